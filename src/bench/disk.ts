/** What the disk is able to do: by fio where there is one, else by a simpler probe of our own. */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { messageOf } from '../failure.ts'
import { runProgram } from '../process.ts'
import { findProgram } from '../program-path.ts'
import { blockBytes } from './disk-probe.ts'
import { openFio } from './fio.ts'
import { openOwnProbe } from './own-probe.ts'
import { type Measure, ratesOf, type Unit } from './result.ts'

export interface Disk {
  /** An existing directory on it. */
  dir: string
  repeats: number
  signal: AbortSignal
}

const mebibyte = 1024 ** 2
const accesses = [
  { id: 'write', name: 'sequential write', unit: 'MiB/s', kind: 'write', isRandom: false },
  { id: 'read', name: 'sequential read', unit: 'MiB/s', kind: 'read', isRandom: false },
  { id: 'random-write', name: 'random write, 4 KiB', unit: 'operations/s', kind: 'write', isRandom: true },
  { id: 'random-read', name: 'random read, 4 KiB', unit: 'operations/s', kind: 'read', isRandom: true },
] as const
const creation = { id: 'create', name: 'files created' }

/** Never throws but when it is aborted. */
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
  // Enough to get beyond what a disk buffers, little enough for a small one.
  const bytes = Math.floor(Math.min(256 * mebibyte, (bavail * bsize) / 4) / mebibyte) * mebibyte
  if (bytes < 16 * mebibyte) throw new Error('less than 64 MiB are free')
  const file = { path: join(dir, 'disk'), bytes, signal }
  const fio = findProgram('fio')
  const probe = fio === undefined ? await openOwnProbe(file) : await openFio(fio, file)
  try {
    const samples = new Map<string, number[]>(accesses.map(({ id }) => [id, []]))
    for (let round = 0; round < repeats; round++) {
      for (const { id, unit, ...access } of accesses) {
        const bytesPerSecond = await probe.measure(access)
        samples.get(id)?.push(bytesPerSecond / unitBytes(unit))
      }
    }
    return accesses.map(({ id, name, unit }) => ({
      id,
      name,
      ...ratesOf(unit, samples.get(id) ?? [], probe.by),
    }))
  } finally {
    await probe.close()
  }
}

function unitBytes(unit: Unit): number {
  return unit === 'MiB/s' ? mebibyte : blockBytes.random
}

const filesPerRound = 4000
const filesPerDirectory = 100

/** Small files in fresh directories, from one thread: what unpacking comes down to. */
async function measureCreation({ dir, repeats, signal }: Disk): Promise<Measure> {
  const top = join(dir, 'created')
  const content = Buffer.alloc(1024, 'x')
  const samples: number[] = []
  for (let round = 0; round < repeats; round++) {
    await runProgram('sync', [], { cwd: dir, signal })
    const began = performance.now()
    for (let number = 0; number < filesPerRound; number++) {
      const place = join(top, String(Math.floor(number / filesPerDirectory)))
      if (number % filesPerDirectory === 0) {
        await setImmediate()
        signal.throwIfAborted()
        mkdirSync(place, { recursive: true })
      }
      const file = openSync(join(place, `${number}`), 'wx')
      writeSync(file, content)
      closeSync(file)
    }
    samples.push((filesPerRound / (performance.now() - began)) * 1000)
    await runProgram('rm', ['-rf', '--', top], { cwd: dir, signal })
  }
  return { ...creation, ...ratesOf('files/s', samples) }
}
