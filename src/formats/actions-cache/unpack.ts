/** Unpacks an archive of actions/cache side by side, although it is one stream: what it holds is dealt out anew. */
import { linkSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { BadEntry } from '../../failure.ts'
import { fromBytes, toBytes } from '../../files/bytes.ts'
import { startPipeline } from '../../process.ts'
import type { Tar } from '../../tools.ts'
import { bring } from '../bring.ts'
import type { UnpackJob } from '../index.ts'
import { openLane } from '../lanes.ts'
import { frameSink } from '../sink.ts'
import { unpackSkeleton } from '../skeleton.ts'
import { extractCommand } from '../tar-commands.ts'
import type { Codec } from '../zstd.ts'
import { archiveReader, type Member } from './archive.ts'
import { decompressed } from './compression.ts'
import { dealer } from './deal.ts'
import { headerOf, type Told } from './header.ts'
import { stagedNames } from './places.ts'

/**
 * Only names of ours reach a tar, in headers of ours. As in our own format, each lane has a directory of its own and
 * gets nothing but files, whose other names are made when there are no links yet; links and directories come last.
 */
export async function unpackArchive(job: UnpackJob): Promise<void> {
  const { body, dir, tools, signal } = job
  const tar = tools.tar as Tar
  const stop = new AbortController()
  const fail = (error: unknown): void => stop.abort(error)
  const how = { tar, codec: uncompressed, signal: AbortSignal.any([signal, stop.signal]) }
  const lanes = Array.from({ length: availableParallelism() }, (_, lane) =>
    openLane(extractCommand(tar), { ...how, cwd: join(dir, `lane-${lane}`) }),
  )
  // One that fails stops the others, and none is left running.
  const counts = Promise.all(lanes.map((lane) => lane.files.catch(fail)))
  const archive = decompressed(body, tools.zstd, { cwd: dir, signal: how.signal })
  const sinks = lanes.map(({ sink }) => sink)
  const rest = await sortOut(archive, { ...job, deal: dealer(sinks) }).catch(fail)
  await counts
  how.signal.throwIfAborted()

  const tree = join(dir, 'tree')
  mkdirSync(tree)
  for (const lane of lanes) bring(toBytes(lane.dir), toBytes(tree), join(dir, 'aside'))
  const { links = [], skeleton = [] } = rest ?? {}
  for (const link of links) makeLink(toBytes(tree), link)
  await unpackSkeleton({ bytes: [Buffer.concat(skeleton)], members: skeleton.length }, { ...how, cwd: tree })
}

const endOfArchive = Buffer.alloc(1024)
const headerBytes = 512
// Of names and headers, which are held in memory; those of a million files have some 100 MiB.
const maxHeldBytes = 512 * 1024 * 1024

const uncompressed: Pick<Codec, 'unpacking'> = {
  unpacking(tar, where) {
    const { stdin, stdout, ended } = startPipeline([tar], where)
    return frameSink({
      stdout,
      ended,
      write: (bytes, done) => void stdin.write(bytes, done),
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

interface Sorting extends Pick<UnpackJob, 'roots' | 'workspace'> {
  deal: ReturnType<typeof dealer>
}

async function sortOut(archive: AsyncIterable<Buffer>, { roots, workspace, deal }: Sorting): Promise<Rest> {
  const rest: Rest = { links: [], skeleton: [] }
  const place = stagedNames(roots, workspace)
  const seen = new Set<string>()
  const symlinks = new Map<string, Told>()
  let heldBytes = 0
  const reader = archiveReader()
  // A symbolic link may have several names, too.
  const link = (name: string, target: string): void => {
    const symlink = symlinks.get(target)
    if (symlink) rest.skeleton.push(headerOf({ ...symlink, name }))
    else rest.links.push({ name, target })
  }
  const begin = (member: Member): boolean => {
    const name = place(member.name)
    // Patterns that name a directory and what is in it make actions/cache store that several times.
    if (member.kind === 'other' || seen.has(name)) return false
    seen.add(name)
    const { kind } = member
    heldBytes += name.length + (kind === 'file' ? 0 : headerBytes + member.target.length)
    if (heldBytes > maxHeldBytes) throw new BadEntry('it holds more than anybody would save')
    if (kind === 'file') deal.begin(headerOf({ ...member, kind, name, target: '' }), name)
    else if (kind === 'hardlink') link(name, place(member.target))
    else {
      const target = kind === 'symlink' ? member.target : ''
      const told = { ...member, kind, name, target }
      if (kind === 'symlink') symlinks.set(name, told)
      rest.skeleton.push(headerOf(told))
    }
    return kind === 'file'
  }
  let isWanted = false
  for await (const bytes of archive) {
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
