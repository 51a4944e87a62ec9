/** The conditional-write probe: finds out whether a store honours If-None-Match, so that the first writer of a name wins. */

import { randomUUID } from 'node:crypto'
import { shortMs } from '../../transfer/deadline.ts'
import { S3Error } from './errors.ts'
import type { Session } from './session.ts'
import { abortUpload, beginUpload, completeUpload, putObject, sendPart } from './uploads.ts'

/** `unknown` if the probe was denied or failed. */
export type Conditional = 'kept' | 'ignored' | 'refused' | 'unknown'

/** Some stores honour the condition for single objects, but not for multipart uploads. Each kind is probed once. */
export interface WriteProbe {
  ofPut(): Promise<Conditional>
  ofUpload(): Promise<Conditional>
}

export interface ProbeOptions {
  session: Session
  /** A name that no entry has. */
  name: string
  signal: AbortSignal
  warn(line: string): void
}

// A later result would be of no use.
const probeMs = 10_000

export function newWriteProbe(options: ProbeOptions): WriteProbe {
  let put: Promise<Conditional> | undefined
  let upload: Promise<Conditional> | undefined
  const ofPut = (): Promise<Conditional> => (put ??= resultOf(putTwice, options))
  return {
    ofPut,
    ofUpload() {
      // The object of the first probe must exist.
      upload ??= ofPut().then((kept) => (kept === 'kept' ? resultOf(uploadOnce, options) : kept))
      return upload
    },
  }
}

async function resultOf(
  write: (options: ProbeOptions) => Promise<void>,
  { session, name, signal, warn }: ProbeOptions,
): Promise<Conditional> {
  const lacks = (how: string): void =>
    warn(
      `The store has no way to keep two jobs from saving one key at once (it ${how} If-None-Match); the later one may win.`,
    )
  try {
    await write({ session, name, warn, signal: AbortSignal.any([signal, AbortSignal.timeout(probeMs)]) })
  } catch (error) {
    if (!(error instanceof S3Error)) return 'unknown'
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
async function putTwice({ session, name, signal }: ProbeOptions): Promise<void> {
  const draft = { name, id: randomUUID(), pieces: [], conditional: true }
  await putObject(session, draft, signal)
  await putObject(session, draft, signal)
}

/** Ends an upload of one byte where an object is. */
async function uploadOnce({ session, name, signal }: ProbeOptions): Promise<void> {
  // If the start of an upload were interrupted, its id would be unknown and nothing could abort it.
  const upload = await beginUpload(session, { name, id: randomUUID() }, AbortSignal.timeout(probeMs))
  try {
    const etag = await sendPart(
      session,
      { upload, number: 1, pieces: [Buffer.alloc(1)], isProbe: true },
      signal,
    )
    await completeUpload(session, { upload, etags: [etag], conditional: true }, signal)
  } catch (error) {
    // If the abort fails, a lifecycle rule removes the upload.
    await abortUpload(session, upload, AbortSignal.timeout(shortMs)).catch(() => {})
    throw error
  }
}
