/** Reads the kernel's table of mounts. */
import { readFileSync } from 'node:fs'

/** All are byte strings. */
export interface Mount {
  /** The device with the file system, and the directory of that file system that shows at the point. */
  device: string
  root: string
  /** Absolute, without links. */
  point: string
  type: string
  /** The name of the mounted thing, which the mounting program chose. */
  source: string
  /** The options of the mount, such as `nosuid`. */
  flags: string[]
  /** Whether mounts below the same directory elsewhere do not show at the point. */
  isPrivate: boolean
  /** The options of the file system, in the wording of its kind. */
  options: string
  /** The user for whom a FUSE file system was mounted. */
  user?: number
}

/** In the order in which they were mounted; none if the kernel is not Linux. */
export function readMounts(): Mount[] {
  if (process.platform !== 'linux') return []
  return parseMounts(readFileSync('/proc/self/mountinfo', 'latin1'))
}

/** @param table of one or several namespaces, as a byte string */
export function parseMounts(table: string): Mount[] {
  const lines = table.split('\n').slice(0, -1)
  return lines.map((line) => {
    // https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html
    const [before = '', after = ''] = line.split(' - ')
    const [type = '', source = '', options = ''] = after.split(' ')
    const [, user] = /(?:^|,)user_id=(\d+)/.exec(options) ?? []
    const [, , device = '', root = '', point = '', flags = '', ...propagation] = before.split(' ')
    const isPrivate = propagation.length === 0
    const where = { device, root: plain(root), point: plain(point), flags: flags.split(','), isPrivate }
    const mount = { ...where, type, source: plain(source), options }
    return type === 'fuse' ? { ...mount, user: Number(user) } : mount
  })
}

function plain(field: string): string {
  return field.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
}
