// Measures the stored size of the tree.

import { join } from 'node:path'
import { treeSize } from '../scripts/tree-size.ts'
import type { Contender } from './bench.ts'
import { localEntry, toolCache } from './headstart-save.ts'
import { plainArchive } from './plain-save.ts'

export const headstartSize: Contender = {
  name: 'headstart',
  async measure(bench) {
    await bench.once(localEntry)
    return (await treeSize(toolCache(bench))).bytes / 1e6
  },
}

export const plainSize: Contender = {
  name: 'tar | zstd -T0',
  measure: async (bench) => (await treeSize(join((await bench.once(plainArchive)).path, '..'))).bytes / 1e6,
}
