/** Identifies a process by pid and start time, because pids are reused. */
import { readFileSync, readlinkSync } from 'node:fs'
import { orUndefined } from '../failure.ts'

/** The number of this process's pid namespace. A pid of another namespace means another process. */
export function pidNamespace(): string {
  // https://man7.org/linux/man-pages/man7/namespaces.7.html
  return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')
}

/**
 * When a process started, in the kernel's ticks; undefined for a process that has ended.
 * @throws the error of the file system if that cannot be read: the process may be alive
 */
export function startOf(pid: number | string): string | undefined {
  const text = orUndefined(() => readFileSync(`/proc/${pid}/stat`, 'latin1'), 'ENOENT', 'ESRCH') ?? ''
  // The second field is the name in brackets, which may hold anything.
  const fields = text.replace(/^.*\) /s, '').split(' ')
  // A process that has ended stays in the list as a zombie until its parent waits for it.
  return fields[0] === 'Z' ? undefined : fields[19]
}
