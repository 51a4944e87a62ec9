/** Restores a tree in every way that can be tried, in turn, so that what else the machine does meets them alike. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../failure.ts'
import { runProgram, startPipeline } from '../process.ts'
import { checkSpace } from './headstart.ts'
import { timesOf, type WayResult } from './result.ts'
import { roomFor, sizeOf } from './tree.ts'
import type { Place, Prepared, Way } from './ways/way.ts'

export interface Rounds {
  repeats: number
  /** Takes one line for the log. */
  tell: (line: string) => void
}

export interface Outcome {
  ways: WayResult[]
  /** What is still in the store, a sentence each. */
  left: string[]
}

/** A way on its way to a result. */
interface Runner {
  way: Way
  prepared?: Prepared
  whyNot?: string
  ready: number[]
  readAll: number[]
}

/** Tries each way once, which shows whether it can be done and warms it up; then each in every round. */
export async function measureWays(ways: Way[], place: Place, { repeats, tell }: Rounds): Promise<Outcome> {
  const runners: Runner[] = ways.map((way) => ({ way, ready: [], readAll: [] }))
  const left: string[] = []
  try {
    for (const runner of runners) {
      await attempt(runner, place, () => tryOnce(runner, place))
      const { way, whyNot } = runner
      tell(
        `${way.name}, from ${way.from}: ${whyNot === undefined ? 'can be measured' : `not measured: ${whyNot}`}`,
      )
    }
    for (let round = 1; round <= repeats; round++) {
      tell(`Round ${round} of ${repeats}`)
      for (const runner of round % 2 === 1 ? runners : runners.toReversed())
        if (runner.whyNot === undefined) await attempt(runner, place, () => addSample(runner, place))
    }
  } finally {
    for (const { prepared } of runners) left.push((await prepared?.remove()) ?? '')
  }
  return { ways: runners.map(resultOf), left: left.filter((sentence) => sentence !== '') }
}

async function attempt(runner: Runner, { signal }: Place, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    signal.throwIfAborted()
    runner.whyNot = messageOf(error)
  }
}

async function tryOnce(runner: Runner, place: Place): Promise<void> {
  const { tree, dir } = place
  // Once packed, once restored.
  await checkSpace(dir, { bytes: 2 * roomFor(tree) })
  runner.prepared = await runner.way.prepare(place)
  await sample(runner, place, async (target) => {
    const { files } = await sizeOf(join(target, tree.name))
    if (files !== tree.files) throw new Error(`it restored ${files} of ${tree.files} files`)
  })
}

async function addSample(runner: Runner, place: Place): Promise<void> {
  const { name } = place.tree
  let readMs = 0
  const readyMs = await sample(runner, place, async (target) => {
    const began = performance.now()
    await readAll(target, name, place)
    readMs = performance.now() - began
  })
  runner.ready.push(readyMs)
  runner.readAll.push(readyMs + readMs)
}

/** @param use is given the directory that it was restored into */
async function sample(
  { prepared }: Runner,
  { dir, signal }: Place,
  use: (target: string) => Promise<void>,
): Promise<number> {
  const target = join(dir, 'restored')
  mkdirSync(target)
  try {
    // Nobody is to pay for what others have not written back yet.
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

async function readAll(target: string, name: string, { tools, signal }: Place): Promise<void> {
  const path = tools.tar?.path ?? 'tar'
  const { stdin, stdout, ended } = startPipeline([{ path, args: ['-c', '-f', '-', name] }], {
    cwd: target,
    signal,
  })
  stdin.end()
  stdout.resume()
  await ended
}

function resultOf({ way: { id, name, from }, prepared, whyNot, ready, readAll }: Runner): WayResult {
  if (whyNot !== undefined || !prepared) return { id, name, from, whyNot: whyNot ?? 'it was not tried' }
  const { storedBytes } = prepared
  return { id, name, from, storedBytes, ready: timesOf(ready), readAll: timesOf(readAll) }
}
