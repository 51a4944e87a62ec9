/** Mounts an entry instead of unpacking it, if the user wants that and the runner allows it. */
import { realpathSync } from 'node:fs'
import { bodyLength } from '../../entry/container.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import { imagesOf, layersNote } from '../../formats/squashfs/images.ts'
import { receiveImages } from '../../formats/squashfs/receive.ts'
import { openRoot } from '../../mounts/end-mounts.ts'
import { serveImages } from '../../mounts/lazy/lazy-mount.ts'
import { mountImages, type ShowInWorkspace } from '../../mounts/mount-images.ts'
import type { Mounting } from '../../mounts/overlay.ts'
import { checkUnused } from '../../mounts/workspace/conditions.ts'
import type { WorkspaceRequest } from '../../mounts/workspace/places.ts'
import { checkSpace } from '../../system/disk/space.ts'
import { awaitedLater } from '../../system/failure.ts'
import { kernelTime } from '../../system/kernel-log.ts'
import type { Rights } from '../../system/root-rights.ts'
import * as runner from '../../system/runner.ts'
import { mountedEntry, stateOfMounted } from '../shared/mounted-cache.ts'
import { protectedDirectories, storeDirectories } from '../shared/selection.ts'
import type { RestoreContext } from './find-entry.ts'
import { mountByBroker } from './mount-by-broker.ts'
import type { IndexedEntry, OpenedEntry } from './open-entry.ts'
import { mountTreeInMemory, moveIntoMemory } from './ramdisk.ts'
import { unpackReceived } from './unpack.ts'

/**
 * Mounts the lines that can be mounted, and unpacks the others. If it throws, nothing is mounted, or a warning says what
 * stays.
 * @returns undefined if it did nothing, because mounting is not wanted or not possible; the log has the reason
 */
export async function mount(
  opened: OpenedEntry,
  context: RestoreContext,
): Promise<'mounted' | 'unpacked' | undefined> {
  const { inputs, mountSupport, signal } = context
  const { image } = opened.format
  if (image && mountSupport.by === 'broker') return await mountByBroker(opened, mountSupport.socket, context)
  const rights = rightsFor(opened, context)
  if (!rights) return undefined
  await using root = openRoot(rights, signal)
  const { dir } = root
  context.remember({ by: 'job', mountRoot: dir })
  const isInMemory = await moveIntoMemory(root, opened, context)
  if (!image && !isInMemory) return undefined
  const work = { dir, rights, protectedDirs: protectedDirectories(inputs), isInMemory, signal }
  let mounted: PathLine[]
  try {
    mounted = image
      ? await receiveAndMount(opened, work, context)
      : await mountTreeInMemory(opened, work, context)
  } catch (error) {
    throw await root.causeOf(error)
  }
  if (mounted.length === 0) return 'unpacked'
  root.keep()
  runner.info(`Mounted ${mounted.map(({ text }) => text).join(', ')}${layersNote(opened.segments)}`)
  return 'mounted'
}

/** The rights to mount the entry; undefined if it must be unpacked. Logs the reason if the user wants mounts. */
function rightsFor({ format }: OpenedEntry, { inputs, mountSupport }: RestoreContext): Rights | undefined {
  const [wantsMounts, wantsMemory] = [inputs.mode !== 'unpack', inputs.ramdisk !== 'false']
  if (mountSupport.by !== 'job') {
    if (wantsMounts || wantsMemory)
      runner.info(`Unpacking instead of mounting: this runner does not allow it, for ${mountSupport.reason}`)
    return undefined
  }
  if (format.image || wantsMemory) return mountSupport.rights
  if (wantsMounts) runner.info('Unpacking instead of mounting: the entry was saved to be unpacked')
  return undefined
}

interface ImageMounting extends Mounting {
  /** Whether the mount root is in memory. Writes to memory are not those of the workspace. */
  isInMemory: boolean
}

/** @returns the lines that are mounted; the others are unpacked */
async function receiveAndMount(
  opened: OpenedEntry,
  work: ImageMounting,
  context: RestoreContext,
): Promise<PathLine[]> {
  const { server, remember, signal } = context
  const { timeline } = context.report
  const { dir, isInMemory } = work
  const since = kernelTime()
  const images = imagesOf(opened)
  const indexed = opened.indexed as IndexedEntry
  // A whole file of the store or the stash needs no more space.
  if (!opened.file?.isWhole) await checkSpace(dir, { bytes: bodyLength(opened) })
  const served =
    server && (await timeline.during('serve', () => serveImages(indexed, images, { ...work, server })))
  const received =
    served ??
    (await timeline.during('receive', () => receiveImages({ ...opened, signal, isMounted: true }, dir)))
  const isInWorkspace = !isInMemory && images.some(({ isOfWorkspace }) => isOfWorkspace)
  const showInWorkspace = isInWorkspace
    ? overlayOver({ ...work, isUnchecked: served !== undefined }, context)
    : undefined
  const refusals = await timeline.during('mount', () => mountImages(received.images, work, showInWorkspace))
  // Images are mounted by the file's path, and another process may have replaced the file after the check.
  if ((await received.isInPlace?.()) === false)
    throw new Error('the entry was removed from its store while it was being mounted')
  await unpackReceived(received, refusals, opened, context)
  const lines = images.flatMap(({ bases }) => [...bases.keys()])
  const mounted = lines.filter((line) => !refusals.some((refusal) => refusal.line === line))
  if (mounted.length > 0) {
    const entry = mountedEntry(indexed, since)
    remember({ by: 'job', mountRoot: dir, entry: { ...entry, file: await stateOfMounted(dir) } })
  }
  return mounted
}

function overlayOver(
  { dir, rights, isUnchecked }: Pick<WorkspaceRequest, 'dir' | 'rights' | 'isUnchecked'>,
  { inputs, slot, remember, signal }: RestoreContext,
): ShowInWorkspace {
  // A program looks through all processes, while other programs mount the images in the mount root.
  const unused = awaitedLater(checkUnused(realpathSync(runner.workspace()), rights, signal))
  const protectedDirs = [runner.tempDir(), ...storeDirectories(inputs)]
  const request = { dir, rights, signal, protectedDirs, unused, isUnchecked }
  return (images) =>
    slot.showInWorkspace({
      ...request,
      images,
      remember: (workspaceRoot) => remember({ by: 'job', mountRoot: dir, workspaceRoot }),
    })
}
