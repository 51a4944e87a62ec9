/** Lets a disk come to rest before the next measurement. */
import { findProgram } from '../../src/system/program.ts'
import { run } from '../../src/system/run.ts'

/** Waits until all files are on the disk, where the system has a program for that. */
export async function flushDisks(cwd: string, signal: AbortSignal): Promise<void> {
  if (findProgram('sync')) await run('sync', [], { cwd, signal, limitMs: 'none' })
}
