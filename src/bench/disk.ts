/** Measures the disk: sequential and random access, and the creation of small files. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { messageOf } from '../failure.ts'
import { runProgram } from '../process.ts'
import { blockBytes, openProbe } from './disk-probe.ts'
import { type Measure, ratesOf } from './result.ts'

export interface Disk {
  /** An existing directory on the disk. */
  dir: string
  repeats: number
  signal: AbortSignal
}

const mebibyte = 1024 ** 2
const throughput = { unit: 'MiB/s', unitBytes: mebibyte, isRandom: false } as const
const operations = { unit: 'operations/s', unitBytes: blockBytes.random, isRandom: true } as const
/** The writes come first, because the reads need a file. */
const accesses = [
  { id: 'write', name: 'sequential write', kind: 'write', ...throughput },
  { id: 'read', name: 'sequential read', kind: 'read', ...throughput },
  { id: 'random-write', name: 'random write, 4 KiB', kind: 'write', ...operations },
  { id: 'random-read', name: 'random read, 4 KiB', kind: 'read', ...operations },
] as const
const creation = { id: 'create', name: 'files created' }

/** A failure becomes the reason in every result. @throws only the signal's reason */
export async function measureDisk(disk: Disk): Promise<Measure[]> {
  try {
    return [...(await measureAccesses(disk)), await measureCreation(disk)]
  } catch (error) {
    disk.signal.throwIfAborted()
    return [...accesses, creation].map(({ id, name }) => ({ id, name, whyNot: messageOf(error) }))
  }
}

async function measureAccesses({ dir, repeats, signal }: Disk): Promise<Measure[]> {
  const { bavail, bsize } = await statfs(dir)
  // Large enough to exceed a disk's own buffer, and small enough for a small disk.
  const bytes = Math.floor(Math.min(256 * mebibyte, (bavail * bsize) / 4) / mebibyte) * mebibyte
  if (bytes < 16 * mebibyte) throw new Error('less than 64 MiB are free')
  const path = join(dir, 'disk')
  try {
    const probe = await openProbe({ path, bytes, signal })
    const samples: number[][] = accesses.map(() => [])
    for (let round = 0; round < repeats; round++)
      for (const [place, access] of accesses.entries())
        samples[place]?.push((await probe.measure(access)) / access.unitBytes)
    return accesses.map(({ id, name, unit }, place) => ({
      id,
      name,
      ...ratesOf(unit, samples[place] ?? [], probe.by),
    }))
  } finally {
    await rm(path, { force: true })
  }
}

const filesPerRound = 4000
const filesPerDirectory = 100

/** Creates small files in new directories from one thread, as unpacking does. */
async function measureCreation({ dir, repeats, signal }: Disk): Promise<Measure> {
  const top = join(dir, 'created')
  const content = Buffer.alloc(1024, 'x')
  const samples: number[] = []
  for (let round = 0; round < repeats; round++) {
    await runProgram('sync', [], { cwd: dir, signal })
    const began = performance.now()
    for (let number = 0; number < filesPerRound; number++) {
      const parent = join(top, String(Math.floor(number / filesPerDirectory)))
      if (number % filesPerDirectory === 0) {
        await setImmediate()
        signal.throwIfAborted()
        mkdirSync(parent, { recursive: true })
      }
      writeFileSync(join(parent, String(number)), content, { flag: 'wx' })
    }
    samples.push((filesPerRound / (performance.now() - began)) * 1000)
    await runProgram('rm', ['-rf', '--', top], { cwd: dir, signal })
  }
  return { ...creation, ...ratesOf('files/s', samples) }
}
