/** Finds out whether a store keeps a name to its first writer when it is told to. */
import { randomUUID } from 'node:crypto'
import { shortMs } from '../patience.ts'
import type { Bucket } from './bucket.ts'
import { S3Trouble } from './trouble.ts'

/** `unknown` where the trial itself was not allowed or did not work out. */
export type Conditional = 'kept' | 'ignored' | 'refused' | 'unknown'

/** Some stores heed the condition on single objects, but not at the end of uploads in parts. Each is tried once. */
export interface Trial {
  ofPut(): Promise<Conditional>
  ofUpload(): Promise<Conditional>
}

export interface Trying {
  bucket: Bucket
  /** No entry has it. */
  name: string
  signal: AbortSignal
  warn(line: string): void
}

// By then it does not matter any longer.
const trialMs = 10_000

export function newTrial(trying: Trying): Trial {
  let put: Promise<Conditional> | undefined
  let upload: Promise<Conditional> | undefined
  const ofPut = (): Promise<Conditional> => (put ??= judged(putTwice, trying))
  return {
    ofPut,
    ofUpload() {
      // The object has to be there.
      upload ??= ofPut().then((kept) => (kept === 'kept' ? judged(uploadOnce, trying) : kept))
      return upload
    },
  }
}

async function judged(
  write: (trying: Trying) => Promise<void>,
  { bucket, name, signal, warn }: Trying,
): Promise<Conditional> {
  const lacks = (how: string): void =>
    warn(
      `The store has no way to keep two jobs from saving one key at once (it ${how} If-None-Match); the later one may win.`,
    )
  try {
    await write({ bucket, name, warn, signal: AbortSignal.any([signal, AbortSignal.timeout(trialMs)]) })
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

/**
 * Writes an empty object that is there already. A store that keeps names says so in one request; one in which nobody
 * has tried before needs two.
 */
async function putTwice({ bucket, name, signal }: Trying): Promise<void> {
  const draft = { name, id: randomUUID(), pieces: [], conditional: true }
  await bucket.put(draft, signal)
  await bucket.put(draft, signal)
}

/** Ends an upload of one byte where an object is. */
async function uploadOnce({ bucket, name, signal }: Trying): Promise<void> {
  // An upload whose beginning was broken off would have no number to end it by.
  const upload = await bucket.begin({ name, id: randomUUID() }, AbortSignal.timeout(trialMs))
  try {
    const etag = await bucket.send({ upload, number: 1, pieces: [Buffer.alloc(1)], isTrial: true }, signal)
    await bucket.complete({ upload, etags: [etag], conditional: true }, signal)
  } catch (error) {
    // A lifecycle rule removes what cannot be removed here.
    await bucket.abort(upload, AbortSignal.timeout(shortMs)).catch(() => {})
    throw error
  }
}
