/** Starts programs in a process group of their own: programs that outlive this process, and programs of the user. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { orUndefined, ToolFailure } from './failure.ts'
import { type Command, programEnvironment, programFailure } from './program.ts'

// Node reads these variables when it starts. Others might hold secrets, or mark the program as one of the step's: the
// runner ends those. https://nodejs.org/api/cli.html#environment-variables
const ofNode =
  /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/

/** Whether a program can get a process group of its own. Windows has no groups, and would open a window. */
export const hasGroups = process.platform !== 'win32'

/** Signals all processes of the group of a child, if one is left. Without groups, only the child. */
export function signalGroup(child: ChildProcess, name: NodeJS.Signals): void {
  const { pid } = child
  orUndefined(() => (hasGroups && pid !== undefined ? process.kill(-pid, name) : child.kill(name)))
}

/**
 * Starts a program of Node that may outlive this process. It inherits no open files but Node's channel for messages: other
 * processes could read arguments and environment variables.
 */
export function startDetached({ path, args }: Command) {
  const set = Object.entries(process.env).filter(([name]) => ofNode.test(name))
  const child = spawn(path, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // One of its threads waits for the kernel all the time.
    env: { ...programEnvironment(), ...Object.fromEntries(set), UV_THREADPOOL_SIZE: '8' },
  })
  // The end of the channel shows a failure.
  child.on('error', () => {})
  return {
    pid: child.pid ?? 0,
    /** Sends a message. @returns the first message of the program @throws ToolFailure if the program ends before that */
    async ask(message: object): Promise<unknown> {
      const ended = child.connected ? once(child, 'disconnect') : []
      // A program that has ended may have answered; without a callback, the failure would be thrown instead.
      child.send(message, () => {})
      const [reply] = await Promise.race([once(child, 'message'), ended])
      if (reply === undefined) throw new ToolFailure('it ended without a word')
      return reply
    },
    kill: () => void child.kill('SIGKILL'),
  }
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
  const child = spawn(path, args, { cwd, env: { ...env, ...programEnvironment() }, detached: hasGroups })
  const answer = child[stream]
  child.stdin.destroy()
  for (const output of [child.stdout, child.stderr]) output.resume()
  const endAll = (): void => signalGroup(child, 'SIGKILL')
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
