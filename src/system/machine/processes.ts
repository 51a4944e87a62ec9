/** Finds processes, and identifies a process by pid and start time, because pids are reused. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { orUndefined } from '../failure.ts'
import { basename } from '../native-path.ts'

/** The pids of all processes that this one can see. Empty on systems without /proc. */
export function visiblePids(): string[] {
  const names = orUndefined(() => readdirSync('/proc')) ?? []
  return names.filter((name) => /^\d+$/.test(name))
}

/** A process for a message, as `name (process 123)`: the kernel's own names are those of threads, such as `MainThread`. */
export function processText(pid: string): string {
  const [program = ''] = (orUndefined(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '').split('\0')
  return `${basename(program) || '?'} (process ${pid})`
}

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

/** Whether a process lives that is not this one, nor was started by this one or by a program of this one. */
export function isForeign(pid: string): boolean {
  return startOf(pid) !== undefined && !isStartedBy([String(process.pid)], pid)
}

/** Whether a process is one of these, or was started by one of them or by a program of theirs. */
function isStartedBy(pids: string[], pid: string): boolean {
  if (pids.includes(pid)) return true
  const [, parent = '0'] = fieldsOf(pid)
  return parent !== '0' && isStartedBy(pids, parent)
}

/**
 * A text that changes when one of these processes, or a program that they have started, does anything. Undefined if the system
 * does not show that: there is no /proc, or it hides the processes of other users.
 */
export function activityOf(pids: number[]): string | undefined {
  try {
    const those = pids.map(String)
    const all = visiblePids().filter((pid) => isStartedBy(those, pid))
    const lines = all.map((pid) => [...fieldsOf(pid), readsAndWritesOf(pid)].join(' '))
    return all.length > 0 ? lines.join('\n') : undefined
  } catch {
    return undefined
  }
}

/** Only root can see those of other users. https://docs.kernel.org/filesystems/proc.html#proc-pid-io-display-the-io-accounting-fields */
function readsAndWritesOf(pid: string): string {
  return orUndefined(() => readFileSync(`/proc/${pid}/io`, 'latin1')) ?? ''
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
