/** The format of actions/cache: one bare tar archive, compressed, of members relative to the workspace. */
import { createHash } from 'node:crypto'
import type { Format } from '../format.ts'
import { isForWindowsOnly, type Naming } from '../format.ts'
import { packArchive } from './pack.ts'
import { unpackArchive } from './unpack.ts'

export const actionsCache: Format = {
  id: 'actions-cache',
  indexed: false,
  kinds: ['archive'],
  image: false,
  versions(naming, tools) {
    const words = ['zstd-without-long', 'gzip']
    // The version of actions/cache on this runner, too.
    const own = tools && (tools.zstd ? words.slice(0, 1) : words.slice(1))
    return (own ?? words).map((word) => theirVersion(word, naming))
  },
  unsupportedReason: () => undefined,
  pack: packArchive,
  unpack: unpackArchive,
}

/** As `getCacheVersion` of @actions/cache has it. */
function theirVersion(compression: string, naming: Naming): string {
  const windows = isForWindowsOnly(naming) ? ['windows-only'] : []
  const text = [...naming.paths, compression, ...windows, '1.0'].join('|')
  return createHash('sha256').update(text).digest('hex')
}
