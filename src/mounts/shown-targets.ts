/** Finds the targets of a mount root, and where the job's writes to them are. */
import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toBytes } from '../files/byte-strings.ts'
import { statOf } from '../files/journal.ts'
import { orUndefined } from '../system/failure.ts'
import { workspaceWithin } from './workspace/workspace-root.ts'

export interface ShownTarget {
  /** As the line names it; an absolute byte string. */
  target: string
  /** The directory that takes the writes; absolute. Undefined if the job has written nothing. */
  upper: string | undefined
  /** Where the overlay is mounted: at the target without links, or over the workspace. A byte string. */
  point: string
  /** The overlay's source. A byte string. */
  source: string
  /** The writes to the directories above the target, if they are in the same overlay. */
  above?: { upper: string; names: string[] }
}

/** None if the mount root is gone. */
export function shownTargets(mountRoot: string): ShownTarget[] {
  const names = existsSync(mountRoot) ? readdirSync(mountRoot) : []
  return names
    .flatMap((name) => name.match(/^upper-(\d+)$/)?.[1] ?? [])
    .map((number) => {
      const target = readlinkSync(join(mountRoot, `target-${number}`), 'latin1')
      const upper = join(mountRoot, `upper-${number}`)
      const within = workspaceWithin(upper)
      if (!within)
        return { target, upper: realpathSync(upper), point: realBytes(target), source: toBytes(mountRoot) }
      const { workspace, plain, inside } = within
      const steps = inside.split('/').slice(0, -1)
      const parents = steps.map((_, i) => steps.slice(0, i + 1).join('/'))
      const isThere = (name: string): boolean => statOf(`${toBytes(plain)}/${name}`)?.isDirectory() ?? false
      return {
        target,
        upper: isThere(inside) ? upper : undefined,
        point: workspace,
        source: toBytes(dirname(plain)),
        above: { upper: plain, names: parents.filter(isThere) },
      }
    })
}

/** A byte string's path without links; the path itself if the job has removed it. */
export function realBytes(path: string): string {
  return orUndefined(() => realpathSync(Buffer.from(path, 'latin1'), 'latin1')) ?? path
}
