// Looks at processes through /proc.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

interface Process {
  pid: number
  /** The program's name, in brackets if it has ended and its parent has not waited for it yet. */
  name: string
}

/** The children that this process has right now, the dead among them included. */
export function children(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    const [name, state, parent] = statOf(pid) ?? []
    if (parent !== String(process.pid)) return []
    return { pid: Number(pid), name: state === 'Z' ? `[${name}]` : `${name}` }
  })
}

/** The children of any process that is still running. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Kills a process, unless it has ended by itself. */
export function kill(pid: number): void {
  send(pid, 'SIGKILL')
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Kills a process and all that it has started. It stops first, so that it starts nothing more. */
export function killTree(pid: number): void {
  send(pid, 'SIGSTOP')
  const children = childrenOf(pid)
  kill(pid)
  for (const child of children) killTree(child)
}

/** Kills all other processes that see the mounts of this one. @throws Error if this process has no mounts of its own */
export function killNeighbours(): void {
  const own = mountsOf('self')
  if (own === mountsOf(String(process.ppid))) throw new Error('these are the mounts of the whole machine')
  const isNeighbour = (pid: string): boolean => Number(pid) !== process.pid && mountsOf(pid) === own
  for (;;) {
    const neighbours = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isNeighbour(name))
    const alive = neighbours.map(Number).filter(isRunning)
    if (alive.length === 0) return
    for (const pid of alive) kill(pid)
  }
}

function mountsOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/ns/mnt`)
  } catch {
    // It has ended.
    return undefined
  }
}

/** Whether a process exists, dead but unnoticed ones excluded. */
export function isRunning(pid: number): boolean {
  const state = statOf(String(pid))?.[1]
  return state !== undefined && state !== 'Z'
}

// https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
function statOf(pid: string): string[] | undefined {
  try {
    const [, name = '', rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\((.*)\) (.*)/s) ?? []
    return [name, ...rest.split(' ')]
  } catch {
    // It has ended since it was listed.
    return undefined
  }
}
