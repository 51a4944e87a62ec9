/** Mounts the directories of an image, or of an unpacked tree, at the places that the lines of `path` name. */
import { chmodSync, mkdirSync, symlinkSync, utimesSync } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '../failure.ts'
import { fromBytes, namesIn } from '../files/byte-strings.ts'
import { missingDirectories, statOf } from '../files/journal.ts'
import type { Root } from '../files/patterns.ts'
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

/**
 * Mounts `<dir>/image` and shows its directories at their places. Writes go to directories of the mount root.
 * @returns the roots that could not be mounted; their places have not changed
 */
export async function mountImage(roots: Root[], mounting: Mounting): Promise<Refusal[]> {
  const { dir, rights, signal } = mounting
  const where = { cwd: dir, signal }
  mkdirSync(join(dir, tree))
  try {
    // Some kernels can decompress in several threads per mount; other kernels refuse the option.
    await firstOf(['threads=multi,', ''], (more) => {
      const options = `${more}loop,ro,nosuid,nodev`
      return rights.run('mount', ['-i', '-n', '-t', 'squashfs', '-o', options, 'image', tree], where)
    })
  } catch (error) {
    signal.throwIfAborted()
    return roots.map((root) => ({ root, reason: messageOf(error) }))
  }
  const refusals = await show(roots, 'lower', mounting)
  // The overlays keep the image mounted, so its own mount point can go, even if a process uses it now.
  await rights.run('umount', ['-l', '--', tree], where)
  return refusals
}

/**
 * Shows the directories that were unpacked to `<dir>/tree` at their places. Writes go to the same directories.
 * @returns the roots that could not be mounted; their places have not changed
 */
export function mountTree(roots: Root[], mounting: Mounting): Promise<Refusal[]> {
  return show(roots, 'upper', mounting)
}

/** The directory of the mount root that holds the content: each root's is in `tree/<place>`. */
const tree = 'tree'

/**
 * Mounts the directories of each root on top of the existing ones.
 * Privileged programs get only names that Headstart made up; links lead from these to the paths that users named.
 */
async function show(roots: Root[], layer: Layer, mounting: Mounting): Promise<Refusal[]> {
  const { dir, rights, spare, signal } = mounting
  const refusals: Refusal[] = []
  let siteCount = 0
  for (const root of roots) {
    const mounted: number[] = []
    try {
      const sites = await sitesOf(root, join(dir, tree, String(root.place)))
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
