/** The conditional-write probe: finds out whether a store honours If-None-Match, so that the first writer of a name wins. */

import { randomUUID } from 'node:crypto'
import { shortMs, writeProbeMs } from '../../transfer/limits.ts'
import { S3Error } from '../errors.ts'
import type { Session } from '../session.ts'
import { abortUpload, beginUpload, completeUpload, putObject, sendPart } from './uploads.ts'

/** `unknown` if the probe was denied or failed. */
export type Conditional = 'kept' | 'ignored' | 'refused' | 'unknown'

/** Some stores honour the condition for single objects, but not for multipart uploads. Each kind is probed once. */
export interface WriteProbe {
  ofPut(): Promise<Conditional>
  ofUpload(): Promise<Conditional>
}

interface ProbeOptions {
  session: Session
  /** A name that no entry has. */
  name: string
  signal: AbortSignal
  warn(line: string): void
}

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
    await write({ session, name, warn, signal: AbortSignal.any([signal, AbortSignal.timeout(writeProbeMs)]) })
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
 * Writes an empty object that exists already. If a store refuses that, one request shows it. A store that was never
 * probed before needs two requests.
 */
async function putTwice({ session, name, signal }: ProbeOptions): Promise<void> {
  const draft = { name, id: randomUUID(), pieces: [], conditional: true }
  await putObject(session, draft, signal)
  await putObject(session, draft, signal)
}

/** Completes a multipart upload of one byte under a name that is taken. */
async function uploadOnce({ session, name, signal }: ProbeOptions): Promise<void> {
  // Nothing interrupts the start of the upload, because without its id it could not be aborted.
  const upload = await beginUpload(session, name, randomUUID(), AbortSignal.timeout(writeProbeMs))
  try {
    const part = { number: 1, pieces: [Buffer.alloc(1)], isProbe: true }
    const etags = [await sendPart(session, upload, part, signal)]
    await completeUpload(session, upload, { etags, conditional: true }, signal)
  } catch (error) {
    // If the abort fails, a lifecycle rule removes the upload.
    await abortUpload(session, upload, AbortSignal.timeout(shortMs)).catch(() => {})
    throw error
  }
}
