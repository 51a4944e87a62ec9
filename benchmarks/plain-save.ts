// Packs the tree with `tar | zstd`.
import { join } from 'node:path'
import { type CommandOptions, timed } from '../scripts/command.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'

// The shell connects the two programs by a real pipe, as a user would. Paths are arguments, never part of the script.
const pipeline = 'set -o pipefail; tar -c --posix -C "$1" node_modules | zstd -q -T0 -o "$2"'

/** Packs `node_modules` of `source` into the new file `archive`. @returns milliseconds */
export function plainSave(source: string, archive: string, options?: CommandOptions): Promise<number> {
  return timed('bash', ['-c', pipeline, 'bash', source, archive], options)
}

async function pack(bench: Bench): Promise<{ path: string; ms: number }> {
  const path = join(await emptyDirectory(bench, 'plain'), 'tree.tar.zst')
  return { path, ms: await plainSave(bench.source, path, { signal: bench.signal }) }
}

/** The tree as a file. */
export async function plainArchive(bench: Bench): Promise<{ path: string }> {
  return { path: (await pack(bench)).path }
}

export const plainSaving: Contender = {
  name: 'tar | zstd -T0',
  measure: async (bench) => (await pack(bench)).ms,
}
