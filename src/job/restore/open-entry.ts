/** Opens a found entry: checks its index, and makes its contents ready to be read. */
import { readBare, readBody } from '../../entry/body.ts'
import { bodyLength, type Index } from '../../entry/container.ts'
import { type EntryWriter, writerIn, writerText } from '../../entry/writer.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import type { Format } from '../../formats/format.ts'
import { countLayers } from '../../formats/squashfs/images.ts'
import type { ImageSource } from '../../formats/squashfs/receive.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { mayMount } from '../../mounts/support.ts'
import { sameKey } from '../../names/keys.ts'
import { newProgress } from '../../report/progress.ts'
import type { Entry } from '../../stores/store.ts'
import type { Order } from '../../system/bytes.ts'
import { BadEntry, UnknownEntry } from '../../system/failure.ts'
import { memoized } from '../../system/memoized.ts'
import * as runner from '../../system/runner.ts'
import type { Tools } from '../../system/tools.ts'
import { ageText, sizeText } from '../../system/units.ts'
import { readTrustedIndex } from '../../trust/signed-index.ts'
import { toolsFor } from '../shared/formats-of-job.ts'
import { storeDirectories } from '../shared/selection.ts'
import type { CacheReport, RestoreContext } from './find-entry.ts'
import { streamToFile } from './stream-to-file.ts'

export interface IndexedEntry {
  entry: Entry
  index: Index
}

/** An entry whose index is checked. Disposing of it removes what was received of it. */
export interface OpenedEntry
  extends Pick<ImageSource, 'segments' | 'lines' | 'workspace' | 'body' | 'file'>,
    AsyncDisposable {
  format: Format
  /** Undefined if the entry has no index. */
  indexed: IndexedEntry | undefined
  /** The first call looks for the programs; later calls return the same result. */
  tools(): Promise<Tools>
}

/**
 * The entry itself stays open when the result is disposed of.
 * @throws BadEntry if the entry is damaged, or Headstart has not written it
 * @throws UnknownEntry if only a later version of Headstart can read it
 * @throws UnverifiedEntry if no key of this job has signed it
 */
export async function openEntry(
  found: Entry,
  lines: PathLine[],
  context: RestoreContext,
): Promise<OpenedEntry> {
  const { inputs, formats, mountSupport, report, signal } = context
  const format = formats.find((format) => format.versions(inputs).includes(found.version))
  if (!format) throw new BadEntry(`the entry ${found.key} has an unknown version`)
  await using received = new AsyncDisposableStack()
  let entry = found
  // The index is at the end of an entry, so a store without ranges must send the whole entry first.
  if (format.indexed && !isSized(found)) {
    report.timeline.watch(diskPathsOf(found, lines, inputs))
    entry = await report.timeline.during('receive', () => spooledEntry(found, report))
    received.defer(entry.close)
  }
  if (isSized(entry)) tellSize(entry.size, report)
  const tools = memoized(() => toolsFor(inputs, signal))
  const [contents] = await Promise.all([
    format.indexed
      ? report.timeline.during('index', () => indexedContents(entry, format, context))
      : bareContents(entry),
    // Looking for programs takes time, and mounting an image needs none.
    format.image && mayMount(mountSupport) ? undefined : tools(),
  ])
  // Before this line, the step moves only the index.
  report.timeline.watch(diskPathsOf(entry, lines, inputs))
  const kept = received.move()
  return {
    ...{ format, lines, tools, ...contents },
    workspace: runner.workspace(),
    body: bodyOf(entry, contents, context),
    file: entry.file,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Whether the size of the entry is known before all of it has arrived. */
export function isSized({ size }: Entry): boolean {
  return Number.isFinite(size)
}

export function tellSize(bytes: number, { findings }: CacheReport): void {
  findings.storedBytes = bytes
  runner.info(`Cache Size: ${sizeText(bytes)}`)
}

/** Logs the run that saved the entry. @returns the run; undefined if the entry does not tell it */
export function tellWriter(
  { indexed }: OpenedEntry,
  { inputs, report }: RestoreContext,
): EntryWriter | undefined {
  const writer = writerIn(indexed?.index.createdBy)
  const run = writerText(writer)
  if (!indexed || run === undefined) return undefined
  // The store's time: the writer could claim any. Some services tell none.
  const storedAt = indexed.entry.createdAt.getTime()
  const text = storedAt > 0 ? `${run} ${ageText(Date.now() - storedAt)}` : run
  report.findings.writer = { text, proven: inputs.signing !== undefined, ...writer }
  runner.info(`Saved by ${text}`)
  return writer
}

function spooledEntry(entry: Entry, { timeline }: CacheReport): Promise<Entry> {
  runner.info('Receiving all of the entry before restoring it: its server sends no ranges')
  const onRead = newProgress('Received', undefined, runner.info)
  const phaseTimer = timeline.phaseTimer()
  const timed = { ...entry, read: () => phaseTimer.pulled('download', entry.read(0, entry.size)) }
  return streamToFile(timed, { dir: runner.tempDir(), onRead })
}

type Contents = Pick<OpenedEntry, 'segments' | 'indexed'>

/** Reads the index, which proves the bytes by digests and signature. The checks prove that the key and the paths are those of the lookup. */
async function indexedContents(
  entry: Entry,
  format: Format,
  { inputs, report, signal }: RestoreContext,
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
  Object.assign(report.findings, { files, bytes, ...(format.image && { layers: countLayers(segments) }) })
  return { segments, indexed: { entry, index } }
}

/** An entry without an index is one archive. */
function bareContents({ size }: Entry): Contents {
  return {
    segments: [{ kind: 'archive' as const, offset: 0, length: size, files: 0, bytes: size }],
    indexed: undefined,
  }
}

/** Each reading counts its bytes anew, and times them. */
function bodyOf(
  entry: Entry,
  { segments, indexed }: Contents,
  { report, signal }: RestoreContext,
): OpenedEntry['body'] {
  const { timeline, findings } = report
  return (order?: Order) => {
    const length = isSized(entry) ? bodyLength({ segments }) : undefined
    const logProgress = newProgress('Received', length, runner.info)
    let receivedBytes = 0
    const onRead = (bytes: number): void => {
      receivedBytes += bytes
      if (length === undefined) findings.storedBytes = receivedBytes
      logProgress(bytes)
    }
    const phaseTimer = timeline.phaseTimer()
    const phase = entry.file?.isWhole ? 'read' : 'download'
    const read: Entry['read'] = (...range) => phaseTimer.pulled(phase, entry.read(...range))
    const timed = { ...entry, read }
    if (!indexed) return readBare(timed, { onRead, signal })
    return phaseTimer.pulled('verify', readBody(timed, indexed.index, { onRead, order, signal }))
  }
}

/** A path on each disk that the restore uses. */
function diskPathsOf({ file }: Entry, lines: PathLine[], inputs: Inputs): string[] {
  const targets = lines.map(({ literal, base }) => literal ?? base)
  return [...targets, runner.tempDir(), ...(file ? storeDirectories(inputs) : [])]
}
