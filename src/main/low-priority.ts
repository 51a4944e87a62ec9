/** Leaves processors, disks and memory to the job. */
import { readdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { runProgram } from '../process.ts'

/** Lowers the priority of this process, and of all that it starts from now on, as far as the system allows. */
export function lowerPriority(): void {
  // On Linux, each thread has a priority of its own; threads of Node are there already.
  const threads = readdirSync('/proc/self/task')
  for (const thread of threads) attempt(() => setPriority(Number(thread), constants.priority.PRIORITY_LOW))
  // The kernel may divide time among sessions first; this is one. https://man7.org/linux/man-pages/man7/sched.7.html
  attempt(() => writeFileSync('/proc/self/autogroup', '19'))
  // If memory runs out, the job's own programs stay.
  attempt(() => writeFileSync('/proc/self/oom_score_adj', '1000'))
  const where = { cwd: '/', signal: AbortSignal.timeout(5_000) }
  const idle = ['-c', '3', '-p']
  runProgram('ionice', [...idle, ...threads], where).catch(() => {})
}

function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // Some containers forbid it.
  }
}
