/** Mounts an entry instead of unpacking it, if the user wants that and the runner allows it. */
import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { bodyLength, identityOf, isMountable } from '../../entry/container.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import { checkPlaces, moveTree, stage } from '../../files/placing/stage.ts'
import { imagesOf, layersNote } from '../../formats/squashfs/images.ts'
import { receiveImages } from '../../formats/squashfs/receive.ts'
import { endMounts } from '../../mounts/end-mounts.ts'
import { showImages, troubleIn } from '../../mounts/lazy/lazy-mount.ts'
import { endServer } from '../../mounts/lazy/server.ts'
import { mountImages, type ShowInWorkspace } from '../../mounts/mount-images.ts'
import { type Mounting, mountTree, type Refusal } from '../../mounts/overlay.ts'
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
import { storeDirectories } from '../shared/selection.ts'
import type { MountedEntry } from '../shared/state.ts'
import type { RestoreContext } from './find-entry.ts'
import { mountByBroker } from './mount-by-broker.ts'
import type { IndexedEntry, OpenedEntry } from './open-entry.ts'
import { moveIntoMemory } from './ramdisk.ts'
import { linesToUnpack, protectedDirectories, unpackInto, unpackReceived } from './unpack.ts'

/** The mount root of a restore. */
interface PlacedRoot {
  dir: string
  rights: Rights
  isInMemory: boolean
}

/**
 * Mounts the lines that can be mounted, and unpacks the others. If it throws, nothing is mounted, or a warning says what
 * stays.
 * @returns undefined if it did nothing, because mounting is not wanted or not possible; the log has the reason
 */
export async function mount(
  opened: OpenedEntry,
  context: RestoreContext,
): Promise<'mounted' | 'unpacked' | undefined> {
  const { mounting } = context
  const { image } = opened.format
  if (image && 'reason' in mounting && mounting.broker !== undefined)
    return await mountAllByBroker(opened, mounting.broker, context)
  const rights = rightsFor(opened, context)
  if (!rights) return undefined
  await using root = openRoot(rights, context)
  const isInMemory = await moveIntoMemory(root, opened, context)
  if (!image && !isInMemory) return undefined
  const placed = { dir: root.dir, rights, isInMemory }
  const mounted = await mountLines(opened, placed, context).catch(async (error) => {
    throw await root.causeOf(error)
  })
  if (mounted.length === 0) return 'unpacked'
  root.keep()
  runner.info(`Mounted ${mounted.map(({ text }) => text).join(', ')}${layersNote(opened.segments)}`)
  return 'mounted'
}

async function mountAllByBroker(
  opened: OpenedEntry,
  socket: string,
  context: RestoreContext,
): Promise<'mounted' | 'unpacked'> {
  const entry = mountedEntry(opened, kernelTime())
  const mounts = await mountByBroker(opened, socket, context)
  if (!mounts) return 'unpacked'
  context.remember({ ...mounts, entry })
  return 'mounted'
}

/** The rights to mount the entry; undefined if it must be unpacked. Logs the reason if the user wants mounts. */
function rightsFor({ format }: OpenedEntry, { inputs, mounting }: RestoreContext): Rights | undefined {
  const [wantsMounts, wantsMemory] = [inputs.mode !== 'unpack', inputs.ramdisk !== 'false']
  if ('reason' in mounting) {
    if (wantsMounts || wantsMemory)
      runner.info(`Unpacking instead of mounting: this runner does not allow it, for ${mounting.reason}`)
    return undefined
  }
  if (format.image || wantsMemory) return mounting.rights
  if (wantsMounts) runner.info('Unpacking instead of mounting: the entry was saved to be unpacked')
  return undefined
}

/** Opens a mount root. The end of the block ends its mounts, unless they are kept. */
function openRoot(rights: Rights, { remember, signal }: RestoreContext) {
  const dir = openMountRoot(parentOfMountRoots(runner.tempDir()))
  remember({ by: 'job', mountRoot: dir })
  let isOver = false
  let ending: Promise<unknown> | undefined
  // A program that reads a mount waits for bytes, and cannot be interrupted until the server ends.
  const stopWaiting = (): void => {
    ending = awaitedLater(endServer(dir, rights))
  }
  signal.addEventListener('abort', stopWaiting)
  /** Lines may be unpacked by now, and post unmounts what stays. So a failure is a warning. */
  const end = async (): Promise<string | undefined> => {
    if (isOver) return undefined
    isOver = true
    try {
      await ending
      const limit = AbortSignal.timeout(60_000)
      await removeFromWorkspace(dir, { rights, signal: limit })
      const { report, removed } = await endMounts(dir, rights, { isOwn: true })
      await removed
      return troubleIn(report)
    } catch (error) {
      const why = `they could not be unmounted: ${messageOf(error)}`
      runner.warning(`The mounts below ${dir} stay until the job ends, because ${why}`)
      return undefined
    }
  }
  return {
    ...{ dir, rights },
    /** Leaves the mounts to the job. Post ends them. */
    keep(): void {
      isOver = true
    },
    /** Ends the mounts. @returns the cause of an error: a reader sees only EIO if the lazy server has failed */
    async causeOf(error: unknown): Promise<unknown> {
      const trouble = await end()
      return trouble === undefined ? error : new Error(trouble, { cause: error })
    },
    async [Symbol.asyncDispose](): Promise<void> {
      signal.removeEventListener('abort', stopWaiting)
      await end()
    },
  }
}

/** @returns the lines that are mounted; the others are unpacked */
async function mountLines(
  opened: OpenedEntry,
  root: PlacedRoot,
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

/** Like `mountAsTree`, returns the lines that were unpacked instead of mounted. */
async function mountAsImage(
  opened: OpenedEntry,
  root: PlacedRoot,
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
  root: PlacedRoot,
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
function checkWorkspaceUnused({ rights }: PlacedRoot, signal: AbortSignal): Promise<void> {
  return awaitedLater(checkUnused(realpathSync(runner.workspace()), rights, signal))
}

function showByOverlay(
  { dir, rights }: PlacedRoot,
  { inputs, slot, remember, signal }: RestoreContext,
  how: Pick<WorkspaceRequest, 'unused' | 'isUnchecked'>,
): ShowInWorkspace {
  const protectedDirs = [runner.tempDir(), ...storeDirectories(inputs)].filter((path) => existsSync(path))
  const request = { ...how, dir, protectedDirs, rights, signal }
  return (images) =>
    slot.showInWorkspace({
      ...request,
      images,
      remember: (workspaceRoot) => remember({ by: 'job', mountRoot: dir, workspaceRoot }),
    })
}

function mountingOf({ dir, rights }: PlacedRoot, context: RestoreContext): Mounting {
  return { dir, rights, protectedDirs: protectedDirectories(context), signal: context.signal }
}
