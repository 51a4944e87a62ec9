/** Runs a step of the action as a job would: the built program, in a process of its own. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runScript } from '../process.ts'
import * as runner from '../runner.ts'

export interface Step {
  entry: 'restore' | 'save' | 'unmount'
  inputs: Record<string, string>
  /** Absolute; the job's directory. */
  workspace: string
  /** What main has left to post. */
  state?: Record<string, string>
  /** An existing directory for what the runner and the step tell each other. */
  scratch: string
  signal: AbortSignal
}

export interface StepRun {
  /** Wall time, with all that starting and ending a process takes. */
  ms: number
  /** Lines of its log. */
  log: string[]
  outputs: Record<string, string>
  state: Record<string, string>
}

/** @throws Error with the last line of its log where it fails */
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
      // The summary is for what the benchmark has to say.
      GITHUB_STEP_SUMMARY: '',
      ...prefixed('INPUT_', inputs, (name) => name.toUpperCase()),
      ...prefixed('STATE_', state, (name) => name),
    }
    // Beside this program.
    const script = join(import.meta.dirname, `${entry}.js`)
    const { exitCode, output, ms } = await runScript(script, env, { cwd: workspace, signal })
    signal.throwIfAborted()
    const log = output.split('\n').filter((line) => line !== '')
    if (exitCode !== 0) throw new Error(plain(log.at(-1) ?? `the step ended with ${exitCode}`))
    const [outputs, told] = await Promise.all([read(files.GITHUB_OUTPUT), read(files.GITHUB_STATE)])
    // Nobody asks for the report of this one, which would stay until the job ends.
    if (outputs.report) await rm(outputs.report, { force: true })
    return { ms, log: log.map(plain), outputs, state: told }
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

/** A line without what tells the runner to show it as more than a line. */
function plain(line: string): string {
  return line.replace(/^::(?:warning|error)[^:]*::/, '')
}

/** @actions/core writes `name<<delimiter`, the value's lines, and the delimiter. */
async function read(path: string): Promise<Record<string, string>> {
  const text = await readFile(path, 'utf8')
  const values = text.matchAll(/^(.*?)<<(.*)\n([\s\S]*?)\n\2$/gm)
  return Object.fromEntries([...values].map(([, name = '', , value = '']) => [name, value]))
}
