// The limit of a restore and of a save on two cores: two lanes of plain commands, which check and record nothing.
import { open, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { timed } from '../scripts/command.ts'
import type { Segment } from '../src/entry/container.ts'
import { readIndex } from '../src/entry/index-frame.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { localEntry, toolCache } from './headstart-save.ts'

const lanes = 2

/** Runs the script once per lane at the same time. `$1` is the lane's number. @returns milliseconds */
function inLanes(script: string, args: string[], { signal }: Bench): Promise<number> {
  const each = `set -o pipefail; ${script}`
  const all = `for lane in $(seq 0 ${lanes - 1}); do bash -c "$0" bash "$lane" "$@" & pids="$pids $!"; done; for pid in $pids; do wait "$pid" || exit 1; done`
  return timed('bash', ['-c', all, each, ...args], { signal })
}

/** Spreads items over the lanes: the largest first, each to the lane that has least. */
function spread<Item>(items: Item[], sizeOf: (item: Item) => number): Item[][] {
  const filled = Array.from({ length: lanes }, () => ({ size: 0, items: [] as Item[] }))
  for (const item of items.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    const lane = filled.reduce((least, other) => (other.size < least.size ? other : least))
    lane.items.push(item)
    lane.size += sizeOf(item)
  }
  return filled.map((lane) => lane.items)
}

/** The segments of files of the entry in the local store, as one file per lane. */
async function segmentFiles(bench: Bench): Promise<{ dir: string }> {
  await bench.once(localEntry)
  const names = await readdir(toolCache(bench), { recursive: true, withFileTypes: true })
  const sizes = names.filter((name) => name.isFile()).map((name) => join(name.parentPath, name.name))
  const dir = await emptyDirectory(bench, 'segments')
  for (const path of sizes) {
    const file = await open(path)
    try {
      const { size } = await file.stat()
      if (size < 1024 ** 2) continue
      async function* read(start: number, end: number): AsyncGenerator<Buffer> {
        yield (await file.read(Buffer.alloc(end - start), 0, end - start, start)).buffer
      }
      const { segments } = await readIndex({ size, read })
      const files = segments.filter(({ kind }) => kind === 'files')
      for (const [lane, own] of spread(files, ({ bytes }: Segment) => bytes).entries()) {
        const parts = own.map(async ({ offset, length }) => {
          return (await file.read(Buffer.alloc(length), 0, length, offset)).buffer
        })
        await writeFile(join(dir, `lane-${lane}`), Buffer.concat(await Promise.all(parts)))
      }
      return { dir }
    } finally {
      await file.close()
    }
  }
  throw new Error('the local store has no entry')
}

export const bareUnpacking: Contender = {
  name: 'two lanes of zstd -d | tar -x',
  async measure(bench) {
    const { dir } = await bench.once(segmentFiles)
    const target = await emptyDirectory(bench, 'target')
    const script = 'mkdir "$3/$1" && zstd -q -dc < "$2/lane-$1" | tar -xi -C "$3/$1"'
    return inLanes(script, [dir, target], bench)
  },
}

/** The names of the tree's files, as one list per lane. */
async function nameLists(bench: Bench): Promise<{ dir: string }> {
  const dir = await emptyDirectory(bench, 'names')
  const items = await readdir(join(bench.source, 'node_modules'), { recursive: true, withFileTypes: true })
  const files = items
    .filter((item) => !item.isDirectory())
    .map((item) => join(item.parentPath, item.name).slice(bench.source.length + 1))
  const half = Math.ceil(files.length / lanes)
  for (let lane = 0; lane < lanes; lane++) {
    const names = files.slice(lane * half, (lane + 1) * half)
    await writeFile(join(dir, `lane-${lane}`), names.map((name) => `${name}\0`).join(''))
  }
  return { dir }
}

export const barePacking: Contender = {
  name: 'two lanes of tar | zstd',
  async measure(bench) {
    const { dir } = await bench.once(nameLists)
    const target = await emptyDirectory(bench, 'target')
    const script =
      'tar -c --format=posix -C "$4" --null --no-recursion -T "$2/lane-$1" | zstd -q -3 --single-thread -o "$3/lane-$1"'
    return inLanes(script, [dir, target, bench.source], bench)
  },
}
