// Jobs of eight real projects, from the end of the checkout until their first test may run, and post.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeTree } from '../../__tests__/support/host.ts'
import { realProjects } from '../../__tests__/support/real-projects/index.ts'
import type { RealProject } from '../../__tests__/support/real-projects/real-project.ts'
import { type Job, newJob, runStep, type StepRun } from '../../scripts/as-runner.ts'
import { timed } from '../../scripts/command.ts'
import { type Bench, type Contender, emptyDirectory } from '../bench.ts'
import { type Services, startServices } from '../cache-service.ts'
import { optionsOf, toolCache } from '../headstart-save.ts'
import { type Way, ways } from './ways.ts'

export const tools = Object.keys(realProjects)

interface Opened {
  project: RealProject
  stop(): Promise<unknown>
}

const opening = new Map<string, (bench: Bench) => Promise<Opened>>()

/** The same function for a tool each time, so that its project is opened once. */
function projectOf(tool: string): (bench: Bench) => Promise<Opened> {
  const open =
    opening.get(tool) ??
    (async (bench: Bench): Promise<Opened> => {
      const dir = join(bench.disk, `project-${tool}`)
      await mkdir(dir)
      const project = await (realProjects[tool] as (typeof realProjects)[string])({
        dir,
        tools: join(import.meta.dirname, '../../.tools'),
      })
      return { project, stop: project.stop }
    })
  opening.set(tool, open)
  return open
}

const situations = ['miss', 'exact hit', 'changed lock file'] as const
type Situation = (typeof situations)[number]

/** One round is three jobs with a cache that is empty at first. */
function jobsOf(tool: string, way: Way): Contender {
  const parts = situations.flatMap((situation) => [situation, `${situation}: post`])
  return {
    name: way.name,
    parts,
    async measure(bench) {
      const { project } = await bench.once(projectOf(tool))
      const services = way.who && (await startServices(bench))
      try {
        const times: Record<string, number> = {}
        for (const situation of situations) {
          const { ready, post } = await runJob(bench, { tool, way, project, services, situation })
          times[situation] = ready
          times[`${situation}: post`] = post
        }
        return times
      } finally {
        await services?.stop()
      }
    },
  }
}

export const installing = (tool: string): Contender[] => ways.map((way) => jobsOf(tool, way))

interface JobOfWay {
  tool: string
  way: Way
  project: RealProject
  services: Services | undefined
  situation: Situation
}

/** All jobs have the same paths, as on GitHub's runners, and empty directories. @returns milliseconds */
async function runJob(
  bench: Bench,
  { tool, way, project, services, situation }: JobOfWay,
): Promise<{ ready: number; post: number }> {
  const isChanged = situation === 'changed lock file'
  const place = await emptyDirectory(bench, 'job')
  const paths = { workspace: join(place, 'workspace'), home: join(place, 'home') }
  const step = services?.as(way.who as NonNullable<Way['who']>, 'far')
  const job = await newJob(place, {
    ...paths,
    toolCache: toolCache(bench),
    env: { ...project.env, ...step?.env },
  })
  writeTree(job.workspace, { ...project.files, ...(isChanged && project.changed) })
  await timed('sync', ['-f', bench.disk], { signal: bench.signal })
  if (!step) return { ready: await install(job, project, bench), post: 0 }

  const inputs = way.inputs(tool, isChanged ? 'b' : 'a', project)
  const options = optionsOf(step, bench)
  const main = await runStep(job, 'restore', inputs, options)
  const isExact = situation === 'exact hit'
  let installed = 0
  let post: StepRun | undefined
  try {
    const wasExact =
      main.outputs.hit === 'exact' || main.stdout.includes(`Cache restored from key: ${inputs.key}\n`)
    if (main.exitCode !== 0 || isExact !== wasExact)
      throw new Error(`${tool}, ${way.name}, ${situation}:\n${main.stdout}${main.stderr}`)
    if (way.installs(isExact)) installed = await install(job, project, bench)
    await run(job, project.test, bench)
  } finally {
    // Headstart's also unmounts. That of actions/cache does nothing then.
    if (way.who === 'headstart' || !isExact)
      post = await runStep(job, 'post', inputs, { ...options, state: main.state })
  }
  if (post && (post.exitCode !== 0 || post.stdout.includes('::warning')))
    throw new Error(`${post.stdout}${post.stderr}`)
  return { ready: main.ms + installed, post: post?.ms ?? 0 }
}

const install = (job: Job, { install }: RealProject, bench: Bench): Promise<number> =>
  run(job, install, bench)

async function run(job: Job, script: string, { signal }: Bench): Promise<number> {
  const began = performance.now()
  await timed('bash', ['-e', '-o', 'pipefail', '-c', script], { cwd: job.workspace, env: job.env, signal })
  return performance.now() - began
}
