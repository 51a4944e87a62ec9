/** The process that serves a lazy mount, as the steps see it: how it is started, and how it comes to its end. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readOwnFile } from '../disk/own-file.ts'
import { codeOf, messageOf } from '../failure.ts'
import { startOf } from '../mount/processes.ts'
import type { Rights } from '../mount/rights.ts'
import { filesShownFor } from '../mount/scaffold.ts'
import { unmountAt } from '../mount/unmount.ts'
import { startDetached } from '../process.ts'
import type { FetchReport } from './fetch.ts'
import { messageLine, readMessages, type ServeReply, type ServeRequest } from './serve-request.ts'

/** What it leaves in the scaffold. */
export const serverFiles = {
  /** The image, as a file that can be mounted. */
  image: 'image',
  /** What has arrived. */
  blocks: 'blocks',
  /** At its end, what it was good for. */
  report: 'report',
  log: 'log',
}

// Its number and its start, which tell whether it is still the same process.
const identity = 'server'

export interface Server {
  /**
   * When this resolves, `<dir>/image` is there to be mounted. The server lives as long as that is, and fetches what
   * nobody waits for when this process has gone.
   * @throws Error that says why there is none
   */
  show(request: ServeRequest, signal: AbortSignal): Promise<void>
}

const startTimeoutMs = 60_000

/** Starts it. It ends by itself when this process goes before it was told what to show. */
export function startServer(): Server {
  const program = join(import.meta.dirname, 'lazy.js')
  const { pid, stdin, stdout, kill } = startDetached({ path: process.execPath, args: [program] })
  const words = readMessages(stdout)
  return {
    async show(request, signal) {
      signal.throwIfAborted()
      const limit = AbortSignal.any([signal, AbortSignal.timeout(startTimeoutMs)])
      limit.addEventListener('abort', kill)
      try {
        writeFileSync(join(request.dir, identity), `${pid} ${startOf(pid)}`)
        stdin.write(messageLine(request))
        const word = await words.next<ServeReply>()
        if ('refused' in word) throw new Error(word.refused)
      } catch (error) {
        kill()
        signal.throwIfAborted()
        throw new Error(`its server refused: ${messageOf(error)}`)
      } finally {
        limit.removeEventListener('abort', kill)
      }
    },
  }
}

const endingMs = 5_000

/**
 * Ends the server of a scaffold, if it has one: whoever still waits for bytes hears that there will be none.
 * @returns what it was good for; `killed` where it can no longer tell
 */
export async function endServer(dir: string, rights: Rights): Promise<FetchReport | 'killed' | undefined> {
  // By force, whoever uses it: that ends the connection, and so the server. Detached, as others may hold on to it for
  // long, such as a loop device that another namespace has mounts of; without a server it is of no use to them.
  const signal = AbortSignal.timeout(endingMs)
  for (const { point } of filesShownFor(dir)) {
    await unmountAt(point, ['-f', '-l'], { rights, signal }).catch(() => {})
  }
  const path = join(dir, identity)
  if (!existsSync(path)) return undefined
  const [, pid, start] = /^(\d+) (\d+)$/.exec(textIn(path)) ?? []
  if (pid) await endOf(Number(pid), start)
  rmSync(path, { recursive: true, force: true })
  return reportIn(dir) ?? 'killed'
}

async function endOf(pid: number, start: string | undefined): Promise<void> {
  const began = performance.now()
  while (startOf(pid) === start) {
    const ms = performance.now() - began
    // Nothing ends what waits for a disk that does not answer.
    if (ms > 2 * endingMs) return
    if (ms > endingMs) kill(pid)
    await sleep(20)
  }
}

/** Undefined where there is none, or not all of it, as on a disk that is full. */
function reportIn(dir: string): FetchReport | undefined {
  try {
    return JSON.parse(textIn(join(dir, serverFiles.report))) as FetchReport
  } catch {
    return undefined
  }
}

const maxFileBytes = 64 * 1024

function textIn(path: string): string {
  return readOwnFile(path, maxFileBytes)?.toString() ?? ''
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
