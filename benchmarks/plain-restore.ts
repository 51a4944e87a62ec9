// Unpacks the tree with `zstd | tar`.
import { type CommandOptions, timed } from '../scripts/command.ts'
import { type Contender, emptyDirectory } from './bench.ts'
import { plainArchive } from './plain-save.ts'

const pipeline = 'set -o pipefail; zstd -q -dc "$1" | tar -x -C "$2"'

/** Unpacks `archive` into the existing directory `target`. @returns milliseconds */
export function plainRestore(archive: string, target: string, options?: CommandOptions): Promise<number> {
  return timed('bash', ['-c', pipeline, 'bash', archive, target], options)
}

export const plainRestoring: Contender = {
  name: 'zstd -dc | tar -x',
  async measure(bench) {
    const { path } = await bench.once(plainArchive)
    return plainRestore(path, await emptyDirectory(bench, 'target'), { signal: bench.signal })
  },
}
