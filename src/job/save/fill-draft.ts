/** Fills a draft with an entry: packs the body, seals it with the index, and publishes. */
import { bodyLength, containerVersion, type Origin } from '../../entry/container.ts'
import { blockDigester } from '../../entry/digest.ts'
import { sealIndex } from '../../entry/index-frame.ts'
import { fromBytes } from '../../files/byte-strings.ts'
import type { Format, Packed } from '../../formats/format.ts'
import { newProgress } from '../../report/progress.ts'
import type { Findings } from '../../report/report.ts'
import type { Timeline } from '../../report/timeline.ts'
import { type Destination, type Upload, uploadTo } from '../../stores/transfer/upload.ts'
import * as runner from '../../system/runner.ts'
import { shortSizeText, sizeText } from '../../system/units.ts'
import { deadBytesIn } from './changes/full-save.ts'

/** The bytes that the draft has already, and how to write the rest of the body. */
export interface DraftBody {
  rest: Destination
  /** How many bytes are in the draft, and the digests of their blocks. */
  bytes: number
  digests: Buffer
  /** Writes the rest. */
  pack(write: (bytes: Buffer) => Promise<void>): Promise<Packed>
  /** How much of the body is of another entry, and how much is new; undefined if all files are packed. */
  reuse?: { reusedBytes: number; packedBytes: number }
  /** Removes temporary files. */
  close(): void
}

export interface DraftJob {
  body: DraftBody
  key: string
  /** The lines of `path`. */
  paths: string[]
  format: Format
  createdBy: Origin
  /** Makes the signature of the index from its digest; undefined if the user gives no key. */
  sign: ((digest: Buffer) => Buffer) | undefined
  /** Throws if what was packed may be damaged, or has changed. */
  check(): Promise<void>
  /** Whether to publish nothing, because another job has saved what this one has to merge. */
  isOutdated(): Promise<boolean>
  /** Whether the store is on this host. */
  isHere: boolean
  timeline: Timeline
  findings: Findings
  signal: AbortSignal
}

export const nothingToSave =
  'Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.'

export function alreadyReserved(key: string): string {
  return `Failed to save: Unable to reserve cache with key ${key}, another job may be creating this cache.`
}

/** `nothing` if there was nothing to pack, or another job published first. */
type SaveOutcome = 'published' | 'nothing' | 'outdated'

export async function fill(job: DraftJob): Promise<SaveOutcome> {
  const upload = timedUpload(job)
  const { packed, digests } = await pack(upload, job)
  if (packed.segments.length === 0) {
    runner.mildWarning(nothingToSave)
    return 'nothing'
  }
  await seal(packed, digests, upload, job)
  return publish(upload, job)
}

/** @returns what the body holds, and the digests of its blocks */
async function pack(upload: Upload, { body }: DraftJob): Promise<{ packed: Packed; digests: Buffer }> {
  const digester = blockDigester()
  const packed = await body.pack(async (bytes) => {
    digester.update(bytes)
    await upload.write(bytes)
  })
  logSkipped(packed)
  return { packed, digests: Buffer.concat([body.digests, digester.finish()]) }
}

/** Writes the index, and logs what the entry holds. */
async function seal(packed: Packed, digests: Buffer, upload: Upload, job: DraftJob): Promise<void> {
  const { files, bytes } = packed
  const index = job.format.indexed ? indexOf(packed, digests, job) : Buffer.alloc(0)
  await upload.write(index)
  const storedBytes = bodyLength(packed) + index.length
  Object.assign(job.findings, { files, bytes, storedBytes })
  runner.info(`Cache Size: ${sizeText(storedBytes)}`)
  if (job.body.reuse) reportReuse(packed, storedBytes, job)
}

/** Makes the entry visible, unless something speaks against it. */
async function publish(upload: Upload, job: DraftJob): Promise<SaveOutcome> {
  // Both wait: the check for the disk, the upload for the store.
  await Promise.all([upload.finish(), job.check()])
  if (await job.isOutdated()) return 'outdated'
  job.signal.throwIfAborted()
  if (await upload.commit()) return 'published'
  runner.info(alreadyReserved(job.key))
  return 'nothing'
}

function timedUpload({ body, isHere, timeline }: DraftJob): Upload {
  const upload = uploadTo(body.rest, { onTaken: newProgress('Sent', undefined, runner.info) })
  const phaseTimer = timeline.phaseTimer()
  const phase = isHere ? 'write' : 'upload'
  return {
    write: (bytes) => phaseTimer.pushed(phase, bytes.length, () => upload.write(bytes)),
    finish: () => phaseTimer.pushed(phase, 0, upload.finish),
    commit: () => timeline.during('publish', upload.commit),
  }
}

function indexOf(packed: Packed, digests: Buffer, { paths, key, format, createdBy, sign }: DraftJob): Buffer {
  const { segments, files, bytes } = packed
  const origin = { container: containerVersion, format: format.id, key, paths, createdBy }
  return sealIndex({ ...origin, segments, files, bytes, digests }, sign)
}

function reportReuse({ segments }: Packed, storedBytes: number, { body, isHere, findings }: DraftJob): void {
  const { reusedBytes = 0, packedBytes = 0 } = body.reuse ?? {}
  const sentBytes = storedBytes - body.bytes
  Object.assign(findings, { reusedBytes, packedBytes, sentBytes, deadBytes: deadBytesIn(segments) })
  const [kept, packed, sent] = [reusedBytes, packedBytes, sentBytes].map(shortSizeText)
  runner.info(`Reused ${kept}, packed ${packed}, ${isHere ? 'wrote' : 'sent'} ${sent}`)
}

function logSkipped({ skipped }: Packed): void {
  if (skipped.length === 0) return
  const some = skipped.slice(0, 3).map((member) => fromBytes(member.replace(/^\d+\//, '')).toString())
  const more = skipped.length > some.length ? ', …' : ''
  runner.info(`Skipped ${skipped.length} that are no file, directory or link: ${some.join(', ')}${more}`)
}
