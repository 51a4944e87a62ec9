// Control groups that limit what a step may use, as those of a container do.
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readMounts } from '../../../src/system/mountinfo.ts'

export interface ControlGroup {
  dir: string
  /** Moves a process into the group. */
  take(pid: number | undefined): void
  /** Sets a limit: the file of version 2, and that of version 1. */
  limit(files: Record<string, string>): void
  remove(): void
}

/** Where this system lets groups with a controller be made; undefined if it does not. */
function parentOf(controller: string): string | undefined {
  const lines = readFileSync('/proc/self/cgroup', 'latin1').split('\n')
  for (const { type, options, point } of readMounts()) {
    const isOld = type === 'cgroup' && options.split(',').includes(controller)
    const line = lines.find((line) =>
      isOld ? line.split(':')[1]?.split(',').includes(controller) : /^0::/.test(line),
    )
    if (!line || !(isOld || type === 'cgroup2')) continue
    const own = join(point, line.split(':')[2] ?? '/')
    if (isOld) return own
    // Of the new kind, a group with processes gives none of its controllers on.
    const parent = own === point ? own : dirname(own)
    const given = readFileSync(join(parent, 'cgroup.subtree_control'), 'latin1')
    if (given.split(/\s/).includes(controller)) return parent
  }
  return undefined
}

let groups = 0

/** @param within a group of this function @returns undefined where the system lets nobody make such groups */
export function newControlGroup(
  controller: 'memory' | 'cpu',
  within = parentOf(controller),
): ControlGroup | undefined {
  if (within === undefined) return undefined
  const dir = join(within, `headstart-test-${process.pid}-${++groups}`)
  try {
    mkdirSync(dir)
  } catch {
    return undefined
  }
  return {
    dir,
    take: (pid) => writeFileSync(join(dir, 'cgroup.procs'), String(pid)),
    limit(files) {
      for (const [name, text] of Object.entries(files))
        try {
          writeFileSync(join(dir, name), text)
        } catch {
          // It has the name of the other version.
        }
    },
    remove: () => rmdirSync(dir),
  }
}
