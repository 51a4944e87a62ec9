/** The ways that need only common programs: zip, tar, lz4, zstd and squashfs-tools. */
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, startPipeline } from '../../process.ts'
import { programPath } from '../../program-path.ts'
import type { Place, Way } from './way.ts'

/** One program of a pipe, and its arguments. */
type Line = [program: string, ...args: string[]]

interface Recipe {
  id: string
  name: string
  /** Packs the directory `name` of the current directory into the file `archive`. */
  pack(name: string, archive: string): Line[]
  /** Unpacks into the current directory. */
  unpack(archive: string, name: string): Line[]
}

const recipes: Recipe[] = [
  {
    id: 'zip',
    name: 'zip',
    pack: (name, archive) => [['zip', '-q', '-r', '-y', archive, name]],
    unpack: (archive) => [['unzip', '-q', archive]],
  },
  {
    id: 'tar-lz4',
    name: 'tar + lz4',
    pack: (name, archive) => [
      ['tar', '-c', '-f', '-', name],
      ['lz4', '-q', '-', archive],
    ],
    unpack: (archive) => [
      ['lz4', '-q', '-d', '-c', archive],
      ['tar', '-x', '-f', '-'],
    ],
  },
  {
    id: 'tar-zstd',
    name: 'tar + zstd',
    pack: (name, archive) => [
      ['tar', '-c', '-f', '-', name],
      ['zstd', '-q', '-3', '-T0', '-', '-o', archive],
    ],
    unpack: (archive) => [
      ['zstd', '-q', '-d', '-c', archive],
      ['tar', '-x', '-f', '-'],
    ],
  },
  {
    id: 'squashfs-unpacked',
    name: 'squashfs, unpacked',
    pack: (name, archive) => [
      ['mksquashfs', name, archive, '-comp', 'zstd', '-Xcompression-level', '3', '-quiet', '-no-progress'],
    ],
    unpack: (archive, name) => [['unsquashfs', '-quiet', '-no-progress', '-d', name, archive]],
  },
]

export const plainWays: Way[] = recipes.map(wayOf)

function wayOf({ id, name, pack, unpack }: Recipe): Way {
  return {
    id,
    name,
    from: 'disk',
    async prepare({ tree, dir, signal }: Place) {
      // zip needs a file name with an extension.
      const archive = join(dir, `archive.${id}`)
      // Finds a missing program before the packing, which is slow.
      const unpacking = commandsOf(unpack(archive, tree.name))
      await run(commandsOf(pack(tree.name, archive)), { cwd: tree.parent, signal })
      const { size } = await stat(archive)
      return {
        storedBytes: size,
        async restore(target) {
          await mkdir(target, { recursive: true })
          const began = performance.now()
          await run(unpacking, { cwd: target, signal })
          return { ms: performance.now() - began, end: async () => {} }
        },
        remove: async () => undefined,
      }
    },
  }
}

/** @throws ToolFailure that names a missing program */
function commandsOf(lines: Line[]): Command[] {
  return lines.map(([program, ...args]) => ({ path: programPath(program), args }))
}

async function run(commands: Command[], where: { cwd: string; signal: AbortSignal }): Promise<void> {
  const { stdin, stdout, ended } = startPipeline(commands, where)
  stdin.end()
  stdout.resume()
  await ended
}
