/** Writes an entry to a bucket: sends parts as they come, then makes them an object by one request. */
import { randomUUID } from 'node:crypto'
import { lengthOf } from '../../../system/bytes/chunker.ts'
import { copyPartBytes, copyParts } from '../../copy-parts.ts'
import type { Draft, Entry, StoreOptions } from '../../store.ts'
import type { UploadLimits } from '../../transfer/limits.ts'
import type { Destination } from '../../transfer/upload.ts'
import { isOfKind } from '../errors.ts'
import { headObject, isTaken } from '../objects.ts'
import type { Session } from '../session.ts'
import { newUploadDeadline } from './upload-deadline.ts'
import { type Multipart, newMultipart, putObject } from './uploads.ts'
import type { WriteProbe } from './write-probe.ts'

export interface S3DraftOptions extends Pick<StoreOptions, 'signal' | 'tell'> {
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

// The store does not copy, or not for this job. After other errors, the entry is gone or the store cannot be reached.
const refusals = ['denied', 'unsupported', 'other'] as const

export function newDraft(options: S3DraftOptions): Draft {
  const { session, name, probe, partBytes, concurrency, signal, tell, limits } = options
  const id = randomUUID()
  const upload = { name, id, signal, idleMs: limits.idleMs, deadline: newUploadDeadline(limits) }
  let parts = newMultipart(session, upload)
  let only: Buffer[] = []
  let isOver = false
  const publish = (conditional: boolean): Promise<void> =>
    parts.isBegun() ? parts.complete(conditional) : putObject(session, upload, only, conditional)
  const commit = async (): Promise<boolean> => {
    const keep = await (parts.isBegun() ? probe.ofUpload() : probe.ofPut())
    if (keep !== 'kept' && (await isTaken(session, name, signal))) return false
    isOver = await publish(keep !== 'refused').then(
      () => true,
      (error) => isOwnDraft(error, id, options),
    )
    return isOver
  }
  /** @param first how many parts come before these */
  const partsFrom = (first: number, partBytes: number): Destination => ({
    partBytes,
    concurrency,
    async write(partNumber, pieces) {
      if (first + partNumber >= maxParts) throw tooLarge(partBytes)
      const length = lengthOf(pieces)
      // A short first part is the only part: one request writes the whole object.
      if (first + partNumber === 0 && length < partBytes) only = pieces
      else {
        // The probe starts now, so that its result is there for `commit`.
        void probe.ofUpload()
        await parts.send(first + partNumber, pieces)
      }
    },
    commit,
  })
  const undo = async (): Promise<void> => {
    await abandon(parts, options)
    parts = newMultipart(session, upload)
  }
  return {
    ...partsFrom(0, partBytes),
    async copyFrom(entry, bytes) {
      const size = copyPartBytes(bytes)
      const count = await copyStart(parts, entry, bytes, options).catch(async (error) => {
        await undo()
        if (!isOfKind(error, ...refusals)) throw error
        tell(`Sending the whole entry, because the store did not copy the unchanged part: ${error.message}`)
        return 0
      })
      return { bytes: count * size, rest: partsFrom(count, count > 0 ? size : partBytes), undo }
    },
    async discard() {
      if (isOver) return
      isOver = true
      await abandon(parts, options)
      // The probe ends its own upload.
      if (parts.isBegun()) await probe.ofUpload()
    },
  }
}

/** @returns how many parts the bucket has copied */
async function copyStart(
  parts: Multipart,
  entry: Entry,
  bytes: number,
  { probe, nameOf, concurrency }: S3DraftOptions,
): Promise<number> {
  const { etag } = entry.remote ?? {}
  if (etag === undefined) return 0
  void probe.ofUpload()
  const from = nameOf(entry)
  return copyParts(bytes, concurrency, (part) => parts.copy({ ...part, from, etag }))
}

async function abandon(parts: Multipart, { name, tell }: S3DraftOptions): Promise<void> {
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
