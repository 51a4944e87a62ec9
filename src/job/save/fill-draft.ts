/** Fills a draft with an entry: packs the body, seals it with the index, and publishes. */
import { bodyLength, containerVersion } from '../../entry/container.ts'
import { blockDigester } from '../../entry/digest.ts'
import { digestToSign, sealIndex } from '../../entry/index-frame.ts'
import { writerIn } from '../../entry/writer.ts'
import { fromBytes } from '../../files/byte-strings.ts'
import type { Match } from '../../files/paths/matches.ts'
import { basesOf, pathsIn } from '../../files/paths/member-paths.ts'
import { mostPathBytes } from '../../files/paths/walk.ts'
import type { Format, Packed } from '../../formats/format.ts'
import { countLayers, layersText } from '../../formats/squashfs/images.ts'
import { newProgress } from '../../report/progress.ts'
import type { Findings } from '../../report/report.ts'
import type { Destination, Name, Store } from '../../stores/store.ts'
import { uploadTo } from '../../stores/transfer/upload.ts'
import { orAborted } from '../../system/abort.ts'
import { awaitedLater } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { shortSizeText, sizeText } from '../../system/units.ts'
import { headstartVersion } from '../../system/version.ts'
import { signerFor } from '../../trust/signed-index.ts'
import { deadBytesIn } from '../changes/when-only-changes.ts'
import type { DraftBody, EntryToSave, PackedFiles, Reuse } from '../shared/save-context.ts'
import { recordSources } from '../shared/source-times.ts'
import type { Watched } from '../shared/time-limit.ts'
import { nothingToSave } from '../shared/why-no-save.ts'

interface EntryToFill {
  name: Name
  format: Format
  body: DraftBody
  /** Throws if packed files may be damaged, or have changed. */
  check(): Promise<void>
  findings: Findings
}

/** A draft with a whole entry, the last bytes of which may still be on their way to the store. */
export interface FilledDraft {
  /** @returns the name of the entry @throws NameTaken if another job published first */
  publish(): Promise<Name>
}

/**
 * Packs, seals and checks an entry. Returns as soon as no file is read any more.
 * @throws NotSaved if there is nothing to pack
 */
export async function fillDraft(entry: EntryToFill, saving: EntryToSave): Promise<FilledDraft> {
  const { name, format, body, check, findings } = entry
  const { inputs, files, store, timeline } = saving
  const upload = newTimedUpload(body.destination, saving)
  const packed = await sendBody(body, upload, saving)
  logSkipped(packed, files.matches)
  if (packed.segments.length === 0) throw nothingToSave(inputs, files.selection)
  const index = format.indexed ? await sealedIndex(packed, entry, saving) : Buffer.alloc(0)
  await upload.send(index)
  const storedBytes = bodyLength(packed) + index.length
  Object.assign(findings, { files: packed.files, bytes: packed.bytes, storedBytes })
  runner.info(`Cache Size: ${sizeText(storedBytes)}`)
  // The check waits for the disk, the others for the store. What the store does not copy is read from the mounted file.
  const sent = awaitedLater(upload.finish())
  const read = Promise.all([body.copied, check()])
  const [copiedBytes] = await Promise.race([read, sent.then(() => read)])
  return {
    async publish() {
      await sent
      if (body.reuse) reportReuse({ ...packed, storedBytes }, { ...body.reuse, copiedBytes }, findings, store)
      await timeline.during('publish', upload.commit)
      return name
    },
  }
}

type TimedUpload = ReturnType<typeof newTimedUpload>

/** An upload that is timed as a phase. */
function newTimedUpload(destination: Destination, { store, timeline, signal }: EntryToSave) {
  const onTaken = store.isHere ? () => {} : newProgress('Sent', undefined, runner.info)
  const phase = store.isHere ? 'write' : 'upload'
  const timer = timeline.phaseTimer()
  const upload = uploadTo(destination, { onTaken })
  return {
    async send(bytes: Buffer): Promise<void> {
      using _ = timer.pushing(phase, bytes.length)
      await orAborted(upload.add(bytes), signal)
    },
    async finish(): Promise<void> {
      using _ = timer.pushing(phase, 0)
      await upload.finish()
    },
    commit: upload.commit,
  }
}

interface PackedBody extends PackedFiles {
  /** The digests of all blocks of the body. */
  digests: Buffer
}

/** Packs the body, and sends what the draft does not begin with. */
async function sendBody(body: DraftBody, upload: TimedUpload, saving: EntryToSave): Promise<PackedBody> {
  const digester = blockDigester()
  const limit = limitOf(body, saving)
  await using packing = body.packing()
  let next = await packing.next()
  for (; !next.done; next = await packing.next()) {
    const { bytes, contentBytes = 0 } = next.value
    limit?.sent(contentBytes)
    digester.update(bytes)
    await upload.send(bytes)
  }
  return { ...next.value, digests: Buffer.concat([body.digests, digester.finish()]) }
}

/** Changes are few, so only a save of all files is limited. @throws OutOfTime */
function limitOf({ reuse }: DraftBody, { how, files, state }: EntryToSave): Watched | undefined {
  if (reuse || !how.timeLimit) return undefined
  return how.timeLimit.watch(files.survey().bytes, state?.kind === 'hit' ? state.pace : undefined)
}

async function sealedIndex(
  { segments, files, bytes, digests, linksOut }: PackedBody,
  { name, format, body }: EntryToFill,
  { how, inputs, scope, files: { builds }, state, timeline, signal }: EntryToSave,
): Promise<Buffer> {
  const sources = inputs.sourceTimes
    ? await timeline.during('sources', () => recordSources(inputs, signal))
    : undefined
  const index = {
    container: containerVersion,
    format: format.id,
    key: name.key,
    paths: inputs.paths,
    // Fields of the run that are no claims stay out.
    createdBy: writerIn({
      ...how.run,
      event: how.run.eventName,
      scope,
      savedAt: Math.floor(Date.now() / 1000),
      installMs: state?.installed?.ms,
      headstart: headstartVersion,
    }),
    ...(sources && { sources }),
    // Layers do not hold the times of files that were only used.
    ...(builds && !body.reuse && { builds }),
    ...(body.idle !== undefined && { idle: body.idle }),
    ...(linksOut && { linksOut }),
    ...{ segments, files, bytes, digests },
  }
  const { repository } = how.run
  const sign = signerFor(inputs, { repository, scope, version: name.version }, signal)
  return sealIndex(index, await sign?.(digestToSign(index)))
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
