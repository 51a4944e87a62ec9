/** Measures a disk where there is no fio: one access at a time, past the page cache where the file system allows it. */
import { randomFillSync } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { codeOf } from '../failure.ts'
import type { ProbedFile } from './disk-probe.ts'
import { type Access, blockBytes, type DiskProbe } from './disk-probe.ts'

const longestMs = 1000

interface Opened {
  file: FileHandle
  /** Of which a direct access may take any whole number of pages. */
  memory: Buffer
}

export async function openOwnProbe({ path, bytes, signal }: ProbedFile): Promise<DiskProbe> {
  const direct = await openDirect(path)
  const { file, memory } = direct ?? (await openBuffered(path))
  await fill({ file, memory }, bytes)
  const manner = direct ? 'direct, one at a time' : 'through the page cache'
  return {
    by: `own probe, ${manner}`,
    async measure({ kind, isRandom }: Access) {
      const block = memory.subarray(0, isRandom ? blockBytes.random : blockBytes.sequential)
      const blocks = Math.floor(bytes / block.length)
      const began = performance.now()
      let done = 0
      while (performance.now() - began < longestMs) {
        signal.throwIfAborted()
        const place = isRandom ? Math.floor(Math.random() * blocks) : done % blocks
        if (kind === 'write') await file.write(block, 0, block.length, place * block.length)
        else await file.read(block, 0, block.length, place * block.length)
        done++
      }
      if (kind === 'write') await file.datasync()
      return ((done * block.length) / (performance.now() - began)) * 1000
    },
    async close() {
      await file.close()
      await rm(path, { force: true })
    },
  }
}

async function fill({ file, memory }: Opened, bytes: number): Promise<void> {
  for (let position = 0; position < bytes; position += memory.length)
    await file.write(memory, 0, memory.length, position)
  await file.sync()
}

const mode = constants.O_RDWR | constants.O_CREAT

function openBuffered(path: string): Promise<Opened> {
  return open(path, mode, 0o600).then((file) => ({
    file,
    memory: randomFillSync(Buffer.alloc(blockBytes.sequential)),
  }))
}

/** Undefined where the file system does not know it. */
async function openDirect(path: string): Promise<Opened | undefined> {
  const file = await open(path, mode | (constants.O_DIRECT ?? 0), 0o600).catch((error) => {
    if (codeOf(error) === 'EINVAL') return undefined
    throw error
  })
  if (!file) return undefined
  const memory = await alignedFor(file)
  if (memory) return { file, memory }
  await file.close()
  return undefined
}

/** Direct access wants memory that begins with a page. Nobody tells where memory begins, but the kernel refuses others. */
async function alignedFor(file: FileHandle): Promise<Buffer | undefined> {
  const pageBytes = 4096
  // Noise, which no disk makes smaller.
  const memory = randomFillSync(Buffer.allocUnsafeSlow(blockBytes.sequential + pageBytes))
  for (let start = 0; start < pageBytes; start += 16) {
    const aligned = memory.subarray(start, start + blockBytes.sequential)
    try {
      await file.write(aligned, 0, pageBytes, 0)
      return aligned
    } catch (error) {
      if (codeOf(error) !== 'EINVAL') throw error
    }
  }
  return undefined
}
