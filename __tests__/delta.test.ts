// Saves of what a job changed in a mounted cache: the next job finds the tree as the last one left it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, StepRun } from '../scripts/as-runner.ts'
import { type Host, type Inputs, logOf, newPlace, restore, save } from './host.ts'
import { described } from './lazy-job.ts'
import { newRandom } from './random.ts'
import { changeAtRandom } from './random-changes.ts'

const place = newPlace()
const inputs: Inputs = { path: 'tree', key: 'a-key', rolling: 'true', mode: 'mount' }
const reused = /^Reused .*, packed .*, wrote /

interface Cycle {
  job: Job
  main: StepRun
  post: StepRun
  /** What main restored, and what the job left. */
  found: string[]
  left: string[]
}

/** A job that restores, changes something and saves. */
async function cycle(host: Host, change: (tree: string) => void, more: Inputs = {}): Promise<Cycle> {
  const [job, all] = [await host.newJob(), { ...inputs, ...more }]
  const main = await restore(job, all)
  const tree = join(job.workspace, 'tree')
  const found = await described(tree)
  change(tree)
  const left = await described(tree)
  return { job, main, found, left, post: await save(job, all, { state: main.state }) }
}

/** A tree that is large enough to be worth layers: 6 MB, and 100 files in 10 directories. */
function writeBase(tree: string): void {
  for (let nth = 0; nth < 100; nth++) {
    mkdirSync(join(tree, `d${nth % 10}`), { recursive: true })
    writeFileSync(join(tree, `d${nth % 10}/f${nth}`), `${nth}`)
  }
  writeFileSync(join(tree, 'large'), newRandom(1).bytes(6 * 1024 ** 2))
}

async function seed(host: Host, more: Inputs = {}): Promise<string[]> {
  const job = await host.newJob()
  writeBase(join(job.workspace, 'tree'))
  await save(job, { ...inputs, ...more })
  return described(join(job.workspace, 'tree'))
}

it('finds each tree as the last job left it, after random changes', async () => {
  const host = place.newHost()
  let left = await seed(host)
  const random = newRandom(7)
  let saves = 0
  for (let round = 0; round < 4; round++) {
    const { post, found, ...next } = await cycle(host, (tree) => {
      changeAtRandom(join(tree, 'd0'), 10, random)
      changeAtRandom(join(tree, 'd1'), 4, random)
    })
    expect(found).toEqual(left)
    left = next.left
    if (logOf(post).some((line) => reused.test(line))) saves++
  }
  expect(saves).toBeGreaterThan(2)
})
