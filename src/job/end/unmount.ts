/** Ends the mounts of this job in its post step. */
import { toBytes } from '../../files/byte-strings.ts'
import { type CacheInputs, cacheInputs, stepInputs } from '../../inputs/step-inputs.ts'
import { unmountBrokered } from '../../mounts/broker.ts'
import { endAllMounts, type Inspect, rightsNow } from '../../mounts/end-mounts.ts'
import { imageAfter } from '../../mounts/lazy/lazy-mount.ts'
import { placeOfLastMount } from '../../mounts/root/mount-root.ts'
import { awaitedLater, orUndefined } from '../../system/failure.ts'
import { kernelErrors } from '../../system/kernel-log.ts'
import { readMounts } from '../../system/mountinfo.ts'
import type { Rights } from '../../system/root-rights.ts'
import * as runner from '../../system/runner.ts'
import { type Mounts, mountsIn, type State, type States } from '../shared/state.ts'
import { reportDamage } from './damaged-image.ts'

/** What `unmountCaches` needs. */
export interface PreparedUnmount {
  rights: Promise<Rights | undefined>
  /** The kernel's log. */
  log: Promise<string>
}

/** Gets the rights, and reads the kernel's log. */
export function prepareUnmount(states: States): PreparedUnmount {
  const isMounted = Object.values(states).some((state) => mountsIn(state)?.by === 'job')
  const rights = isMounted ? rightsNow() : Promise.resolve(undefined)
  return { rights, log: awaitedLater(rights.then((rights) => (rights ? kernelErrors(rights) : ''))) }
}

/** Ends the mounts of main. Warns instead of failing. */
export async function unmountCaches(
  states: States,
  caches: CacheInputs[],
  prepared: PreparedUnmount,
): Promise<void> {
  // The last mount ends first: a cache may be mounted inside another cache's mount.
  const all = Object.entries(states)
    .flatMap(ownAndWorkspace)
    .sort(([, a], [, b]) => placeOf(b) - placeOf(a))
  const removals: Promise<unknown>[] = []
  for (const [name, mounts] of all) {
    const cache = caches.find((candidate) => candidate.name === name) ?? cacheInputs(stepInputs(), name)
    await runner.within(cache, async () => removals.push(...(await unmountCache(mounts, cache, prepared))))
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

/** -1 if the table of mounts cannot be read: then the end of the mounts warns. */
function placeOf(mounts: Mounts): number {
  return orUndefined(() => placeInTable(mounts)) ?? -1
}

function placeInTable(mounts: Mounts): number {
  if (mounts.by === 'job') return placeOfLastMount(mounts.mountRoot)
  const targets = mounts.mounts.map(({ target }) => toBytes(target))
  return readMounts().findLastIndex(({ point }) => targets.includes(point))
}

async function unmountCache(
  mounts: Mounts,
  cache: CacheInputs,
  { rights, log }: PreparedUnmount,
): Promise<Promise<unknown>[]> {
  if (mounts.by === 'broker') {
    await unmountBrokered(mounts.socket, mounts.mounts)
    return []
  }
  const { mountRoot, entry } = mounts
  const inspect: Inspect = async (report) => {
    const path = imageAfter(report, mountRoot)
    if (entry && path !== undefined) await reportDamage(path, entry, { read: cache.read, log })
  }
  return await endAllMounts([mountRoot], await rights, { isOwn: true, inspect })
}
