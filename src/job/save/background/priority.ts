/** Leaves processors, disks and memory to the job's steps, as far as the system allows. For Linux. */
import { readdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { runProgram } from '../../../system/run.ts'

const { PRIORITY_LOW, PRIORITY_NORMAL } = constants.priority

/** Lowers the priority of a process that has just started, and of all that it will start. */
export async function lowerPriority(pid: number): Promise<void> {
  // If memory runs out, the job's own programs stay.
  attempt(() => writeFileSync(`/proc/${pid}/oom_score_adj`, '1000'))
  await setPriorities(pid, PRIORITY_LOW, 'idle')
}

/** Undoes `lowerPriority`: only other jobs of the host would use the time that the process does not get. */
export async function restorePriority(pid: number): Promise<void> {
  // Without root, this changes only how the kernel ranks the whole session.
  await setPriorities(pid, PRIORITY_NORMAL, 'none')
}

/** @param ioClass a scheduling class of ionice; `none` follows the other priority */
async function setPriorities(pid: number, nice: number, ioClass: 'idle' | 'none'): Promise<void> {
  // On Linux, each thread has a priority of its own.
  const threads = attempt(() => readdirSync(`/proc/${pid}/task`)) ?? []
  for (const thread of threads) attempt(() => setPriority(Number(thread), nice))
  // The kernel may divide time among sessions first. https://man7.org/linux/man-pages/man7/sched.7.html
  attempt(() => writeFileSync(`/proc/${pid}/autogroup`, String(nice)))
  const where = { cwd: '/', signal: AbortSignal.timeout(5_000) }
  await runProgram('ionice', ['-c', ioClass, '-p', ...threads], where).catch(() => {})
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    // A container or a missing right may forbid it.
    return undefined
  }
}
