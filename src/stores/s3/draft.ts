/**
 * Writes to a bucket: sends the parts of an entry as they come, then makes them an object by one request. This file and its
 * imports, which include AWS's SDK, are loaded when a job first writes.
 */
import { randomUUID } from 'node:crypto'
import { NameTaken } from '../../system/failure.ts'
import { newPartsDraft } from '../parts-draft.ts'
import type { Draft, Name } from '../store.ts'
import { defaultUpload } from '../transfer/timeouts.ts'
import { isOfKind } from './errors.ts'
import type { Names } from './names.ts'
import { headObject, isNameTaken } from './objects.ts'
import type { BucketOptions, Session } from './session.ts'
import { newUpload, newUploadDeadline, type ObjectToUpload, removeObject } from './uploads.ts'
import { newWriteProbe, type WriteProbe } from './write-probe.ts'

// For `clean/`. A bundle of its own would be one more file for each save to load.
export { removeObject }

interface WriteContext extends Pick<BucketOptions, 'inputs' | 'signal' | 'tell' | 'warn' | 'limits'> {
  session: Session
  names: Names
}

export function newWriter(context: WriteContext) {
  const { session, names, signal } = context
  const probe = newWriteProbe({ ...context, name: names.probe })
  return {
    create(name: Name): Draft {
      // The probe starts now, so that its result is there for `commit`.
      void probe.whole()
      return newObjectDraft(name, { ...context, probe })
    },
    remove: (object: string) => removeObject(session, object, signal),
  }
}

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
const maxParts = 10_000

function newObjectDraft(entry: Name, context: WriteContext & { probe: WriteProbe }): Draft {
  const { signal, tell, session, names, probe } = context
  const name = names.object(entry)
  const limits = { ...defaultUpload, ...context.limits?.upload }
  const deadline = newUploadDeadline(limits)
  const object = { name, id: randomUUID(), signal, idleMs: limits.idleMs, deadline }
  let parts = newUpload(session, object)
  let isOver = false
  // The save warns of its own failure. Only the log has this line.
  const message = `The unfinished upload of ${name} could not be removed; a lifecycle rule for incomplete uploads will.`
  const abandon = (): Promise<void> => parts.abandon().catch(() => tell(message))
  return newPartsDraft(context, {
    async sendPart({ number, start, pieces }) {
      if (number >= maxParts) throw tooLarge(start / number)
      // The probe starts now, so that its result is there for `publish`.
      void probe.parts()
      await parts.sendPart(number, pieces)
    },
    async copierOf({ scope = entry.scope, version, key, remote }) {
      const etag = remote?.etag
      if (etag === undefined) return undefined
      void probe.parts()
      const from = names.object({ scope, version, key })
      return (part) => parts.copy({ ...part, from, etag })
    },
    async empty() {
      await abandon()
      parts = newUpload(session, object)
    },
    async publish({ whole = [] }) {
      const keep = await (parts.hasParts() ? probe.parts() : probe.whole())
      if (keep !== 'kept' && (await isNameTaken(session, name, signal))) throw new NameTaken(entry.key)
      await parts
        .publish(whole, keep === 'refused' ? 'replace' : 'refuse')
        .catch((error) => checkIsOwn(error, entry.key, session, object))
      isOver = true
    },
    async discard() {
      deadline[Symbol.dispose]()
      if (isOver) return
      isOver = true
      await abandon()
      // The probe ends its own upload.
      if (parts.hasParts()) await probe.parts()
    },
  })
}

/**
 * Publishing may have succeeded although it threw: the first answer may have been lost, so that a retry met our own object.
 * @throws NameTaken if the object is another job's; the error if there is none
 */
async function checkIsOwn(
  error: unknown,
  key: string,
  session: Session,
  { name, id, signal }: ObjectToUpload,
): Promise<void> {
  signal.throwIfAborted()
  const object = await headObject(session, name, signal).catch(() => {
    // A job that may not read knows from the refusal alone.
    throw isOfKind(error, 'taken') ? new NameTaken(key) : error
  })
  if (!object) throw error
  if (object.draft !== id) throw new NameTaken(key)
}

function tooLarge(partBytes: number): Error {
  const mebibytes = Math.floor((partBytes * maxParts) / 1024 ** 2)
  return new Error(
    `the entry is larger than ${maxParts} parts (${mebibytes} MiB in all), which is all that S3 takes: set the input \`part-size\` to more`,
  )
}
