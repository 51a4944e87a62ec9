/** Starts and ends the process that serves a lazy mount, for the steps. */
import { closeSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Facts } from '../../entry/container.ts'
import type { FetchReport } from '../../stores/on-demand/fetch.ts'
import type { FirstBlock } from '../../stores/on-demand/first-blocks.ts'
import type { FoundEntry } from '../../stores/on-demand/found-entry.ts'
import { readOwnFile } from '../../system/disk/ownership.ts'
import { Declined, orUndefined } from '../../system/failure.ts'
import { startOf } from '../../system/machine/processes.ts'
import type { Rights } from '../../system/root-rights.ts'
import { startDetached } from '../../system/run.ts'
import { filesServedFor } from '../root/mount-root.ts'
import type { MountWork } from '../root/mounting.ts'
import { unmountAt } from '../root/unmount.ts'
import { mountFile, openFuse } from './fuse.ts'

/** The message of a restore to the server of its lazy mount, which replies once. */
export interface ServeRequest {
  /** The inputs of the cache that say where its store is, as the user has written them. */
  inputs: Record<string, string>
  /** The step's environment variables, secrets included. */
  env: Record<string, string>
  /** The step's working directory, which relative inputs are resolved against. */
  cwd: string
  /** The mount root; absolute. */
  dir: string
  found: FoundEntry
  facts: Facts
  /** The digests of the entry's index. */
  digests: Buffer
  first: FirstBlock[]
}

/** Whether it serves the image, or the reason why it does not. */
export type ServeReply = { ready: true } | { refused: string }

/** The files that the server makes in the mount root. */
export const serverFiles = {
  /** The FUSE file: the image, ready to be mounted. */
  image: 'image',
  /** The blocks that have arrived. */
  blocks: 'blocks',
  /** The FetchReport as JSON, written when the server ends. */
  report: 'report',
  log: 'log',
}

// The file with the server's pid and start time, which detects a reused pid.
const identity = 'server'

const startTimeoutMs = 60_000

export type Server = ReturnType<typeof startServer>

/**
 * Starts a server. It ends by itself if this process ends before `serve`.
 * @param inputs reads those of `ServeRequest`, once the entry is found @throws the system's error where this user may not open the FUSE device
 */
export function startServer(inputs: () => ServeRequest['inputs']) {
  const device = openFuse()
  const { pid, ask, kill } = startDetached([join(import.meta.dirname, 'lazy.js')], device)
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended.
     * @param first is awaited only after the file is there
     * @throws what `first` rejects with; Error with the reason why the server cannot serve the image
     */
    async serve(
      request: Omit<ServeRequest, 'inputs' | 'dir' | 'first'>,
      first: Promise<FirstBlock[]>,
      { dir, rights, signal }: MountWork,
    ): Promise<void> {
      signal.throwIfAborted()
      const limit = AbortSignal.any([signal, AbortSignal.timeout(startTimeoutMs)])
      limit.addEventListener('abort', kill)
      try {
        writeFileSync(join(dir, identity), `${pid} ${startOf(pid)}`)
        await mountFile(device, serverFiles.image, { dir, rights, signal })
        const reply = (await ask({ ...request, dir, first: await first, inputs: inputs() })) as ServeReply
        if ('refused' in reply) throw new Declined(`its server refused: ${reply.refused}`)
      } catch (error) {
        kill()
        signal.throwIfAborted()
        throw error
      } finally {
        // From now on, readers get an error if the server ends.
        closeSync(device)
        limit.removeEventListener('abort', kill)
      }
    },
  }
}

const endingMs = 5_000

/** The report that a server has left in the mount root; `killed` if it left none. */
export type ServerReport = FetchReport | 'killed'

/** Ends the server of a mount root, if there is one. Programs that still wait for bytes get an error. */
export async function endServer(dir: string, rights: Rights): Promise<ServerReport | undefined> {
  // `-f` ends the connection, and so the server. `-l` detaches the mount at once: a loop device or another namespace
  // may hold it for long, but cannot read it without a server.
  const signal = AbortSignal.timeout(endingMs)
  const points = filesServedFor(dir).map(({ point }) => point)
  if (points.length > 0) await unmountAt(points, ['-f', '-l'], { rights, signal }).catch(() => {})
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
    // Not even SIGKILL ends a process that waits for a dead disk.
    if (ms > 2 * endingMs) return
    if (ms > endingMs) orUndefined(() => process.kill(pid, 'SIGKILL'), 'ESRCH')
    await sleep(4)
  }
}

/** Undefined where there is no report, or part of one because the disk was full. */
function reportIn(dir: string): FetchReport | undefined {
  return orUndefined(() => JSON.parse(textIn(join(dir, serverFiles.report))) as FetchReport)
}

const maxFileBytes = 64 * 1024

function textIn(path: string): string {
  return readOwnFile(path, maxFileBytes)?.toString() ?? ''
}
