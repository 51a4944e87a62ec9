/** Fills a draft with an entry: packs the body, seals it with the index, and publishes. */
import { bodyLength, containerVersion } from '../../entry/container.ts'
import { blockDigester } from '../../entry/digest.ts'
import { digestToSign, sealIndex } from '../../entry/index-frame.ts'
import { type EntryWriter, writerIn } from '../../entry/writer.ts'
import { fromBytes } from '../../files/byte-strings.ts'
import type { Match } from '../../files/paths/matches.ts'
import { basesOf, pathsIn } from '../../files/paths/member-paths.ts'
import { mostPathBytes } from '../../files/paths/walk.ts'
import type { Format, Packed } from '../../formats/format.ts'
import { countLayers, layersText } from '../../formats/squashfs/images.ts'
import type { Run } from '../../names/scopes.ts'
import type { PhaseTimer } from '../../report/phase-timer.ts'
import { newProgress } from '../../report/progress.ts'
import type { Findings } from '../../report/report.ts'
import type { Destination, Name, Store } from '../../stores/store.ts'
import { type Upload, uploadTo } from '../../stores/transfer/upload.ts'
import { orAborted } from '../../system/abort.ts'
import * as runner from '../../system/runner.ts'
import { shortSizeText, sizeText } from '../../system/units.ts'
import { headstartVersion } from '../../system/version.ts'
import { signerFor } from '../../trust/signed-index.ts'
import { deadBytesIn } from '../changes/when-only-changes.ts'
import type { DraftBody, EntryToSave, PackedFiles, Reuse } from '../shared/save-context.ts'
import { recordSources } from '../shared/source-times.ts'
import type { Watched } from '../shared/time-limit.ts'
import { tellNothingToSave } from './why-no-save.ts'

export interface EntryToFill {
  name: Name
  format: Format
  body: DraftBody
  /** Throws if packed files may be damaged, or have changed. */
  check(): Promise<void>
  findings: Findings
}

/** @returns false if there was nothing to pack, which the log says @throws NameTaken if another job published first */
export async function fillDraft(entry: EntryToFill, saving: EntryToSave): Promise<boolean> {
  const timed = newTimedUpload(entry.body.rest, saving)
  const packed = await pack(timed, entry.body, saving)
  logSkipped(packed, saving.files.matches)
  if (packed.segments.length === 0) {
    tellNothingToSave(saving.inputs, saving.files.selection)
    return false
  }
  const storedBytes = await seal(packed, timed, entry, saving)
  await publish({ ...packed, storedBytes }, timed, entry, saving)
  return true
}

/** An upload that is timed as a phase. */
interface TimedUpload {
  upload: Upload
  phase: 'write' | 'upload'
  timer: PhaseTimer
  signal: AbortSignal
}

function newTimedUpload(draft: Destination, { store, timeline, signal }: EntryToSave): TimedUpload {
  const onTaken = store.isHere ? () => {} : newProgress('Sent', undefined, runner.info)
  const phase = store.isHere ? 'write' : 'upload'
  return { upload: uploadTo(draft, { onTaken }), phase, timer: timeline.phaseTimer(), signal }
}

async function send(bytes: Buffer, { upload, phase, timer, signal }: TimedUpload): Promise<void> {
  using _ = timer.pushing(phase, bytes.length)
  await orAborted(upload.add(bytes), signal)
}

async function finishUpload({ upload, phase, timer }: TimedUpload): Promise<void> {
  using _ = timer.pushing(phase, 0)
  await upload.finish()
}

interface PackedBody extends PackedFiles {
  /** The digests of all blocks of the body. */
  digests: Buffer
}

async function pack(timed: TimedUpload, body: DraftBody, saving: EntryToSave): Promise<PackedBody> {
  const digester = blockDigester()
  const limit = limitOf(body, saving)
  await using packing = body.pack()
  let next = await packing.next()
  for (; !next.done; next = await packing.next()) {
    const { bytes, contentBytes = 0 } = next.value
    limit?.sent(contentBytes)
    digester.update(bytes)
    await send(bytes, timed)
  }
  return { ...next.value, digests: Buffer.concat([body.digests, digester.finish()]) }
}

/** Changes are few, so only a save of all files is limited. @throws OutOfTime */
function limitOf({ reuse }: DraftBody, { how, files, state }: EntryToSave): Watched | undefined {
  if (reuse || !how.timeLimit) return undefined
  return how.timeLimit.watch(files.survey().bytes, state?.kind === 'hit' ? state.pace : undefined)
}

/** Writes the index, and logs the size. @returns the size in bytes */
async function seal(
  packed: PackedBody,
  timed: TimedUpload,
  entry: EntryToFill,
  saving: EntryToSave,
): Promise<number> {
  const index = entry.format.indexed ? await sealedIndex(packed, entry, saving) : Buffer.alloc(0)
  await send(index, timed)
  const { files, bytes } = packed
  const storedBytes = bodyLength(packed) + index.length
  Object.assign(entry.findings, { files, bytes, storedBytes })
  runner.info(`Cache Size: ${sizeText(storedBytes)}`)
  return storedBytes
}

async function sealedIndex(
  { segments, files, bytes, digests, linksOut }: PackedBody,
  { name, format, body }: EntryToFill,
  { how, inputs, scope, state, timeline, signal }: EntryToSave,
): Promise<Buffer> {
  const sources = inputs.sourceTimes
    ? await timeline.during('sources', () => recordSources(inputs, signal))
    : undefined
  const builds = state?.kind === 'hit' ? state.builds : undefined
  const facts = {
    container: containerVersion,
    format: format.id,
    key: name.key,
    paths: inputs.paths,
    createdBy: writerOf(how.run, scope, state?.installed?.ms),
    ...(sources && { sources }),
    // Layers do not hold the times of files that were only used.
    ...(builds && !body.reuse && { builds }),
    ...(body.idle !== undefined && { idle: body.idle }),
    ...(linksOut && { linksOut }),
  }
  const index = { ...facts, segments, files, bytes, digests }
  const { repository } = how.run
  const sign = signerFor(inputs, { repository, scope, version: name.version }, signal)
  return sealIndex(index, await sign?.(digestToSign(index)))
}

/** @throws NameTaken if another job published first */
async function publish(
  sealed: Packed & { storedBytes: number },
  timed: TimedUpload,
  { body, check, findings }: EntryToFill,
  { how, store, timeline }: EntryToSave,
): Promise<void> {
  // The check waits for the disk, the others for the store. What the store does not copy is read from the mounted file.
  const read = Promise.all([body.copied, check()]).then(([copiedBytes]) => {
    how.filesRead()
    return copiedBytes
  })
  const [copiedBytes] = await Promise.all([read, finishUpload(timed)])
  if (body.reuse) reportReuse(sealed, { ...body.reuse, copiedBytes }, findings, store)
  await timeline.during('publish', timed.upload.commit)
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
  { segments, storedBytes }: Packed & { storedBytes: number },
  { copiedBytes, ...reuse }: Reuse & { copiedBytes: number },
  findings: Findings,
  store: Store,
): void {
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
