/** Unpacks images and their layers. */
import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import { removeTree, renameOwn } from '../../files/trees.ts'
import { memoryLimit, processors } from '../../system/container-limits.ts'
import { BadEntry, messageOf, ProgramKilled } from '../../system/failure.ts'
import { startPipeline } from '../../system/pipeline.ts'
import { run } from '../../system/run.ts'
import { info } from '../../system/runner.ts'
import { mebibyte } from '../../system/units.ts'
import type { UnpackJob } from '../format.ts'
import { startLimited } from '../unpack-limit.ts'
import type { ImageSegment, Layer } from './images.ts'
import { layOn } from './layers/lay-on.ts'
import { type Removals, readRemovals } from './layers/removals.ts'
import type { PlacedImage } from './matches-in.ts'
import type { ReceivedImages } from './receive.ts'
import { joinNames } from './tops.ts'

/**
 * Unpacks into `dir/tree`.
 * @throws BadEntry when an image holds anything but files, directories and links, or not as many as declared
 */
export async function unpackImages(
  { path, images }: ReceivedImages,
  job: Omit<UnpackJob, 'body'>,
): Promise<void> {
  const tree = join(job.dir, 'tree')
  mkdirSync(tree, { recursive: true })
  const removals = await readRemovals(path, job.segments)
  for (const image of images.filter(({ bases }) => job.lines.some((line) => bases.has(line)))) {
    const target = join(job.dir, `image-${image.root}`)
    await unpackLayer({ path, layer: image, target }, job)
    const count = countMembers(toBytes(target))
    if (count !== image.members) throw new BadEntry(`it has ${count} members instead of ${image.members}`)
    for (const layer of image.layers) {
      const members = await applyLayer({ path, layer, target, removals: removals as Removals }, job)
      if (members !== layer.members)
        throw new BadEntry(`its layer has ${members} members instead of ${layer.members}`)
    }
    moveMatches(image, { from: toBytes(target), to: toBytes(tree), lines: job.lines })
    removeTree(target)
  }
  await takeOver(tree, job.signal)
}

/** Moves each match to the place that the archives of all formats give it. All paths are byte strings. */
function moveMatches(
  { matches }: PlacedImage,
  { from, to, lines }: { from: string; to: string; lines: PathLine[] },
): void {
  for (const { line, name, relative } of matches.filter(({ line }) => lines.includes(line))) {
    const [source, target] = [joinNames(from, name), joinNames(`${to}/${line.number}`, relative)]
    mkdirSync(fromBytes(dirname(target)), { recursive: true })
    allowMoves(from, name)
    renameOwn(source, target)
  }
}

/** Makes the directories above a name writable, so that the match can be moved out. They are removed after the move. */
function allowMoves(top: string, name: string): void {
  chmodSync(fromBytes(top), 0o700)
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1))
    chmodSync(fromBytes(`${top}/${name.slice(0, at)}`), 0o700)
}

interface Unpacking {
  /** The file with the layer. */
  path: string
  layer: ImageSegment
  /** A free path for the top of the layer. */
  target: string
  /** Whether the layer has whiteouts. */
  hasWhiteouts?: boolean
}

type UnpackingJob = Pick<UnpackJob, 'dir' | 'tools' | 'signal'>

/** If unsquashfs is killed, unpacks once more with the least memory. */
async function unpackLayer(unpacking: Unpacking, job: UnpackingJob): Promise<void> {
  try {
    await runUnsquashfs(unpacking, job, { queueMiB: queueMiB(), count: processors() })
  } catch (error) {
    if (!(error instanceof ProgramKilled)) throw error
    info(`Unpacking once more, with less memory: ${messageOf(error)}`)
    removeTree(unpacking.target)
    await runUnsquashfs(unpacking, job, { queueMiB: leastQueueMiB, count: 1 })
  }
}

// unsquashfs has two queues of 256 MiB, whatever memory there is. It needs more memory for the tables of an image.
const [mostQueueMiB, leastQueueMiB] = [256, 8]
const shareForQueue = 1 / 8

function queueMiB(): number {
  const mib = Math.floor((memoryLimit() * shareForQueue) / mebibyte)
  return Math.max(leastQueueMiB, Math.min(mostQueueMiB, mib))
}

async function runUnsquashfs(
  { path, layer, target, hasWhiteouts = false }: Unpacking,
  { dir, tools, signal }: UnpackingJob,
  { queueMiB, count }: { queueMiB: number; count: number },
): Promise<void> {
  const quiet = ['-no-progress', '-quiet', '-no-xattrs']
  // Few users may make whiteouts. unsquashfs ends with 2 where it cannot, and with 1 where it cannot make a file.
  const lenient = hasWhiteouts ? ['-no-exit-code'] : []
  const queues = ['-da', '-fr'].flatMap((option) => [option, String(queueMiB)])
  const memory = [...queues, '-processors', String(count)]
  const args = [...quiet, ...lenient, ...memory, '-offset', String(layer.offset), '-d', target, path]
  const command = { path: tools.unsquashfs as string, args }
  const unpacking = startLimited({ cwd: dir, signal }, (where) => startPipeline([command], where))
  unpacking.limit.allow({ bytes: layer.mostBytes, files: layer.members })
  unpacking.stdin.end()
  unpacking.stdout.resume()
  await unpacking.ended
}

interface LayerUnpacking extends Pick<Unpacking, 'path' | 'target'> {
  layer: Layer
  removals: Removals
}

/** @param target the unpacked tree of the layers below @returns how many members and removed names the layer has */
async function applyLayer(
  { path, layer, target, removals }: LayerUnpacking,
  job: Pick<UnpackJob, 'dir' | 'tools' | 'signal'>,
): Promise<number> {
  const { number } = layer
  const removed = removals.counts[number] as number
  const changes = join(job.dir, `layer-${number}`)
  await unpackLayer({ path, layer, target: changes, hasWhiteouts: removed > 0 }, job)
  const aside = toBytes(join(job.dir, `removed-${number}`))
  const laying = { from: toBytes(changes), to: toBytes(target), removed: removals.namesOf(number), aside }
  return layOn(laying) + removed
}

/** Counts everything below a directory. @param dir a byte string */
function countMembers(dir: string): number {
  let members = 0
  for (const item of readdirSync(fromBytes(dir), { withFileTypes: true, encoding: 'latin1' })) {
    members++
    if (item.isDirectory()) members += countMembers(`${dir}/${item.name}`)
    else if (!item.isFile() && !item.isSymbolicLink())
      throw new BadEntry('it holds more than files, directories and links')
  }
  return members
}

// As root, unsquashfs keeps the owners of files. As any user, it keeps setuid, setgid and sticky bits.
async function takeOver(tree: string, signal: AbortSignal): Promise<void> {
  const where = { cwd: tree, signal, limitMs: 'while-busy' as const }
  chownSync(tree, process.geteuid?.() ?? -1, process.getegid?.() ?? -1)
  if (process.geteuid?.() === 0) await run('chown', ['-hR', '0:0', '.'], where)
  const special = ['!', '-type', 'l', '-perm', '/7000']
  await run('find', ['.', ...special, '-exec', 'chmod', 'a-st', '{}', '+'], where)
}
