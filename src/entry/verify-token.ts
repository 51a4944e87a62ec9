/** Verifies the token of an entry with jose, which only jobs with `trusted-writers` load. */
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as v from 'valibot'
import { UnverifiedEntry } from '../system/failure.ts'

export interface TokenCheck {
  issuer: string
  /** The audiences that the token may have. */
  audiences: string[]
  /** By the store's clock; undefined if the store does not tell. */
  storedAt: Date | undefined
  keys: JWTVerifyGetKey
}

const claimSchema = v.pipe(v.string(), v.maxLength(1024))
const claimsSchema = v.object({
  aud: v.string(),
  repository: claimSchema,
  ref: claimSchema,
  workflow_ref: claimSchema,
  event_name: claimSchema,
})

export type TokenClaims = v.InferOutput<typeof claimsSchema>

const daySeconds = 24 * 60 * 60

/**
 * A token lives for minutes and an entry for weeks, so not the token's expiry counts, but that it was issued within a day
 * of the store's time: an old entry that is stored anew fails. S3's time of a
 * multipart object is when its upload started.
 * @throws UnverifiedEntry with the reason, or the error of `keys`
 */
export async function verifyToken(token: string, check: TokenCheck): Promise<TokenClaims> {
  const { issuer, audiences: audience, storedAt, keys } = check
  try {
    const { payload } = await jwtVerify(token, keys, {
      // GitHub's, by `id_token_signing_alg_values_supported` of its configuration.
      algorithms: ['RS256'],
      issuer,
      audience,
      ...(storedAt && { currentDate: storedAt }),
      clockTolerance: storedAt ? daySeconds : Number.MAX_SAFE_INTEGER,
      maxTokenAge: 0,
    })
    return v.parse(claimsSchema, payload)
  } catch (error) {
    const reason = reasonIn(error, check)
    throw reason === undefined ? error : new UnverifiedEntry(`has a token ${reason}`)
  }
}

function reasonIn(error: unknown, { issuer }: TokenCheck): string | undefined {
  if (error instanceof errors.JOSEAlgNotAllowed) return 'that another algorithm than RS256 signed'
  if (error instanceof errors.JWKSNoMatchingKey)
    return `with a key that ${issuer} does not publish, or no longer`
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'with a wrong signature'
  if (error instanceof errors.JWKSMultipleMatchingKeys) return 'that names no key'
  const isOld = error instanceof errors.JWTExpired
  if (isOld || error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'iss') return `of another issuer than ${issuer}`
    if (error.claim === 'aud')
      return 'for another entry: this one was changed, or copied from another key, repository, branch or version'
    return 'that was not issued within a day of the time when the entry was stored'
  }
  const isInvalid = [errors.JWTInvalid, errors.JWSInvalid, errors.JOSENotSupported, v.ValiError]
  return isInvalid.some((kind) => error instanceof kind) ? 'that is not valid' : undefined
}
