// Starts programs that end, and delete their files, no later than their parent process.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'

export interface Program {
  /** Of what set-up puts into .tools, or the path of a program of this machine. */
  name: string
  args: string[]
  env?: Record<string, string>
  /** A command, without quotes, that ends what it has started; it runs before the program is killed. */
  end?: string
  /** Paths of what it leaves behind. */
  remove: string[]
}

export interface Plan<Facts> {
  program: Program
  /** The data that users of the server need. */
  facts: Facts
  /** Whether the server answers, and is not another one that was faster to take a port. */
  isReady(signal: AbortSignal): Promise<boolean>
}

export interface Stoppable {
  /** Resolves when the processes and files are gone. May be called again. */
  stop(): Promise<void>
}

const programs = resolve(import.meta.dirname, '../../../.tools/bin')
const attempts = 3
const readyWithinMs = 20_000
const askEveryMs = 20

/**
 * Starts a server by a plan, which is made anew when another process was faster to take one of its ports.
 * @throws with what the server complained
 */
export async function startServer<Facts>(makePlan: () => Promise<Plan<Facts>>): Promise<Facts & Stoppable> {
  for (let attempt = 1; ; attempt += 1) {
    const { program, facts, isReady } = await makePlan()
    const { ended, stop, complaints } = supervise(program)
    const limit = AbortSignal.timeout(readyWithinMs)
    while (!ended() && !limit.aborted) {
      if (await isReady(limit).catch(() => false)) return { ...facts, stop }
      await setTimeout(askEveryMs)
    }
    await stop()
    const hint = '`node scripts/setup.mjs tools` installs it'
    if (attempt === attempts) throw new Error(`${program.name} did not start (${hint}): ${complaints()}`)
  }
}

// The shell becomes the program. Its other half reads a pipe from us to its end, which comes when we stop or die, and
// cleans up; until it is done it keeps our pipe from the program open. A dying program may make one more file.
const watched = `
exec 3<&0 </dev/null
{
  cat <&3
  $END
  kill -KILL $$
  set -f
  IFS='
'
  tries=0
  until rm -rf -- $REMOVE || [ $((tries += 1)) -gt 100 ]; do sleep 0.05; done
} 4>&1 >/dev/null 2>&1 &
exec 3<&- "$@"`

interface Supervised extends Stoppable {
  ended(): boolean
  complaints(): string
}

function supervise({ name, args, env = {}, end = '', remove }: Program): Supervised {
  const child = spawn('sh', ['-c', watched, 'sh', resolve(programs, name), ...args], {
    env: { PATH: process.env.PATH, ...env, END: end, REMOVE: remove.join('\n') },
    stdio: 'pipe',
    // What ends us at a terminal must not end the half that cleans up.
    detached: true,
  })
  const closed = once(child, 'close')
  child.on('exit', () => child.stdin.end())
  return {
    ended: () => child.exitCode !== null || child.signalCode !== null,
    complaints: tailOf([child.stdout, child.stderr]),
    async stop() {
      child.stdin.end()
      await closed
    },
  }
}

const keptCharacters = 2000

function tailOf(streams: Readable[]): () => string {
  let tail = ''
  for (const stream of streams) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-keptCharacters)
    })
  }
  return () => tail.trim()
}

/** Ports of the loopback address that were free just now. */
export async function freePorts(count: number): Promise<number[]> {
  const listeners = await Promise.all(
    Array.from({ length: count }, async () => {
      const listener = createServer().listen(0, '127.0.0.1')
      await once(listener, 'listening')
      return listener
    }),
  )
  const ports = listeners.map((listener) => (listener.address() as AddressInfo).port)
  await Promise.all(listeners.map((listener) => once(listener.close(), 'close')))
  return ports
}
