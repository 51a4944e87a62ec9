/** Signs entries with tokens of the runner, and verifies tokens by jose, which only jobs with `trusted-writers` load. */
import { errors, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { EntryAddress } from '../entry/signature.ts'
import { audienceOf, tokenIn, tokenSignatureOf } from '../entry/signature.ts'
import type { TrustedWriter } from '../inputs/signing.ts'
import { UnverifiedEntry } from '../system/failure.ts'
import { issuerKeys, issuerOf, requestToken } from './issuer.ts'
import { isTrustedWriter } from './trusted-writer.ts'

export { issuerKeys } from './issuer.ts'

export function signByToken(digest: Buffer, place: EntryAddress, signal: AbortSignal): Promise<Buffer> {
  return tokenSignatureOf(digest, place, (audience) => requestToken(audience, signal))
}

interface TokenTrust {
  places: EntryAddress[]
  writers: TrustedWriter[]
  /** By the store's clock; undefined if the store does not tell. */
  storedAt: Date | undefined
  signal: AbortSignal
}

/** @throws UnverifiedEntry with the reason; Error if the issuer's keys cannot be had */
export async function checkToken(signature: Buffer, digest: Buffer, trust: TokenTrust): Promise<void> {
  const { places, writers } = trust
  const token = tokenIn(signature)
  const placeFor = new Map(places.map((place) => [audienceOf(signature, digest, place), place]))
  const claims = await verifyToken(token, [...placeFor.keys()], trust)
  const { aud, repository, ref, workflow_ref: workflow, event_name: event } = claims
  const place = placeFor.get(aud)
  // A run can have a token for any audience, also for an entry at a place that it may not write.
  if (repository !== place?.repository || ref !== place.scope)
    throw new UnverifiedEntry(`has a token of a run of ${repository} on ${ref}, which may not save here`)
  if (!isTrustedWriter(writers, { workflow, event }))
    throw new UnverifiedEntry(
      `was saved by ${workflow} (event '${event}'), which \`trusted-writers\` does not name`,
    )
}

const claimSchema = v.pipe(v.string(), v.maxLength(1024))
const claimsSchema = v.object({
  aud: v.string(),
  repository: claimSchema,
  ref: claimSchema,
  workflow_ref: claimSchema,
  event_name: claimSchema,
})

type TokenClaims = v.InferOutput<typeof claimsSchema>

const daySeconds = 24 * 60 * 60

/**
 * A token lives for minutes and an entry for weeks, so not the token's expiry counts, but that it was issued within a day
 * of the store's time: an old entry that is stored anew fails. S3's time of a
 * multipart object is when its upload started.
 * @param audience those that the token may have
 * @throws UnverifiedEntry with the reason; Error if the issuer's keys cannot be had
 */
async function verifyToken(
  token: string,
  audience: string[],
  { storedAt, signal }: TokenTrust,
): Promise<TokenClaims> {
  const issuer = issuerOf()
  try {
    const { payload } = await jwtVerify(token, issuerKeys(signal), {
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
    const reason = reasonIn(error, issuer)
    throw reason === undefined ? error : new UnverifiedEntry(`has a token ${reason}`)
  }
}

function reasonIn(error: unknown, issuer: string): string | undefined {
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
