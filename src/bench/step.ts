/** Runs a step of the action as a runner does: the built program, in its own process. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runScript } from '../process.ts'
import * as runner from '../runner.ts'

export interface Step {
  entry: 'restore' | 'save' | 'unmount'
  inputs: Record<string, string>
  /** The job's directory, absolute. */
  workspace: string
  /** The state that main saved for post. */
  state?: Record<string, string>
  /** An existing directory for the files through which runner and step exchange outputs and state. */
  scratch: string
  signal: AbortSignal
}

export interface StepRun {
  /** Wall time, including the start and the end of the process. */
  ms: number
  /** The lines of the step's log. */
  log: string[]
  outputs: Record<string, string>
  state: Record<string, string>
}

/** @throws Error with the last line of the log if the step fails */
export async function runStep({
  entry,
  inputs,
  workspace,
  state = {},
  scratch,
  signal,
}: Step): Promise<StepRun> {
  const dir = await mkdtemp(join(scratch, 'step-'))
  try {
    const files = { GITHUB_OUTPUT: join(dir, 'output'), GITHUB_STATE: join(dir, 'state') }
    for (const file of Object.values(files)) await writeFile(file, '')
    const env = {
      ...withoutInputs(runner.environment()),
      ...files,
      GITHUB_WORKSPACE: workspace,
      // Only the bench writes to the job's summary.
      GITHUB_STEP_SUMMARY: '',
      ...prefixed('INPUT_', inputs, (name) => name.toUpperCase()),
      ...prefixed('STATE_', state, (name) => name),
    }
    // dist/ has all programs in one directory.
    const script = join(import.meta.dirname, `${entry}.js`)
    const { exitCode, output, ms } = await runScript(script, env, { cwd: workspace, signal })
    signal.throwIfAborted()
    const log = output.split('\n').filter((line) => line !== '')
    if (exitCode !== 0) throw new Error(plain(log.at(-1) ?? `the step ended with ${exitCode}`))
    const [outputs, saved] = await Promise.all([read(files.GITHUB_OUTPUT), read(files.GITHUB_STATE)])
    // Nothing reads this step's report, which would stay until the job ends.
    if (outputs.report) await rm(outputs.report, { force: true })
    return { ms, log: log.map(plain), outputs, state: saved }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

function withoutInputs(env: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(INPUT|STATE)_/.test(name)))
}

function prefixed(prefix: string, values: Record<string, string>, rename: (name: string) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + rename(name), value]))
}

/** Removes the workflow command that makes the line an annotation. */
function plain(line: string): string {
  return line.replace(/^::(?:warning|error)[^:]*::/, '')
}

/** @actions/core writes `name<<delimiter`, the value's lines, and the delimiter. */
async function read(path: string): Promise<Record<string, string>> {
  const text = await readFile(path, 'utf8')
  const values = text.matchAll(/^(.*?)<<(.*)\n([\s\S]*?)\n\2$/gm)
  return Object.fromEntries([...values].map(([, name = '', , value = '']) => [name, value]))
}
