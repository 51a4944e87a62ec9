/** The part of a restore that gets what an entry holds into place, by the first way that this runner allows. */
import { statfs } from 'node:fs/promises'
import { type ReadBody, readBare, readBody } from '../entry/body.ts'
import { bodyLength, readIndex, type Segment } from '../entry/container.ts'
import { BadEntry } from '../failure.ts'
import type { Root } from '../files/patterns.ts'
import { place } from '../files/place.ts'
import { stagingParent } from '../files/staging.ts'
import type { Format, UnpackJob } from '../formats/index.ts'
import { type Image, type ImageSource, receiveImage, unpackImage } from '../formats/squashfs-unpack.ts'
import type { Inputs } from '../inputs.ts'
import { mountImage, type Refusal } from '../mount/overlay.ts'
import type { Probed } from '../mount/probe.ts'
import type { Rights } from '../mount/rights.ts'
import { openScaffold, takeDown } from '../mount/scaffold.ts'
import { newProgress } from '../report/progress.ts'
import type { Findings } from '../report/report.ts'
import type { Timeline } from '../report/timeline.ts'
import { shortSizeText, sizeText } from '../report/units.ts'
import * as runner from '../runner.ts'
import type { Entry } from '../stores/index.ts'
import type { Bytes } from '../transfer/memory.ts'
import { toolsFor } from './job.ts'

export interface Bringing {
  inputs: Inputs
  formats: Format[]
  /** Whether images can be mounted. */
  mounting: Probed
  /** Is told of a scaffold before anything stands on it. */
  onScaffold: (dir: string) => void
  timeline: Timeline
  findings: Findings
  signal: AbortSignal
}

/** @throws BadEntry when the entry is not what Headstart wrote */
export async function bringBack(entry: Entry, roots: Root[], how: Bringing): Promise<void> {
  const { inputs, formats, mounting, timeline, findings, signal } = how
  runner.info(`Cache Size: ${sizeText(entry.size)}`)
  const format = formats.find((format) => format.versions(inputs).includes(entry.version))
  if (!format) throw new BadEntry(`the entry ${entry.key} has an unknown version`)
  findings.storedBytes = entry.size
  const [contents, tools] = await Promise.all([
    format.sealed ? timeline.during('index', () => sealedContents(entry, format, how)) : bareContents(entry),
    toolsFor(inputs),
  ])
  const { segments } = contents
  const progress = newProgress('Received', bodyLength(contents), runner.info)
  const read = (): Bytes => timeline.timed('read', contents.read({ onRead: progress.add, signal }))
  const job = { segments, roots, workspace: runner.workspace(), tools, signal }
  if (format.image && 'rights' in mounting) {
    await mount(
      { ...job, body: read, file: entry.file },
      { ...how, rights: mounting.rights, bytes: contents.bytes },
    )
  } else {
    if (inputs.mode !== 'unpack') runner.info(`Unpacking instead of mounting: ${whyUnpack(format, mounting)}`)
    const obstacle = format.obstacle(tools, 'unpack')
    if (obstacle) throw new Error(`this runner cannot unpack the entry, for ${obstacle}`)
    await checkSpace(await parentOf(roots), contents.bytes)
    await putInPlace(roots, how, (dir) => format.unpack({ ...job, body: read(), dir }))
  }
  runner.info('Cache restored successfully')
}

function whyUnpack({ image }: Format, mounting: Probed): string {
  if (!image) return 'the entry was saved to be unpacked'
  return 'whyNot' in mounting ? `this runner does not allow it, for ${mounting.whyNot}` : ''
}

/** Fills a staging directory, then publishes what is in it. */
async function putInPlace(
  roots: Root[],
  { timeline, signal }: Bringing,
  fill: (dir: string) => Promise<void>,
): Promise<void> {
  await place({
    roots,
    signal,
    fill: (dir) => timeline.during('unpack', () => fill(dir)),
    publishing: (put) => timeline.during('publish', put),
  })
}

type MountJob = Omit<UnpackJob, 'body' | 'dir'> & ImageSource

interface MountHow extends Bringing {
  rights: Rights
  /** Unpacked, at least. */
  bytes: number
}

/** Mounts what can be mounted and unpacks the rest. When it throws, nothing is mounted. */
async function mount(job: MountJob, how: MountHow): Promise<void> {
  const { rights, timeline, onScaffold } = how
  const parent = runner.tempDir()
  await checkSpace(parent, bodyLength(job))
  const dir = openScaffold(parent)
  onScaffold(dir)
  try {
    const image = await timeline.during('receive', () => receiveImage(job, dir))
    const spare = [process.cwd(), runner.workspace(), parent]
    const mounting = { dir, rights, spare, signal: job.signal }
    const refusals = await timeline.during('mount', () => mountImage(job.roots, mounting))
    if (refusals.length > 0) await unpackRefused(image, refusals, { job, how })
    if (refusals.length === job.roots.length) await takeDown(dir, { rights, warn: runner.warning })
  } catch (error) {
    await takeDown(dir, { rights, warn: runner.warning })
    throw error
  }
}

async function unpackRefused(
  image: Image,
  refusals: Refusal[],
  { job, how }: { job: MountJob; how: MountHow },
): Promise<void> {
  for (const { root, why } of refusals) runner.info(`Unpacking ${root.pattern} instead of mounting: ${why}`)
  const { unsquashfs } = job.tools
  if (!unsquashfs)
    throw new Error('this runner can neither mount nor unpack the entry, for it has no unsquashfs')
  const roots = refusals.map(({ root }) => root)
  const only = roots.length < job.roots.length ? { only: roots } : {}
  await checkSpace(await parentOf(roots), how.bytes)
  await putInPlace(roots, how, (dir) => unpackImage(image, { ...job, dir, ...only }))
}

/** What is in an entry, as far as that is known beforehand. */
interface Contents {
  segments: Segment[]
  /** Unpacked, at least. */
  bytes: number
  read(how: ReadBody): Bytes
}

// The digests prove that the bytes are those that were saved, this that they were saved under this name.
async function sealedContents(
  entry: Entry,
  format: Format,
  { inputs: { paths }, findings }: Bringing,
): Promise<Contents> {
  const index = await readIndex(entry)
  if (index.key !== entry.key)
    throw new BadEntry(`the entry ${entry.key} is that of another key, ${index.key}`)
  if (index.paths.join('\n') !== paths.join('\n')) throw new BadEntry('the entry was saved for other paths')
  if (index.format !== format.id) throw new BadEntry(`the entry has the unknown format ${index.format}`)
  const { segments, files, bytes } = index
  Object.assign(findings, { files, bytes })
  return { segments, bytes, read: (how) => readBody(entry, index, how) }
}

/** Of an entry that is all body. */
function bareContents(entry: Entry): Contents {
  const segment = { kind: 'archive', offset: 0, length: entry.size, files: 0, bytes: entry.size }
  return { segments: [segment], bytes: entry.size, read: (how) => readBare(entry, how) }
}

function parentOf([root]: Root[]): Promise<string> {
  return stagingParent(root as Root)
}

async function checkSpace(dir: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dir)
  if (bavail * bsize >= bytes) return
  const [needed, free] = [shortSizeText(bytes), shortSizeText(bavail * bsize)]
  throw new Error(`${needed} are needed, but only ${free} are free at ${dir}`)
}
