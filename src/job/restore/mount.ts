/** Mounts an entry instead of unpacking it, where the user wants that and the runner allows it. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bodyLength, identityOf } from '../../entry/container.ts'
import { checkPlaces, moveTree } from '../../files/stage-and-publish.ts'
import { imagesOf } from '../../formats/squashfs/images.ts'
import { isLayer, receiveImages } from '../../formats/squashfs/receive.ts'
import { kernelTime } from '../../mounts/kernel-log.ts'
import { endMounts, showImages, troubleIn } from '../../mounts/lazy/lazy-mount.ts'
import { endServer } from '../../mounts/lazy/server.ts'
import { openMountRoot } from '../../mounts/mount-root.ts'
import { type Mounting, mountImages, mountTree, type Refusal } from '../../mounts/overlay.ts'
import { mountMemory } from '../../mounts/ramdisk.ts'
import type { Rights } from '../../mounts/root-rights.ts'
import { checkSpace } from '../../system/disk/space.ts'
import { messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import type { IndexedEntry, RestoreContext, RestoreJob } from '../context.ts'
import { stateOfMounted } from '../save/changes/mounted-file.ts'
import type { MountedEntry } from '../state.ts'
import { mountByBroker } from './mount-by-broker.ts'
import { neededBy, unpackInto } from './unpack.ts'
import { protectedDirectories, unpackReceived, unpackRefused } from './unpack-unmounted.ts'

/** The directory that mounts are made in, and the rights to mount. */
interface MountRoot {
  dir: string
  rights: Rights
}

type MountContext = RestoreContext & MountRoot

/**
 * Mounts the lines that can be mounted and unpacks the others. When it throws, nothing is mounted.
 * @returns false when it did nothing, because mounting is not wanted or not allowed; it logs the reason
 */
export async function mount(job: RestoreJob, context: RestoreContext): Promise<boolean> {
  const { mounting } = context
  if ('reason' in mounting && mounting.broker !== undefined && job.format.image) {
    const since = kernelTime()
    if (await mountByBroker(job, mounting.broker, context))
      context.remember({ mounted: mountedEntry(job, since) })
    return true
  }
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
    const refused = refusals.map(({ line }) => line)
    const mounted = job.lines.filter((line) => !refused.includes(line))
    if (mounted.length === 0) await takeAway()
    else {
      if (image)
        context.remember({ mounted: { ...mountedEntry(job, since), file: await stateOfMounted(dir) } })
      runner.info(`Mounted ${mounted.map(({ text }) => text).join(', ')}`)
    }
  } catch (error) {
    const trouble = await takeAway()
    throw trouble === undefined ? error : new Error(trouble, { cause: error })
  } finally {
    context.signal.removeEventListener('abort', stopWaiting)
  }
  return true
}

function mountedEntry({ indexed, segments }: RestoreJob, since: number): MountedEntry {
  const { entry, index } = indexed as IndexedEntry
  const { scope, version, key, size } = entry
  const images = segments.filter(isLayer).map(({ offset, length }) => ({ offset, length }))
  return { scope, version, key, size, images, identity: identityOf(index), since }
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

/** Returns the lines that were unpacked instead of mounted; so does `mountAsTree`. */
async function mountAsImage(job: RestoreJob, context: MountContext): Promise<Refusal[]> {
  const { server, dir, timeline } = context
  // A whole file is on a disk already, so it needs no space here.
  if (!job.file?.isWhole) await checkSpace(dir, { bytes: bodyLength(job) })
  const { indexed } = job
  const images = imagesOf(job.segments, job.lines)
  const shown =
    server &&
    indexed &&
    (await timeline.during('show', () => showImages(indexed, images, { ...context, server })))
  const received =
    shown ?? (await timeline.during('receive', () => receiveImages({ ...job, isMounted: true }, dir)))
  const refusals = await timeline.during('mount', () => mountImages(received.images, mountingOf(context)))
  // The images were mounted by the file's path. Another process may have replaced the file after the check.
  if ((await received.isInPlace?.()) === false)
    throw new Error('the entry was removed from its store while it was being mounted')
  await unpackReceived(received, refusals, { job, context })
  return refusals
}

async function mountAsTree(job: RestoreJob, context: MountContext): Promise<Refusal[]> {
  const { dir, timeline, signal } = context
  await timeline.during('unpack', () => unpackInto(dir, job))
  checkPlaces(dir, job.lines)
  const refusals = await timeline.during('mount', () => mountTree(job.lines, mountingOf(context)))
  await unpackRefused(refusals, context, async (lines, staging) => {
    mkdirSync(join(staging, 'tree'))
    for (const line of lines) await moveTree(line, { from: dir, to: staging, signal })
  })
  return refusals
}

function mountingOf(context: MountContext): Mounting {
  const { dir, rights, signal } = context
  return { dir, rights, protectedDirs: protectedDirectories(context), signal }
}
