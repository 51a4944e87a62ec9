/** Ends mounts: this job's in its post step, and a killed job's at the start of the next restore. */
import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { isWithin, toBytes } from '../../files/byte-strings.ts'
import { type CacheInputs, cacheInputs, stepInputs } from '../../inputs/step-inputs.ts'
import { endMounts, type Inspect, imageAfter } from '../../mounts/lazy/lazy-mount.ts'
import {
  abandonedMountRoots,
  isGone,
  outdatedMountRoots,
  parentsOfMountRoots,
  removeRecords,
} from '../../mounts/root/abandoned.ts'
import { lockMounts } from '../../mounts/root/lock.ts'
import { placeOfLastMount } from '../../mounts/root/mount-root.ts'
import { recordOf } from '../../mounts/root/record.ts'
import { awaitedLater, messageOf, orUndefined } from '../../system/failure.ts'
import { kernelErrors } from '../../system/kernel-log.ts'
import { readMounts } from '../../system/mountinfo.ts'
import { findRights, type Rights } from '../../system/root-rights.ts'
import * as runner from '../../system/runner.ts'
import { type Mounts, mountsIn, type State, type States } from '../shared/state.ts'
import { reportDamage } from './damaged-image.ts'
import { unmountBrokered } from './unmount-brokered.ts'

export type StartedUnmount = ReturnType<typeof startUnmount>

/** Gets the rights, and reads the kernel's log, which `unmount` needs later. */
export function startUnmount(states: States) {
  const isMounted = Object.values(states).some((state) => mountsIn(state)?.by === 'job')
  const rights = isMounted ? rightsNow() : Promise.resolve(undefined)
  const log = awaitedLater(rights.then((rights) => (rights ? kernelErrors(rights) : '')))
  return {
    /** Ends the mounts of main. Warns instead of failing. */
    unmount: async (caches: CacheInputs[]) => unmountAll(states, caches, { rights: await rights, log }),
  }
}

interface UnmountingAll {
  rights: Rights | undefined
  /** The kernel's log. */
  log: Promise<string>
}

async function unmountAll(
  states: States,
  caches: CacheInputs[],
  { rights, log }: UnmountingAll,
): Promise<void> {
  // The last mount ends first: a cache may be mounted inside another cache's mount.
  const all = Object.entries(states)
    .flatMap(ownAndWorkspace)
    .sort(([, a], [, b]) => placeOf(b) - placeOf(a))
  const removals: Promise<unknown>[] = []
  for (const [name, mounts] of all) {
    const cache = caches.find((candidate) => candidate.name === name) ?? cacheInputs(stepInputs(), name)
    await runner.within(cache, async () =>
      removals.push(...(await unmountCache(mounts, cache, { rights, log }))),
    )
  }
  await Promise.all(removals)
}

/** The overlay over the workspace has a mount root of its own. Its images have no targets that are mounts. */
function ownAndWorkspace([name, state]: [string, State]): [string, Mounts][] {
  const mounts = mountsIn(state)
  if (!mounts) return []
  const own: [string, Mounts] = [name, mounts]
  if (mounts.by !== 'job' || mounts.workspaceRoot === undefined) return [own]
  return [[name, { by: 'job', mountRoot: mounts.workspaceRoot }], own]
}

function placeOf(mounts: Mounts): number {
  if (mounts.by === 'job') return placeOfLastMount(mounts.mountRoot)
  const targets = mounts.mounts.map(({ target }) => toBytes(target))
  return readMounts().findLastIndex(({ point }) => targets.includes(point))
}

async function unmountCache(
  mounts: Mounts,
  cache: CacheInputs,
  { rights, log }: UnmountingAll,
): Promise<Promise<unknown>[]> {
  if (mounts.by === 'broker') {
    await unmountBrokered(mounts)
    return []
  }
  const { mountRoot, entry } = mounts
  const inspect: Inspect = async (report) => {
    const path = imageAfter(report, mountRoot)
    if (entry && path !== undefined) await reportDamage(path, entry, { read: cache.read, log })
  }
  return await endAllMounts([mountRoot], rights, { isOwn: true, inspect })
}

/** Ends the mounts of killed jobs. Warns instead of failing. */
export async function unmountAbandoned(): Promise<void> {
  const parents = parentsOfMountRoots(runner.tempDir(), runner.workspace())
  const mountRoots = ofThisRunner(abandonedMountRoots(parents))
  const outdated = outdatedMountRoots().filter((dir) => !mountRoots.includes(dir))
  if (mountRoots.length === 0 && outdated.length === 0) return
  const rights = await rightsNow()
  // The killed job's report does not concern this job.
  await Promise.all(await endAllMounts(mountRoots, rights, { isOwn: false }))
  if (rights && outdated.length > 0) await removeRecords(outdated, rights).catch(runner.warningOf)
}

/**
 * Leaves out the overlays over the workspaces of other runners, with their images: the next job there may have begun, may work
 * in the overlay, and may have files of its own at the targets. That runner's next restore ends them.
 */
function ofThisRunner(mountRoots: string[]): string[] {
  const own = [runner.workspace(), dirname(runner.tempDir())].flatMap(
    (path) => orUndefined(() => realpathSync(path, 'latin1')) ?? [],
  )
  const left = mountRoots.flatMap((dir) => {
    const record = placeOfLastMount(dir) === -1 && !isGone(dir) ? undefined : recordOf(dir)
    const isOwn = !record || own.some((place) => isWithin(record.workspace, place))
    return isOwn ? [] : [dir, ...record.targets.map(({ mountRoot }) => mountRoot)]
  })
  return mountRoots.filter((dir) => !left.includes(dir))
}

function rightsNow(): Promise<Rights | undefined> {
  return findRights(AbortSignal.timeout(10_000)).catch(() => undefined)
}

const mostEndingMs = 60_000

async function endAllMounts(
  mountRoots: string[],
  rights: Rights | undefined,
  ending: { isOwn: boolean; inspect?: Inspect },
): Promise<Promise<unknown>[]> {
  const removals: Promise<unknown>[] = []
  for (const dir of mountRoots) {
    try {
      if (!rights) throw new Error('root no longer has the rights, or sudo asks for a password')
      await using _ = await lockMounts(dir, AbortSignal.timeout(mostEndingMs))
      const { removed } = await endMounts(dir, rights, ending)
      removals.push(removed.catch((error) => warnOf(dir, error)))
    } catch (error) {
      warnOf(dir, error)
    }
  }
  return removals
}

function warnOf(dir: string, error: unknown): void {
  runner.warning(`The mounts below ${dir} stay, because they could not be unmounted: ${messageOf(error)}`)
}
