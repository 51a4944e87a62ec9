/** Lets one process at a time mount, or take down a mount root of a killed job, which jobs of one machine may find at once. */
import { readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, orUndefined } from '../system/failure.ts'
import { pidNamespace, startOf } from './processes.ts'

const waitMs = 60_000
const claimPauseMs = 50

/** Waits while another process has the claim, but not for longer than a minute: an earlier job may have made a false one. */
export async function withClaim<T>(dir: string, work: () => Promise<T>): Promise<T> {
  const claim = join(dir, 'claimed')
  const end = performance.now() + waitMs
  while (isOtherAlive(claim) && performance.now() < end) await sleep(claimPauseMs)
  try {
    return await work()
  } finally {
    remove(claim)
  }
}

/** Makes the claim, unless another living process has it. The link leads nowhere; its text names the process. */
function isOtherAlive(claim: string): boolean {
  // Without these facts, this throws: the work has no claim.
  const holder = `${pidNamespace()} ${process.pid} ${startOf(process.pid)}`
  try {
    symlinkSync(holder, claim)
    return false
  } catch (error) {
    // Without the directory, or the right to write to it, there are only mounts to end.
    if (codeOf(error) !== 'EEXIST') return false
  }
  if (isHeld(claim)) return true
  // Its process was killed, or the claim is gone.
  remove(claim)
  return isOtherAlive(claim)
}

/** Removes the claim of a process that was killed. */
export function removeDeadClaim(dir: string): void {
  const claim = join(dir, 'claimed')
  if (holderOf(claim) !== undefined && !isHeld(claim)) remove(claim)
}

function isHeld(claim: string): boolean {
  const [, namespace, pid = '', start] = /^(\d+) (\d+) (\d+)$/.exec(holderOf(claim) ?? '') ?? []
  // A process that cannot be seen may be alive.
  return namespace === pidNamespace() && (orUndefined(() => startOf(pid) === start) ?? true)
}

function holderOf(claim: string): string | undefined {
  return orUndefined(() => readlinkSync(claim), 'ENOENT', 'ENOTDIR', 'EINVAL', 'EACCES')
}

function remove(claim: string): void {
  rmSync(claim, { recursive: true, force: true })
}
