/** Fills a draft with an entry: packs the body, seals it with the index, and publishes. */
import { bodyLength, containerVersion, type SourceRecord } from '../../entry/container.ts'
import { blockDigester } from '../../entry/digest.ts'
import { digestToSign, sealIndex } from '../../entry/index-frame.ts'
import { type EntryWriter, writerIn } from '../../entry/writer.ts'
import { fromBytes } from '../../files/byte-strings.ts'
import type { Match } from '../../files/paths/matches.ts'
import { basesOf, pathsIn } from '../../files/paths/member-paths.ts'
import type { Selection } from '../../files/paths/patterns.ts'
import { mostPathBytes } from '../../files/paths/walk.ts'
import type { Format, Packed } from '../../formats/format.ts'
import { countLayers, layersText } from '../../formats/squashfs/images.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { sameKey } from '../../names/keys.ts'
import type { Run } from '../../names/scopes.ts'
import { newProgress } from '../../report/progress.ts'
import type { Findings } from '../../report/report.ts'
import type { Name } from '../../stores/store.ts'
import { orAborted } from '../../stores/transfer/deadline.ts'
import { type Upload, uploadTo } from '../../stores/transfer/upload.ts'
import * as runner from '../../system/runner.ts'
import { shortSizeText, sizeText } from '../../system/units.ts'
import { headstartVersion } from '../../system/version.ts'
import { signerFor } from '../../trust/signed-index.ts'
import { deadBytesIn } from '../changes/full-save.ts'
import type { DraftBody, EntryToSave, Reuse } from '../shared/save-context.ts'
import { whyNoMatch } from '../shared/selection.ts'
import { recordSources } from '../shared/source-times.ts'
import type { State } from '../shared/state.ts'

export interface DraftJob extends EntryToSave {
  body: DraftBody
  /** The entry's name in the store. */
  name: Name
  format: Format
  /** Throws if packed files may be damaged, or have changed. */
  check(): Promise<void>
  findings: Findings
}

export function tellNothingToSave({ preset }: Inputs, selection: Selection): void {
  // The user of a preset has named no path, and a job may need no downloads.
  if (preset !== undefined)
    runner.info(
      `Cache save skipped: nothing is in the directories of preset ${preset}: ${selection.lines.map(({ text }) => text).join(', ')}.`,
    )
  else {
    runner.mildWarning(
      'Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.',
    )
    runner.info(whyNoMatch(selection))
  }
}

export function notSavedAgain(key: string): string {
  return `Cache hit occurred on the primary key ${key}, not saving cache.`
}

/** The name is taken: by another job meanwhile, or by an entry that the restore of this job refused. */
export function alreadyReserved(key: string, { refused }: State): string {
  const line = `Failed to save: Unable to reserve cache with key ${key}, another job may be creating this cache.`
  if (refused === undefined || !sameKey(refused, key)) return line
  return `${line} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`
}

/** @returns false if there was nothing to pack, or another job published first; the log says so */
export async function fill(job: DraftJob): Promise<boolean> {
  const upload = timedUpload(job)
  const { packed, digests } = await pack(upload, job)
  if (packed.segments.length === 0) {
    tellNothingToSave(job.inputs, job.selection)
    return false
  }
  await seal(packed, digests, upload, job)
  return publish(packed, upload, job)
}

/** @returns the contents of the body, and the digests of its blocks */
async function pack(
  upload: Upload,
  { body, matches }: DraftJob,
): Promise<{ packed: Packed; digests: Buffer }> {
  const digester = blockDigester()
  const packed = await body.pack(async (bytes) => {
    digester.update(bytes)
    await upload.write(bytes)
  })
  logSkipped(packed, matches)
  return { packed, digests: Buffer.concat([body.digests, digester.finish()]) }
}

/** Writes the index, and logs the size. */
async function seal(packed: Packed, digests: Buffer, upload: Upload, job: DraftJob): Promise<void> {
  const { files, bytes } = packed
  const { inputs, format, timeline, signal } = job
  const sources =
    format.indexed && inputs.sourceTimes
      ? await timeline.during('sources', () => recordSources(inputs, signal))
      : undefined
  const index = format.indexed ? await sealedIndex(packed, digests, { ...job, sources }) : Buffer.alloc(0)
  await upload.write(index)
  const storedBytes = bodyLength(packed) + index.length
  Object.assign(job.findings, { files, bytes, storedBytes })
  runner.info(`Cache Size: ${sizeText(storedBytes)}`)
}

async function publish(packed: Packed, upload: Upload, job: DraftJob): Promise<boolean> {
  const { body, check, filesRead } = job
  // The check waits for the disk, the others for the store. What the store does not copy is read from the mounted file.
  const read = Promise.all([body.copied, check()]).then(([copiedBytes]) => {
    filesRead()
    return copiedBytes
  })
  const [copiedBytes] = await Promise.all([read, upload.finish()])
  if (body.reuse) reportReuse(packed, copiedBytes, body.reuse, job)
  if (await upload.commit()) return true
  runner.info(alreadyReserved(job.key, job.state))
  return false
}

function timedUpload({ body, store, timeline, signal }: DraftJob): Upload {
  const onTaken = store.isHere ? () => {} : newProgress('Sent', undefined, runner.info)
  const upload = uploadTo(body.rest, { onTaken })
  const phaseTimer = timeline.phaseTimer()
  const phase = store.isHere ? 'write' : 'upload'
  return {
    write: (bytes) => phaseTimer.pushed(phase, bytes.length, () => orAborted(upload.write(bytes), signal)),
    finish: () => phaseTimer.pushed(phase, 0, upload.finish),
    commit: () => timeline.during('publish', upload.commit),
  }
}

type SealJob = DraftJob & { sources: SourceRecord | undefined }

async function sealedIndex(
  { segments, files, bytes }: Packed,
  digests: Buffer,
  job: SealJob,
): Promise<Buffer> {
  const { inputs, run, scope, name, state, format, body, sources, signal } = job
  const facts = {
    container: containerVersion,
    format: format.id,
    key: name.key,
    paths: inputs.paths,
    createdBy: writerOf(run, scope, state.installed?.ms),
    ...(sources && { sources }),
    // Layers do not hold the times of files that were only used.
    ...(state.builds && !body.reuse && { builds: state.builds }),
  }
  const index = { ...facts, segments, files, bytes, digests }
  const sign = signerFor(inputs, { repository: run.repository, scope, version: name.version }, signal)
  return sealIndex(index, await sign?.(digestToSign(index)))
}

function writerOf(run: Run, scope: string, installMs: number | undefined): EntryWriter {
  const { repository, ref, sha, workflow, runId, runAttempt, eventName: event, actorId, runner } = run
  const savedAt = Math.floor(Date.now() / 1000)
  const facts = {
    repository,
    scope,
    ref,
    sha,
    workflow,
    runId,
    runAttempt,
    event,
    actorId,
    runner,
    savedAt,
    installMs,
  }
  return writerIn({ ...facts, headstart: headstartVersion })
}

function reportReuse(
  { segments }: Packed,
  copiedBytes: number,
  reuse: Reuse,
  { store, findings }: DraftJob,
): void {
  const { storedBytes = 0 } = findings
  const { reusedBytes, packedBytes, mergedLayers } = reuse
  const sentBytes = storedBytes - copiedBytes
  const layers = countLayers(segments)
  Object.assign(findings, { ...reuse, sentBytes, deadBytes: deadBytesIn(segments), layers })
  const [kept, packed, sent] = [reusedBytes, packedBytes, sentBytes].map(shortSizeText)
  const how = store.isHere ? 'wrote' : 'sent'
  const merged = mergedLayers > 0 ? `, ${mergedLayers} merged into the newest` : ''
  const why = copiedBytes === 0 && !store.isHere ? '; the store has copied nothing' : ''
  runner.info(`Reused ${kept}, packed ${packed}, ${how} ${sent}; ${layersText(layers)}${merged}${why}`)
}

function logSkipped({ skipped: all }: Packed, matches: Match[]): void {
  const pathOf = pathsIn(basesOf(matches.map(({ line }) => line)))
  const [long = [], skipped = []] = [true, false].map((isLong) =>
    all.filter((member) => pathOf(member).length > mostPathBytes === isLong),
  )
  if (long.length > 0) warnOfLong(long.map(pathOf))
  if (skipped.length === 0) return
  const some = skipped.slice(0, 3).map((member) => fromBytes(member.replace(/^\d+\//, '')).toString())
  const more = skipped.length > some.length ? ', …' : ''
  runner.info(`Skipped ${skipped.length} that are no file, directory or link: ${some.join(', ')}${more}`)
}

function warnOfLong([first = '', ...others]: string[]): void {
  // The start names the tree, and the end the file.
  const name = fromBytes(first.slice(0, 200)).toString()
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  runner.warning(
    `Not saved: ${name}…/${fromBytes(first.slice(first.lastIndexOf('/') + 1))}${more}, because the path has more than ${mostPathBytes} bytes: the system takes 4095, and a restore adds some. Give the tree shorter names, or exclude it by a line of \`path\` that begins with \`!\`.`,
  )
}
