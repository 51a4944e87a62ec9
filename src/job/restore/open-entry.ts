/** Puts a found entry into place: mounts it where this runner allows that, and unpacks it otherwise. */
import { type ReadBody, readBare, readBody } from '../../entry/body.ts'
import { bodyLength, type SourceRecord } from '../../entry/container.ts'
import { writerIn, writerText } from '../../entry/writer.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import { countLayers } from '../../formats/squashfs/images.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { mayMount } from '../../mounts/probe.ts'
import { sameKey } from '../../names/keys.ts'
import { namesFor } from '../../names/rolling.ts'
import { newProgress } from '../../report/progress.ts'
import type { Entry } from '../../stores/store.ts'
import type { ByteStream, Order } from '../../system/bytes/buffer-pool.ts'
import { BadEntry, orUndefined, UnknownEntry } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import type { Tools } from '../../system/tools.ts'
import { ageText, sizeText } from '../../system/units.ts'
import type { IndexedEntry, RestoreContext, RestoreJob } from '../context.ts'
import { toolsFor } from '../formats-of-job.ts'
import { readTrustedIndex } from '../signed-index.ts'
import { mount } from './mount.ts'
import { spool } from './stream-to-file.ts'
import { unpack } from './unpack.ts'

/**
 * @returns the times of the sources that the entry's files were built from, if it has them
 * @throws BadEntry if the entry is damaged, or Headstart has not written it
 * @throws UnknownEntry if only a later version of Headstart can read it
 * @throws UnverifiedEntry if no key of this job has signed it
 */
export async function restoreEntry(
  entry: Entry,
  lines: PathLine[],
  context: RestoreContext,
): Promise<SourceRecord | undefined> {
  let sources: SourceRecord | undefined
  await openEntry(entry, lines, context, async (job) => {
    tellWriter(job, context)
    if (!(await mount(job, context))) await unpack(job, context)
    sources = job.indexed?.index.sources
  })
  runner.info('Cache restored successfully')
  return sources
}

/** Says who saved the entry. */
function tellWriter({ indexed }: RestoreJob, { inputs, findings }: RestoreContext): void {
  const writer = writerIn(indexed?.index.createdBy)
  const run = writerText(writer)
  if (!indexed || run === undefined) return
  // The store's time: the writer could claim any. Some services tell none.
  const storedAt = indexed.entry.createdAt.getTime()
  const text = storedAt > 0 ? `${run} ${ageText(Date.now() - storedAt)}` : run
  findings.writer = { text, proven: inputs.signing !== undefined, ...writer }
  runner.info(`Saved by ${text}`)
}

/** Calls `use` with the entry's segments, after its index is checked. @throws as `restoreEntry` */
export async function openEntry(
  entry: Entry,
  lines: PathLine[],
  context: RestoreContext,
  use: (job: RestoreJob) => Promise<void>,
): Promise<void> {
  const { inputs, formats, timeline } = context
  const format = formats.find((format) => format.versions(inputs).includes(entry.version))
  if (!format) throw new BadEntry(`the entry ${entry.key} has an unknown version`)
  const isStream = !Number.isFinite(entry.size)
  if (!isStream || !format.indexed) return await openFrom(entry, { ...context, format, lines }, use)
  timeline.watch(diskPathsOf(entry, lines, inputs))
  const spooled = await timeline.during('receive', () => spooledEntry(entry, context))
  await openFrom(spooled, { ...context, format, lines }, use).finally(spooled.close)
}

/** The index is at the end of an entry, so a store without ranges must send the whole entry first. */
function spooledEntry(entry: Entry, { timeline }: RestoreContext): Promise<Entry> {
  runner.info('Receiving all of the entry before restoring it: its server sends no ranges')
  const onRead = newProgress('Received', undefined, runner.info)
  const phaseTimer = timeline.phaseTimer()
  const timed = { ...entry, read: () => phaseTimer.pulled('download', entry.read(0, entry.size)) }
  return spool(timed, { dir: runner.tempDir(), onRead })
}

type FormatContext = RestoreContext & Pick<RestoreJob, 'format' | 'lines'>

async function openFrom(
  entry: Entry,
  context: FormatContext,
  use: (job: RestoreJob) => Promise<void>,
): Promise<void> {
  const { inputs, mounting, timeline, findings, format, lines, signal } = context
  let receivedBytes = 0
  const logSize = (bytes: number): void => {
    findings.storedBytes = bytes
    runner.info(`Cache Size: ${sizeText(bytes)}`)
  }
  const isStream = !Number.isFinite(entry.size)
  if (!isStream) logSize(entry.size)
  let found: Promise<Tools> | undefined
  const tools = (): Promise<Tools> => (found ??= toolsFor(inputs, signal))
  const [contents] = await Promise.all([
    format.indexed
      ? timeline.during('index', () => indexedContents(entry, context))
      : unindexedContents(entry),
    // Looking for programs takes time, and mounting an image needs none.
    format.image && mayMount(mounting) ? undefined : tools(),
  ])
  const body = (order?: Order): ByteStream => {
    const logProgress = newProgress('Received', isStream ? undefined : bodyLength(contents), runner.info)
    receivedBytes = 0
    const onRead = (bytes: number): void => {
      receivedBytes += bytes
      logProgress(bytes)
    }
    return timedBody(entry, contents.indexed, { timeline, onRead, order, signal })
  }
  // Before this line, the step moves only the index.
  timeline.watch(diskPathsOf(entry, lines, inputs))
  const job = {
    ...contents,
    format,
    body,
    file: entry.file,
    lines,
    workspace: runner.workspace(),
    tools,
    signal,
    warn: runner.warning,
  }
  await use(job)
  const couldMount = mayMount(mounting) && context.formats.some(({ image }) => image)
  // Post saves the entry of another key whatever its form.
  const isOwn = sameKey(namesFor(inputs.rolling).keyIn(entry.key), inputs.key)
  // The files are in place. Without this fact, post only saves no image.
  if (isOwn && !format.image && couldMount && inputs.format === 'auto')
    orUndefined(() => context.remember({ isArchive: true }))
  if (isStream) logSize(receivedBytes)
}

type Contents = Pick<RestoreJob, 'segments' | 'bytes' | 'indexed'>

// The digests prove the bytes. These checks prove that the key and the paths are those of the lookup.
async function indexedContents(
  entry: Entry,
  { format, inputs, findings, signal }: FormatContext,
): Promise<Contents> {
  const index = await readTrustedIndex(entry, inputs, signal)
  // Some services keep keys in lower case.
  if (!sameKey(index.key, entry.key))
    throw new BadEntry(`the entry ${entry.key} is that of another key, ${index.key}`)
  if (index.paths.join('\n') !== inputs.paths.join('\n'))
    throw new BadEntry('the entry was saved for other paths')
  const { segments, files, bytes } = index
  const unknown = segments.find(({ kind }) => !format.kinds.includes(kind))
  if (index.format !== format.id || unknown) {
    const what = unknown ? `segments of the kind ${unknown.kind}` : `the format ${index.format}`
    throw new UnknownEntry(`the entry has ${what}, which this version of Headstart cannot read`)
  }
  Object.assign(findings, { files, bytes, ...(format.image && { layers: countLayers(segments) }) })
  // The index's totals are for people. The limits on unpacking come from the segments.
  const unpacked = segments.reduce((sum, segment) => sum + segment.bytes, 0)
  return { segments, bytes: unpacked, indexed: { entry, index } }
}

/** An entry without an index is one archive. */
function unindexedContents({ size }: Entry): Contents {
  const segment = { kind: 'archive' as const, offset: 0, length: size, files: 0, bytes: size }
  return { segments: [segment], bytes: Number.isFinite(size) ? size : 0 }
}

function timedBody(
  entry: Entry,
  indexed: IndexedEntry | undefined,
  { timeline, ...options }: ReadBody & Pick<RestoreContext, 'timeline'>,
): ByteStream {
  const phaseTimer = timeline.phaseTimer()
  const phase = entry.file?.isWhole ? 'read' : 'download'
  const read: Entry['read'] = (...range) => phaseTimer.pulled(phase, entry.read(...range))
  const timed = { ...entry, read }
  if (!indexed) return readBare(timed, options)
  return phaseTimer.pulled('verify', readBody(timed, indexed.index, options))
}

/** A path on each disk that the restore uses. */
function diskPathsOf({ file }: Entry, lines: PathLine[], { localDir, stash }: Inputs): string[] {
  const targets = lines.map(({ literal, base }) => literal ?? base)
  return [...targets, runner.tempDir(), ...(file ? [localDir, stash.dir] : [])]
}
