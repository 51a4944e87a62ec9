/** Mounts an entry instead of unpacking it, if the user wants that and the runner allows it. */
import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { bodyLength, identityOf, isMountable } from '../../entry/container.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import { checkPlaces, moveTree, stage } from '../../files/placing/stage.ts'
import { imagesOf, layersNote } from '../../formats/squashfs/images.ts'
import { receiveImages } from '../../formats/squashfs/receive.ts'
import { endMounts, showImages, troubleIn } from '../../mounts/lazy/lazy-mount.ts'
import { endServer } from '../../mounts/lazy/server.ts'
import { mountImages, type ShowInWorkspace } from '../../mounts/mount-images.ts'
import { type Mounting, mountTree, type Refusal } from '../../mounts/overlay.ts'
import { mountMemory } from '../../mounts/ramdisk.ts'
import { openMountRoot, parentOfMountRoots } from '../../mounts/root/mount-root.ts'
import { checkUnused } from '../../mounts/workspace/conditions.ts'
import type { WorkspaceRequest } from '../../mounts/workspace/places.ts'
import { removeFromWorkspace } from '../../mounts/workspace/show.ts'
import { checkSpace } from '../../system/disk/space.ts'
import { awaitedLater, messageOf } from '../../system/failure.ts'
import { kernelTime } from '../../system/kernel-log.ts'
import type { Rights } from '../../system/root-rights.ts'
import * as runner from '../../system/runner.ts'
import { stateOfMounted } from '../shared/mounted-cache.ts'
import type { MountedEntry } from '../shared/state.ts'
import type { IndexedEntry, OpenedEntry, RestoreContext } from './context.ts'
import { mountByBroker } from './mount-by-broker.ts'
import { linesToUnpack, neededBy, protectedDirectories, unpackInto, unpackReceived } from './unpack.ts'

interface MountRoot {
  /** The mount root. */
  dir: string
  rights: Rights
  isInMemory: boolean
}

/**
 * Mounts the lines that can be mounted and unpacks the others. If it throws, nothing is mounted, or a warning says what stays.
 * @returns false if it did nothing, because mounting is not wanted or not allowed; it logs the reason
 */
export async function mount(opened: OpenedEntry, context: RestoreContext): Promise<boolean> {
  const { mounting } = context
  if ('reason' in mounting && mounting.broker !== undefined && opened.format.image) {
    const entry = mountedEntry(opened, kernelTime())
    const mounts = await mountByBroker(opened, mounting.broker, context)
    if (mounts) context.remember({ ...mounts, entry })
    return true
  }
  const root = await openRoot(opened, context)
  if (!root) return false
  await mountOrUnmount(opened, root, context)
  return true
}

async function mountOrUnmount(opened: OpenedEntry, root: MountRoot, context: RestoreContext): Promise<void> {
  const { dir, rights } = root
  const { signal } = context
  let ending: Promise<unknown> | undefined
  // A program that reads a mount waits for bytes, and cannot be interrupted until the server ends.
  const stopWaiting = (): void => {
    ending = endServer(dir, rights)
  }
  /** Lines may be unpacked by now, and post unmounts what stays. So a failure is a warning. */
  const unmountAll = async (): Promise<string | undefined> => {
    try {
      await ending
      const limit = AbortSignal.timeout(60_000)
      await removeFromWorkspace(dir, runner.workspace(), { rights, signal: limit })
      const { report, removed } = await endMounts(dir, rights, { isOwn: true })
      await removed
      return troubleIn(report)
    } catch (error) {
      const why = `they could not be unmounted: ${messageOf(error)}`
      runner.warning(`The mounts below ${dir} stay until the job ends, because ${why}`)
      return undefined
    }
  }
  signal.addEventListener('abort', stopWaiting)
  try {
    const mounted = await mountLines(opened, root, context)
    if (mounted.length === 0) await unmountAll()
    else runner.info(`Mounted ${mounted.map(({ text }) => text).join(', ')}${layersNote(opened.segments)}`)
  } catch (error) {
    const trouble = await unmountAll()
    throw trouble === undefined ? error : new Error(trouble, { cause: error })
  } finally {
    signal.removeEventListener('abort', stopWaiting)
  }
}

/** @returns the lines that are mounted; the others are unpacked */
async function mountLines(
  opened: OpenedEntry,
  root: MountRoot,
  context: RestoreContext,
): Promise<PathLine[]> {
  const since = kernelTime()
  const { image } = opened.format
  const refusals = await (image ? mountAsImage : mountAsTree)(opened, root, context)
  const held = image ? imagesOf(opened).flatMap(({ bases }) => [...bases.keys()]) : opened.lines
  const mounted = held.filter((line) => !refusals.some((refusal) => refusal.line === line))
  if (image && mounted.length > 0) {
    const entry = { ...mountedEntry(opened, since), file: await stateOfMounted(root.dir) }
    context.remember({ by: 'job', mountRoot: root.dir, entry })
  }
  return mounted
}

/** The facts of the entry that post needs. @param since the kernel's time before the mounts */
function mountedEntry({ indexed, segments }: OpenedEntry, since: number): MountedEntry {
  const { entry, index } = indexed as IndexedEntry
  const { scope, version, key, size } = entry
  const layers = segments.filter(isMountable)
  return { scope, version, key, size, files: index.files, layers, identity: identityOf(index), since }
}

/** Opens a mount root, if mounting is wanted and possible. */
async function openRoot(opened: OpenedEntry, context: RestoreContext): Promise<MountRoot | undefined> {
  const { inputs, mounting, remember } = context
  const { image } = opened.format
  const isWished = inputs.mode !== 'unpack'
  if ('reason' in mounting) {
    if (isWished || inputs.ramdisk !== 'false')
      runner.info(`Unpacking instead of mounting: this runner does not allow it, for ${mounting.reason}`)
    return undefined
  }
  if (!image && inputs.ramdisk === 'false') {
    if (isWished) runner.info('Unpacking instead of mounting: the entry was saved to be unpacked')
    return undefined
  }
  const { rights } = mounting
  const dir = openMountRoot(parentOfMountRoots(runner.tempDir()))
  remember({ by: 'job', mountRoot: dir })
  const isInMemory = await moveIntoMemory(opened, { dir, rights }, context)
  if (isInMemory || image) return { dir, rights, isInMemory }
  await (await endMounts(dir, rights, { isOwn: true })).removed
  return undefined
}

// A file in memory takes whole pages.
const pageBytes = 4096
// An entry without an index has only its packed size. Trees of text shrink about this much.
const packingRatio = 8

/** Mounts memory on the mount root, if the user wants that. @returns whether it did */
async function moveIntoMemory(
  opened: OpenedEntry,
  { dir, rights }: Pick<MountRoot, 'dir' | 'rights'>,
  { inputs, signal }: RestoreContext,
): Promise<boolean> {
  const wish = inputs.ramdisk
  if (wish === 'false') return false
  const { image, indexed } = opened.format
  const packed = bodyLength(opened)
  const { bytes, files } = neededBy(opened)
  const unpacked = indexed ? bytes + files * pageBytes : packed * packingRatio
  const needed = image ? packed : unpacked
  const reason = await mountMemory(dir, { wish, bytes: needed, rights, signal }).catch(messageOf)
  signal.throwIfAborted()
  if (reason !== undefined) runner.info(`Using the disk instead of memory: ${reason}`)
  return reason === undefined
}

/** Like `mountAsTree`, returns the lines that were unpacked instead of mounted. */
async function mountAsImage(
  opened: OpenedEntry,
  root: MountRoot,
  context: RestoreContext,
): Promise<Refusal[]> {
  const { server, report, signal } = context
  const { timeline } = report
  const { dir, rights, isInMemory } = root
  const { indexed, file } = opened
  // A whole file of the store or the stash needs no more space.
  if (!file?.isWhole) await checkSpace(dir, { bytes: bodyLength(opened) })
  const images = imagesOf(opened)
  const isInWorkspace = !isInMemory && images.some(({ isOfWorkspace }) => isOfWorkspace)
  // A program looks through all processes. Where the image is here soon, it does so meanwhile.
  const isNear = server !== undefined || file?.isWhole === true
  const checking = isInWorkspace && isNear ? checkWorkspaceUnused(root, signal) : undefined
  const shown =
    server &&
    indexed &&
    (await timeline.during('show', () => showImages(indexed, images, { dir, rights, server, signal })))
  const received =
    shown ??
    (await timeline.during('receive', () => receiveImages({ ...opened, signal, isMounted: true }, dir)))
  const unused = isInWorkspace ? (checking ?? checkWorkspaceUnused(root, signal)) : Promise.resolve()
  // Writes to memory are not those of the workspace.
  const showInWorkspace = isInMemory
    ? undefined
    : showByOverlay(root, context, { unused, isUnchecked: shown !== undefined })
  const refusals = await timeline.during('mount', () =>
    mountImages(received.images, mountingOf(root, context), showInWorkspace),
  )
  // Images are mounted by the file's path, and another process may have replaced the file after the check.
  if ((await received.isInPlace?.()) === false)
    throw new Error('the entry was removed from its store while it was being mounted')
  await unpackReceived(received, refusals, opened, context)
  return refusals
}

async function mountAsTree(
  opened: OpenedEntry,
  root: MountRoot,
  context: RestoreContext,
): Promise<Refusal[]> {
  const { signal } = context
  const { timeline } = context.report
  const { dir } = root
  await unpackInto(dir, opened, context)
  checkPlaces(dir, opened.lines)
  const refusals = await timeline.during('mount', () => mountTree(opened.lines, mountingOf(root, context)))
  const lines = linesToUnpack(refusals)
  if (lines.length === 0) return refusals
  using staging = await stage(lines, signal)
  {
    using _ = timeline.phase('unpack')
    mkdirSync(join(staging.dir, 'tree'))
    for (const line of lines) await moveTree(line, { from: dir, to: staging.dir, signal })
  }
  await timeline.during('publish', staging.publish)
  return refusals
}

/** Rejects later if a process uses the workspace. */
function checkWorkspaceUnused({ rights }: MountRoot, signal: AbortSignal): Promise<void> {
  return awaitedLater(checkUnused(realpathSync(runner.workspace()), rights, signal))
}

function showByOverlay(
  { dir, rights }: MountRoot,
  { inputs, turn, remember, signal }: RestoreContext,
  how: Pick<WorkspaceRequest, 'unused' | 'isUnchecked'>,
): ShowInWorkspace {
  const workspace = runner.workspace()
  const protectedDirs = [runner.tempDir(), inputs.localDir, inputs.hostCopies.dir].filter((path) =>
    existsSync(path),
  )
  const request = { ...how, dir, workspace, protectedDirs, rights, signal }
  return (images) =>
    turn.showInWorkspace({
      ...request,
      images,
      remember: (workspaceRoot) => remember({ by: 'job', mountRoot: dir, workspaceRoot }),
    })
}

function mountingOf({ dir, rights }: MountRoot, context: RestoreContext): Mounting {
  return { dir, rights, protectedDirs: protectedDirectories(context), signal: context.signal }
}
