/** Unpacks an archive of actions/cache in parallel: distributes the members of its one stream to several workers. */
import { linkSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { getHeapStatistics } from 'node:v8'
import { BadEntry } from '../../failure.ts'
import { fromBytes, toBytes } from '../../files/bytes.ts'
import { mergeTrees } from '../../files/merge-trees.ts'
import { startPipeline } from '../../process.ts'
import type { Tar } from '../../tools.ts'
import { startWorker } from '../extract-workers.ts'
import type { UnpackJob } from '../format.ts'
import { type OutputLimit, outputLimit } from '../output-limit.ts'
import { frameSink } from '../sink.ts'
import { unpackSkeleton } from '../skeleton.ts'
import { extractCommand } from '../tar-commands.ts'
import type { Codec } from '../zstd.ts'
import { archiveReader, type Member } from './archive.ts'
import { decompressed } from './compression.ts'
import { distributeMembers, type MemberDistributor } from './distribute-members.ts'
import { headerOf, type Told } from './header.ts'
import { stagedNames } from './staged-names.ts'

/**
 * tar gets only headers that Headstart has written, with names that Headstart has checked. As in the tar format, each
 * worker has its own directory and gets only files. Hard links are made next, while there are no symbolic links yet.
 * Symbolic links and directories come last.
 */
export async function unpackArchive(job: UnpackJob): Promise<void> {
  const { body, dir, tools, signal } = job
  const limit = outputLimit(dir)
  // An archive of actions/cache does not declare how much it unpacks to.
  limit.allow(Infinity)
  const tar = tools.tar as Tar
  const stop = new AbortController()
  const fail = (error: unknown): void => stop.abort(error)
  const options = { tar, codec: uncompressed, signal: AbortSignal.any([signal, stop.signal, limit.signal]) }
  const workers = Array.from({ length: availableParallelism() }, (_, number) =>
    startWorker(extractCommand(tar), { ...options, cwd: join(dir, `lane-${number}`) }),
  )
  // The first failure stops all workers, and unpackArchive waits until every worker has ended.
  const counts = Promise.all(workers.map((worker) => worker.files.catch(fail)))
  const archive = decompressed(body, tools.zstd, { cwd: dir, signal: options.signal })
  const sinks = workers.map(({ sink }) => sink)
  const rest = await sortOut(archive, { ...job, ...options, limit, members: distributeMembers(sinks) }).catch(
    fail,
  )
  await counts
  options.signal.throwIfAborted()

  const tree = join(dir, 'tree')
  mkdirSync(tree)
  for (const worker of workers) mergeTrees(toBytes(worker.dir), toBytes(tree), join(dir, 'aside'))
  const { links = [], skeleton = [] } = rest ?? {}
  for (const link of links) makeLink(toBytes(tree), link)
  const headers = Buffer.concat(skeleton)
  const checked = { bytes: [headers], members: skeleton.length, mostBytes: headers.length }
  await unpackSkeleton(checked, { ...options, cwd: tree })
}

const endOfArchive = Buffer.alloc(1024)
// Names and headers held in memory. A million files need about 400 MiB.
const mostHeldBytes = 512 * 1024 * 1024
// The part of the heap that names and headers may take. Small runners have a small heap, and other data needs it, too.
const heldPart = 1 / 2

const uncompressed: Pick<Codec, 'unpacking'> = {
  unpacking(tar, where) {
    const { stdin, stdout, ended } = startPipeline([tar], where)
    return frameSink({
      stdout,
      ended,
      write: (bytes, done) => void stdin.write(bytes, done),
      // Nothing is compressed, so the output is as long as the input.
      allow: () => {},
      endFrame: () => {},
      end: () => void stdin.end(endOfArchive),
    })
  },
}

/** The members to make after all files have been unpacked. Names are staged names, as byte strings. */
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
  members: MemberDistributor
}

async function sortOut(archive: AsyncIterable<Buffer>, sorting: Sorting): Promise<Rest> {
  const { members, limit, signal } = sorting
  const { rest, begin } = sorter(sorting)
  const reader = archiveReader()
  let isWanted = false
  for await (const bytes of archive) {
    limit.count(bytes.length)
    signal.throwIfAborted()
    for (const item of reader.push(bytes)) {
      if (!Buffer.isBuffer(item)) isWanted = begin(item)
      else if (isWanted) members.content(item)
    }
    await members.room()
  }
  reader.finish()
  members.end()
  return rest
}

interface Sorter {
  rest: Rest
  /** Returns whether the member's content, which follows, must be unpacked. */
  begin(member: Member): boolean
}

// Memory that a name takes besides its characters, in bytes: its object and its entries in sets.
const nameBytes = 300

function sorter({ roots, workspace, members }: Sorting): Sorter {
  const rest: Rest = { links: [], skeleton: [] }
  const { stagedName, follow } = stagedNames(roots, workspace)
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
  // A hard link may name a symbolic link.
  const link = (name: string, target: string): void => {
    hold(target.length + nameBytes)
    const symlink = symlinks.get(target)
    if (symlink) keep({ ...symlink, name })
    else rest.links.push({ name, target })
  }
  const begin = (member: Member): boolean => {
    const name = stagedName(member.name)
    // If patterns name a directory and also its content, actions/cache stores the content several times.
    if (member.kind === 'other' || seen.has(name)) return false
    seen.add(name)
    hold(name.length + nameBytes)
    const { kind } = member
    if (kind === 'file') members.begin(headerOf({ ...member, kind, name, target: '' }), name)
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

/** Neither name leads through a symbolic link, because none has been made yet. */
function makeLink(tree: string, { name, target }: HardLink): void {
  const path = (staged: string): Buffer => fromBytes(`${tree}/${staged}`)
  mkdirSync(path(dirname(name)), { recursive: true })
  try {
    linkSync(path(target), path(name))
  } catch {
    throw new BadEntry(`it holds ${fromBytes(name)} as another name of a file that it does not hold`)
  }
}
