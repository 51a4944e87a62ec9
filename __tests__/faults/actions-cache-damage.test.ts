// A damaged archive of actions/cache: a restore gives the right tree or none.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { selectionOf } from '../../src/files/paths/patterns.ts'
import { actionsCache } from '../../src/formats/actions-cache/actions-cache.ts'
import { findTools } from '../../src/system/tools.ts'
import { describeTree } from '../support/corpus/tree.ts'
import { makeTree } from '../support/faults/steps.ts'
import { newScratch } from '../support/scratch.ts'
import { inTurn } from '../support/turns.ts'

const scratch = newScratch()
const workspace = scratch.fresh()
makeTree(join(workspace, 'deps'), 60_000)
const lines = describeTree(join(workspace, 'deps'))
const { lines: roots } = selectionOf(['deps'], workspace)
const finding = findTools(new AbortController().signal)

/** As actions/cache calls it. */
function archive(...compression: string[]): Buffer {
  return execFileSync('tar', ['--posix', '-cf', '-', '-P', '-C', workspace, ...compression, 'deps'])
}

/** What comes out, as far as it may be put into place. */
async function unpacked(bytes: Buffer): Promise<string[] | undefined> {
  const dir = scratch.fresh()
  async function* body(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000)
  }
  const { signal } = new AbortController()
  const warn = (): void => {}
  const job = { segments: [], body: body(), dir, lines: roots, workspace, signal, warn, tools: await finding }
  const isRefused = await actionsCache.unpack(job).then(
    () => false,
    () => true,
  )
  return isRefused ? undefined : describeTree(join(dir, 'tree/0/deps'))
}

/** All of the ends, where the format's own words are, and some of every region between. Kinds of damage take turns. */
function positionsIn({ length }: Buffer, damage: 'a wrong bit' | 'a cut'): number[] {
  const ends = Array.from({ length: 16 }, (_, at) => [at, length - 1 - at]).flat()
  const between = Array.from({ length: 20 }, (_, region) => Math.floor(((region + 0.5) * length) / 20))
  return [...ends, ...between].filter((at) => inTurn(at, ['a wrong bit', 'a cut']).includes(damage))
}

describe.each([
  ['zstd', archive('--use-compress-program', 'zstd -T0')],
  ['gzip', archive('-z')],
])('of %s', (_, whole) => {
  it('is restored completely if it is undamaged', async () => {
    expect(await unpacked(whole)).toEqual(lines)
  })

  it('is refused, or restored correctly, with any one bit wrong', async () => {
    const outcomes = []
    for (const at of positionsIn(whole, 'a wrong bit')) {
      const damaged = Buffer.from(whole)
      damaged[at] = Number(damaged[at]) ^ (1 << (at % 8))
      const tree = await unpacked(damaged)
      if (tree) expect([at, tree]).toEqual([at, lines])
      outcomes.push(tree)
    }
    // Little of the header says nothing.
    expect(outcomes.filter((tree) => tree !== undefined).length).toBeLessThan(12)
  })

  it('is refused if it is truncated anywhere', async () => {
    for (const at of positionsIn(whole, 'a cut'))
      expect([at, await unpacked(whole.subarray(0, at))]).toEqual([at, undefined])
  })
})
