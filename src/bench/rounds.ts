/** Restores the tree in every way, in turn, so that other load on the machine affects all ways alike. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../failure.ts'
import { runCommand, runProgram } from '../process.ts'
import { checkSpace } from './headstart.ts'
import { timesOf, type WayResult } from './result.ts'
import { notMeasured } from './tables.ts'
import { roomFor, sizeOf } from './tree.ts'
import type { Place, Prepared, Way } from './ways/way.ts'

export interface Rounds {
  repeats: number
  /** Writes one line to the log. */
  log: (line: string) => void
}

export interface Outcome {
  ways: WayResult[]
  /** What the bench could not remove from the store: one sentence each. */
  left: string[]
}

/** One way and its samples so far. */
interface Candidate {
  way: Way
  prepared?: Prepared
  whyNot?: string
  ready: number[]
  readAll: number[]
}

/** Tries each way once, to warm up and to see whether it works here; then measures each way in every round. */
export async function measureWays(ways: Way[], place: Place, { repeats, log }: Rounds): Promise<Outcome> {
  const candidates: Candidate[] = ways.map((way) => ({ way, ready: [], readAll: [] }))
  const left: string[] = []
  try {
    for (const candidate of candidates) {
      await attempt(candidate, place, () => tryOnce(candidate, place))
      const { way, whyNot } = candidate
      const verdict = whyNot === undefined ? 'can be measured' : notMeasured(whyNot)
      log(`${way.name}, from ${way.from}: ${verdict}`)
    }
    for (let round = 1; round <= repeats; round++) {
      log(`Round ${round} of ${repeats}`)
      for (const candidate of round % 2 === 1 ? candidates : candidates.toReversed())
        if (candidate.whyNot === undefined) await attempt(candidate, place, () => addSample(candidate, place))
    }
  } finally {
    for (const { prepared } of candidates) left.push((await prepared?.remove()) ?? '')
  }
  return { ways: candidates.map(resultOf), left: left.filter((sentence) => sentence !== '') }
}

async function attempt(candidate: Candidate, { signal }: Place, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    signal.throwIfAborted()
    candidate.whyNot = messageOf(error)
  }
}

async function tryOnce(candidate: Candidate, place: Place): Promise<void> {
  const { tree, dir } = place
  // One packed copy and one restored copy.
  await checkSpace(dir, { bytes: 2 * roomFor(tree) })
  candidate.prepared = await candidate.way.prepare(place)
  await sample(candidate, place, async (target) => {
    const { files } = await sizeOf(join(target, tree.name))
    if (files !== tree.files) throw new Error(`it restored ${files} of ${tree.files} files`)
  })
}

async function addSample(candidate: Candidate, place: Place): Promise<void> {
  const { name } = place.tree
  let readMs = 0
  const readyMs = await sample(candidate, place, async (target) => {
    const began = performance.now()
    await readAll(target, name, place)
    readMs = performance.now() - began
  })
  candidate.ready.push(readyMs)
  candidate.readAll.push(readyMs + readMs)
}

/** Restores once. @param use called with the directory that holds the restored tree @returns milliseconds */
async function sample(
  { prepared }: Candidate,
  { dir, signal }: Place,
  use: (target: string) => Promise<void>,
): Promise<number> {
  const target = join(dir, 'restored')
  mkdirSync(target)
  try {
    // Otherwise this restore would also wait for the writes of the one before.
    await runProgram('sync', [], { cwd: dir, signal })
    const { ms, end } = await (prepared as Prepared).restore(target)
    try {
      await use(target)
    } finally {
      await end()
    }
    return ms
  } finally {
    await runProgram('rm', ['-rf', '--', target], { cwd: dir, signal: AbortSignal.timeout(600_000) })
  }
}

/** Reads every file once, by packing the tree into a pipe that nobody keeps. */
function readAll(target: string, name: string, { tools, signal }: Place): Promise<void> {
  const path = tools.tar?.path ?? 'tar'
  return runCommand({ path, args: ['-c', '-f', '-', name] }, { cwd: target, signal })
}

function resultOf({ way: { id, name, from }, prepared, whyNot, ready, readAll }: Candidate): WayResult {
  if (whyNot !== undefined || !prepared) return { id, name, from, whyNot: whyNot ?? 'it was not tried' }
  const { storedBytes } = prepared
  return { id, name, from, storedBytes, ready: timesOf(ready), readAll: timesOf(readAll) }
}
