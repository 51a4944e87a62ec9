/** Finds out whether a disk outlives its jobs: the disk of an ephemeral runner, such as a pod, goes with its only job. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOwnFile } from '../../system/disk/ownership.ts'

const name = 'first-job'
const mostMarkBytes = 4096

/**
 * Whether an earlier job has left its mark in the directory of a stash. The first job leaves one, and copies nothing.
 * @param dir absolute @param job identifies this job
 * @returns true, too, where the directory cannot be used: the stash tells why
 */
export function outlivesJobs(dir: string, job: string): boolean {
  const path = join(dir, name)
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    const earlier = readOwnFile(path, mostMarkBytes)?.toString()
    if (earlier !== undefined) return earlier !== job
    writeFileSync(path, job, { flag: 'wx', mode: 0o600 })
    return false
  } catch {
    return true
  }
}
