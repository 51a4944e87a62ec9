/** The part of a restore that mounts instead of unpacking, as far as that is wished and allowed. */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkSpace, whileThereIsSpace } from '../disk/space.ts'
import { bodyLength } from '../entry/container.ts'
import { messageOf } from '../failure.ts'
import type { Root } from '../files/patterns.ts'
import { checkPlaces, moveTree } from '../files/place.ts'
import { receiveImage, unpackImage } from '../formats/squashfs/unpack.ts'
import { giveUpShowing, showImage } from '../lazy/show.ts'
import { kernelTime } from '../mount/kernel-log.ts'
import { openMountRoot, takeDown } from '../mount/mount-root.ts'
import { type Mounting, mountImage, mountTree, type Refusal } from '../mount/overlay.ts'
import { mountMemory } from '../mount/ramdisk.ts'
import type { Rights } from '../mount/rights.ts'
import * as runner from '../runner.ts'
import type { MountedImage } from '../state.ts'
import type { Bringing, Job, Sealed } from './restoring.ts'
import { neededBy, putInPlace, unpackInto } from './unpack.ts'

/** What mounts stand on. */
interface Scaffold {
  dir: string
  rights: Rights
}

type MountingHow = Bringing & Scaffold

/**
 * Mounts what can be mounted and unpacks the rest. When it throws, nothing is mounted.
 * @returns false when nothing was done, as mounting was not wished or is not allowed; which it tells
 */
export async function mount(job: Job, how: Bringing): Promise<boolean> {
  const scaffold = await scaffoldFor(job, how)
  if (!scaffold) return false
  const { dir, rights } = scaffold
  let ending: Promise<unknown> | undefined
  // Whoever mounts, and whatever looks at a mount, may wait for bytes, and hears of nothing else until there are none.
  const stopWaiting = (): void => {
    ending = giveUpShowing(dir, rights)
  }
  const takeAway = async (): Promise<string | undefined> => {
    await ending
    const trouble = await giveUpShowing(dir, rights)
    await takeDown(dir, { rights, warn: runner.warning })
    return trouble
  }
  how.signal.addEventListener('abort', stopWaiting)
  try {
    const showing = { ...how, ...scaffold }
    const since = kernelTime()
    const refusals = job.format.image ? await mountAsImage(job, showing) : await mountAsTree(job, showing)
    if (refusals.length === job.roots.length) await takeAway()
    else {
      if (job.format.image) how.remember({ image: imageOf(job, since) })
      tellMounted(job, refusals)
    }
  } catch (error) {
    const trouble = await takeAway()
    throw trouble === undefined ? error : new Error(trouble, { cause: error })
  } finally {
    how.signal.removeEventListener('abort', stopWaiting)
  }
  return true
}

function imageOf({ sealed, segments }: Job, since: number): MountedImage {
  const { scope, version, key, size } = (sealed as Sealed).entry
  return {
    ...(scope !== undefined && { scope }),
    version,
    key,
    size,
    length: bodyLength({ segments }),
    since,
  }
}

function tellMounted({ roots }: Job, refusals: Refusal[]): void {
  const mounted = roots.filter((root) => !refusals.some((refusal) => refusal.root === root))
  runner.info(`Mounted ${mounted.map(({ pattern }) => pattern).join(', ')}`)
}

async function scaffoldFor(job: Job, how: Bringing): Promise<Scaffold | undefined> {
  const { inputs, mounting, remember } = how
  const { image } = job.format
  const isWished = inputs.mode !== 'unpack'
  if ('whyNot' in mounting) {
    if (isWished || inputs.ramdisk !== 'off')
      runner.info(`Unpacking instead of mounting: this runner does not allow it, for ${mounting.whyNot}`)
    return undefined
  }
  if (!image && inputs.ramdisk === 'off') {
    if (isWished) runner.info('Unpacking instead of mounting: the entry was saved to be unpacked')
    return undefined
  }
  const scaffold = { dir: openMountRoot(runner.tempDir()), rights: mounting.rights }
  remember({ scaffold: scaffold.dir })
  if ((await moveIntoMemory(job, { ...how, ...scaffold })) || image) return scaffold
  await takeDown(scaffold.dir, { ...scaffold, warn: runner.warning })
  return undefined
}

// Small files take whole pages.
const pageBytes = 4096
// Some entries tell no more than their size. Trees of text are packed about so well.
const usualRatio = 8

async function moveIntoMemory(
  { format, segments, bytes }: Job,
  { inputs, dir, rights, signal }: MountingHow,
): Promise<boolean> {
  const wish = inputs.ramdisk
  if (wish === 'off') return false
  const files = segments.reduce((sum, segment) => sum + segment.files, 0)
  const unpacked = format.sealed ? bytes + files * pageBytes : bodyLength({ segments }) * usualRatio
  const needed = format.image ? bodyLength({ segments }) : unpacked
  const why = await mountMemory(dir, { wish, bytes: needed, rights, signal }).catch(messageOf)
  signal.throwIfAborted()
  if (why !== undefined) runner.info(`Using the disk instead of memory: ${why}`)
  return why === undefined
}

/** Both resolve to what was not mounted, but unpacked. */
async function mountAsImage(job: Job, how: MountingHow): Promise<Refusal[]> {
  const { server, dir, timeline } = how
  // Where a stash keeps it as it arrives it has made room already, as far as it is the same disk.
  if (!job.file?.isWhole) await checkSpace(dir, { bytes: bodyLength(job) })
  const shown = server && (await timeline.during('show', () => showImage(job, { ...how, server })))
  const image = shown ?? (await timeline.during('receive', () => receiveImage(job, dir)))
  const refusals = await timeline.during('mount', () => mountImage(job.roots, mountingOf(how)))
  // What was mounted by its name may not be what was checked.
  if ((await image.isInPlace?.()) === false)
    throw new Error('the entry was removed from its store while it was being mounted')
  await unpackRefused(refusals, how, async (roots, staging) => {
    const tools = await job.tools()
    if (!tools.unsquashfs)
      throw new Error(
        'this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer',
      )
    await checkSpace(staging, neededBy(job))
    const only = roots.length < job.roots.length ? { only: roots } : {}
    await whileThereIsSpace(staging, job.signal, (signal) =>
      unpackImage(image, { ...job, signal, tools, dir: staging, ...only }),
    )
  })
  return refusals
}

async function mountAsTree(job: Job, how: MountingHow): Promise<Refusal[]> {
  const { dir, timeline, signal } = how
  await timeline.during('unpack', () => unpackInto(dir, job))
  checkPlaces(dir, job.roots)
  const refusals = await timeline.during('mount', () => mountTree(job.roots, mountingOf(how)))
  await unpackRefused(refusals, how, async (roots, staging) => {
    mkdirSync(join(staging, 'tree'))
    for (const root of roots) await moveTree(root, { from: dir, to: staging, signal })
  })
  return refusals
}

function mountingOf({ inputs, dir, rights, signal }: MountingHow): Mounting {
  // What is saved to a store below a mount would go with it.
  const spare = [process.cwd(), runner.workspace(), runner.tempDir(), inputs.localDir]
  return { dir, rights, spare: spare.filter((path) => existsSync(path)), signal }
}

/** @param unpack fills a staging directory with what roots name */
async function unpackRefused(
  refusals: Refusal[],
  how: Bringing,
  unpack: (roots: Root[], staging: string) => Promise<void>,
): Promise<void> {
  if (refusals.length === 0) return
  for (const { root, why } of refusals) runner.info(`Unpacking ${root.pattern} instead of mounting: ${why}`)
  const roots = refusals.map(({ root }) => root)
  await putInPlace(roots, how, (dir) => unpack(roots, dir))
}
