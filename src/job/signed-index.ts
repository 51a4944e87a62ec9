/** Signs indexes, and refuses entries that no key of the job has signed. */
import type { Index } from '../entry/container.ts'
import { readIndex } from '../entry/index-frame.ts'
import { type EntryAddress, signatureOf, verifySignature } from '../entry/signature.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { secretsIn } from '../inputs/signing.ts'
import { sameKey } from '../names/keys.ts'
import { accessOf } from '../names/scopes.ts'
import type { Entry } from '../stores/store.ts'
import { UnverifiedEntry } from '../system/failure.ts'
import * as runner from '../system/runner.ts'

/** Keeps the keys out of the log. Called before all other readers of the keys. */
export function maskSigningKeys(): void {
  for (const secret of secretsIn(runner.input('signing-key'))) runner.mask(secret)
}

/** Undefined if the user gives no key. */
export function signerFor(
  { signing }: Inputs,
  place: EntryAddress,
): ((digest: Buffer) => Buffer) | undefined {
  const key = signing?.signer
  return key && ((digest) => signatureOf(digest, place, key))
}

// Clocks of stores and runners differ, and a save takes time.
const toleranceMs = 24 * 60 * 60 * 1000

/**
 * Reads the index from the store: a copy of the entry proves nothing.
 * @throws BadEntry if it is missing or damaged
 * @throws UnverifiedEntry if the user gives keys, and none of them has signed this entry for this place
 */
export async function readTrustedIndex(entry: Entry, { key, signing }: Inputs): Promise<Index> {
  const stored = entry.stored ?? entry
  if (!signing) return readIndex(stored)
  const run = runner.currentRun()
  // Only the service knows the scope of its entry.
  const scopes = entry.scope === undefined ? accessOf(run).read : [entry.scope]
  const { version, createdAt } = entry
  const places = scopes.map((scope) => ({ repository: run.repository, scope, version }))
  try {
    const index = await readIndex(stored, (signature, digest) => {
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
