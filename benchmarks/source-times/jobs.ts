// Jobs that restore a build directory and build the same commit again, or one that changes one file.
import { join } from 'node:path'
import { type Job, newJob, runStep } from '../../scripts/as-runner.ts'
import { timed } from '../../scripts/command.ts'
import { type Bench, type Contender, emptyDirectory } from '../bench.ts'
import { toolCache } from '../headstart-save.ts'
import { expectLine } from '../rolling/jobs.ts'
import type { Recipe } from '../rolling/recipe.ts'

interface JobOptions {
  recipe: Recipe
  commit: number
  hasTimes: boolean
}

const parts = ['restore', 'build']

export function building(
  recipe: Recipe,
  { isChanged, hasTimes }: { isChanged: boolean; hasTimes: boolean },
): Contender {
  const what = isChanged ? 'one file changed' : 'no change'
  const prepare = preparing(recipe, hasTimes)
  return {
    name: `${what}, ${hasTimes ? 'source times' : 'times of the checkout'}`,
    parts,
    async measure(bench) {
      await prepare(bench)
      return runJob(bench, { recipe, commit: Number(isChanged), hasTimes })
    },
  }
}

/** The tool again, in the directory where it has just built. */
export function buildingAgain(recipe: Recipe): Contender {
  return {
    name: 'again in the same directory',
    async measure(bench) {
      const job = await checkedOut(bench, recipe, 0)
      await recipe.build(job, 0, bench)
      return timeOf(() => recipe.build(job, 0, bench))
    },
  }
}

const prepared = new WeakMap<Bench, Set<string>>()

/** Saves what a first job has built, once for all rounds. */
function preparing(recipe: Recipe, hasTimes: boolean): (bench: Bench) => Promise<void> {
  return async (bench) => {
    const done = prepared.get(bench) ?? new Set()
    prepared.set(bench, done)
    const { key } = inputsOf({ recipe, hasTimes }, bench)
    if (done.has(key)) return
    await runJob(bench, { recipe, commit: 0, hasTimes })
    done.add(key)
  }
}

function inputsOf({ recipe, hasTimes }: Pick<JobOptions, 'recipe' | 'hasTimes'>, bench: Bench) {
  const mode = bench.mode ?? recipe.mode
  const key = `${recipe.name.replaceAll(' ', '-')}-${hasTimes}`
  return { path: recipe.path, key, mode, store: 'local', 'source-times': String(hasTimes) }
}

/** All jobs have the same paths, as on GitHub's runners, and empty directories. */
async function checkedOut(bench: Bench, recipe: Recipe, commit: number): Promise<Job> {
  const place = await emptyDirectory(bench, 'job')
  const paths = { workspace: join(place, 'workspace'), home: join(place, 'home') }
  const job = await newJob(place, { ...paths, toolCache: toolCache(bench) })
  await recipe.checkOut(job, commit, bench)
  const { signal } = bench
  await timed('git', ['init', '--quiet'], { cwd: job.workspace, signal })
  await timed('git', ['add', '--all'], { cwd: job.workspace, signal })
  return job
}

async function runJob(bench: Bench, options: JobOptions): Promise<Record<string, number>> {
  const { recipe, commit } = options
  const job = await checkedOut(bench, recipe, commit)
  const inputs = inputsOf(options, bench)
  const main = await runStep(job, 'restore', inputs)
  try {
    expectLine(main, prepared.get(bench)?.has(inputs.key) ? 'Cache restored from key' : 'Cache not found')
    return { restore: main.ms, build: await timeOf(() => recipe.build(job, commit, bench)) }
  } finally {
    // After a hit, it only unmounts.
    await runStep(job, 'post', inputs, { state: main.state })
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
