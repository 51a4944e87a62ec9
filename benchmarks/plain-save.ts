// Packs the tree with `tar | zstd`.
import { join } from 'node:path'
import { type CommandOptions, timed } from '../scripts/command.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'

// The shell joins the two by a real pipe, as a user would; the paths are its arguments, never part of its text.
const pipeline = 'set -o pipefail; tar -c --posix -C "$1" node_modules | zstd -q -T0 -o "$2"'

/** Packs `node_modules` of `source` into the new file `archive`; resolves to milliseconds. */
export function plainSave(source: string, archive: string, options?: CommandOptions): Promise<number> {
  return timed('bash', ['-c', pipeline, 'bash', source, archive], options)
}

export function plainArchive(bench: Bench): string {
  return join(bench.disk, 'plain', 'tree.tar.zst')
}

export const plainSaving: Contender = {
  name: 'tar | zstd -T0',
  async measure(bench) {
    await emptyDirectory(bench, 'plain')
    return plainSave(bench.source, plainArchive(bench), { signal: bench.signal })
  },
}
