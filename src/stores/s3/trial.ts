/** Finds out whether a store keeps a name to its first writer when it is told to. */
import { randomUUID } from 'node:crypto'
import type { Bucket } from './bucket.ts'
import { S3Trouble } from './trouble.ts'

/** `unknown` where the trial itself was not allowed or did not work out. */
export type Conditional = 'kept' | 'ignored' | 'refused' | 'unknown'

/**
 * Writes an empty object that is there already. A store that keeps names says so in one request; one in which nobody
 * has tried before needs two.
 */
export async function tryConditional(
  bucket: Bucket,
  name: string,
  signal: AbortSignal,
): Promise<Conditional> {
  const object = { name, draft: randomUUID(), conditional: true }
  try {
    await bucket.put(object, [], signal)
    await bucket.put(object, [], signal)
    return 'ignored'
  } catch (error) {
    if (!(error instanceof S3Trouble)) return 'unknown'
    if (error.kind === 'taken') return 'kept'
    return error.kind === 'unsupported' || error.kind === 'other' ? 'refused' : 'unknown'
  }
}
