/** Shows the directories of an image where the lines of `path` want them, without unpacking it. */
import { chmodSync, mkdirSync, readdirSync, realpathSync, type Stats, symlinkSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { messageOf } from '../failure.ts'
import { fromBytes, toBytes } from '../files/bytes.ts'
import { statOf } from '../files/journal.ts'
import type { Root } from '../files/patterns.ts'
import type { Rights } from './rights.ts'
import { isWithin, readMounts } from './table.ts'

export interface Mounting {
  /** The scaffold, with the image in it. */
  dir: string
  rights: Rights
  /** Directories that no mount may cover; absolute. */
  spare: string[]
  signal: AbortSignal
}

/** Where a root could not be mounted, and why not, as the rest of a sentence. */
export interface Refusal {
  root: Root
  why: string
}

/**
 * Mounts `<dir>/image` and, for each root, an overlay of what the root names on top of what is there already.
 * Everything given to a privileged program is a name of ours: what users named is reached by links.
 * @returns the roots for which this was refused; nothing of them has changed
 */
export async function mountImage(roots: Root[], mounting: Mounting): Promise<Refusal[]> {
  const { dir, rights, signal } = mounting
  const where = { cwd: dir, signal }
  mkdirSync(join(dir, 'lower'))
  try {
    // Kernels that can decompress by several threads per mount are asked for it; others refuse the very option.
    await firstOf(['threads=multi,', ''], (more) => {
      const options = `${more}loop,ro,nosuid,nodev`
      return rights.run('mount', ['-i', '-n', '-t', 'squashfs', '-o', options, 'image', 'lower'], where)
    })
  } catch (error) {
    signal.throwIfAborted()
    return roots.map((root) => ({ root, why: messageOf(error) }))
  }
  const refusals: Refusal[] = []
  const numbers = countFrom(0)
  for (const root of roots) {
    const why = await whyNotMounted(root, numbers, mounting)
    if (why !== undefined) refusals.push({ root, why })
  }
  // The overlays hold on to it; the name is not needed any more.
  await rights.run('umount', ['--', 'lower'], where)
  return refusals
}

/** Tries one after the other; rejects as the last one did. */
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

/** Mounts a root. Undefined when that is done; whatever else comes of it is a reason to unpack it instead. */
async function whyNotMounted(
  root: Root,
  numbers: Generator<number, never>,
  mounting: Mounting,
): Promise<string | undefined> {
  const { dir, rights, signal } = mounting
  const mounted: number[] = []
  try {
    const sites = sitesOf(root, join(dir, 'lower', String(root.place)))
    for (const site of sites) checkSite(site, root, mounting)
    for (const site of sites) {
      const number = numbers.next().value
      await mountSite(site, number, mounting)
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

/** A directory of an image, and where it is to show. Absolute byte strings. */
interface Site {
  image: string
  target: string
}

// Each is a mount of its own.
const mostSites = 16

/** @throws Error when the root names anything but directories */
function sitesOf(root: Root, image: string): Site[] {
  const sites: Site[] = []
  const visit = (relative: string): void => {
    const site = { image: toBytes(image) + relative, target: toBytes(root.base) + relative }
    const path = fromBytes(relative.slice(1)).toString()
    if (!statOf(site.image)?.isDirectory()) throw new Error(`'${root.pattern}' names more than directories`)
    if (root.matches(path)) sites.push(site)
    else for (const name of namesIn(site.image)) visit(`${relative}/${name}`)
    if (sites.length > mostSites)
      throw new Error(`'${root.pattern}' names more than ${mostSites} directories`)
  }
  if (statOf(toBytes(image))) visit('')
  return sites
}

/** @throws Error when a directory cannot be mounted where it is to show */
function checkSite({ image, target }: Site, { base }: Root, { spare }: Mounting): void {
  const name = fromBytes(target).toString()
  // Otherwise nobody could write what was restored; unpacking gives it to whoever unpacks.
  if (statOf(image)?.uid !== process.geteuid?.()) throw new Error('it was saved by another user')
  // What the base is reached by is the user's business; below it, a link could lead anywhere.
  for (let path = target; path !== toBytes(base); path = dirname(path)) {
    const stat = statOf(path)
    if (stat && !stat.isDirectory()) throw new Error(`${fromBytes(path)} is no directory`)
  }
  const present = statOf(`${target}/.`)
  if (!present) return
  const real = realpathSync(fromBytes(target), 'latin1')
  if (spare.some((path) => isWithin(realpathSync(path, 'latin1'), real)))
    throw new Error(`${name} holds the directory of the job`)
  if (readMounts().some(({ point }) => isWithin(point, real)))
    throw new Error(`something is mounted at ${name} already, or below it`)
}

async function mountSite({ image, target }: Site, number: number, mounting: Mounting): Promise<void> {
  const { dir, rights, signal } = mounting
  const at = (name: string): string => join(dir, `${name}-${number}`)
  const content = statOf(`${target}/.`) ? namesIn(target) : undefined
  symlinkSync(fromBytes(image), at('image'))
  symlinkSync(fromBytes(target), at('target'))
  if (!content) {
    symlinkSync(fromBytes(topmostMissing(target)), at('made'))
    mkdirSync(fromBytes(target), { recursive: true })
  }
  const { mode, mtimeMs } = statOf(image) as Stats
  // The merged directory has the mode and time of its uppermost layer.
  for (const name of ['upper', 'work']) mkdirSync(at(name))
  chmodSync(at('upper'), mode & 0o777)
  utimesSync(at('upper'), mtimeMs / 1000, mtimeMs / 1000)
  const below = content && content.length > 0 ? `:target-${number}` : ''
  const layers = `lowerdir=image-${number}${below},upperdir=upper-${number},workdir=work-${number}`
  // `volatile` spares the unmounting a sync of the disk, for files that go anyway; older kernels do not know it.
  await firstOf(['volatile,', ''], (more) => {
    const options = `${more}nosuid,nodev,redirect_dir=on,metacopy=off,index=off,${layers}`
    const args = ['-i', '-n', '-t', 'overlay', '-o', options, '--', dir, `target-${number}`]
    return rights.run('mount', args, { cwd: dir, signal })
  })
}

function topmostMissing(path: string): string {
  const above = dirname(path)
  return statOf(`${above}/.`) ? path : topmostMissing(above)
}

function namesIn(path: string): string[] {
  return readdirSync(fromBytes(path), { encoding: 'latin1' })
}
