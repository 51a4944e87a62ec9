/** Signs indexes, and refuses entries that no key of the job has signed. */
import type { Index } from '../entry/container.ts'
import { readIndex } from '../entry/index-frame.ts'
import { type EntryAddress, signatureOf, verifySignature } from '../entry/signature.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { secretsIn } from '../inputs/signing.ts'
import type { ReadInput } from '../inputs/values.ts'
import { sameKey } from '../names/keys.ts'
import { accessOf, type Run } from '../names/scopes.ts'
import type { Entry } from '../stores/store.ts'
import { UnverifiedEntry } from '../system/failure.ts'
import * as runner from '../system/runner.ts'
import { idTokenService } from '../system/runner-services.ts'
import { isTrustedWriter } from './trusted-writer.ts'

/** Keeps the keys out of the log. Called before all other readers of the keys. */
export function maskSigningKeys(read: ReadInput): void {
  for (const secret of secretsIn(read('signing-key'))) runner.mask(secret)
}

type SignDigest = (digest: Buffer) => Buffer | Promise<Buffer>

/** Undefined if the user wants no signatures. */
export function signerFor(
  { signing }: Inputs,
  place: EntryAddress,
  signal: AbortSignal,
): SignDigest | undefined {
  const key = signing?.signer
  if (key) return (digest) => signatureOf(digest, place, key)
  if (!signing?.writers.length) return undefined
  return async (digest) => (await tokenTrust()).signByToken(digest, place, signal)
}

/** The reason why this job cannot save an entry that its readers trust, as a line for the log. */
export function whyUntrusted({ signing }: Inputs, { workflow, eventName: event }: Run): string | undefined {
  if (!signing || signing.signer) return undefined
  if (signing.writers.length === 0)
    return 'Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.'
  if (!isTrustedWriter(signing.writers, { workflow, event }))
    return `Cache save skipped: trusted-writers does not name this run of ${workflow || 'an unknown workflow'} (event '${event}').`
  if (idTokenService()) return undefined
  return 'Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.'
}

/** Starts to get the keys that verify tokens, while the job looks up the entry. */
export async function prepareTrust({ signing }: Inputs, signal: AbortSignal): Promise<void> {
  if (signing?.writers.length) (await tokenTrust()).issuerKeys(signal)
}

/** Only jobs with `trusted-writers` load the library for tokens. */
function tokenTrust(): Promise<typeof import('./token-trust.ts')> {
  return import('./token-trust.ts')
}

// Clocks of stores and runners differ, and a save takes time.
const toleranceMs = 24 * 60 * 60 * 1000

/**
 * Reads the index from the store: a copy of the entry proves nothing.
 * @throws BadEntry if it is missing or damaged
 * @throws UnverifiedEntry if the user gives keys, or writers, and none of them has signed this entry for this place
 */
export async function readTrustedIndex(
  entry: Entry,
  { key, signing }: Inputs,
  signal: AbortSignal,
): Promise<Index> {
  const stored = { size: entry.size, read: entry.readStored }
  if (!signing) return readIndex(stored)
  const run = runner.currentRun()
  // Only the service knows the scope of its entry.
  const scopes = entry.scope === undefined ? accessOf(run).read : [entry.scope]
  const { version, createdAt } = entry
  const places = scopes.map((scope) => ({ repository: run.repository, scope, version }))
  try {
    const index = await readIndex(stored, async (signature, digest) => {
      if (signing.writers.length > 0) {
        const storedAt = createdAt.getTime() > 0 ? createdAt : undefined
        const trust = { places, writers: signing.writers, storedAt, signal }
        return (await tokenTrust()).checkToken(signature, digest, trust)
      }
      const signedAt = verifySignature(signature, digest, { places, keys: signing.verifiers })
      // A restore key finds the newest entry by the store's clock. An attacker could store an old entry again.
      if (!sameKey(entry.key, key) && createdAt.getTime() - signedAt.getTime() > toleranceMs)
        throw new UnverifiedEntry(
          `was signed on ${signedAt.toISOString()}, but stored only on ${createdAt.toISOString()}`,
        )
    })
    if (sameKey(index.key, entry.key)) return index
    throw new UnverifiedEntry(`was signed for another key, ${index.key}`)
  } catch (error) {
    if (!(error instanceof UnverifiedEntry)) throw error
    const outcome =
      'This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md'
    throw new UnverifiedEntry(`the entry ${entry.key} ${error.message}. ${outcome}`)
  }
}
