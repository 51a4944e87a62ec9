/**
 * Shows images within the workspace by one overlay over it: its upper directory is the workspace itself. The targets are
 * ordinary directories, and each file of the job is a whole file of the workspace at every moment, with the overlay or
 * without it.
 */
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toBytes } from '../../files/byte-strings.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import * as runner from '../../system/runner.ts'
import { lockMounts } from '../root/lock.ts'
import { openMountRoot, rootNames } from '../root/mount-root.ts'
import type { MountWork } from '../root/mounting.ts'
import { type Cover, coverOf, type OverlayRecord, shownIn, writeRecord } from '../root/record.ts'
import { takeDown } from '../root/unmount.ts'
import { checkWorkspace } from './conditions.ts'
import { mountOver } from './mount-over.ts'
import { checkMoves, type Placed, placeTargets, prepareTargets, type WorkspaceRequest } from './places.ts'

/**
 * The lines that are not shown, and the reasons as the rest of a sentence. The overlay may show them nevertheless, because it
 * shows whole images; what is at their targets hides the cached files.
 */
export type Unshown = Map<PathLine, string>

/** Shows what the caches of a step want to show. Rejects only with the abort reason. */
export async function showInWorkspace(requests: WorkspaceRequest[]): Promise<Unshown> {
  const [first] = requests
  const unshown: Unshown = new Map()
  if (!first) return unshown
  try {
    const workspace = realpathSync(runner.workspace())
    // The same lock as that of mounts at targets, which an overlay over the workspace would hide.
    await using _ = await lockMounts(dirname(first.dir), first.signal)
    await showAll(workspace, requests, unshown)
  } catch (error) {
    first.signal.throwIfAborted()
    const reason = runner.reasonOf(error)
    for (const { images } of requests)
      for (const { matches } of images) for (const { line } of matches) unshown.set(line, reason)
  }
  return unshown
}

/** @param unshown gets the lines that the workspace has files for already */
async function showAll(workspace: string, requests: WorkspaceRequest[], unshown: Unshown): Promise<void> {
  const [{ rights, remember }] = requests as [WorkspaceRequest]
  const before = coverOf(workspace)
  checkWorkspace(workspace, {
    root: before?.dir,
    protectedDirs: requests.flatMap(({ protectedDirs }) => protectedDirs),
  })
  for (const { unused } of requests) await unused
  const placed = placeTargets(requests, { workspace, taken: before ? shownIn(before.record) : [] })
  for (const [line, reason] of placed.occupied) unshown.set(line, reason)
  if (placed.targets.every(({ isOwn }) => !isOwn)) return
  const dir = before?.dir ?? openMountRoot(dirname(workspace))
  if (!before) remember(dir)
  try {
    await cover(dir, { before, placed, requests, workspace })
  } catch (error) {
    if (!before) await (await takeDown(dir, { rights, warn: () => {}, isOwn: false })).removeFiles()
    throw error
  }
}

interface Covering {
  before: Cover | undefined
  placed: Placed
  requests: WorkspaceRequest[]
  workspace: string
}

async function cover(dir: string, { before, placed, requests, workspace }: Covering): Promise<void> {
  const [{ rights, signal }] = requests as [WorkspaceRequest]
  const { targets, layers, made } = before?.record ?? { targets: [], layers: [], made: [] }
  const below = before ? join(dir, rootNames.plain) : workspace
  const more = prepareTargets(placed.targets, { workspace, below })
  if (!before) checkMoves(more.targets, workspace, dir)
  const record: OverlayRecord = {
    workspace: toBytes(workspace),
    targets: [...targets, ...more.targets],
    layers: [...requests.flatMap(({ images }) => images.flatMap(({ layers }) => layers)), ...layers],
    made: [...made, ...more.made],
  }
  const isUnchecked = requests.some((request) => request.isUnchecked)
  try {
    await writeRecord({ dir, record }, rights, signal)
    const fresh = shownIn({ ...record, targets: more.targets })
    await mountOver({ dir, record }, { fresh, rights, signal, isUnchecked })
  } catch (error) {
    // The job is about to go on without these images, but not without the others.
    if (before) await writeRecord(before, rights, AbortSignal.timeout(mostUndoingMs))
    throw error
  }
}

const mostUndoingMs = 60_000

/** Takes the images of a mount root out of the overlay over the workspace, if they are in it. */
export async function removeFromWorkspace(
  mountRoot: string,
  { rights, signal }: Omit<MountWork, 'dir'>,
): Promise<void> {
  const real = realpathSync(runner.workspace())
  const shownBy = (): Cover | undefined => {
    const cover = coverOf(real)
    return cover?.record.targets.some((target) => target.mountRoot === mountRoot) ? cover : undefined
  }
  // Another process may hold the lock for as long as it likes.
  if (!shownBy()) return
  await using _ = await lockMounts(dirname(mountRoot), signal)
  const found = shownBy()
  if (!found) return
  const layers = found.record.layers.filter((path) => dirname(path) !== mountRoot)
  if (layers.length === 0) {
    await (await takeDown(found.dir, { rights, warn: () => {}, isOwn: false })).removeFiles()
    return
  }
  // The targets stay in the record, because the overlay below has left its marks there.
  const left = { dir: found.dir, record: { ...found.record, layers } }
  await writeRecord(left, rights, signal)
  await mountOver(left, { fresh: [], rights, signal, isUnchecked: true })
}
