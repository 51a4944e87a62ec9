/** Removes what a measurement made, and lets a disk come to rest before the next one. */
import { rmSync } from 'node:fs'
import { findProgram } from '../find-program.ts'
import { runProgram } from '../process.ts'

/** Unlike its promise, this call takes as little time as `rm`. Nothing else runs meanwhile. */
export function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 3 })
}

/** Waits until all files are on the disk, where the system has a program for that. */
export async function flushDisks(cwd: string, signal: AbortSignal): Promise<void> {
  if (findProgram('sync')) await runProgram('sync', [], { cwd, signal })
}
