/** Mounts the directories of an image, or of an unpacked tree, at the places that the lines of `path` name. */
import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync, utimesSync } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '../failure.ts'
import { fromBytes, namesIn, toBytes } from '../files/byte-strings.ts'
import { missingDirectories, statOf } from '../files/journal.ts'
import type { Root } from '../files/patterns.ts'
import { kernelConfig, threadOptions } from './kernel-config.ts'
import { checkSite, type Site, sitesOf } from './mount-points.ts'
import type { Rights } from './root-rights.ts'

export interface Mounting {
  /** The mount root. */
  dir: string
  rights: Rights
  /** Directories that no mount may cover; absolute. */
  spare: string[]
  signal: AbortSignal
}

/** A root that could not be mounted, and the reason, as the rest of a sentence. */
export interface Refusal {
  root: Root
  reason: string
}

/** An image in `<dir>/image`. */
export interface MountableImage {
  /** Where the image is in the file, in bytes. */
  offset: number
  length: number
  /** The root whose directory is the top of the image. Undefined for an image of several roots, as in `tree`. */
  root: Root | undefined
  /** All roots in the image. */
  roots: Root[]
}

/**
 * Mounts the images in `<dir>/image` and shows their directories at their places. Writes go to directories of the mount
 * root.
 * @returns the roots that could not be mounted; their places have not changed
 */
export async function mountImages(images: MountableImage[], mounting: Mounting): Promise<Refusal[]> {
  const { dir, rights, signal } = mounting
  const where = { cwd: dir, signal }
  const unmounted: Refusal[] = []
  const mounted: string[] = []
  const contents: Content[] = []
  for (const { offset, length, root: own, roots } of images) {
    const point = own ? `${tree}-${own.place}` : tree
    mkdirSync(join(dir, point))
    try {
      await firstOf(threadOptions(kernelConfig()), (more) => {
        const options = `${more}loop,offset=${offset},sizelimit=${length},ro,nosuid,nodev`
        return rights.run('mount', ['-i', '-n', '-t', 'squashfs', '-o', options, 'image', point], where)
      })
      mounted.push(point)
      contents.push(
        ...roots.map((root) => (own ? wholeOf(root, join(dir, point)) : partOf(root, join(dir, point)))),
      )
    } catch (error) {
      signal.throwIfAborted()
      unmounted.push(...roots.map((root) => ({ root, reason: messageOf(error) })))
    }
  }
  const refusals = await show(contents, 'lower', mounting)
  // The overlays keep the images mounted, so their own mount points can go, even if a process uses them now.
  for (const point of mounted) await rights.run('umount', ['-l', '--', point], where)
  return [...unmounted, ...refusals]
}

/**
 * Shows the directories that were unpacked to `<dir>/tree` at their places. Writes go to the same directories.
 * @returns the roots that could not be mounted; their places have not changed
 */
export function mountTree(roots: Root[], mounting: Mounting): Promise<Refusal[]> {
  const contents = roots.map((root) => partOf(root, join(mounting.dir, tree)))
  return show(contents, 'upper', mounting)
}

/** The directory of the mount root that holds the content of several roots: each root's is in `tree/<place>`. */
const tree = 'tree'

/** A root, and the places of its directories. */
interface Content {
  root: Root
  sites: () => Promise<Site[]>
}

function partOf(root: Root, dir: string): Content {
  return { root, sites: () => sitesOf(root, join(dir, String(root.place))) }
}

/** @param top of the image that holds nothing but the root's directory */
function wholeOf(root: Root, top: string): Content {
  return { root, sites: async () => [{ source: toBytes(top), target: toBytes(root.literal as string) }] }
}

/**
 * Mounts the directories of each root on top of the existing ones.
 * Privileged programs get only names that Headstart made up; links lead from these to the paths that users named.
 */
async function show(contents: Content[], layer: Layer, mounting: Mounting): Promise<Refusal[]> {
  const { dir, rights, spare, signal } = mounting
  const refusals: Refusal[] = []
  let siteCount = 0
  for (const { root, sites: find } of contents.toSorted((a, b) => a.root.place - b.root.place)) {
    const mounted: number[] = []
    try {
      const sites = await find()
      for (const site of sites) await checkSite(site, root, spare)
      for (const site of sites) {
        const number = siteCount++
        await mountSite({ ...site, number, layer }, mounting)
        mounted.push(number)
      }
    } catch (error) {
      signal.throwIfAborted()
      for (const number of mounted.reverse()) {
        await rights.run('umount', ['--', `target-${number}`], { cwd: dir, signal })
      }
      refusals.push({ root, reason: messageOf(error) })
    }
  }
  return refusals
}

/** The directories of a mount root that hold what was written to its mounts. Absolute paths, none if it is gone. */
export function upperDirectories(dir: string): string[] {
  const names = existsSync(dir) ? readdirSync(dir) : []
  return names.filter((name) => /^upper-\d+$/.test(name)).map((name) => realpathSync(join(dir, name)))
}

/** Tries the options in order until one works; rejects with the last one's error. */
async function firstOf(options: string[], attempt: (option: string) => Promise<void>): Promise<void> {
  const [first = '', ...others] = options
  try {
    await attempt(first)
  } catch (error) {
    if (others.length === 0) throw error
    await firstOf(others, attempt)
  }
}

/** Which layer of an overlay the content is. The other layer is a new directory. */
type Layer = 'lower' | 'upper'

async function mountSite(
  { source, target, number, layer }: Site & { number: number; layer: Layer },
  { dir, rights, signal }: Mounting,
): Promise<void> {
  const at = (name: string): string => join(dir, `${name}-${number}`)
  const content = statOf(`${target}/.`) ? namesIn(target) : undefined
  symlinkSync(fromBytes(target), at('target'))
  if (!content) {
    const [topmost = target] = missingDirectories(target)
    symlinkSync(fromBytes(topmost), at('made'))
    mkdirSync(fromBytes(target), { recursive: true })
  }
  symlinkSync(fromBytes(source), at(layer))
  mkdirSync(at(layer === 'lower' ? 'upper' : 'lower'))
  if (layer === 'lower') {
    // The merged directory has the mode and time of its upper layer.
    const { mode, mtimeMs } = await lstat(fromBytes(source))
    chmodSync(at('upper'), mode & 0o777)
    utimesSync(at('upper'), mtimeMs / 1000, mtimeMs / 1000)
  }
  mkdirSync(at('work'))
  const below = content && content.length > 0 ? `:target-${number}` : ''
  const layers = `lowerdir=lower-${number}${below},upperdir=upper-${number},workdir=work-${number}`
  // `volatile` spares the unmounting a sync of the disk, for files that go anyway. `metacopy` keeps the content in the
  // lower layer when only the time or the mode of a file changes, as Go's cache does. It uses an attribute that only root
  // can set, and images have none. Older kernels know neither option.
  await firstOf(['volatile,metacopy=on', 'metacopy=on', 'metacopy=off'], (more) => {
    const options = `${more},nosuid,nodev,redirect_dir=on,index=off,${layers}`
    const args = ['-i', '-n', '-t', 'overlay', '-o', options, '--', dir, `target-${number}`]
    return rights.run('mount', args, { cwd: dir, signal })
  })
}
