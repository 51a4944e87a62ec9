/** Mounts the directories of an image, or of an unpacked tree, at the places that the lines of `path` name. */
import { chmodSync, mkdirSync, symlinkSync, utimesSync } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { messageOf } from '../failure.ts'
import { fromBytes, namesIn } from '../files/bytes.ts'
import { statOf } from '../files/journal.ts'
import type { Root } from '../files/patterns.ts'
import type { Rights } from './rights.ts'
import { checkSite, type Site, sitesOf } from './sites.ts'

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
  why: string
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
    return roots.map((root) => ({ root, why: messageOf(error) }))
  }
  const refusals = await show(roots, asLower, mounting)
  // The overlays keep the image mounted, so its own mount point can go, even if a process uses it now.
  await rights.run('umount', ['-l', '--', tree], where)
  return refusals
}

/**
 * Shows the directories that were unpacked to `<dir>/tree` at their places. Writes go to the same directories.
 * @returns the roots that could not be mounted; their places have not changed
 */
export function mountTree(roots: Root[], mounting: Mounting): Promise<Refusal[]> {
  return show(roots, asUpper, mounting)
}

/** The directory of the mount root that holds the content: each root's is in `tree/<place>`. */
const tree = 'tree'

/** Makes the lower and the upper layer of an overlay. Returns their names within the mount root. */
type Layer = (site: Site, number: number, dir: string) => Promise<{ lower: string; upper: string }>

const asLower: Layer = async ({ source }, number, dir) => {
  const [lower, upper] = [`lower-${number}`, `upper-${number}`]
  symlinkSync(fromBytes(source), join(dir, lower))
  // The merged directory has the mode and time of its uppermost layer.
  const { mode, mtimeMs } = await lstat(fromBytes(source))
  mkdirSync(join(dir, upper))
  chmodSync(join(dir, upper), mode & 0o777)
  utimesSync(join(dir, upper), mtimeMs / 1000, mtimeMs / 1000)
  return { lower, upper }
}

const asUpper: Layer = async ({ source }, number, dir) => {
  const [lower, upper] = [`lower-${number}`, `upper-${number}`]
  mkdirSync(join(dir, lower))
  symlinkSync(fromBytes(source), join(dir, upper))
  return { lower, upper }
}

/**
 * Mounts the directories of each root on top of the existing ones.
 * Privileged programs get only names that Headstart made up; links lead from these to the paths that users named.
 */
async function show(roots: Root[], layer: Layer, mounting: Mounting): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  const numbers = countFrom(0)
  for (const root of roots) {
    const why = await reasonNotMounted(root, { layer, numbers, mounting })
    if (why !== undefined) refusals.push({ root, why })
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

function* countFrom(start: number): Generator<number, never> {
  for (let number = start; ; number++) yield number
}

/** Mounts a root. @returns undefined on success, or the reason why the root must be unpacked instead */
async function reasonNotMounted(
  root: Root,
  { layer, numbers, mounting }: { layer: Layer; numbers: Generator<number, never>; mounting: Mounting },
): Promise<string | undefined> {
  const { dir, rights, signal } = mounting
  const mounted: number[] = []
  try {
    const sites = await sitesOf(root, join(dir, tree, String(root.place)))
    for (const site of sites) await checkSite(site, root, mounting.spare)
    for (const site of sites) {
      const number = numbers.next().value
      await mountSite(site, { number, layer, mounting })
      mounted.push(number)
    }
    return undefined
  } catch (error) {
    signal.throwIfAborted()
    for (const number of mounted.reverse()) {
      await rights.run('umount', ['--', `target-${number}`], { cwd: dir, signal })
    }
    return messageOf(error)
  }
}

async function mountSite(
  site: Site,
  { number, layer, mounting }: { number: number; layer: Layer; mounting: Mounting },
): Promise<void> {
  const { dir, rights, signal } = mounting
  const at = (name: string): string => join(dir, `${name}-${number}`)
  const { target } = site
  const content = statOf(`${target}/.`) ? namesIn(target) : undefined
  symlinkSync(fromBytes(target), at('target'))
  if (!content) {
    symlinkSync(fromBytes(topmostMissing(target)), at('made'))
    mkdirSync(fromBytes(target), { recursive: true })
  }
  const { lower, upper } = await layer(site, number, dir)
  mkdirSync(at('work'))
  const below = content && content.length > 0 ? `:target-${number}` : ''
  const layers = `lowerdir=${lower}${below},upperdir=${upper},workdir=work-${number}`
  // `volatile` spares the unmounting a sync of the disk, for files that go anyway. `metacopy` keeps the content of a file
  // below that only gets another time or other rights: Go's cache does so to what it uses. What says so is an attribute
  // that only root can give a file, and images have none. Older kernels do not know one or the other.
  await firstOf(['volatile,metacopy=on', 'metacopy=on', 'metacopy=off'], (more) => {
    const options = `${more},nosuid,nodev,redirect_dir=on,index=off,${layers}`
    const args = ['-i', '-n', '-t', 'overlay', '-o', options, '--', dir, `target-${number}`]
    return rights.run('mount', args, { cwd: dir, signal })
  })
}

function topmostMissing(path: string): string {
  const above = dirname(path)
  return statOf(`${above}/.`) ? path : topmostMissing(above)
}
