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
  const fields = fieldsOf(pid)
  // A process that has ended stays in the list as a zombie until its parent waits for it.
  return fields[0] === 'Z' ? undefined : fields[19]
}

/** Whether a process is this one, or was started by it or by a program that it started. */
export function isOfThisProcess(pid: string): boolean {
  if (pid === String(process.pid)) return true
  const [, parent = '0'] = fieldsOf(pid)
  return parent !== '0' && isOfThisProcess(parent)
}

/** The state of a process, its parent, and more; empty for a process that has ended. */
function fieldsOf(pid: number | string): string[] {
  const text = orUndefined(() => readFileSync(`/proc/${pid}/stat`, 'latin1'), 'ENOENT', 'ESRCH') ?? ''
  // The second field is the name in brackets, which may hold anything.
  return text
    .replace(/^.*\) /s, '')
    .split(' ')
    .filter(Boolean)
}
