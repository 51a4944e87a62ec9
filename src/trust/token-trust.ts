/** Signs entries with tokens of the runner, and refuses entries without the token of a trusted writer. */
import type { EntryAddress } from '../entry/signature.ts'
import { audienceOf, tokenIn, tokenSignatureOf } from '../entry/token-signature.ts'
import { verifyToken } from '../entry/verify-token.ts'
import type { TrustedWriter } from '../inputs/trusted-writers.ts'
import { UnverifiedEntry } from '../system/failure.ts'
import { issuerKeys, issuerOf, requestToken } from './issuer.ts'
import { isTrustedWriter } from './trusted-writer.ts'

export { issuerKeys } from './issuer.ts'

export function signByToken(digest: Buffer, place: EntryAddress, signal: AbortSignal): Promise<Buffer> {
  return tokenSignatureOf(digest, place, (audience) => requestToken(audience, signal))
}

export interface TokenTrust {
  /** The places where the entry may be. */
  places: EntryAddress[]
  writers: TrustedWriter[]
  /** By the store's clock; undefined if the store does not tell. */
  storedAt: Date | undefined
  signal: AbortSignal
}

/** @throws UnverifiedEntry with the reason; Error if the issuer's keys cannot be had */
export async function checkToken(signature: Buffer, digest: Buffer, trust: TokenTrust): Promise<void> {
  const { places, writers, storedAt, signal } = trust
  const token = tokenIn(signature)
  const placeFor = new Map(places.map((place) => [audienceOf(signature, digest, place), place]))
  const audiences = [...placeFor.keys()]
  const check = { issuer: issuerOf(), audiences, storedAt, keys: issuerKeys(signal) }
  const { aud, repository, ref, workflow_ref: workflow, event_name: event } = await verifyToken(token, check)
  const place = placeFor.get(aud)
  // A run can have a token for any audience, also for an entry at a place that it may not write.
  if (repository !== place?.repository || ref !== place.scope)
    throw new UnverifiedEntry(`has a token of a run of ${repository} on ${ref}, which may not save here`)
  if (!isTrustedWriter(writers, { workflow, event }))
    throw new UnverifiedEntry(
      `was saved by ${workflow} (event '${event}'), which \`trusted-writers\` does not name`,
    )
}
