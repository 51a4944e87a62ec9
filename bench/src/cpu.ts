/** Measures one core at the work that a cache gives it: SHA-256, and zstd on the files of the tree. */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { opendir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../src/system/run.ts'
import { mebibyte } from '../../src/system/units.ts'
import { type MeasureContext, measureInTurn, orWhyNot, perSecond } from './measure.ts'
import type { Measure, WhyNot } from './result.ts'
import type { Tree } from './tree.ts'

const sampleMebibytes = 64
const unit = 'MiB/s'
const hashing = { id: 'sha256', name: 'SHA-256', unit } as const
const files = { plain: 'cpu', packed: 'cpu.zst' }
/** Compression comes first, because decompression needs its file. */
const zstdMeasures = [
  {
    id: 'zstd-compress',
    name: 'zstd level 3, compress',
    args: ['-q', '-f', '-3', '--single-thread', files.plain, '-o', files.packed],
    unit,
  },
  { id: 'zstd-decompress', name: 'zstd level 3, decompress', args: ['-q', '-t', files.packed], unit },
] as const

/** A failure becomes the reason in its result. @throws only the signal's reason */
export async function measureCpu(tree: Tree | WhyNot, place: MeasureContext): Promise<Measure[]> {
  const hashed = await measureInTurn([hashing], place, { sample: hashRate })
  return [...hashed, ...(await orWhyNot(zstdMeasures, place.signal, () => measureZstd(tree, place)))]
}

function hashRate(): number {
  const block = Buffer.alloc(mebibyte, 1)
  const began = performance.now()
  const hash = createHash('sha256')
  for (let blocks = 0; blocks < sampleMebibytes; blocks++) hash.update(block)
  hash.digest()
  return perSecond(sampleMebibytes, began)
}

async function measureZstd(tree: Tree | WhyNot, place: MeasureContext): Promise<Measure[]> {
  const { dir, signal } = place
  const path = place.tools.zstd
  if (!path) throw new Error('there is no zstd on PATH')
  if ('whyNot' in tree) throw new Error('there is no tree to take')
  try {
    const mebibytes = (await writeSample(join(dir, files.plain), join(tree.parent, tree.name))) / mebibyte
    const sample = async ({ args }: (typeof zstdMeasures)[number]): Promise<number> => {
      const began = performance.now()
      await run(path, [...args], { cwd: dir, signal })
      return perSecond(mebibytes, began)
    }
    return await measureInTurn(zstdMeasures, place, { sample, by: 'one core, on the files themselves' })
  } finally {
    for (const name of Object.values(files)) await rm(join(dir, name), { force: true })
  }
}

/** Writes the first files of the tree, one after the other, into one file. @returns bytes written */
async function writeSample(path: string, dir: string): Promise<number> {
  const sample = Buffer.alloc(sampleMebibytes * mebibyte)
  let bytes = 0
  for await (const item of await opendir(dir, { recursive: true })) {
    if (!item.isFile()) continue
    const file = openSync(join(item.parentPath, item.name), 'r')
    bytes += readSync(file, sample, bytes, sample.length - bytes, null)
    closeSync(file)
    if (bytes === sample.length) break
  }
  await writeFile(path, sample.subarray(0, bytes))
  return bytes
}
