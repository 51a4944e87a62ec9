/** Reads the kernel's table of mounts. */
import { readFileSync } from 'node:fs'

/** All are byte strings. */
export interface Mount {
  /** Absolute, without links. */
  point: string
  type: string
  /** The name of the mounted thing, which the mounting program chose. */
  source: string
  /** The options of the mount, such as `nosuid`. */
  flags: string[]
  /** The options of the file system, in the wording of its kind. */
  options: string
  /** The user for whom a FUSE file system was mounted. */
  user?: number
}

/** In the order in which they were mounted; none if the kernel is not Linux. */
export function readMounts(): Mount[] {
  if (process.platform !== 'linux') return []
  const lines = readFileSync('/proc/self/mountinfo', 'latin1').split('\n').slice(0, -1)
  return lines.map((line) => {
    // https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html
    const [before = '', after = ''] = line.split(' - ')
    const [type = '', source = '', options = ''] = after.split(' ')
    const [, user] = /(?:^|,)user_id=(\d+)/.exec(options) ?? []
    const [, , , , point = '', flags = ''] = before.split(' ')
    const mount = { point: plain(point), flags: flags.split(','), type, source: plain(source), options }
    return type === 'fuse' ? { ...mount, user: Number(user) } : mount
  })
}

function plain(field: string): string {
  return field.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
}
