/** Finds out whether a store keeps a name to its first writer when it is told to. */
import { randomUUID } from 'node:crypto'
import type { Bucket } from './bucket.ts'
import { S3Trouble } from './trouble.ts'

/** `unknown` where the trial itself was not allowed or did not work out. */
export type Conditional = 'kept' | 'ignored' | 'refused' | 'unknown'

// By then it does not matter any longer.
const trialMs = 10_000

interface Trying {
  signal: AbortSignal
  warn(line: string): void
}

/**
 * Writes an empty object that is there already. A store that keeps names says so in one request; one in which nobody
 * has tried before needs two.
 */
export async function tryConditional(
  bucket: Bucket,
  name: string,
  { signal, warn }: Trying,
): Promise<Conditional> {
  const draft = { name, id: randomUUID(), pieces: [], conditional: true }
  const lacks = (how: string): void =>
    warn(
      `The store has no way to keep two jobs from saving one key at once (it ${how} If-None-Match); the later one may win.`,
    )
  const limited = AbortSignal.any([signal, AbortSignal.timeout(trialMs)])
  try {
    await bucket.put(draft, limited)
    await bucket.put(draft, limited)
  } catch (error) {
    if (!(error instanceof S3Trouble)) return 'unknown'
    if (error.kind === 'taken') return 'kept'
    if (error.kind !== 'unsupported' && error.kind !== 'other') return 'unknown'
    lacks('refuses')
    return 'refused'
  }
  lacks('ignores')
  return 'ignored'
}
