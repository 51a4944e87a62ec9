// Starts the built action the way the GitHub runner does.
// https://github.com/actions/runner/blob/main/src/Runner.Worker/Handlers/NodeScriptActionHandler.cs
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { EOL, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The operating system of the simulated runner. It may differ from this machine's. */
export interface System {
  os: 'Linux' | 'Windows'
  /** The end of a line. */
  eol: string
  /** The name that steps have for a path of this machine. */
  path(path: string): string
  /** The command that runs a script of Node. */
  start(script: string, env: Record<string, string>): Command
}

export interface Command {
  program: string
  args: string[]
  env: Record<string, string>
  /** The program writes to files only. */
  needsFiles?: boolean
}

export const thisSystem: System = {
  os: 'Linux',
  eol: EOL,
  path: (path) => path,
  start: (script, env) => ({ program: process.execPath, args: [script], env }),
}

/** The directories and variables that all steps of one job share. */
export interface Job {
  system: System
  workspace: string
  temp: string
  home: string
  toolCache: string
  env: Record<string, string>
}

export interface JobOverrides {
  env?: Record<string, string>
  event?: { repository?: { default_branch?: string } }
  home?: string
  system?: System
  toolCache?: string
  workspace?: string
}

export interface StepOptions {
  /** What an earlier step of the same action saved: `StepRun.state`. */
  state?: Record<string, string>
  env?: Record<string, string>
  uid?: number
  gid?: number
  /** Directory of the built action. */
  dist?: string
  node?: string
  /** Cancels the step with SIGINT, as the runner begins to do when a job is cancelled. */
  signal?: AbortSignal
  onSpawn?: (child: ChildProcess) => void
  /** Runs a script of the action elsewhere than in a process of its own. */
  run?: (script: string, env: Record<string, string>, cwd: string) => Promise<Ended>
}

/** How a step has ended, as its process shows. */
export interface Ended {
  exitCode: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
  ms: number
}

export interface StepRun extends Ended {
  outputs: Record<string, string>
  state: Record<string, string>
  summary: string
}

const builtAction = join(import.meta.dirname, '..', 'dist')
const commandFiles = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_PATH']

/** Makes a job's directories in a new directory below `parent`, except those the overrides name. */
export async function newJob(parent: string, overrides: JobOverrides = {}): Promise<Job> {
  const { system = thisSystem } = overrides
  const place = await mkdtemp(join(parent, 'job-'))
  await chmod(place, 0o755) // for steps run as another user
  const job: Job = {
    system,
    workspace: overrides.workspace ?? join(place, 'workspace'),
    home: overrides.home ?? join(place, 'home'),
    toolCache: overrides.toolCache ?? join(place, 'tools'),
    temp: join(place, 'temp'),
    env: {},
  }
  for (const directory of directories(job)) await mkdir(directory, { recursive: true })
  const eventPath = join(place, 'event.json')
  const event = overrides.event ?? { repository: { default_branch: 'main' } }
  await writeFile(eventPath, JSON.stringify(event))
  job.env = {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTOR_ID: '7',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: system.path(eventPath),
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: 'octo/demo',
    GITHUB_REPOSITORY_ID: '1',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '1',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
    GITHUB_WORKFLOW_REF: 'octo/demo/.github/workflows/ci.yml@refs/heads/main',
    GITHUB_WORKSPACE: system.path(job.workspace),
    HOME: system.path(job.home),
    // The runner evaluates the expression from the job's original event, not from the file.
    'INPUT_DEFAULT-BRANCH': event.repository?.default_branch ?? '',
    PATH: process.env.PATH ?? '',
    RUNNER_ARCH: process.arch.toUpperCase(),
    // Jobs of a test share a machine, so it is not GitHub's. With `self-hosted`, the stash would be on.
    RUNNER_ENVIRONMENT: '',
    RUNNER_OS: system.os,
    RUNNER_TEMP: system.path(job.temp),
    RUNNER_TOOL_CACHE: system.path(job.toolCache),
    ...overrides.env,
  }
  return job
}

/**
 * Runs main (`restore`), `post`, `save/` (`save`), main and post of restore/ (`restore-only`, `unmount`), `bench` or
 * `clean` to its
 * end; a failed step is a result, not an exception.
 * The runner fills in declared defaults; here an input that is not given stays unset.
 * With a `uid`, that user owns the job's directories themselves, but not their files.
 */
export async function runStep(
  job: Job,
  entry: 'restore' | 'restore-only' | 'post' | 'save' | 'unmount' | 'bench' | 'clean',
  inputs: Record<string, string>,
  options: StepOptions = {},
): Promise<StepRun> {
  const { path, eol } = job.system
  const commands = await mkdtemp(join(tmpdir(), 'step-'))
  const files = Object.fromEntries(commandFiles.map((name) => [name, join(commands, name)]))
  for (const file of Object.values(files)) await writeFile(file, '')
  if (options.uid !== undefined) {
    // Runners own the directory above the workspace, too.
    const owned = [dirname(job.temp), ...directories(job), commands, ...Object.values(files)]
    for (const path of owned) await chown(path, options.uid, options.gid ?? options.uid)
  }
  const env = {
    ...job.env,
    ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, path(file)])),
    ...prefixed('INPUT_', inputs, (name) => name.replaceAll(' ', '_').toUpperCase()),
    ...prefixed('STATE_', options.state ?? {}, (name) => name),
    ...options.env,
  }
  try {
    const script = join(options.dist ?? builtAction, `${entry}.js`)
    const ended = options.run
      ? await options.run(script, env, job.workspace)
      : await start(commands, job.workspace, job.system.start(script, env), options)
    Object.assign(job.env, parseCommandFile(await readFile(join(commands, 'GITHUB_ENV'), 'utf8'), eol))
    return {
      ...ended,
      outputs: parseCommandFile(await readFile(join(commands, 'GITHUB_OUTPUT'), 'utf8'), eol),
      state: parseCommandFile(await readFile(join(commands, 'GITHUB_STATE'), 'utf8'), eol),
      summary: await readFile(join(commands, 'GITHUB_STEP_SUMMARY'), 'utf8'),
    }
  } finally {
    await rm(commands, { recursive: true, force: true })
  }
}

async function start(commands: string, cwd: string, command: Command, options: StepOptions): Promise<Ended> {
  const { program, args, env, needsFiles = false } = command
  const { uid, gid = uid } = options
  const user = { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) }
  const logs = ['stdout', 'stderr'].map((name) => join(commands, name))
  const opened = needsFiles ? logs.map((log) => openSync(log, 'w')) : []
  const { promise, resolve, reject } = Promise.withResolvers<Ended>()
  const began = performance.now()
  const child = spawn(options.node ?? program, args, {
    cwd,
    env,
    ...user,
    stdio: ['ignore', opened[0] ?? 'pipe', opened[1] ?? 'pipe'],
  })
  for (const file of opened) closeSync(file)
  let stdout = ''
  let stderr = ''
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    stdout += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    stderr += text
  })
  const cancel = () => child.kill('SIGINT')
  options.signal?.addEventListener('abort', cancel)
  child.on('error', reject)
  child.on('close', (exitCode, signal) => {
    options.signal?.removeEventListener('abort', cancel)
    resolve({ exitCode, signal, stdout, stderr, ms: performance.now() - began })
  })
  options.onSpawn?.(child)
  const ended = await promise
  if (!needsFiles) return ended
  const [written = '', complained = ''] = logs.map((log) =>
    readFileSync(log, 'utf8').replaceAll('\r\n', '\n'),
  )
  return { ...ended, stdout: written, stderr: complained }
}

/**
 * Reads `name=value` and `name<<delimiter`, where the value is the lines up to the delimiter.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#multiline-strings
 */
function parseCommandFile(text: string, eol: string): Record<string, string> {
  const values: Record<string, string> = {}
  const lines = text.split(eol)
  while (lines.length > 0) {
    const line = lines.shift() ?? ''
    const [name = '', delimiter] = line.split('<<')
    if (delimiter === undefined || name.includes('=')) {
      const equals = line.indexOf('=')
      if (equals > 0) values[line.slice(0, equals)] = line.slice(equals + 1)
      continue
    }
    const end = lines.indexOf(delimiter)
    if (end < 0) throw new Error(`${name} has no closing ${delimiter}`)
    values[name] = lines
      .splice(0, end + 1)
      .slice(0, -1)
      .join(eol)
  }
  return values
}

function directories(job: Job): string[] {
  return [job.workspace, job.temp, job.home, job.toolCache]
}

function prefixed(prefix: string, values: Record<string, string>, rename: (name: string) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + rename(name), value]))
}
