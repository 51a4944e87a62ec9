// Saves archives and images on a busy machine, restores them, and reads every byte back.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { writeTailTree } from '../__tests__/support/corpus/tail-tree.ts'
import { type Host, logOf, type Place, restore, save } from '../__tests__/support/host.ts'
import type { Job } from './as-runner.ts'

/** The number of entries by result. */
export interface SaveTally {
  /** Restored, and each byte the same. */
  same: number
  /** The mistakes of the other entries. */
  wrong: string[]
}

export interface SaveSoak {
  place: Place
  saves: number
  signal: AbortSignal
  /** Is called after each entry. */
  onSave?(tally: SaveTally): void
}

/** Through the built action, with a local store. */
export async function soakSaves({ place, saves, signal, onSave }: SaveSoak): Promise<SaveTally> {
  const host = place.newHost()
  const source = await host.newJob()
  writeTailTree(join(source.workspace, 'tree'))
  const tally: SaveTally = { same: 0, wrong: [] }
  for (let number = 0; number < saves && !signal.aborted; number++) {
    const wrong = await saveAndReadBack(host, source, {
      key: `key-${number}`,
      ...(ways[number % ways.length] as Way),
    })
    if (wrong === undefined) tally.same++
    else tally.wrong.push(wrong)
    rmSync(host.store, { recursive: true, force: true })
    onSave?.(tally)
  }
  return tally
}

interface Way {
  path: string
  mode: string
  /** A line of the log of a restore. */
  restored: string
}

// mksquashfs reads a directory itself, and tar reads the matches of a pattern.
const ways: Way[] = [
  { path: 'tree', mode: 'mount', restored: 'Mounted tree' },
  { path: 'tre*', mode: 'mount', restored: 'Mounted tre*' },
  { path: 'tree', mode: 'unpack', restored: 'Cache restored from key' },
]

/** Keeps the machine busy during the work: files that are made under load may be damaged. */
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

/** The mistake, if there is one. */
async function saveAndReadBack(
  host: Host,
  source: Job,
  { key, path, mode, restored }: Way & { key: string },
): Promise<string | undefined> {
  const inputs = { key, path, mode }
  const saved = await underLoad(() => save(source, inputs))
  if (!logOf(saved).includes(`Cache saved with key: ${key}`)) return `not saved: ${logOf(saved).join(' ')}`
  const job = await host.newJob()
  const main = await restore(job, inputs)
  try {
    if (!logOf(main).some((line) => line.startsWith(restored)))
      return `not restored: ${logOf(main).join(' ')}`
    return await difference(join(source.workspace, 'tree'), join(job.workspace, 'tree'))
  } finally {
    await save(job, inputs, { state: main.state })
    rmSync(join(job.workspace, '..'), { recursive: true, force: true })
  }
}

async function difference(source: string, restored: string): Promise<string | undefined> {
  const names = readdirSync(source).sort()
  if (names.join() !== readdirSync(restored).sort().join()) return 'other names'
  for (const name of names) {
    try {
      const bytes = await readFile(join(restored, name))
      if (!bytes.equals(readFileSync(join(source, name)))) return `${name} has other bytes`
    } catch (error) {
      return `${name}: ${(error as Error).message}`
    }
  }
  return undefined
}
