// Packs and unpacks a tree with nothing but tar and zstd: the measure to beat.
import { basename, dirname } from 'node:path'
import { type CommandOptions, timed } from '../scripts/command.ts'

// The shell joins the two by a real pipe, as a user would; the paths are its arguments, never part of its text.
const saving = 'set -o pipefail; tar -c --posix -C "$1" "$2" | zstd -q -T0 -o "$3"'
const restoring = 'set -o pipefail; zstd -q -dc "$1" | tar -x -C "$2"'

/** Writes `tree` into the new file `archive`; resolves to milliseconds. */
export function plainSave(tree: string, archive: string, options?: CommandOptions): Promise<number> {
  return timed('bash', ['-c', saving, 'bash', dirname(tree), basename(tree), archive], options)
}

/** Unpacks `archive` into the existing directory `target`; resolves to milliseconds. */
export function plainRestore(archive: string, target: string, options?: CommandOptions): Promise<number> {
  return timed('bash', ['-c', restoring, 'bash', archive, target], options)
}
