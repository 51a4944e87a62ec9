/** Unpacks an archive of actions/cache side by side, although it is one stream: what it holds is dealt out anew. */
import { linkSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { getHeapStatistics } from 'node:v8'
import { BadEntry } from '../../failure.ts'
import { fromBytes, toBytes } from '../../files/bytes.ts'
import { mergeTrees } from '../../files/merge-trees.ts'
import { startPipeline } from '../../process.ts'
import type { Tar } from '../../tools.ts'
import { openLane } from '../extract-workers.ts'
import type { UnpackJob } from '../format.ts'
import { type OutputLimit, outputLimit } from '../output-limit.ts'
import { frameSink } from '../sink.ts'
import { unpackSkeleton } from '../skeleton.ts'
import { extractCommand } from '../tar-commands.ts'
import type { Codec } from '../zstd.ts'
import { archiveReader, type Member } from './archive.ts'
import { decompressed } from './compression.ts'
import { dealer } from './deal.ts'
import { headerOf, type Told } from './header.ts'
import { placesOf } from './places.ts'

/**
 * Only names of ours reach a tar, in headers of ours. As in our own format, each lane has a directory of its own and
 * gets nothing but files, whose other names are made when there are no links yet; links and directories come last.
 */
export async function unpackArchive(job: UnpackJob): Promise<void> {
  const { body, dir, tools, signal } = job
  const limit = outputLimit(dir)
  // It declares nothing.
  limit.allow(Infinity)
  const tar = tools.tar as Tar
  const stop = new AbortController()
  const fail = (error: unknown): void => stop.abort(error)
  const how = { tar, codec: uncompressed, signal: AbortSignal.any([signal, stop.signal, limit.signal]) }
  const lanes = Array.from({ length: availableParallelism() }, (_, lane) =>
    openLane(extractCommand(tar), { ...how, cwd: join(dir, `lane-${lane}`) }),
  )
  // One that fails stops the others, and none is left running.
  const counts = Promise.all(lanes.map((lane) => lane.files.catch(fail)))
  const archive = decompressed(body, tools.zstd, { cwd: dir, signal: how.signal })
  const sinks = lanes.map(({ sink }) => sink)
  const rest = await sortOut(archive, { ...job, ...how, limit, deal: dealer(sinks) }).catch(fail)
  await counts
  how.signal.throwIfAborted()

  const tree = join(dir, 'tree')
  mkdirSync(tree)
  for (const lane of lanes) mergeTrees(toBytes(lane.dir), toBytes(tree), join(dir, 'aside'))
  const { links = [], skeleton = [] } = rest ?? {}
  for (const link of links) makeLink(toBytes(tree), link)
  const members = skeleton.length
  await unpackSkeleton({ members, archive: () => [...skeleton, endOfArchive] }, { ...how, cwd: tree })
}

const endOfArchive = Buffer.alloc(1024)
// Of names and headers, which are held in memory; those of a million files have some 400 MiB.
const mostHeldBytes = 512 * 1024 * 1024
// Of the heap, which small runners have little of, and which other things need, too.
const heldPart = 1 / 2

const uncompressed: Pick<Codec, 'unpacking'> = {
  unpacking(tar, where) {
    const { stdin, stdout, ended } = startPipeline([tar], where)
    return frameSink({
      stdout,
      ended,
      write: (bytes, done) => void stdin.write(bytes, done),
      // What goes in comes out.
      allow: () => {},
      endFrame: () => {},
      end: () => void stdin.end(endOfArchive),
    })
  },
}

/** What is made when all files are there. Names are staged ones, as byte strings. */
interface Rest {
  links: HardLink[]
  /** Headers of directories and symbolic links. */
  skeleton: Buffer[]
}

interface HardLink {
  name: string
  target: string
}

interface Sorting extends Pick<UnpackJob, 'roots' | 'workspace' | 'signal'> {
  limit: Pick<OutputLimit, 'count'>
  deal: ReturnType<typeof dealer>
}

async function sortOut(archive: AsyncIterable<Buffer>, sorting: Sorting): Promise<Rest> {
  const { deal, limit, signal } = sorting
  const { rest, begin } = sorter(sorting)
  const reader = archiveReader()
  let isWanted = false
  for await (const bytes of archive) {
    limit.count(bytes.length)
    signal.throwIfAborted()
    for (const item of reader.push(bytes)) {
      if (!Buffer.isBuffer(item)) isWanted = begin(item)
      else if (isWanted) deal.content(item)
    }
    await deal.room()
  }
  reader.finish()
  deal.end()
  return rest
}

interface Sorter {
  rest: Rest
  /** Says whether the content that follows is wanted. */
  begin(member: Member): boolean
}

// What a name takes besides its characters, with the objects and sets that it is in.
const nameBytes = 300

function sorter({ roots, workspace, deal }: Sorting): Sorter {
  const rest: Rest = { links: [], skeleton: [] }
  const { stagedName, follow } = placesOf(roots, workspace)
  const seen = new Set<string>()
  const symlinks = new Map<string, Told>()
  const mostBytes = Math.min(mostHeldBytes, getHeapStatistics().heap_size_limit * heldPart)
  let heldBytes = 0
  const hold = (bytes: number): void => {
    heldBytes += bytes
    if (heldBytes > mostBytes) throw new BadEntry('it holds more than anybody would save')
  }
  const keep = (told: Told): void => {
    const header = headerOf(told)
    hold(header.length)
    rest.skeleton.push(header)
  }
  // A symbolic link may have several names, too.
  const link = (name: string, target: string): void => {
    hold(target.length + nameBytes)
    const symlink = symlinks.get(target)
    if (symlink) keep({ ...symlink, name })
    else rest.links.push({ name, target })
  }
  const begin = (member: Member): boolean => {
    const name = stagedName(member.name)
    // Patterns that name a directory and what is in it make actions/cache store that several times.
    if (member.kind === 'other' || seen.has(name)) return false
    seen.add(name)
    hold(name.length + nameBytes)
    const { kind } = member
    if (kind === 'file') deal.begin(headerOf({ ...member, kind, name, target: '' }), name)
    else if (kind === 'hardlink') link(name, stagedName(member.target))
    else if (kind === 'directory') keep({ ...member, kind, name, target: '' })
    else {
      symlinks.set(name, { ...member, kind, name })
      keep({ ...member, kind, name })
      follow(member.name, member.target)
    }
    return kind === 'file'
  }
  return { rest, begin }
}

/** Neither name leads through a link, for there is none yet. */
function makeLink(tree: string, { name, target }: HardLink): void {
  const path = (staged: string): Buffer => fromBytes(`${tree}/${staged}`)
  mkdirSync(path(dirname(name)), { recursive: true })
  try {
    linkSync(path(target), path(name))
  } catch {
    throw new BadEntry(`it holds ${fromBytes(name)} as another name of a file that it does not hold`)
  }
}
