/** The conditional-write probe: does the store honour If-None-Match, also for two writes at once? */
import { randomUUID } from 'node:crypto'
import { memoize } from '@smithy/core/config'
import { mebibyte } from '../../system/units.ts'
import type { StoreOptions } from '../store.ts'
import { uploadMs, writeProbeMs } from '../transfer/timeouts.ts'
import { isOfKind } from './errors.ts'
import type { Session } from './session.ts'
import { newUpload, newUploadDeadline, removeObject } from './uploads.ts'

/**
 * `kept`: the first writer of a name wins. `unsure`: the condition does no harm, but may be ignored, or checked too early.
 * `refused`: the store takes no request with the condition.
 */
type Conditional = 'kept' | 'unsure' | 'refused'

interface ProbeOptions extends Pick<StoreOptions, 'signal' | 'warn'> {
  session: Session
  /** A name that no entry has. */
  name: string
}

export type WriteProbe = ReturnType<typeof newWriteProbe>

/** Some stores honour the condition for single objects, but not for multipart uploads. Each is probed once. */
export function newWriteProbe(options: ProbeOptions) {
  const ofParts = { ...options, name: `${options.name}-parts` }
  const whole = memoize(() => resultOf('whole', options))
  const parts = memoize(async () => {
    const kept = await whole()
    return kept === 'kept' ? resultOf('parts', ofParts) : kept
  })
  return { whole, parts }
}

async function resultOf(kind: 'whole' | 'parts', options: ProbeOptions): Promise<Conditional> {
  const lacks = (how: string): void =>
    options.warn(
      `The store has no way to keep two jobs from saving one key at once (${how}); the later one may win.`,
    )
  try {
    const how = await fault(kind, options)
    if (how === undefined) return 'kept'
    lacks(how)
    return 'unsure'
  } catch (error) {
    if (!isOfKind(error, 'unsupported', 'other')) return 'unsure'
    lacks('it refuses If-None-Match')
    return 'refused'
  }
}

// Some servers check before they store the bytes. With fewer bytes, two writes would rarely meet.
const rivalBytes = mebibyte

/**
 * @returns what the store does wrong, in words; undefined if the first writer of a name wins
 * @throws S3Error, or the reason of a signal
 */
async function fault(
  kind: 'whole' | 'parts',
  { session, name, signal }: ProbeOptions,
): Promise<string | undefined> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(writeProbeMs)])
  using deadline = newUploadDeadline()
  const probing = { signal: limited, idleMs: uploadMs, deadline, isProbe: true }
  const isRefused = async (name: string, bytes: number): Promise<boolean> => {
    const upload = newUpload(session, { name, id: randomUUID(), ...probing })
    const pieces = [Buffer.alloc(bytes)]
    try {
      if (kind === 'parts') await upload.sendPart(0, pieces)
      await upload.publish(pieces, 'refuse')
      return false
    } catch (error) {
      // If this fails, a lifecycle rule removes the upload.
      await upload.abandon().catch(() => {})
      if (isOfKind(error, 'taken')) return true
      throw error
    }
  }
  // In a bucket that was probed before, the name is taken.
  if (await isRefused(name, 1)) return undefined
  if (!(await isRefused(name, 1))) return 'it ignores If-None-Match'
  const rival = `${name}-at-once`
  const rivals = await Promise.allSettled([isRefused(rival, rivalBytes), isRefused(rival, rivalBytes)])
  if (rivals.some((outcome) => outcome.status === 'fulfilled' && outcome.value)) return undefined
  // The next job probes again if it does not find these objects.
  for (const object of [rival, name]) await removeObject(session, object, signal).catch(() => {})
  for (const outcome of rivals) if (outcome.status === 'rejected') throw outcome.reason
  return 'it checks If-None-Match, but not at the moment of the write'
}
