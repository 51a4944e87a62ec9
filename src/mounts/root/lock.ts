/** Lets one process of this machine at a time change the mounts of a place. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { toBytes } from '../../files/byte-strings.ts'
import { codeOf, Declined } from '../../system/failure.ts'

// The kernel takes 107 bytes. Places that end alike share a lock, and then wait for each other.
const mostNameLength = 40
const lockPauseMs = 5
const mostWaitMs = 60_000

/**
 * Takes the lock of a place, which ends with the `using` block or with the process. The lock is a name that a socket listens
 * on, so the kernel holds it: it cannot be stale, and no process can take it away.
 * https://man7.org/linux/man-pages/man7/unix.7.html (abstract)
 * @param place a path; steps that change the same mounts give the same one
 * @throws Error if another process holds the lock for a minute, or the abort reason
 */
export async function lockMounts(place: string, signal: AbortSignal): Promise<AsyncDisposable> {
  const path = `\0headstart-${toBytes(place).slice(-mostNameLength)}`
  const deadline = performance.now() + mostWaitMs
  for (;;) {
    const server = await listening(path)
    if (server) return { [Symbol.asyncDispose]: () => closed(server) }
    if (performance.now() > deadline) throw new Declined('another step has changed mounts for a minute')
    await sleep(lockPauseMs, undefined, { signal }).catch(() => signal.throwIfAborted())
  }
}

/** Undefined if the name is taken. */
async function listening(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy())
  try {
    await once(server.listen({ path, exclusive: true }), 'listening')
    return server
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error
    return undefined
  }
}

async function closed(server: Server): Promise<void> {
  await new Promise((resolve) => server.close(resolve))
}
