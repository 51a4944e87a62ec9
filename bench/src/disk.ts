/** Measures the disk: sequential and random access, and the creation of small files. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { mebibyte } from '../../src/system/units.ts'
import { chooseProbe } from './disk-probe.ts'
import { flushDisks } from './flush-disks.ts'
import { type MeasureContext, measureInTurn, orWhyNot, perSecond } from './measure.ts'
import { removeTree, spaceAt } from './measured-parts.ts'
import type { Measure } from './result.ts'

const sequential = { unit: 'MiB/s', isRandom: false, blockBytes: mebibyte } as const
const random = { unit: 'operations/s', isRandom: true, blockBytes: 4096 } as const
/** The writes come first, because the reads need a file. */
const accesses = [
  { id: 'write', name: 'sequential write', kind: 'write', ...sequential },
  { id: 'read', name: 'sequential read', kind: 'read', ...sequential },
  { id: 'random-write', name: 'random write, 4 KiB', kind: 'write', ...random },
  { id: 'random-read', name: 'random read, 4 KiB', kind: 'read', ...random },
] as const
const creation = { id: 'create', name: 'files created', unit: 'files/s' } as const

/** A failure becomes the reason in every result. @throws only the signal's reason */
export function measureDisk(place: MeasureContext): Promise<Measure[]> {
  return orWhyNot([...accesses, creation], place.signal, async () => [
    ...(await measureAccesses(place)),
    ...(await measureInTurn([creation], place, { sample: () => creationRate(place) })),
  ])
}

async function measureAccesses(place: MeasureContext): Promise<Measure[]> {
  const { dir, signal } = place
  const { freeBytes } = await spaceAt(dir)
  // Large enough to exceed a disk's own buffer, and small enough for a small disk.
  const bytes = Math.floor(Math.min(256 * mebibyte, freeBytes / 4) / mebibyte) * mebibyte
  if (bytes < 16 * mebibyte) throw new Error('less than 64 MiB are free')
  const path = join(dir, 'disk')
  try {
    const file = { path, bytes, signal }
    const { by, rate } = await chooseProbe(accesses[0], file)
    return await measureInTurn(accesses, place, { sample: (access) => rate(access, file), by })
  } finally {
    await rm(path, { force: true })
  }
}

const filesPerRound = 4000
const filesPerParent = 100
const content = Buffer.alloc(1024, 'x')

/** Creates small files in new directories from one thread, as unpacking does. */
async function creationRate({ dir, signal }: MeasureContext): Promise<number> {
  const top = join(dir, 'created')
  await flushDisks(dir, signal)
  const began = performance.now()
  for (let number = 0; number < filesPerRound; number++) {
    const parent = join(top, String(Math.floor(number / filesPerParent)))
    if (number % filesPerParent === 0) {
      await setImmediate()
      signal.throwIfAborted()
      mkdirSync(parent, { recursive: true })
    }
    writeFileSync(join(parent, String(number)), content, { flag: 'wx' })
  }
  const rate = perSecond(filesPerRound, began)
  removeTree(top)
  return rate
}
