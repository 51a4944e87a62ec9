// Runs consecutive jobs, each of which restores a cache, builds a new commit and saves the cache.
import { join } from 'node:path'
import { type Job, newJob, runStep, type StepRun } from '../../scripts/as-runner.ts'
import { type Bench, type Contender, emptyDirectory } from '../bench.ts'
import { inputsFor, inVersitygw } from '../bucket.ts'
import { startServices } from '../cache-service.ts'
import { optionsOf, type SaveOptions, toolCache } from '../headstart-save.ts'
import type { Recipe } from './recipe.ts'

type Mode = 'unpack' | 'mount' | 'lazy'
type Options = SaveOptions & Required<Pick<SaveOptions, 'inputs'>>
export type OptionsOf = (bench: Bench, recipe: Recipe, commit: number) => Promise<Options | undefined>

const uncached: OptionsOf = async () => undefined

/** A new key for each job: actions/cache needs that for a cache that changes. */
export const freshKeys: OptionsOf = async (bench, { name, path }, commit) => {
  const options = (await bench.once(startServices)).as('@actions/cache 6.3.0', 'far')
  return { ...options, inputs: { path, key: `${name}-${commit}`, 'restore-keys': `${name}-` } }
}

export const rollingKey =
  (mode?: Mode): OptionsOf =>
  async (bench, recipe) => {
    const { name, path } = recipe
    const { far } = await bench.once(inVersitygw)
    return {
      inputs: inputsFor(far, {
        ...{ path, key: `${name}-${mode ?? ''}`, rolling: 'true', 'host-copies': 'false' },
        mode: mode ?? bench.mode ?? recipe.mode,
      }),
    }
  }

/** One job per round; the first one, which warms up, finds nothing. */
function jobsOf(recipe: Recipe, name: string, options: OptionsOf): Contender {
  const commits = new WeakMap<Bench, number>()
  const ofCache = options === uncached ? [] : ['restore', 'save']
  const parts = [...ofCache, ...(recipe.isTool ? ['build'] : [])]
  return {
    name,
    parts,
    async measure(bench) {
      const commit = commits.get(bench) ?? 0
      commits.set(bench, commit + 1)
      const times = await runJob(bench, { recipe, commit, options: await options(bench, recipe, commit) })
      return Object.fromEntries(parts.map((part) => [part, times[part] ?? Number.NaN]))
    },
  }
}

export const withoutCache = (recipe: Recipe): Contender => jobsOf(recipe, 'no cache', uncached)
export const withFreshKeys = (recipe: Recipe): Contender =>
  jobsOf(recipe, '@actions/cache, new keys', freshKeys)
export const withRolling = (recipe: Recipe, mode?: Mode): Contender =>
  jobsOf(recipe, `headstart, rolling${mode ? `, ${mode}` : ''}`, rollingKey(mode))

type Timed = Record<string, number>

interface JobToRun {
  recipe: Recipe
  commit: number
  options: Options | undefined
  onPost?: (post: StepRun) => Promise<void>
}

/** All jobs have the same paths, as on GitHub's runners, and empty directories. */
export async function runJob(bench: Bench, { recipe, commit, options, onPost }: JobToRun): Promise<Timed> {
  const place = await emptyDirectory(bench, 'job')
  const paths = { workspace: join(place, 'workspace'), home: join(place, 'home') }
  const env = { ...options?.env, GITHUB_RUN_ID: String(commit + 1) }
  const job = await newJob(place, { ...paths, toolCache: toolCache(bench), env })
  await recipe.checkOut(job, commit, bench)
  if (!options) return { restore: 0, build: (await build(job)).ms, save: 0 }
  const { inputs } = options
  const main = await runStep(job, 'restore', inputs, optionsOf(options, bench))
  let built: { ms: number; text: string }
  let post: StepRun
  try {
    expectLine(main, commit === 0 ? 'Cache not found for input keys' : 'Cache restored from key')
    built = await build(job)
  } finally {
    // It also unmounts.
    post = await runStep(job, 'post', inputs, { ...optionsOf(options, bench), state: main.state })
  }
  expectLine(post, 'Cache saved with key')
  await onPost?.(post)
  if (commit > 0 && recipe.proof?.test(built.text) === false)
    throw new Error(`${recipe.name} did not use what was restored:\n${built.text}`)
  return { restore: main.ms, build: built.ms, save: post.ms }

  async function build(job: Job): Promise<{ ms: number; text: string }> {
    const began = performance.now()
    const text = await recipe.build(job, commit, bench)
    return { ms: performance.now() - began, text }
  }
}

export function expectLine({ stdout, stderr }: StepRun, line: string): void {
  if (!stdout.includes(line) || stdout.includes('::warning'))
    throw new Error(`expected: ${line}\n${stdout}${stderr}`)
}
