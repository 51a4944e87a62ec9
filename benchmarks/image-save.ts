// Saves the tree as an image, and makes the same image with the plain command, which checks and records nothing.
import { join } from 'node:path'
import { timed } from '../scripts/command.ts'
import { type Contender, emptyDirectory } from './bench.ts'
import { save } from './headstart-save.ts'
import { mountInputs } from './mount.ts'

export const imageSaving: Contender = {
  name: 'headstart',
  measure: async (bench) => (await save(bench, { inputs: mountInputs })).ms,
}

// As Headstart compresses.
const compression = ['-comp', 'zstd', '-Xcompression-level', '3', '-no-tailends', '-no-exports', '-no-xattrs']
const quiet = ['-quiet', '-no-progress', '-no-recovery', '-noappend', '-exit-on-error']

export const bareMksquashfs: Contender = {
  name: 'mksquashfs DIR',
  async measure(bench) {
    const image = join(await emptyDirectory(bench, 'plain'), 'image')
    const directory = join(bench.source, 'node_modules')
    return timed('mksquashfs', [directory, image, ...compression, ...quiet], { signal: bench.signal })
  },
}
