// What every contender gets, plus how it starts from a clean state.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { timed } from '../scripts/command.ts'

export interface Bench {
  /** An otherwise empty filesystem that holds everything measured. */
  disk: string
  /** Holds the tree, as `node_modules`. */
  source: string
  signal: AbortSignal
}

export interface Contender {
  name: string
  /** Does its own preparation first; resolves to the milliseconds (or MiB) of the measured part alone. */
  measure(bench: Bench): Promise<number>
}

/** Makes an empty directory `name` on the disk, then writes back everything, so that nobody pays for another. */
export async function emptyDirectory(bench: Bench, name: string): Promise<string> {
  const path = join(bench.disk, name)
  await timed('rm', ['-rf', path], { signal: bench.signal })
  await mkdir(path)
  await timed('sync', ['-f', bench.disk], { signal: bench.signal })
  return path
}
