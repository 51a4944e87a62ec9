/** Lets one process at a time take a mount root down: jobs of one machine may find those of a killed job at once. */
import { readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../system/failure.ts'
import { pidNamespace, startOf } from './processes.ts'

const waitMs = 60_000
const claimPauseMs = 50

/** Waits while another process has the claim. @throws the reason of the signal after a minute */
export async function withClaim<T>(dir: string, work: () => Promise<T>): Promise<T> {
  const claim = join(dir, 'claimed')
  const signal = AbortSignal.timeout(waitMs)
  while (isOtherAlive(claim)) await sleep(claimPauseMs, undefined, { signal })
  try {
    return await work()
  } finally {
    rmSync(claim, { force: true })
  }
}

/** Makes the claim, unless another living process has it. The link leads nowhere; its text names the process. */
function isOtherAlive(claim: string): boolean {
  try {
    symlinkSync(`${pidNamespace()} ${process.pid} ${startOf(process.pid)}`, claim)
    return false
  } catch (error) {
    // Without the directory, or the right to write to it, there are only mounts to end.
    if (codeOf(error) !== 'EEXIST') return false
  }
  const [namespace, pid = '', start] = claimOf(claim)
  if (namespace === pidNamespace() && startOf(pid) === start) return true
  // Its process was killed, or the claim is gone.
  rmSync(claim, { force: true })
  return isOtherAlive(claim)
}

function claimOf(claim: string): string[] {
  try {
    return readlinkSync(claim).split(' ')
  } catch {
    return []
  }
}
