// Saves images on a busy machine, mounts them, and reads every byte back.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { writeTailTree } from '../__tests__/corpus/tail-tree.ts'
import { type Host, logOf, type Place, restore, save } from '../__tests__/host.ts'
import type { Job } from './as-runner.ts'

/** How many images came out how. */
export interface ImageTally {
  /** Mounted, and each byte the same. */
  same: number
  /** What was wrong with each of the others. */
  wrong: string[]
}

export interface ImageSoak {
  place: Place
  images: number
  signal: AbortSignal
  /** Is called after each image. */
  onImage?(tally: ImageTally): void
}

/** Through the built action, with a local store. */
export async function soakImages({ place, images, signal, onImage }: ImageSoak): Promise<ImageTally> {
  const host = place.newHost()
  const source = await host.newJob()
  writeTailTree(join(source.workspace, 'tree'))
  const tally: ImageTally = { same: 0, wrong: [] }
  for (let number = 0; number < images && !signal.aborted; number++) {
    // mksquashfs reads a directory itself, and tar reads what a pattern names.
    const path = number % 2 === 0 ? 'tree' : 'tre*'
    const wrong = await saveAndReadBack(host, source, { key: `image-${number}`, path })
    if (wrong === undefined) tally.same++
    else tally.wrong.push(wrong)
    rmSync(host.store, { recursive: true, force: true })
    onImage?.(tally)
  }
  return tally
}

/** Keeps the machine busy meanwhile: what is made then may be damaged, what is read is not. */
async function underLoad<T>(work: () => Promise<T>): Promise<T> {
  const loops = busyLoops()
  try {
    return await work()
  } finally {
    for (const loop of loops) loop.kill('SIGKILL')
    await Promise.all(loops.map((loop) => loop.exitCode ?? loop.signalCode ?? once(loop, 'close')))
  }
}

function busyLoops(): ChildProcess[] {
  return Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
}

/** What was wrong, if anything. */
async function saveAndReadBack(
  host: Host,
  source: Job,
  { key, path }: { key: string; path: string },
): Promise<string | undefined> {
  const inputs = { key, path, mode: 'mount' }
  const saved = await underLoad(() => save(source, inputs))
  if (!logOf(saved).includes(`Cache saved with key: ${key}`)) return `not saved: ${logOf(saved).join(' ')}`
  const job = await host.newJob()
  const main = await restore(job, inputs)
  try {
    if (!logOf(main).includes(`Mounted ${path}`)) return `not mounted: ${logOf(main).join(' ')}`
    return await difference(join(source.workspace, 'tree'), join(job.workspace, 'tree'))
  } finally {
    await save(job, inputs, { state: main.state })
    rmSync(join(job.workspace, '..'), { recursive: true, force: true })
  }
}

async function difference(source: string, mounted: string): Promise<string | undefined> {
  const names = readdirSync(source).sort()
  if (names.join() !== readdirSync(mounted).sort().join()) return 'other names'
  for (const name of names) {
    try {
      const bytes = await readFile(join(mounted, name))
      if (!bytes.equals(readFileSync(join(source, name)))) return `${name} has other bytes`
    } catch (error) {
      return `${name}: ${(error as Error).message}`
    }
  }
  return undefined
}
