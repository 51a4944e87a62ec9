/** Measures one core at the work that a cache gives it: SHA-256, and zstd on the files of the tree. */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { opendir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { messageOf } from '../failure.ts'
import { runCommand } from '../process.ts'
import { type Measure, rateOf, ratesOf } from './result.ts'
import type { Place } from './ways/way.ts'

const mebibyte = 1024 ** 2
const sampleBytes = 64 * mebibyte
const hashing = { id: 'sha256', name: 'SHA-256' }
const zstd = {
  compress: { id: 'zstd-compress', name: 'zstd level 3, compress' },
  decompress: { id: 'zstd-decompress', name: 'zstd level 3, decompress' },
}

export type Cpu = Omit<Place, 'tree'> & { tree: Place['tree'] | undefined; repeats: number }

/** A failure becomes the reason in its result. @throws only the signal's reason */
export async function measureCpu(cpu: Cpu): Promise<Measure[]> {
  return [await measureHashing(cpu), ...(await measureZstd(cpu))]
}

async function measureHashing({ repeats, signal }: Cpu): Promise<Measure> {
  const block = Buffer.alloc(mebibyte, 1)
  const samples: number[] = []
  for (let round = 0; round < repeats; round++) {
    const began = performance.now()
    const hash = createHash('sha256')
    for (let blocks = 0; blocks < sampleBytes / mebibyte; blocks++) hash.update(block)
    hash.digest()
    samples.push(rateOf(sampleBytes, began))
    await setImmediate()
    signal.throwIfAborted()
  }
  return { ...hashing, ...ratesOf('MiB/s', samples) }
}

async function measureZstd(cpu: Cpu): Promise<Measure[]> {
  const files = { plain: join(cpu.dir, 'cpu'), packed: join(cpu.dir, 'cpu.zst') }
  try {
    return await ratesOfZstd(cpu, files)
  } catch (error) {
    cpu.signal.throwIfAborted()
    return Object.values(zstd).map((measure) => ({ ...measure, whyNot: messageOf(error) }))
  } finally {
    for (const path of Object.values(files)) await rm(path, { force: true })
  }
}

async function ratesOfZstd(
  { tree, tools, dir, repeats, signal }: Cpu,
  { plain, packed }: Record<'plain' | 'packed', string>,
): Promise<Measure[]> {
  const path = tools.zstd
  if (!path) throw new Error('there is no zstd on PATH')
  if (!tree) throw new Error('there is no tree to take')
  await writeSample(plain, join(tree.parent, tree.name))
  const { size } = await stat(plain)
  const where = { cwd: dir, signal }
  const samples = { compress: [] as number[], decompress: [] as number[] }
  for (let round = 0; round < repeats; round++) {
    const began = performance.now()
    await runCommand({ path, args: ['-q', '-f', '-3', '--single-thread', plain, '-o', packed] }, where)
    samples.compress.push(rateOf(size, began))
    const compressed = performance.now()
    await runCommand({ path, args: ['-q', '-t', packed] }, where)
    samples.decompress.push(rateOf(size, compressed))
  }
  return (['compress', 'decompress'] as const).map((task) => ({
    ...zstd[task],
    ...ratesOf('MiB/s', samples[task], 'one core, on the files themselves'),
  }))
}

/** Writes the first files of the tree, one after the other, into one file. */
async function writeSample(path: string, dir: string): Promise<void> {
  const sample = Buffer.alloc(sampleBytes)
  let bytes = 0
  for await (const item of await opendir(dir, { recursive: true })) {
    if (!item.isFile()) continue
    const file = openSync(join(item.parentPath, item.name), 'r')
    bytes += readSync(file, sample, bytes, sampleBytes - bytes, null)
    closeSync(file)
    if (bytes === sampleBytes) break
  }
  await writeFile(path, sample.subarray(0, bytes))
}
