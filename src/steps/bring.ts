/** The part of a restore that gets what an entry holds into place, by the first way that this runner allows. */

import type { ByteStream } from '../bytes/buffer-pool.ts'
import { type ReadBody, readBare, readBody } from '../entry/body.ts'
import { bodyLength, readIndex, type Segment } from '../entry/container.ts'
import { BadEntry, UnknownEntry } from '../failure.ts'
import type { Root } from '../files/patterns.ts'
import type { Format } from '../formats/format.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { sameKey } from '../keys.ts'
import { newProgress } from '../report/progress.ts'
import * as runner from '../runner.ts'
import type { Entry } from '../stores/store.ts'
import type { Tools } from '../tools.ts'
import { sizeText } from '../units.ts'
import { toolsFor } from './job.ts'
import { mount } from './mount.ts'
import type { Bringing, Sealed } from './restoring.ts'
import { spool } from './spool.ts'
import { unpack } from './unpack.ts'

/**
 * @throws BadEntry when the entry is not what Headstart wrote
 * @throws UnknownEntry when only a later version of Headstart can read it
 */
export async function bringBack(entry: Entry, roots: Root[], how: Bringing): Promise<void> {
  const { inputs, formats, timeline } = how
  const format = formats.find((format) => format.versions(inputs).includes(entry.version))
  if (!format) throw new BadEntry(`the entry ${entry.key} has an unknown version`)
  const isStream = !Number.isFinite(entry.size)
  if (!isStream || !format.sealed) return await bringFrom(entry, { ...how, format, roots })
  timeline.watch(placesOf(entry, roots, inputs))
  const spooled = await timeline.during('receive', () => spooledEntry(entry, how))
  await bringFrom(spooled, { ...how, format, roots }).finally(spooled.close)
}

/** The index of an entry is at its end. */
function spooledEntry(entry: Entry, { timeline }: Bringing): Promise<Entry> {
  runner.info('Receiving all of the entry before restoring it: its server sends no ranges')
  const progress = newProgress('Received', undefined, runner.info)
  const relay = timeline.relay()
  const timed = { ...entry, read: () => relay.pulled('download', entry.read(0, entry.size)) }
  return spool(timed, { dir: runner.tempDir(), onRead: progress.add })
}

interface Restoring extends Bringing {
  format: Format
  roots: Root[]
}

async function bringFrom(entry: Entry, how: Restoring): Promise<void> {
  const { inputs, mounting, timeline, findings, format, roots, signal } = how
  let storedBytes = 0
  const tellSize = (bytes: number): void => {
    findings.storedBytes = bytes
    runner.info(`Cache Size: ${sizeText(bytes)}`)
  }
  const isStream = !Number.isFinite(entry.size)
  if (!isStream) tellSize(entry.size)
  let found: Promise<Tools> | undefined
  const tools = (): Promise<Tools> => (found ??= toolsFor(inputs))
  const [contents] = await Promise.all([
    format.sealed ? timeline.during('index', () => sealedContents(entry, format, how)) : bareContents(entry),
    // To look for them takes time, and mounting an image takes none of them.
    format.image && 'rights' in mounting ? undefined : tools(),
  ])
  const { segments, bytes, sealed } = contents
  const progress = newProgress('Received', isStream ? undefined : bodyLength(contents), runner.info)
  const onRead = (bytes: number): void => {
    storedBytes += bytes
    progress.add(bytes)
  }
  const body = (): ByteStream => timedBody(entry, contents, { timeline, onRead, signal })
  // Only from here on does it move anything to speak of.
  timeline.watch(placesOf(entry, roots, inputs))
  const workspace = runner.workspace()
  const job = { format, segments, bytes, sealed, body, file: entry.file, roots, workspace, tools, signal }
  if (!(await mount(job, how))) await unpack(job, how)
  if (isStream) tellSize(storedBytes)
  runner.info('Cache restored successfully')
}

/** What is in an entry, as far as that is known beforehand. */
interface Contents {
  segments: Segment[]
  /** Unpacked, at least. */
  bytes: number
  /** Where it has an index, whose digests tell what is wrong. */
  sealed?: Sealed
  read(entry: Entry, how: ReadBody): ByteStream
}

// The digests prove that the bytes are those that were saved, this that they were saved under this name.
async function sealedContents(
  entry: Entry,
  format: Format,
  { inputs: { paths }, findings }: Bringing,
): Promise<Contents> {
  const index = await readIndex(entry.stored ?? entry)
  // Some services keep keys in lower case.
  if (!sameKey(index.key, entry.key))
    throw new BadEntry(`the entry ${entry.key} is that of another key, ${index.key}`)
  if (index.paths.join('\n') !== paths.join('\n')) throw new BadEntry('the entry was saved for other paths')
  const { segments, files, bytes } = index
  const unknown = segments.find(({ kind }) => !format.kinds.includes(kind))
  if (index.format !== format.id || unknown) {
    const what = unknown ? `segments of the kind ${unknown.kind}` : `the format ${index.format}`
    throw new UnknownEntry(`the entry has ${what}, which this version of Headstart cannot read`)
  }
  Object.assign(findings, { files, bytes })
  // The totals are for people to read; each segment is held to what it declares.
  const unpacked = segments.reduce((sum, segment) => sum + segment.bytes, 0)
  return {
    segments,
    bytes: unpacked,
    sealed: { entry, index },
    read: (entry, how) => readBody(entry, index, how),
  }
}

/** Of an entry that is all body. */
function bareContents({ size }: Entry): Contents {
  const segment = { kind: 'archive', offset: 0, length: size, files: 0, bytes: size }
  return { segments: [segment], bytes: Number.isFinite(size) ? size : 0, read: readBare }
}

/** The body, and how long it was waited for. */
function timedBody(
  entry: Entry,
  { read, sealed }: Contents,
  { timeline, ...how }: ReadBody & Pick<Bringing, 'timeline'>,
): ByteStream {
  const relay = timeline.relay()
  const source = entry.file?.isWhole ? 'read' : 'download'
  const timed = { ...entry, read: (...range: [number, number]) => relay.pulled(source, entry.read(...range)) }
  const body = read(timed, how)
  return sealed ? relay.pulled('verify', body) : body
}

/** What disks are in use. */
function placesOf({ file }: Entry, roots: Root[], { localDir, stash }: Inputs): string[] {
  const targets = roots.map(({ literal, base }) => literal ?? base)
  return [...targets, runner.tempDir(), ...(file ? [localDir, stash.dir] : [])]
}
