/** Finds out what a cache shows to the job, and where the job's writes to it are. */
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fromBytes, statAt, toBytes } from '../files/byte-strings.ts'
import { type Mount, readMounts } from '../system/mountinfo.ts'
import { stepsOf } from './root/clear.ts'
import { rootNames, sourceOf, upperNameOf } from './root/mount-root.ts'
import { coverOf, shownIn } from './root/record.ts'

/** Paths are absolute byte strings without links. */
export interface ShownTarget {
  target: string
  /** The directory that takes the writes. Undefined if the job has written nothing. */
  upper: string | undefined
  /** The overlay that shows it: at the target, or over the workspace. */
  mount: Mount
  /** The writes to the directories above the target, if they are in the same overlay. */
  above?: { upper: string; names: string[] }
}

/** @param mountRoot of the cache @param workspace absolute */
export function shownTargets(mountRoot: string, workspace: string): ShownTarget[] {
  return [...shownAtTargets(mountRoot), ...shownWithin(realpathSync(workspace), mountRoot)]
}

function shownAtTargets(mountRoot: string): ShownTarget[] {
  const own = toBytes(mountRoot)
  return readMounts().flatMap((mount) => {
    const upper = upperNameOf(mount)
    if (sourceOf(mount) !== own || upper === undefined) return []
    return { target: mount.point, upper: realpathSync(join(mountRoot, upper), 'latin1'), mount }
  })
}

function shownWithin(workspace: string, mountRoot: string): ShownTarget[] {
  const cover = coverOf(workspace)
  const mount = readMounts().findLast(({ point }) => point === toBytes(workspace))
  if (!cover || !mount) return []
  const below = toBytes(join(cover.dir, rootNames.plain))
  const own = shownIn(cover.record).filter((target) => target.mountRoot === mountRoot)
  return own.map(({ path }) => {
    const steps = stepsOf(path)
    const parents = steps.slice(0, -1)
    const end = parents.findIndex((step) => !statAt(`${below}/${step}`)?.isDirectory())
    const isWritten = end === -1 && statAt(`${below}/${path}`) !== undefined
    return {
      target: `${cover.record.workspace}/${path}`,
      upper: isWritten ? `${below}/${path}` : undefined,
      mount,
      above: {
        upper: fromBytes(below).toString(),
        names: end === -1 ? parents : parents.slice(0, end),
      },
    }
  })
}
