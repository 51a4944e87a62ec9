// The first steps that the README shows do what it says, as they stand, with the real npm.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { load } from 'js-yaml'
import type { Job } from '../../scripts/as-runner.ts'
import { annotationsOf, type Host, newPlace, restore, save, writeTree } from '../support/host.ts'
import { npmProject, type Project } from '../support/projects.ts'
import { newRegistries, type Registry } from '../support/servers/registry.ts'

interface WorkflowStep {
  uses?: string
  with?: Record<string, string>
  run?: string
  if?: string
}

const place = newPlace()
const startRegistry = newRegistries(place.dir)
const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const snippets = [...readme.matchAll(/^```yaml\n(.*?)^```$/gms)].map(
  ([, text = '']) => load(text) as WorkflowStep[],
)

/** Stands in for the runner's expressions of these snippets. */
function evaluated(text: string, outputs: Record<string, string>): string {
  return text
    .replace(/\$\{\{ runner\.os \}\}/g, 'Linux')
    .replace(/\$\{\{ hashFiles\('[^']*'\) \}\}/, 'abc')
    .replace('steps.cache.outputs.cache-hit', `'${outputs['cache-hit'] ?? ''}'`)
}

/** Runs the steps of a job. @returns the commands of its `run` steps that ran */
async function runJob(job: Job, steps: WorkflowStep[]): Promise<{ ran: string[]; notes: string[] }> {
  const ran: string[] = []
  const posts: (() => Promise<string[]>)[] = []
  let outputs: Record<string, string> = {}
  for (const { uses = '', with: given = {}, run, if: condition } of steps) {
    if (uses.startsWith('headstart/cache@')) {
      const inputs = Object.fromEntries(
        Object.entries(given).map(([name, text]) => [name, evaluated(text, {})]),
      )
      const main = await restore(job, inputs)
      expect([main.exitCode, annotationsOf(main)]).toEqual([0, []])
      outputs = main.outputs
      posts.push(async () => annotationsOf(await save(job, inputs, { state: main.state })))
    } else if (run !== undefined) {
      const isWanted = condition === undefined || evaluated(condition, outputs) === "'' != 'true'"
      if (!isWanted) continue
      ran.push(run)
      await promisify(execFile)('bash', ['-e', '-c', run], {
        cwd: job.workspace,
        env: { ...job.env, HOME: job.home },
      })
    } else expect(uses).toMatch(/^actions\/(checkout|setup-node)@v\d$/)
  }
  const notes: string[] = []
  for (const post of posts.reverse()) notes.push(...(await post()))
  return { ran, notes }
}

async function newCheckout(host: Host, { files, env = {} }: Project): Promise<Job> {
  const job = await host.newJob({ env })
  const manifest = {
    ...JSON.parse(files['package.json'] ?? '{}'),
    scripts: { test: 'node -e "require(\'left\')"' },
  }
  writeTree(job.workspace, { ...files, 'package.json': JSON.stringify(manifest) })
  return job
}

describe('a snippet of the README', () => {
  it.each([
    ['that it begins with', 0, [['npm test'], ['npm test']]],
    ['that replaces actions/cache', 1, [['npm ci'], []]],
  ])('%s needs the registry for the first job only', async (_, nth, ran) => {
    const registry: Registry = await startRegistry()
    const project = npmProject(registry)
    const host = place.newHost()
    const steps = snippets[nth] ?? []
    expect(steps.some(({ uses }) => uses?.startsWith('headstart/cache@'))).toBe(true)
    const first = await runJob(await newCheckout(host, project), steps)
    expect(first).toEqual({ ran: ran[0], notes: [] })
    await registry.stop()
    expect(await runJob(await newCheckout(host, project), steps)).toEqual({ ran: ran[1], notes: [] })
  })
})
