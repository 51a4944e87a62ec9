/**
 * A lock between processes, also of several containers: a directory with the socket of its holder. A rename replaces only an
 * empty directory, so only one process gets the lock. The kernel closes the socket when the holder ends, for whatever
 * reason. Names of sockets are never reused, so no living holder loses the lock.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { lstatSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { orUndefined, unlessMissing } from '../failure.ts'
import { mayLive, ownSign, signPattern } from '../machine/sign-of-life.ts'
import { join } from '../native-path.ts'
import { connectTo, listenIn } from './local-socket.ts'
import { isOwnedByUser, isPrivateMode } from './ownership.ts'
import { renameUnlessTaken } from './rename.ts'

export interface Lock {
  /** Lets another process have the lock. May be called several times. */
  release(): void
}

interface LockPlace {
  /** A directory on the file system of the lock, where the lock is made. */
  madeIn: string
}

/** @throws Error if another file has the name of the lock, so that no process can ever get the lock */
export function checkLock(path: string): void {
  // Reads the state only once, because the holder may release the lock at any time.
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (stat && !(stat.isDirectory() && isOwnedByUser(stat) && isPrivateMode(stat)))
    throw new Error(`${path} is not a directory of this user alone; remove it to restore here`)
}

/**
 * Gets the lock, or connects to its holder. On a file system without sockets, every process gets the lock: no process could
 * see there that the holder was killed.
 * @param server listens while this process holds the lock
 * @returns `holder` is undefined if this process cannot reach the holder, which may live, on another host for example
 * @throws the system's error, and what `checkLock` throws
 */
export async function tryLock(
  path: string,
  { madeIn, server }: LockPlace & { server: Server },
): Promise<Lock | { holder: Socket | undefined }> {
  const found = await holderOf(path)
  if (found) return found
  const own = mkdtempSync(join(madeIn, 'lock-'))
  const name = `${ownSign(own)}-${randomUUID().slice(0, 8)}`
  const hasSockets = listenIn(own, name, server)
  let isOurs = false
  try {
    while (hasSockets && !isOurs) {
      isOurs = renameUnlessTaken(own, path)
      const other = isOurs ? undefined : await holderOf(path)
      if (other) return other
    }
  } catch (error) {
    checkLock(path)
    throw error
  } finally {
    if (!isOurs) {
      server.close()
      rmSync(own, { recursive: true, force: true })
    }
  }
  return {
    release() {
      server.close()
      rmSync(join(path, name), { force: true })
      // Another process may have the lock already.
      orUndefined(() => rmdirSync(path))
    },
  }
}

const socketName = new RegExp(`^(${signPattern})-[0-9a-f]{8}$`)

/** Removes the sockets of killed holders. */
async function holderOf(path: string): Promise<{ holder: Socket | undefined } | undefined> {
  checkLock(path)
  for (const name of (await fs.readdir(path).catch(unlessMissing)) ?? []) {
    const socket = join(path, name)
    const [, sign] = socketName.exec(name) ?? []
    try {
      const holder = await connectTo(path, name)
      if (holder) return { holder }
    } catch {
      return { holder: undefined }
    }
    // It has ended in the meantime.
    if (!lstatSync(socket, { throwIfNoEntry: false })) continue
    if (await mayLive(socket, sign, async () => false)) return { holder: undefined }
    rmSync(socket, { recursive: true, force: true })
  }
  return undefined
}

// A holder that cannot be reached does not say when it ends.
const retryMs = 20

interface LockWait extends LockPlace {
  signal: AbortSignal
  /** In milliseconds. */
  limitMs: number
  /** Makes the error of a wait that was longer than the limit. */
  late(): Error
}

/** Waits for the lock. @throws AbortError, the error of `late`, or like `tryLock` */
export async function waitForLock(path: string, { madeIn, signal, limitMs, late }: LockWait): Promise<Lock> {
  const waiting = new Set<Socket>()
  const limit = AbortSignal.timeout(limitMs)
  const ending = { signal: AbortSignal.any([signal, limit]) }
  for (;;) {
    const server = createServer((socket) => waiting.add(socket.on('error', () => {}).unref()))
    const attempt = await tryLock(path, { madeIn, server: server.unref() })
    if ('release' in attempt) {
      const release = (): void => {
        attempt.release()
        for (const socket of waiting) socket.destroy()
      }
      return { release }
    }
    const { holder } = attempt
    try {
      // The connection closes when the holder releases the lock, or ends.
      await (holder ? once(holder.resume(), 'close', ending) : sleep(retryMs, undefined, ending))
    } catch (error) {
      if (signal.aborted) throw error
      if (limit.aborted) throw late()
      // The connection of a holder that was killed is reset.
    } finally {
      holder?.destroy()
    }
  }
}
