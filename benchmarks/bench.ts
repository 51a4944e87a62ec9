// The disk and the tree of every contender, and how each contender starts from a clean state.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { timed } from '../scripts/command.ts'

export interface Bench {
  /** An otherwise empty filesystem that holds everything measured. */
  disk: string
  /** Holds the tree, as `node_modules`. */
  source: string
  signal: AbortSignal
  /** The mode of rolling caches; by default each recipe's own mode. */
  mode?: 'unpack' | 'mount' | 'lazy'
  /** Calls `make` once for all contenders and rounds of a comparison. The result is stopped after the comparison. */
  once<T extends object>(make: (bench: Bench) => Promise<T>): Promise<T>
}

export interface Contender {
  name: string
  /** Prepares, then measures. @returns milliseconds or MiB of the measured part, or a figure for each of `parts` */
  measure(bench: Bench): Promise<number | Record<string, number>>
  parts?: string[]
}

/** The tree as the set-up installed it. Benchmarks that write to it, or time it, use the copy on their disk. */
export const installedTree = join(import.meta.dirname, '../.tools/tree/node_modules')

interface Shared {
  stop?(): Promise<void>
}

/** Calls `work` with the surroundings of one comparison, and cleans up afterwards. */
export async function withBench(
  facts: Omit<Bench, 'once'>,
  work: (bench: Bench) => Promise<void>,
): Promise<void> {
  const made = new Map<unknown, Promise<Shared>>()
  const bench: Bench = {
    ...facts,
    once<T extends object>(make: (bench: Bench) => Promise<T>) {
      const shared = (made.get(make) as Promise<T> | undefined) ?? make(bench)
      made.set(make, shared)
      return shared
    },
  }
  const cleanUp = async (): Promise<void> => {
    for (const shared of [...made.values()].reverse()) {
      await shared.then(({ stop }) => stop?.()).catch(() => {})
    }
    const others = (await readdir(facts.disk)).filter((name) => join(facts.disk, name) !== facts.source)
    await timed('rm', ['-rf', ...others], { cwd: facts.disk })
  }
  const [worked] = await Promise.allSettled([work(bench)])
  const [cleaned] = await Promise.allSettled([cleanUp()])
  // The first error tells why; what it left may be why the clean-up fails, too.
  for (const end of [worked, cleaned]) if (end.status === 'rejected') throw end.reason
}

/** Makes an empty directory on the disk, then syncs, so that no contender waits for another one's writes. */
export async function emptyDirectory(bench: Bench, name: string): Promise<string> {
  const path = join(bench.disk, name)
  await timed('rm', ['-rf', path], { signal: bench.signal })
  await mkdir(path)
  await timed('sync', ['-f', bench.disk], { signal: bench.signal })
  return path
}

/**
 * Makes an empty directory, and keeps what was there until the end of the benchmark. ext4 without a journal looks at every
 * inode that was freed in the last minutes before it gives out another one, so a job after a removal would take more than twice
 * as long to create its files as on a new runner. https://github.com/torvalds/linux/blob/v6.12/fs/ext4/ialloc.c (recently_deleted)
 */
export async function unusedDirectory(bench: Bench, name: string): Promise<string> {
  const path = join(bench.disk, name)
  if (existsSync(path)) await rename(path, await mkdtemp(`${path}-before-`))
  return emptyDirectory(bench, name)
}
