/** Makes the layer that shows the directories of an image at the paths of their targets. */
import { chmodSync, lstatSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromBytes, namesIn, toBytes } from '../../files/byte-strings.ts'
import { codeOf } from '../../system/failure.ts'
import { firstOf } from '../layers.ts'
import type { Rights } from '../root-rights.ts'

/** A directory of an image, and where it belongs in the workspace. Byte strings, relative to the top of each. */
export interface PlacedDirectory {
  /** '' for all of the image. */
  source: string
  target: string
}

interface PathLayerJob {
  /** The mount root. */
  dir: string
  /** The names of the layers of the image, the upmost one first. */
  layers: string[]
  /** The name of the new layer. */
  name: string
  /** The first names of the targets of all images: an image with such a name at its top would merge with a target. */
  reserved: string[]
  rights: Rights
  signal: AbortSignal
}

/** Each name at the top of an image is renamed, which takes about 0.1 ms. */
const mostTopNames = 4000
const aside = '.headstart-aside'
const placed = '.headstart-placed'

/**
 * An overlay shows the top of an image at its own top. So this function renames what is at the top of the image within an
 * overlay of its own: the upper directory of that overlay then has a mark for each name (a redirect), and hides the name
 * at the top (a whiteout). It becomes a lower layer upon the layers of the image.
 * https://docs.kernel.org/filesystems/overlayfs.html#renaming-directories
 * @throws Error if the image cannot be shown so
 */
export async function makePathLayer(places: PlacedDirectory[], options: PathLayerJob): Promise<void> {
  const { dir, layers, name, reserved, rights, signal } = options
  const [shown, work] = [`${name}-shown`, `${name}-work`]
  for (const made of [name, shown, work]) mkdirSync(join(dir, made))
  const layered = `lowerdir=${layers.join(':')},upperdir=${name},workdir=${work}`
  await firstOf(['volatile,', ''], (more) => {
    const marks = `${more}nosuid,nodev,redirect_dir=on,metacopy=on,index=off,${layered}`
    const args = ['-i', '-n', '-t', 'overlay', '-o', marks, '--', dir, shown]
    return rights.run('mount', args, { cwd: dir, signal })
  })
  const top = toBytes(join(dir, shown))
  const { mode, atimeMs, mtimeMs } = statSync(join(dir, layers[0] as string))
  try {
    moveAside(top, reserved)
    for (const [i, { source }] of places.entries())
      move(`${top}/${source === '' ? aside : `${aside}/${source}`}`, `${top}/${placed}/${i}`)
  } finally {
    await rights.run('umount', ['-i', '--', shown], { cwd: dir, signal })
  }
  const made = toBytes(join(dir, name))
  for (const [i, { source, target }] of places.entries()) {
    const path = `${made}/${target}`
    mkdirSync(fromBytes(dirname(path)), { recursive: true })
    move(`${made}/${placed}/${i}`, path)
    if (source !== '') continue
    chmodSync(fromBytes(path), mode & 0o777)
    utimesSync(fromBytes(path), atimeMs / 1000, mtimeMs / 1000)
  }
  rmSync(fromBytes(`${made}/${aside}`), { recursive: true, force: true })
  rmdirSync(fromBytes(`${made}/${placed}`))
}

/** @throws Error if there are too many names, or a reserved one */
function moveAside(top: string, reserved: string[]): void {
  const names = namesIn(top)
  const clash = names.find((name) => reserved.includes(name))
  if (clash !== undefined)
    throw new Error(`it holds the name ${fromBytes(clash)}, with which a target begins`)
  if (names.length > mostTopNames) throw new Error(`it has ${names.length} names in one directory`)
  // Renaming gives the name a file of its own.
  const linked = names.find((name) => hasOtherNames(`${top}/${name}`))
  if (linked !== undefined) throw new Error(`${fromBytes(linked)} has other names in it`)
  for (const name of [aside, placed]) mkdirSync(fromBytes(`${top}/${name}`))
  for (const name of names) move(`${top}/${name}`, `${top}/${aside}/${name}`)
}

function hasOtherNames(path: string): boolean {
  const stat = lstatSync(fromBytes(path))
  return !stat.isDirectory() && stat.nlink > 1
}

/** Renames also a directory that may not be written to: moving a directory changes its name `..`. */
function move(from: string, to: string): void {
  try {
    renameSync(fromBytes(from), fromBytes(to))
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error
    const { mode } = lstatSync(fromBytes(from))
    chmodSync(fromBytes(from), mode | 0o200)
    renameSync(fromBytes(from), fromBytes(to))
    chmodSync(fromBytes(to), mode & 0o777)
  }
}
