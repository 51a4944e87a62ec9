/** Restores the tree in every way, in turn, so that other load on the machine affects all ways alike. */
import { mkdirSync, readFileSync } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '../../src/system/failure.ts'
import { startPipeline } from '../../src/system/pipeline.ts'
import { info } from '../../src/system/runner.ts'
import { secondsText } from '../../src/system/units.ts'
import { flushDisks } from './flush-disks.ts'
import { type MeasureContext, timesOf } from './measure.ts'
import { checkSpace, removeTree } from './measured-parts.ts'
import type { WayResult } from './result.ts'
import { notMeasured } from './tables.ts'
import { roomFor, sizeBelow, type Tree } from './tree.ts'
import type { PreparedWay, Way } from './ways/way.ts'

/** One way and its samples so far. */
interface MeasuredWay {
  way: Way
  prepared?: PreparedWay
  /** How long the first restore took, with all that belongs to it. */
  tryMs?: number
  whyNot?: string
  ready: number[]
  readAll: number[]
}

/** Tries each way once, to warm up and to see whether it works here; then measures each way in every round. */
export async function measureWays(ways: Way[], tree: Tree, place: MeasureContext): Promise<WayResult[]> {
  const { repeats, signal } = place
  const candidates: MeasuredWay[] = ways.map((way) => ({ way, ready: [], readAll: [] }))
  const attempt = async (candidate: MeasuredWay, work: typeof tryOnce): Promise<void> => {
    try {
      await work(candidate, tree, place)
    } catch (error) {
      signal.throwIfAborted()
      candidate.whyNot = messageOf(error)
    }
  }
  try {
    for (const candidate of candidates) {
      await attempt(candidate, tryOnce)
      const { way, whyNot } = candidate
      info(`${way.name}, from ${way.from}: ${whyNot === undefined ? 'can be measured' : notMeasured(whyNot)}`)
    }
    const roundMs = candidates.reduce((sum, { tryMs = 0 }) => sum + tryMs, 0)
    info(`Restoring ${repeats} times in each way, which takes about ${secondsText(roundMs * repeats)}`)
    for (let round = 1; round <= repeats; round++) {
      info(`Round ${round} of ${repeats}`)
      for (const candidate of round % 2 === 1 ? candidates : candidates.toReversed())
        if (candidate.whyNot === undefined) await attempt(candidate, addSample)
    }
  } finally {
    for (const { prepared } of candidates) await prepared?.remove?.()
  }
  return candidates.map(resultOf)
}

async function tryOnce(candidate: MeasuredWay, tree: Tree, place: MeasureContext): Promise<void> {
  // One packed copy and one restored copy.
  checkSpace(place.dir, { bytes: 2 * roomFor(tree) })
  candidate.prepared = await candidate.way.prepare(tree, place)
  const began = performance.now()
  await restoreOnce(candidate, place, async (target) => {
    const { files } = await sizeBelow(join(target, tree.name))
    if (files !== tree.files) throw new Error(`it restored ${files} of ${tree.files} files`)
  })
  candidate.tryMs = performance.now() - began
}

async function addSample(candidate: MeasuredWay, tree: Tree, place: MeasureContext): Promise<void> {
  let readMs = 0
  const readyMs = await restoreOnce(candidate, place, async (target) => {
    const began = performance.now()
    await readAll(tree.name, target, place)
    readMs = performance.now() - began
  })
  candidate.ready.push(readyMs)
  candidate.readAll.push(readyMs + readMs)
}

/** Reads every file once: packs the tree into a pipe, where there is a program that packs. */
async function readAll(name: string, cwd: string, { tools: { tar }, signal }: MeasureContext): Promise<void> {
  if ('path' in tar) {
    const command = { path: tar.path, args: ['-c', '-f', '-', name] }
    const { stdin, stdout, ended } = startPipeline([command], { cwd, signal })
    stdin.end()
    stdout.resume()
    return ended
  }
  for await (const item of await opendir(join(cwd, name), { recursive: true }))
    if (item.isFile()) readFileSync(join(item.parentPath, item.name))
}

/** Restores once. @param use called with the directory that holds the restored tree @returns milliseconds */
async function restoreOnce(
  { prepared }: MeasuredWay,
  { dir, signal }: MeasureContext,
  use: (target: string) => Promise<void>,
): Promise<number> {
  const target = join(dir, 'restored')
  mkdirSync(target)
  try {
    // Otherwise this restore would also wait for the writes of the one before.
    await flushDisks(dir, signal)
    const { ms, end } = await (prepared as PreparedWay).restore(target)
    try {
      await use(target)
    } finally {
      await end?.()
    }
    return ms
  } finally {
    removeTree(target)
  }
}

function resultOf({ way: { id, name, from }, prepared, whyNot, ready, readAll }: MeasuredWay): WayResult {
  if (whyNot !== undefined || !prepared) return { id, name, from, whyNot: whyNot ?? 'it was not tried' }
  const { storedBytes } = prepared
  return { id, name, from, storedBytes, ready: timesOf(ready), readAll: timesOf(readAll) }
}
