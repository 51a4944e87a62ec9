/** Ends mounts: this job's in its post step, and a killed job's at the start of the next restore. */
import { dirname } from 'node:path'
import { isWithin, toBytes } from '../../files/byte-strings.ts'
import type { CacheInputs } from '../../inputs/caches.ts'
import { alone } from '../../mounts/alone.ts'
import { removeDeadClaim, withClaim } from '../../mounts/claim.ts'
import { endMounts, type Inspect, imageAfter } from '../../mounts/lazy/lazy-mount.ts'
import { abandonedMountRoots, placeOfLastMount } from '../../mounts/mount-root.ts'
import { findRights, type Rights } from '../../mounts/root-rights.ts'
import { realBytes } from '../../mounts/shown-targets.ts'
import { additionsIn, workspaceOf } from '../../mounts/workspace/workspace-root.ts'
import { messageOf, orUndefined } from '../../system/failure.ts'
import { readMounts } from '../../system/mountinfo.ts'
import * as runner from '../../system/runner.ts'
import type { State, States } from '../state.ts'
import { reportDamage } from './damaged-image.ts'
import { unmountBrokered } from './unmount-brokered.ts'

/** Ends the mounts of main. Warns instead of failing. */
export async function unmount(states: States, caches: CacheInputs[]): Promise<void> {
  // The last mount ends first: a cache may be mounted inside another cache's mount.
  const roots = Object.entries(states)
    .flatMap(ownAndWorkspace)
    .sort(([, a], [, b]) => placeOf(b) - placeOf(a))
  const isMounted = roots.some(([, { mountRoot }]) => mountRoot !== undefined)
  const rights = isMounted ? await rightsNow() : undefined
  for (const [name, state] of roots) {
    const cache = caches.find((candidate) => candidate.name === name) ?? { name, inputs: new Map() }
    await runner.within(cache, () => unmountCache(state, rights))
  }
}

/** The overlay over the workspace has a mount root of its own. Its images have no targets that are mounts. */
function ownAndWorkspace([name, { workspaceRoot, ...state }]: [string, State]): [string, State][] {
  const own: [string, State] = [name, state]
  return workspaceRoot === undefined ? [own] : [[name, { mountRoot: workspaceRoot }], own]
}

function placeOf({ mountRoot, brokered }: State): number {
  const targets = brokered?.mounts.map(({ target }) => toBytes(target)) ?? []
  const byBroker = readMounts().findLastIndex(({ point }) => targets.includes(point))
  return Math.max(byBroker, mountRoot === undefined ? -1 : placeOfLastMount(mountRoot))
}

async function unmountCache(
  { mountRoot, mounted, brokered }: State,
  rights: Rights | undefined,
): Promise<void> {
  if (brokered) await unmountBrokered(brokered)
  if (mountRoot === undefined) return
  await endAllMounts([mountRoot], rights, async (report, rights) => {
    const path = imageAfter(report, mountRoot)
    if (mounted && path !== undefined) await reportDamage(path, mounted, rights)
  })
}

/** Ends the mounts of killed jobs. Warns instead of failing. */
export async function unmountAbandoned(): Promise<void> {
  const mountRoots = abandonedMountRoots([runner.tempDir(), dirname(runner.workspace())])
  // A step may have been killed in its turn, before it mounted.
  if (mountRoots.length === 0) return removeDeadClaim(runner.tempDir())
  const rights = await rightsNow()
  // The killed job's report does not concern this job. A turn also frees that of a killed job.
  await alone(runner.tempDir(), () => endAllMounts(ofThisRunner(mountRoots), rights))
}

/**
 * Leaves out the overlays over the workspaces of other runners, with their images: the next job there may have begun, may work
 * in the overlay, and may have files of its own at the targets. That runner's next restore ends them.
 */
function ofThisRunner(mountRoots: string[]): string[] {
  const own = [runner.workspace(), dirname(runner.tempDir())].map((path) => realBytes(toBytes(path)))
  const isOthers = (dir: string): boolean => {
    const workspace = placeOfLastMount(dir) === -1 ? undefined : workspaceOf(dir)
    return workspace !== undefined && !own.some((place) => isWithin(workspace, place))
  }
  const others = mountRoots.filter(isOthers)
  // A job may have put anything in its mount root.
  const images = others.flatMap(
    (dir) => orUndefined(() => additionsIn(dir), 'ENOENT', 'ENOTDIR', 'EINVAL', 'EACCES') ?? [],
  )
  const left = [...others, ...images.map(({ mountRoot }) => mountRoot)]
  return mountRoots.filter((dir) => !left.includes(dir))
}

function rightsNow(): Promise<Rights | undefined> {
  return findRights(AbortSignal.timeout(10_000)).catch(() => undefined)
}

async function endAllMounts(
  mountRoots: string[],
  rights: Rights | undefined,
  inspect?: Inspect,
): Promise<void> {
  for (const dir of mountRoots) {
    try {
      if (!rights) throw new Error('root no longer has the rights, or sudo asks for a password')
      await withClaim(dir, () => endMounts(dir, rights, inspect))
    } catch (error) {
      runner.warning(`The mounts below ${dir} stay, because they could not be unmounted: ${messageOf(error)}`)
    }
  }
}
