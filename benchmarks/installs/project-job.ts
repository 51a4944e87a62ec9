// Runs a job of a real project, from the end of the checkout to the end of post.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeTree } from '../../__tests__/support/host.ts'
import { realProjects } from '../../__tests__/support/real-projects/index.ts'
import {
  pythonIndex,
  type RealProject,
  type Setting,
} from '../../__tests__/support/real-projects/real-project.ts'
import { newJob, runStep, type StepRun } from '../../scripts/as-runner.ts'
import { output, timed } from '../../scripts/command.ts'
import { type Bench, unusedDirectory } from '../bench.ts'
import { optionsOf, type SaveOptions, toolCache } from '../headstart-save.ts'
import { startFarRegistries } from './far-registries.ts'

const tools = Object.keys(realProjects)
/** The small projects have the names of their tools. */
export const projectNames = [...tools, ...tools.map((tool) => `typical ${tool}`)]

export function toolOf(name: string): string {
  return name.replace('typical ', '')
}

interface Opened {
  project: RealProject
  stop(): Promise<unknown>
}

const opening = new Map<string, (bench: Bench) => Promise<Opened>>()

/** The same function for a name each time, so that its project is opened once. */
export function projectOf(name: string): (bench: Bench) => Promise<Opened> {
  const open = opening.get(name) ?? ((bench: Bench) => openProject(name, bench))
  opening.set(name, open)
  return open
}

async function openProject(name: string, bench: Bench): Promise<Opened> {
  const { reach } = await bench.once(startFarRegistries)
  const dir = join(bench.disk, `project-${name}`)
  await mkdir(dir)
  const tool = toolOf(name)
  const size = tool === name ? 'small' : 'typical'
  const setting: Setting = { dir, size, tools: join(import.meta.dirname, '../../.tools') }
  const npm = reach((await output('npm', ['config', 'get', 'registry'], bench)).trim())
  const python = reach(pythonIndex(setting))
  const env = {
    npm_config_registry: npm,
    pnpm_config_registry: npm,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    PIP_INDEX_URL: python,
    // pip keeps nothing that came from an http address otherwise.
    PIP_TRUSTED_HOST: '127.0.0.1',
    UV_DEFAULT_INDEX: python,
    NO_PROXY: '127.0.0.1',
  }
  const open = realProjects[tool] as (typeof realProjects)[string]
  const project = await open({ ...setting, registries: { env, reach } })
  // The mirror fetches what the measured jobs need.
  for (const isChanged of [false, true]) await runJob(bench, { project, isChanged })
  return { project, stop: project.stop }
}

/** The step that restores and saves, if the job has one. */
export interface CacheStep {
  options: SaveOptions & Required<Pick<SaveOptions, 'inputs' | 'env'>>
  /** Whether the step must find an entry with exactly its key. */
  isExact: boolean
  /** Whether the next step of the job installs the packages. */
  installs: boolean
  /** Whether post has something to do. */
  hasPost: boolean
}

export interface ProjectJob {
  project: RealProject
  /** Whether the commit has another lock file. */
  isChanged?: boolean
  env?: Record<string, string>
  /** Without it, the job installs the packages. */
  cache?: CacheStep
  hasTests?: boolean
}

/** In milliseconds. */
export interface JobTimes {
  /** From the end of the checkout until the tests may run: the cache's step, and the installation. */
  restore: number
  install: number
  tests?: number
  post?: number
}

/** All jobs have the same paths, as on GitHub's runners, and empty directories. */
export async function runJob(
  bench: Bench,
  { project, isChanged = false, env = {}, cache, hasTests = false }: ProjectJob,
): Promise<JobTimes> {
  const place = await unusedDirectory(bench, 'job')
  const paths = { workspace: join(place, 'workspace'), home: join(place, 'home') }
  const job = await newJob(place, {
    ...paths,
    toolCache: toolCache(bench),
    env: { ...project.env, ...env, ...cache?.options.env },
  })
  writeTree(job.workspace, { ...project.files, ...(isChanged && project.changed) })
  await timed('sync', ['-f', bench.disk], bench)
  const run = (script: string): Promise<number> =>
    timed('bash', ['-e', '-o', 'pipefail', '-c', script], {
      cwd: job.workspace,
      env: job.env,
      signal: bench.signal,
    })
  const times: JobTimes = { restore: 0, install: 0 }
  const finish = async (): Promise<void> => {
    if (cache?.installs !== false) times.install = await run(project.install)
    if (hasTests) times.tests = await run(project.test)
  }
  if (!cache) {
    await finish()
    return times
  }
  const { inputs } = cache.options
  const options = optionsOf(cache.options, bench)
  const main = await runStep(job, 'restore', inputs, options)
  times.restore = main.ms
  try {
    expectHit(main, cache)
    await finish()
  } finally {
    // It also unmounts.
    if (cache.hasPost) {
      const post = await runStep(job, 'post', inputs, { ...options, state: main.state })
      expectEnd(post)
      times.post = post.ms
    }
  }
  return times
}

function expectHit(main: StepRun, { options, isExact }: CacheStep): void {
  const { key } = options.inputs
  const found = main.outputs.hit === 'exact' || main.stdout.includes(`Cache restored from key: ${key}\n`)
  if (main.exitCode !== 0 || found !== isExact)
    throw new Error(`expected ${isExact ? 'an' : 'no'} exact hit:\n${main.stdout}${main.stderr}`)
}

function expectEnd({ exitCode, stdout, stderr }: StepRun): void {
  if (exitCode !== 0 || stdout.includes('::warning')) throw new Error(`${stdout}${stderr}`)
}
