/** What a core is able to do of that which a cache takes: zstd and SHA-256, on bytes of the tree itself. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { messageOf } from '../failure.ts'
import { runCommand, startPipeline } from '../process.ts'
import { type Measure, ratesOf } from './result.ts'
import type { Place } from './ways/way.ts'

const mebibyte = 1024 ** 2
const sampleBytes = 64 * mebibyte
const hashing = { id: 'sha256', name: 'SHA-256' }
const zstd = {
  compress: { id: 'zstd-compress', name: 'zstd level 3, compress' },
  decompress: { id: 'zstd-decompress', name: 'zstd level 3, decompress' },
}

export type Cpu = Omit<Place, 'tree'> & { tree: Place['tree'] | undefined; repeats: number }

/** Never throws but when it is aborted. */
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
  if (!tree || !tools.tar) throw new Error('there is no tree to take')
  await writeSample(plain, tools.tar.path, { tree, signal })
  const { size } = await stat(plain)
  const where = { cwd: dir, signal }
  const samples = { compress: [] as number[], decompress: [] as number[] }
  for (let round = 0; round < repeats; round++) {
    const began = performance.now()
    await runCommand({ path, args: ['-q', '-f', '-3', '--single-thread', plain, '-o', packed] }, where)
    samples.compress.push(rateOf(size, began))
    const halfway = performance.now()
    await runCommand({ path, args: ['-q', '-t', packed] }, where)
    samples.decompress.push(rateOf(size, halfway))
  }
  return (['compress', 'decompress'] as const).map((task) => ({
    ...zstd[task],
    ...ratesOf('MiB/s', samples[task], 'one core, on the files themselves'),
  }))
}

/** The beginning of the tree as an archive. */
async function writeSample(
  path: string,
  tar: string,
  { tree, signal }: { tree: Place['tree']; signal: AbortSignal },
): Promise<void> {
  const command = { path: tar, args: ['-c', '-f', '-', tree.name] }
  const enough = new AbortController()
  const where = { cwd: tree.parent, signal: AbortSignal.any([signal, enough.signal]) }
  const { stdin, stdout, ended } = startPipeline([command], where)
  const ending = ended.catch((error) => {
    if (!enough.signal.aborted || signal.aborted) throw error
  })
  stdin.end()
  await Promise.all([pipeline(beginning(stdout, enough), createWriteStream(path)), ending])
}

async function* beginning(stream: Readable, enough: AbortController): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    yield chunk
    bytes += chunk.length
    if (bytes >= sampleBytes) return enough.abort()
  }
}

/** MiB/s. */
function rateOf(bytes: number, began: number): number {
  return (bytes / mebibyte / (performance.now() - began)) * 1000
}
