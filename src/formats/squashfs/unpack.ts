/** Unpacks images and their layers. */
import { chownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import type { PathLine } from '../../files/patterns.ts'
import { removeTree } from '../../files/staging.ts'
import { BadEntry } from '../../system/failure.ts'
import { startPipeline } from '../../system/pipeline.ts'
import { runProgram } from '../../system/run.ts'
import type { UnpackJob } from '../format.ts'
import { startLimited } from '../unpack-limit.ts'
import type { ImageSegment, Layer } from './images.ts'
import { layOn } from './layers/lay-on.ts'
import { type Removals, readRemovals } from './layers/removals.ts'
import type { ReceivedImages } from './receive.ts'

/**
 * Unpacks into `dir/tree`.
 * @param only the lines to unpack
 * @throws BadEntry when an image holds anything but files, directories and links, or not as many as declared
 */
export async function unpackImages(
  { path, images }: ReceivedImages,
  job: Omit<UnpackJob, 'body' | 'warn'>,
  only: PathLine[] = job.lines,
): Promise<void> {
  const tree = join(job.dir, 'tree')
  const removals = await readRemovals(path, job.segments)
  const wanted = images.filter(({ lines }) => lines.some((line) => only.includes(line)))
  // The image of several lines comes first: it makes `tree`, and must not write to the directory of another image.
  for (const image of wanted.toSorted((one, other) => Number(!other.line) - Number(!one.line))) {
    const lines = image.lines.filter((line) => only.includes(line))
    const target = image.line ? newDirectoryOf(image.line, tree) : tree
    const names = lines.length < image.lines.length ? lines.map(({ number }) => String(number)) : []
    await unpackLayer({ path, layer: image, target, only: names }, job)
    const count = lines.reduce((sum, line) => sum + countMembers(line, tree), 0)
    if (names.length === 0 && count !== image.members)
      throw new BadEntry(`it has ${count} members instead of ${image.members}`)
    for (const layer of image.layers) {
      const members = await applyLayer({ path, layer, target, removals: removals as Removals }, job)
      if (members + (image.line ? 1 : 0) !== layer.members)
        throw new BadEntry(`its layer has ${members} members instead of ${layer.members}`)
    }
    // Layers are unpacked whole.
    const isOther = (name: string): boolean => names.length > 0 && !names.includes(name)
    for (const name of image.layers.length > 0 ? readdirSync(target).filter(isOther) : [])
      removeTree(join(target, name))
  }
  await takeOver(tree, job.signal)
}

/** @throws BadEntry when another image has made something there */
function newDirectoryOf(line: PathLine, tree: string): string {
  const base = join(tree, String(line.number))
  if (lstatSync(base, { throwIfNoEntry: false })) throw new BadEntry('two images hold the same path')
  const target = join(base, relative(line.base, line.literal as string))
  mkdirSync(dirname(target), { recursive: true })
  return target
}

interface Unpacking {
  /** The file with the layer. */
  path: string
  layer: ImageSegment
  /** A free path for the top of the layer. */
  target: string
  /** Names in the top; an empty list means all. */
  only: string[]
  /** Whether the layer has whiteouts. */
  hasWhiteouts?: boolean
}

async function unpackLayer(
  { path, layer, target, only, hasWhiteouts = false }: Unpacking,
  { dir, tools, signal }: Pick<UnpackJob, 'dir' | 'tools' | 'signal'>,
): Promise<void> {
  const quiet = ['-no-progress', '-quiet', '-no-xattrs']
  // Few users may make whiteouts. unsquashfs ends with 2 where it cannot, and with 1 where it cannot make a file.
  const lenient = hasWhiteouts ? ['-no-exit-code'] : []
  const args = [...quiet, ...lenient, '-offset', String(layer.offset), '-d', target, path, ...only]
  const command = { path: tools.unsquashfs as string, args }
  const unpacking = startLimited({ cwd: dir, signal }, (where) => startPipeline([command], where))
  unpacking.limit.allow({ bytes: layer.mostBytes, files: layer.members })
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
  await unpackLayer({ path, layer, target: changes, only: [], hasWhiteouts: removed > 0 }, job)
  const aside = toBytes(join(job.dir, `removed-${number}`))
  const laying = { from: toBytes(changes), to: toBytes(target), removed: removals.namesOf(number), aside }
  return layOn(laying) + removed
}

/** Counts the matches of a line and everything below them. */
function countMembers(line: PathLine, tree: string): number {
  const count = (dir: string, relative: string, isNamed: boolean): number => {
    let members = 0
    for (const item of readdirSync(fromBytes(dir), { withFileTypes: true, encoding: 'latin1' })) {
      const path = relative === '' ? item.name : `${relative}/${item.name}`
      const counts = isNamed || line.matches(fromBytes(path).toString())
      if (counts) members++
      if (item.isDirectory()) members += count(`${dir}/${item.name}`, path, counts)
      else if (!item.isFile() && !item.isSymbolicLink()) {
        throw new BadEntry('it holds more than files, directories and links')
      }
    }
    return members
  }
  const base = join(tree, String(line.number))
  const stat = lstatSync(base, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) throw new BadEntry('what is to be a directory is none')
  const isNamed = line.matches('')
  return count(toBytes(base), '', isNamed) + (isNamed ? 1 : 0)
}

// As root, unsquashfs keeps the owners of files. As any user, it keeps setuid, setgid and sticky bits.
async function takeOver(tree: string, signal: AbortSignal): Promise<void> {
  const where = { cwd: tree, signal, limitMs: Infinity }
  chownSync(tree, process.geteuid?.() ?? -1, process.getegid?.() ?? -1)
  if (process.geteuid?.() === 0) await runProgram('chown', ['-hR', '0:0', '.'], where)
  const special = ['!', '-type', 'l', '-perm', '/7000']
  await runProgram('find', ['.', ...special, '-exec', 'chmod', 'a-st', '{}', '+'], where)
}
