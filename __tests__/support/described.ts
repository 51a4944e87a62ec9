// Describes trees in other processes, because the process of a test is often the store. The processes stay: starting one
// takes longer than reading a tree.
import { join } from 'node:path'
import type { TreeAnswer, TreeTask } from './describer.ts'
import { newProcessPool } from './process-pool.ts'

// As many as there are trees at once: some reads wait for others.
const pool = newProcessPool<TreeTask, TreeAnswer>(
  join(import.meta.dirname, 'describer.ts'),
  Number.POSITIVE_INFINITY,
)

/**
 * A tree as `describeTree` tells it, but for fractions of seconds, which images do not keep.
 *
 * By another process: a store could not answer itself while it reads.
 * @param onBegin called before it reads
 */
export async function described(dir: string, onBegin?: () => void): Promise<string[]> {
  const answer = await pool.ask({ dir }, onBegin)
  if ('error' in answer) throw new Error(answer.error)
  return wholeSeconds([...answer.lines]) // an array of this realm
}

/** Ends the processes, also those that read. */
export function stopDescribing(): void {
  pool.stop()
}

export function wholeSeconds(lines: string[]): string[] {
  return lines.map((line) => line.replace(/^(\S+ (?:l|. \d{4}) \d+)\d{9}/, '$1'))
}
