/** Writes an entry to a bucket: sends parts as they come, then makes them an object by one request. */
import { randomUUID } from 'node:crypto'
import { newPartsDraft } from '../../parts-draft.ts'
import type { Draft, Entry, StoreOptions } from '../../store.ts'
import type { UploadLimits } from '../../transfer/limits.ts'
import { isOfKind } from '../errors.ts'
import { headObject, isTaken } from '../objects.ts'
import type { Session } from '../session.ts'
import { newUploadDeadline } from './upload-deadline.ts'
import { newUpload, type ObjectUpload } from './uploads.ts'
import type { WriteProbe } from './write-probe.ts'

interface S3DraftOptions extends Pick<StoreOptions, 'signal' | 'tell'> {
  session: Session
  name: string
  /** The name of the object of an entry. */
  nameOf(entry: Entry): string
  probe: WriteProbe
  partBytes: number
  concurrency: number
  limits: UploadLimits
}

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
const maxParts = 10_000

// The store does not copy, or not for this job.
const refusals = ['denied', 'unsupported', 'other'] as const

export function newDraft(options: S3DraftOptions): Draft {
  const { session, name, nameOf, probe, signal, limits } = options
  const id = randomUUID()
  const upload = { name, id, signal, idleMs: limits.idleMs, deadline: newUploadDeadline(limits) }
  let parts = newUpload(session, upload)
  let isOver = false
  return newPartsDraft(options, {
    async send({ number, start, pieces }) {
      if (number >= maxParts) throw tooLarge(start / number)
      // The probe starts now, so that its result is there for `publish`.
      void probe('parts')
      await parts.send(number, pieces)
    },
    async copierOf(entry) {
      const { etag } = entry.remote ?? {}
      if (etag === undefined) return undefined
      void probe('parts')
      return (part) => parts.copy({ ...part, from: nameOf(entry), etag })
    },
    isRefusal: (error) => isOfKind(error, ...refusals),
    async undo() {
      await abandon(parts, options)
      parts = newUpload(session, upload)
    },
    async publish({ whole = [] }) {
      const keep = await probe(parts.hasParts() ? 'parts' : 'whole')
      if (keep !== 'kept' && (await isTaken(session, name, signal))) return false
      isOver = await parts.publish(whole, keep !== 'refused').then(
        () => true,
        (error) => isOwnDraft(error, id, options),
      )
      return isOver
    },
    async discard() {
      if (isOver) return
      isOver = true
      await abandon(parts, options)
      // The probe ends its own upload.
      if (parts.hasParts()) await probe('parts')
    },
  })
}

async function abandon(parts: ObjectUpload, { name, tell }: S3DraftOptions): Promise<void> {
  // The save warns of its own failure. Only the log has this line.
  const message = `The unfinished upload of ${name} could not be removed; a lifecycle rule for incomplete uploads will.`
  await parts.abandon().catch(() => tell(message))
}

/**
 * Whether publishing succeeded although it threw: the first answer may have been lost, so that a retry met our own object.
 * @param id of our draft
 * @throws the error if there is no object
 */
async function isOwnDraft(
  error: unknown,
  id: string,
  { session, name, signal }: S3DraftOptions,
): Promise<boolean> {
  signal.throwIfAborted()
  const object = await headObject(session, name, signal).catch(() => {
    // A job that may not read knows from the refusal alone.
    if (isOfKind(error, 'taken')) return { draft: undefined }
    throw error
  })
  if (object) return object.draft === id
  throw error
}

function tooLarge(partBytes: number): Error {
  const mebibytes = Math.floor((partBytes * maxParts) / 1024 ** 2)
  return new Error(
    `the entry is larger than ${maxParts} parts (${mebibytes} MiB in all), which is all that S3 takes: set the input \`part-size\` to more`,
  )
}
