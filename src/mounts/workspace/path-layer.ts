/** Makes the layer that shows the directories of an image at the paths of their targets. */
import { lstatSync, mkdirSync, readlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromBytes, namesIn, toBytes } from '../../files/byte-strings.ts'
import { statOf } from '../../files/journal.ts'
import { headerOf } from '../../formats/tar-archives/member-header.ts'
import { endOfArchive, recordBytes } from '../../formats/tar-archives/tar-records.ts'
import type { MountWork } from '../mount-table.ts'

/** A directory of an image, and where it belongs in the workspace. Byte strings, relative to the top of each. */
export interface PlacedDirectory {
  /** '' for all of the image. */
  source: string
  target: string
}

interface PathLayerJob extends MountWork {
  /** The names of the layers of the image, the upmost one first. */
  layers: string[]
  /** The name of the new layer. */
  name: string
  /** The first names of the targets of all images: an image with such a name at its top would merge with a target. */
  reserved: string[]
}

const redirect = 'SCHILY.xattr.trusted.overlay.redirect'
const metacopy = 'SCHILY.xattr.trusted.overlay.metacopy'

/** Each name at the top of an image is a member of the new layer. */
const mostTopNames = 4000

/**
 * An overlay shows the top of an image at its own top. The new layer lies upon the layers of the image. It has whiteouts
 * that hide the names there, and each target as a directory whose members redirect to them, as if they had been renamed
 * within an overlay. One run of tar makes it all. Such an overlay takes two programs, and twice the CPU time for each name.
 * https://docs.kernel.org/filesystems/overlayfs.html#renaming-directories
 * @throws Error if the image cannot be shown so
 */
export async function makePathLayer(places: PlacedDirectory[], options: PathLayerJob): Promise<void> {
  const { dir, name, reserved, rights, signal } = options
  const layers = options.layers.map((layer) => toBytes(join(dir, layer)))
  const top = topOf(layers)
  const clash = reserved.find((name) => top.has(name))
  if (clash !== undefined)
    throw new Error(`it holds the name ${fromBytes(clash)}, with which a target begins`)
  if (top.size > mostTopNames) throw new Error(`it has ${top.size} names in one directory`)
  const members: Buffer[] = []
  for (const { source, target } of places) {
    // tar would give these directories to root.
    mkdirSync(fromBytes(dirname(`${toBytes(join(dir, name))}/${target}`)), { recursive: true })
    const path = layers.map((layer) => `${layer}/${source}`).find(statOf) as string
    members.push(memberOf(target, path, source))
    if (source === '') for (const [name, path] of top) members.push(memberOf(`${target}/${name}`, path, name))
  }
  // Other names of the first whiteout take no inodes.
  const [first = ''] = top.keys()
  for (const name of top.keys()) {
    const hidden = { name, mode: 0, mtime: '0' }
    const isFirst = name === first
    members.push(
      headerOf(isFirst ? { ...hidden, kind: 'whiteout' } : { ...hidden, kind: 'hardlink', target: first }),
    )
  }
  await rights.unpackMarked(Buffer.concat([...members, endOfArchive]), { cwd: join(dir, name), signal })
}

/** The names that the layers show at their top, and the path of each in the upmost layer that has it. */
function topOf(layers: string[]): Map<string, string> {
  const top = new Map<string, string>()
  for (const layer of layers.toReversed())
    for (const name of namesIn(layer)) top.set(name, `${layer}/${name}`)
  if (layers.length > 1) for (const [name, path] of top) if (isWhiteout(path)) top.delete(name)
  return top
}

function isWhiteout(path: string): boolean {
  const stat = statOf(path)
  return stat?.isCharacterDevice() === true && stat.rdev === 0
}

/** @param path of the file, directory or link @param source where the layers below have it, relative to their top */
function memberOf(name: string, path: string, source: string): Buffer {
  const stat = lstatSync(fromBytes(path))
  const owner = { uid: String(stat.uid), gid: String(stat.gid) }
  const member = { name, mode: stat.mode & 0o777, mtime: String(Math.floor(stat.mtimeMs / 1000)) }
  if (stat.isDirectory()) {
    // The top itself has no name to redirect to.
    const marks = source === '' ? {} : { [redirect]: `/${source}` }
    return headerOf({ ...member, kind: 'directory', records: { ...owner, ...marks } })
  }
  // Renaming gives the name a file of its own.
  if (stat.nlink > 1) throw new Error(`${fromBytes(source)} has other names in it`)
  if (stat.isSymbolicLink()) {
    const target = readlinkSync(fromBytes(path), 'latin1')
    return headerOf({ ...member, kind: 'symlink', target, records: owner })
  }
  if (!stat.isFile()) throw new Error(`${fromBytes(source)} is no file, directory or link`)
  // A file that is one hole. The kernel reads the content below.
  const size = String(stat.size)
  const map = Buffer.from(`1\n${size}\n0\n`.padEnd(recordBytes, '\0'))
  const records = { ...owner, [redirect]: `/${source}`, [metacopy]: '' }
  const header = headerOf({ ...member, kind: 'file', size: map.length, sparseSize: size, records })
  return Buffer.concat([header, map])
}
