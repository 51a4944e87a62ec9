/**
 * The memory and the processors that this process may use. A container limits them by control groups, of which most programs
 * know nothing. https://docs.kernel.org/admin-guide/cgroup-v2.html, https://docs.kernel.org/admin-guide/cgroup-v1/
 */
import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { orUndefined } from './failure.ts'
import { readMounts } from './mountinfo.ts'
import { dirname, join } from './native-path.ts'

/** The least limit, in bytes. */
export function memoryLimit(): number {
  const limits = groupsOf('memory').flatMap((dir) =>
    ['memory.max', 'memory.high', 'memory.limit_in_bytes'].map((file) => numbersIn(join(dir, file))[0]),
  )
  return Math.min(totalmem(), ...limits.filter((limit) => limit !== undefined))
}

/** How many processors' time there is, rounded up. */
export function processors(): number {
  const quotas = groupsOf('cpu').map((dir) => {
    const [quota, period] = numbersIn(join(dir, 'cpu.max'))
    const old = ['cpu.cfs_quota_us', 'cpu.cfs_period_us'].map((file) => numbersIn(join(dir, file))[0])
    return [(quota ?? Number.NaN) / (period ?? 1), (old[0] ?? Number.NaN) / (old[1] ?? 1)]
  })
  // The old kind has the quota -1 where there is no limit.
  const limits = quotas.flat().filter((count) => count > 0)
  return Math.max(1, Math.ceil(Math.min(availableParallelism(), ...limits)))
}

/**
 * The directories of this process's group and of the groups above it, whose limits also count. A container may not see
 * the upper ones, and then finds its own group at the mount.
 */
function groupsOf(controller: string): string[] {
  const lines = (orUndefined(() => readFileSync('/proc/self/cgroup', 'latin1')) ?? '').split('\n')
  const mounts = readMounts()
  return lines.flatMap((line) => {
    const [, controllers = '', path = ''] = /^\d+:([^:]*):(\/.*)$/.exec(line) ?? []
    const isNew = controllers === ''
    if (path === '' || !(isNew || controllers.split(',').includes(controller))) return []
    const mount = mounts.find(({ type, options }) =>
      isNew ? type === 'cgroup2' : type === 'cgroup' && options.split(',').includes(controller),
    )
    return mount ? upwards(path).map((path) => join(mount.point, path)) : []
  })
}

function upwards(path: string): string[] {
  return path === '/' ? [path] : [path, ...upwards(dirname(path))]
}

function numbersIn(path: string): number[] {
  const text = orUndefined(() => readFileSync(path, 'latin1')) ?? ''
  return (text.match(/-?\d+/g) ?? []).map(Number)
}
