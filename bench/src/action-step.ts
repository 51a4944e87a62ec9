/** Runs a step of the action as a runner does: the built program, in its own process. */

import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openScratch } from '../../src/system/disk/scratch.ts'
import { run } from '../../src/system/run.ts'
import * as runner from '../../src/system/runner.ts'
import type { MeasureContext } from './measure.ts'

type Values = Record<string, string>

interface ActionStep {
  entry: 'restore' | 'save' | 'unmount'
  inputs: Values
  /** The job's directory, absolute. */
  workspace: string
  /** The state that main saved for post. */
  state?: Values
}

interface StepRun {
  /** Wall time, including the start and the end of the process. */
  ms: number
  /** The lines of the step's log. */
  log: string[]
  outputs: Values
  state: Values
}

/** @throws Error with the last line of the log if the step fails */
export async function runStep(step: ActionStep, { dir, signal }: MeasureContext): Promise<StepRun> {
  using scratch = openScratch(dir)
  const files = { GITHUB_OUTPUT: join(scratch.dir, 'output'), GITHUB_STATE: join(scratch.dir, 'state') }
  for (const file of Object.values(files)) await writeFile(file, '')
  // dist/ has all programs in one directory.
  const script = join(import.meta.dirname, `${step.entry}.js`)
  const env = { ...environmentOf(step), ...files }
  const began = performance.now()
  const how = { limitMs: 'none', manner: 'gentle', goodCodes: [0, 1] } as const
  const options = { ...how, cwd: step.workspace, env, signal }
  const { exitCode, stdout, stderr } = await run(process.execPath, [script], options)
  const ms = performance.now() - began
  const log = `${stdout}${stderr}`.split(/\r?\n/).filter((line) => line !== '')
  if (exitCode !== 0) throw new Error(plain(log.at(-1) ?? `the step ended with ${exitCode}`))
  const [outputs, state] = await Promise.all([read(files.GITHUB_OUTPUT), read(files.GITHUB_STATE)])
  // Nothing reads this step's report, which would stay until the job ends.
  if (outputs.report) await rm(outputs.report, { force: true })
  return { ms, log: log.map(plain), outputs, state }
}

function environmentOf({ inputs, state = {}, workspace }: ActionStep): Values {
  const ours = Object.entries(runner.environment()).filter(([name]) => !/^(INPUT|STATE)_/.test(name))
  return {
    ...Object.fromEntries(ours),
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    ...Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])),
    GITHUB_WORKSPACE: workspace,
    // Only the bench writes to the job's summary.
    GITHUB_STEP_SUMMARY: '',
  }
}

/** Removes the workflow command that makes the line an annotation. */
function plain(line: string): string {
  return line.replace(/^::(?:warning|error)[^:]*::/, '')
}

/** @actions/core writes `name<<delimiter`, the value's lines, and the delimiter. */
async function read(path: string): Promise<Values> {
  const text = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
  const values = text.matchAll(/^(.*?)<<(.*)\n([\s\S]*?)\n\2$/gm)
  return Object.fromEntries([...values].map(([, name = '', , value = '']) => [name, value]))
}
