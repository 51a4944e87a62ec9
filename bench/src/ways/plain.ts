/** The ways that need only common programs: zip, tar, lz4, zstd and squashfs-tools. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { startPipeline } from '../../../src/system/pipeline.ts'
import type { Command } from '../../../src/system/program.ts'
import { programPath } from '../../../src/system/program.ts'
import type { Way } from './way.ts'

/** Pipelines without a shell: TREE is the name of the tree's directory, ARCHIVE the path of the archive. */
const recipes = [
  {
    id: 'zip',
    name: 'zip',
    pack: 'zip -q -r -y ARCHIVE TREE',
    unpack: 'unzip -q ARCHIVE',
  },
  {
    id: 'tar-lz4',
    name: 'tar + lz4',
    pack: 'tar -c -f - TREE | lz4 -q - ARCHIVE',
    unpack: 'lz4 -q -d -c ARCHIVE | tar -x -f -',
  },
  {
    id: 'tar-zstd',
    name: 'tar + zstd',
    pack: 'tar -c -f - TREE | zstd -q -3 -T0 - -o ARCHIVE',
    unpack: 'zstd -q -d -c ARCHIVE | tar -x -f -',
  },
  {
    id: 'squashfs-unpacked',
    name: 'squashfs, unpacked',
    pack: 'mksquashfs TREE ARCHIVE -comp zstd -Xcompression-level 3 -quiet -no-progress',
    unpack: 'unsquashfs -quiet -no-progress -d TREE ARCHIVE',
  },
]

export const plainWays = recipes.map(
  ({ id, name, pack, unpack }): Way => ({
    id,
    name,
    from: 'disk',
    async prepare(tree, { dir, signal }) {
      // zip needs a file name with an extension.
      const archive = join(dir, `archive.${id}`)
      const words = { TREE: tree.name, ARCHIVE: archive }
      // Finds a missing program before the packing, which is slow.
      const unpacking = commandsOf(unpack, words)
      await run(commandsOf(pack, words), { cwd: tree.parent, signal })
      return {
        storedBytes: (await stat(archive)).size,
        async restore(target) {
          const began = performance.now()
          await run(unpacking, { cwd: target, signal })
          return { ms: performance.now() - began }
        },
      }
    },
  }),
)

/** @throws ToolFailure that names a missing program */
function commandsOf(pipeline: string, words: Record<string, string>): Command[] {
  return pipeline.split(' | ').map((command) => {
    const [program = '', ...args] = command.split(' ')
    return { path: programPath(program), args: args.map((word) => words[word] ?? word) }
  })
}

async function run(commands: Command[], where: { cwd: string; signal: AbortSignal }): Promise<void> {
  const { stdin, stdout, ended } = startPipeline(commands, where)
  stdin.end()
  stdout.resume()
  await ended
}
