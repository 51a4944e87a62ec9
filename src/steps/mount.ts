/** Mounts an entry instead of unpacking it, where the user wants that and the runner allows it. */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkSpace, whileThereIsSpace } from '../disk/space.ts'
import { bodyLength } from '../entry/container.ts'
import { messageOf } from '../failure.ts'
import type { Root } from '../files/patterns.ts'
import { checkPlaces, moveTree } from '../files/stage-and-publish.ts'
import { receiveImage, unpackImage } from '../formats/squashfs/unpack.ts'
import { endMounts, showImage, troubleIn } from '../lazy/lazy-mount.ts'
import { endServer } from '../lazy/server.ts'
import { kernelTime } from '../mount/kernel-log.ts'
import { openMountRoot } from '../mount/mount-root.ts'
import { type Mounting, mountImage, mountTree, type Refusal } from '../mount/overlay.ts'
import { mountMemory } from '../mount/ramdisk.ts'
import type { Rights } from '../mount/root-rights.ts'
import * as runner from '../runner.ts'
import type { MountedImage } from '../state.ts'
import type { IndexedEntry, RestoreContext, RestoreJob } from './context.ts'
import { neededBy, putInPlace, unpackInto } from './unpack.ts'

/** The directory that mounts are made in, and the rights to mount. */
interface MountRoot {
  dir: string
  rights: Rights
}

type MountContext = RestoreContext & MountRoot

/**
 * Mounts the roots that can be mounted and unpacks the others. When it throws, nothing is mounted.
 * @returns false when it did nothing, because mounting is not wanted or not allowed; it logs the reason
 */
export async function mount(job: RestoreJob, context: RestoreContext): Promise<boolean> {
  const mountRoot = await mountRootFor(job, context)
  if (!mountRoot) return false
  const { dir, rights } = mountRoot
  let ending: Promise<unknown> | undefined
  // A program that reads a mount waits for bytes, and cannot be interrupted until the server ends.
  const stopWaiting = (): void => {
    ending = endServer(dir, rights)
  }
  const takeAway = async (): Promise<string | undefined> => {
    await ending
    return troubleIn(await endMounts(dir, rights))
  }
  context.signal.addEventListener('abort', stopWaiting)
  try {
    const since = kernelTime()
    const { image } = job.format
    const refusals = await (image ? mountAsImage : mountAsTree)(job, { ...context, ...mountRoot })
    const refused = refusals.map(({ root }) => root)
    const mounted = job.roots.filter((root) => !refused.includes(root))
    if (mounted.length === 0) await takeAway()
    else {
      if (image) context.remember({ image: mountedImage(job, since) })
      runner.info(`Mounted ${mounted.map(({ pattern }) => pattern).join(', ')}`)
    }
  } catch (error) {
    const trouble = await takeAway()
    throw trouble === undefined ? error : new Error(trouble, { cause: error })
  } finally {
    context.signal.removeEventListener('abort', stopWaiting)
  }
  return true
}

function mountedImage({ indexed, segments }: RestoreJob, since: number): MountedImage {
  const { scope, version, key, size } = (indexed as IndexedEntry).entry
  return { scope, version, key, size, length: bodyLength({ segments }), since }
}

async function mountRootFor(job: RestoreJob, context: RestoreContext): Promise<MountRoot | undefined> {
  const { inputs, mounting, remember } = context
  const { image } = job.format
  const isWished = inputs.mode !== 'unpack'
  if ('reason' in mounting) {
    if (isWished || inputs.ramdisk !== 'off')
      runner.info(`Unpacking instead of mounting: this runner does not allow it, for ${mounting.reason}`)
    return undefined
  }
  if (!image && inputs.ramdisk === 'off') {
    if (isWished) runner.info('Unpacking instead of mounting: the entry was saved to be unpacked')
    return undefined
  }
  const { rights } = mounting
  const dir = openMountRoot(runner.tempDir())
  remember({ mountRoot: dir })
  if ((await moveIntoMemory(job, { ...context, dir, rights })) || image) return { dir, rights }
  await endMounts(dir, rights)
  return undefined
}

// A file in memory takes whole pages.
const pageBytes = 4096
// An entry without an index has only its packed size. Trees of text are packed about this well.
const packingRatio = 8

async function moveIntoMemory(
  job: RestoreJob,
  { inputs, dir, rights, signal }: MountContext,
): Promise<boolean> {
  const wish = inputs.ramdisk
  if (wish === 'off') return false
  const { image, indexed } = job.format
  const packed = bodyLength(job)
  const { bytes, files } = neededBy(job)
  const unpacked = indexed ? bytes + files * pageBytes : packed * packingRatio
  const needed = image ? packed : unpacked
  const reason = await mountMemory(dir, { wish, bytes: needed, rights, signal }).catch(messageOf)
  signal.throwIfAborted()
  if (reason !== undefined) runner.info(`Using the disk instead of memory: ${reason}`)
  return reason === undefined
}

/** Returns the roots that were unpacked instead of mounted; so does `mountAsTree`. */
async function mountAsImage(job: RestoreJob, context: MountContext): Promise<Refusal[]> {
  const { server, dir, timeline } = context
  const { indexed } = job
  // A whole file is on a disk already, so it needs no space here.
  if (!job.file?.isWhole) await checkSpace(dir, { bytes: bodyLength(job) })
  const shown =
    server && indexed && (await timeline.during('show', () => showImage(indexed, { ...context, server })))
  const image = shown ?? (await timeline.during('receive', () => receiveImage(job, dir)))
  const refusals = await timeline.during('mount', () => mountImage(job.roots, mountingOf(context)))
  // The image was mounted by its path. Another process may have replaced the file after the check.
  if ((await image.isInPlace?.()) === false)
    throw new Error('the entry was removed from its store while it was being mounted')
  await unpackRefused(refusals, context, async (roots, staging) => {
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

async function mountAsTree(job: RestoreJob, context: MountContext): Promise<Refusal[]> {
  const { dir, timeline, signal } = context
  await timeline.during('unpack', () => unpackInto(dir, job))
  checkPlaces(dir, job.roots)
  const refusals = await timeline.during('mount', () => mountTree(job.roots, mountingOf(context)))
  await unpackRefused(refusals, context, async (roots, staging) => {
    mkdirSync(join(staging, 'tree'))
    for (const root of roots) await moveTree(root, { from: dir, to: staging, signal })
  })
  return refusals
}

function mountingOf({ inputs, dir, rights, signal }: MountContext): Mounting {
  // A mount over these directories would hide files that must outlive it.
  const spare = [process.cwd(), runner.workspace(), runner.tempDir(), inputs.localDir]
  return { dir, rights, spare: spare.filter((path) => existsSync(path)), signal }
}

/** @param unpack fills a staging directory with the files of `roots` */
async function unpackRefused(
  refusals: Refusal[],
  context: RestoreContext,
  unpack: (roots: Root[], staging: string) => Promise<void>,
): Promise<void> {
  if (refusals.length === 0) return
  for (const { root, reason } of refusals)
    runner.info(`Unpacking ${root.pattern} instead of mounting: ${reason}`)
  const roots = refusals.map(({ root }) => root)
  await putInPlace(roots, context, (dir) => unpack(roots, dir))
}
