/** Starts programs in a process group of their own: programs that outlive this process, and programs of the user. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type Command, programEnvironment, programFailure } from './program.ts'

export interface Detached {
  pid: number
  stdin: Writable
  stdout: Readable
  kill(): void
}

// Node reads these variables when it starts. Others might hold secrets, or mark the program as one of the step's: the
// runner ends those. https://nodejs.org/api/cli.html#environment-variables
const ofNode =
  /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/

/** Starts a program of Node that may outlive this process. It inherits no open files. */
export function startDetached({ path, args }: Command): Detached {
  const set = Object.entries(process.env).filter(([name]) => ofNode.test(name))
  const child = spawn(path, args, {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    // One of its threads waits for the kernel all the time.
    env: { ...programEnvironment(), ...Object.fromEntries(set), UV_THREADPOOL_SIZE: '8' },
  })
  // The end of its output shows a failure.
  child.on('error', () => {})
  const { pid = 0, stdin, stdout } = child as ChildProcess & { stdin: Writable; stdout: Readable }
  stdin.on('error', () => {})
  return { pid, stdin, stdout, kill: () => void child.kill('SIGKILL') }
}

/**
 * Runs a program of the user to its end, with the user's settings, and ends all processes that the program has started.
 * They need a process group of their own, which @actions/exec cannot make.
 * @param stream which output to return
 * @throws ToolFailure, or the abort reason
 */
export async function answerOf(
  { path, args }: Command,
  { cwd, env, signal }: { cwd: string; env: Record<string, string>; signal: AbortSignal },
  stream: 'stdout' | 'stderr' = 'stdout',
): Promise<string> {
  // Windows has no groups, and would open a window.
  const detached = process.platform !== 'win32'
  const child = spawn(path, args, { cwd, env: { ...env, ...programEnvironment() }, detached })
  const answer = child[stream]
  child.stdin.destroy()
  for (const output of [child.stdout, child.stderr]) output.resume()
  const endAll = (): void => {
    try {
      if (detached && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
    } catch {
      // All have ended.
    }
  }
  signal.addEventListener('abort', endAll)
  if (signal.aborted) endAll()
  let output = ''
  answer.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (output.length > longestAnswer) endAll()
  })
  try {
    const [exitCode, endedBy] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
    // Processes that the program has started may keep its output open.
    endAll()
    await finished(answer, { signal: AbortSignal.timeout(1000) }).catch(() => {})
    signal.throwIfAborted()
    if (exitCode === 0 && output.length <= longestAnswer) return output
    throw programFailure(path, { exitCode, endedBy })
  } finally {
    signal.removeEventListener('abort', endAll)
    child.stdout.destroy()
    child.stderr.destroy()
  }
}

// In characters; cargo describes each package of a workspace.
const longestAnswer = 4 * 1024 ** 2
