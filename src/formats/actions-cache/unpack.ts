/** Unpacks an archive of actions/cache in parallel: distributes its members to several workers. */
import { linkSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getHeapStatistics } from 'node:v8'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import { processors } from '../../system/container-limits.ts'
import { BadEntry } from '../../system/failure.ts'
import type { UnpackJob } from '../format.ts'
import {
  archiveOutput,
  headerOf,
  mostHeaderBytes,
  slabsHere,
  type WrittenMember,
} from '../tar/archive-output.ts'
import { archiveReader, type Member } from '../tar/archive-reader.ts'
import { startWorkers } from '../tar/extract-workers.ts'
import { unpackSkeleton } from '../tar/skeleton.ts'
import { paddingAfter } from '../tar/tar-records.ts'
import { type ArchiveSink, roomIn, unpackPlain } from '../tar/unpackers.ts'
import { newUnpackLimit, type UnpackLimit } from '../unpack-limit.ts'
import { decompressed } from './compression.ts'
import { type StagedNames, stagedNames } from './staged-names.ts'

/**
 * tar gets only headers that Headstart has written, with names that Headstart has checked. The workers unpack only
 * files. Hard links are made next, while there are no symbolic links yet. Symbolic links and directories come last.
 */
export async function unpackArchive(job: UnpackJob): Promise<void> {
  const { dir, tools, lines, workers: atOnce = processors() } = job
  const limit = newUnpackLimit(dir)
  // An archive of actions/cache does not declare how much it unpacks to.
  limit.allow({ bytes: Infinity })
  const { tar } = tools
  const signal = AbortSignal.any([job.signal, limit.signal])
  await using workers = startWorkers({ tar, unpacker: unpackPlain, dir, workers: atOnce, signal })
  const sorted = distributeArchive({ ...job, signal: workers.signal }, workers.sinks, limit)
  const { links, skeleton, files } = await sorted.catch(workers.fail)
  await workers.finish(files())
  const tree = join(dir, 'tree')
  for (const { name, target } of links) makeLink(toBytes(tree), name, target)
  if (skeleton.length > 0) await unpackSkeleton(() => [skeleton], { tar, lines, cwd: tree, signal })
}

/** Gives the files of an archive to the workers, then ends the workers. */
async function distributeArchive(
  { body, dir, tools, lines, workspace, signal }: UnpackJob,
  workers: ArchiveSink[],
  limit: UnpackLimit,
): Promise<ReturnType<typeof newSorter>> {
  const members = distributeMembers(workers)
  const sorter = newSorter(stagedNames(lines, workspace), members)
  const reader = archiveReader()
  const zstd = tools.tar.dialect === 'node' ? undefined : tools.zstd
  for await (const bytes of decompressed(body, zstd, { cwd: dir, signal })) {
    limit.count(bytes.length)
    signal.throwIfAborted()
    for (const item of reader.push(bytes)) sorter.push(item)
    await members.room()
  }
  reader.finish()
  members.end()
  return sorter
}

// Names and headers held in memory. A million files need about 400 MiB.
const mostHeldBytes = 512 * 1024 * 1024
// Small runners have a small heap.
const heldShareOfHeap = 1 / 2
// The memory of a name besides its characters: its object and its entries in sets.
const nameBytes = 300

/** Passes files on to the workers, and keeps the other members. */
function newSorter({ stagedName, follow }: StagedNames, members: MemberDistributor) {
  // Hard links: staged names, as byte strings.
  const links: { name: string; target: string }[] = []
  // Directories and symbolic links.
  const skeleton: WrittenMember[] = []
  const seen = new Set<string>()
  const symlinks = new Map<string, WrittenMember>()
  const mostBytes = Math.min(mostHeldBytes, getHeapStatistics().heap_size_limit * heldShareOfHeap)
  let heldBytes = 0
  let isWanted = false
  let files = 0
  const hold = (bytes: number): void => {
    heldBytes += bytes
    if (heldBytes > mostBytes) throw new BadEntry('it holds more than anybody would save')
  }
  const keep = (member: WrittenMember): void => {
    hold(mostHeaderBytes(member))
    skeleton.push(member)
  }
  /** @returns whether to unpack the member's content */
  const begin = (member: Member): boolean => {
    const { kind } = member
    const name = stagedName(member.name)
    // actions/cache stores files twice if patterns name a directory and also its content.
    if (kind === 'other' || seen.has(name)) return false
    seen.add(name)
    hold(name.length + nameBytes)
    if (kind === 'file') {
      files++
      members.begin(headerOf({ ...member, kind, name, target: '' }), name)
    } else if (kind === 'directory') keep({ ...member, kind, name, target: '' })
    else if (kind === 'symlink') {
      symlinks.set(name, { ...member, kind, name })
      keep({ ...member, kind, name })
      follow(member.name, member.target)
    } else {
      const target = stagedName(member.target)
      hold(target.length + nameBytes)
      // A hard link may name a symbolic link.
      const symlink = symlinks.get(target)
      if (symlink) keep({ ...symlink, name })
      else links.push({ name, target })
    }
    return kind === 'file'
  }
  return {
    /** Takes a member, or a piece of its content. */
    push(item: Member | Buffer): void {
      if (!Buffer.isBuffer(item)) isWanted = begin(item)
      else if (isWanted) members.content(item)
    },
    links,
    skeleton,
    /** How many files the workers have got. */
    files: () => files,
  }
}

/** Must run before any symbolic link is made: names must not lead through one. */
function makeLink(tree: string, name: string, target: string): void {
  const path = (staged: string): string | Buffer => fromBytes(`${tree}/${staged}`)
  mkdirSync(path(dirname(name)), { recursive: true })
  try {
    linkSync(path(target), path(name))
  } catch {
    throw new BadEntry(`it holds ${fromBytes(name)} as another name of a file that it does not hold`)
  }
}

// Merging is slower if two workers unpack into the same directory. So one worker gets this many members or bytes, then
// the rest of the directory, up to `tooMany` times as many.
const batchMembers = 1000
const batchBytes = 8 * 1024 * 1024
const tooMany = 4
// Each write to a worker is a system call and allocates memory, so small pieces are collected.
const slabBytes = 1024 * 1024

type MemberDistributor = ReturnType<typeof distributeMembers>

function distributeMembers(workers: ArchiveSink[]) {
  let worker = workers[0] as ArchiveSink
  const output = archiveOutput(slabsHere(slabBytes, (content) => worker.write(content)))
  // What the worker has got since the last change of workers.
  let members = 0
  let bytes = 0
  let contentBytes = 0
  let directory = ''
  const put = (piece: Buffer): void => {
    bytes += piece.length
    output.write(piece)
  }
  const pad = (): void => {
    output.pad(paddingAfter(contentBytes))
    contentBytes = 0
  }
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(header: Buffer, name: string): void {
      pad()
      const fill = Math.max(members / batchMembers, bytes / batchBytes)
      if (fill >= tooMany || (fill >= 1 && dirname(name) !== directory)) {
        output.flush()
        worker = workers.reduce((least, other) => (other.pending < least.pending ? other : least))
        members = 0
        bytes = 0
      }
      directory = dirname(name)
      members++
      worker.allow({ files: 1 })
      put(header)
    },
    /** Adds to the content of the member that was started last. */
    content(piece: Buffer): void {
      contentBytes += piece.length
      put(piece)
    },
    /** Resolves when the worker's queue has room again. */
    room: (): Promise<void> => roomIn(worker, workers),
    end(): void {
      pad()
      output.flush()
      for (const done of workers) done.end()
    },
  }
}
