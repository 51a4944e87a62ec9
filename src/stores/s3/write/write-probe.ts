/** The conditional-write probe: finds out whether a store honours If-None-Match, so that the first writer of a name wins. */

import { randomUUID } from 'node:crypto'
import type { StoreOptions } from '../../store.ts'
import { writeProbeMs } from '../../transfer/limits.ts'
import { S3Error } from '../errors.ts'
import type { Session } from '../session.ts'
import { newUploadDeadline } from './upload-deadline.ts'
import { newMultipart, putObject, type UploadTarget } from './uploads.ts'

/** `unknown` if the probe was denied or failed. */
export type Conditional = 'kept' | 'ignored' | 'refused' | 'unknown'

/** Some stores honour the condition for single objects, but not for multipart uploads. Each kind is probed once. */
export interface WriteProbe {
  ofPut(): Promise<Conditional>
  ofUpload(): Promise<Conditional>
}

interface ProbeOptions extends Pick<StoreOptions, 'signal' | 'warn'> {
  session: Session
  /** A name that no entry has. */
  name: string
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
  write: (session: Session, upload: UploadTarget) => Promise<void>,
  { session, name, signal, warn }: ProbeOptions,
): Promise<Conditional> {
  const lacks = (how: string): void =>
    warn(
      `The store has no way to keep two jobs from saving one key at once (it ${how} If-None-Match); the later one may win.`,
    )
  const limited = AbortSignal.any([signal, AbortSignal.timeout(writeProbeMs)])
  try {
    await write(session, { name, id: randomUUID(), signal: limited, deadline: newUploadDeadline() })
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
async function putTwice(session: Session, upload: UploadTarget): Promise<void> {
  await putObject(session, upload, [], true)
  await putObject(session, upload, [], true)
}

/** Completes a multipart upload of one byte under a name that is taken. */
async function uploadOnce(session: Session, upload: UploadTarget): Promise<void> {
  const parts = newMultipart(session, { ...upload, beginMs: writeProbeMs, isProbe: true })
  try {
    await parts.send(0, [Buffer.alloc(1)])
    await parts.complete(true)
  } catch (error) {
    // If this fails, a lifecycle rule removes the upload.
    await parts.abandon().catch(() => {})
    throw error
  }
}
