/** Elects the process of this host that fills a copy. Its followers hear which blocks it has written. */
import { EventEmitter } from 'node:events'
import * as fs from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { type Lock, tryLock } from '../../system/disk/lock.ts'
import { makeOwnDirectories } from '../../system/disk/ownership.ts'

// No repository's name starts with a dot.
const electionsDir = '.fillers'

export type FillerChannel = ReturnType<typeof newFillerChannel>['channel']

export interface FollowerChannel {
  role: 'follower'
  /** Lines from and to the filler. The kernel closes the connection when the filler ends, for whatever reason. */
  lines: Socket
}

/**
 * Makes this process the filler, or connects it to the filler, which holds the lock of the copy. If the filler is on another
 * host, this process fills a copy of its own; on a file system without sockets, every process does.
 * @param root the root directory of the stash, which must exist
 * @throws the system's error
 */
export async function elect(root: string, name: string): Promise<FillerChannel | FollowerChannel> {
  const path = join(root, electionsDir, name)
  await makeOwnDirectories(root, dirname(path))
  const { server, channel, keep } = newFillerChannel()
  const attempt = await tryLock(path, { madeIn: dirname(path), server })
  if ('release' in attempt) keep(attempt)
  else if (attempt.holder) return { role: 'follower', lines: attempt.holder }
  return channel
}

// A filler that takes longer gets no further followers.
const abandonedAfterMs = 60 * 60 * 1000

/** Removes the elections of processes that were killed. */
export async function removeAbandonedElections(root: string): Promise<void> {
  const elections = join(root, electionsDir)
  for (const name of await fs.readdir(elections)) {
    const stat = await fs.stat(join(elections, name)).catch(() => undefined)
    if (stat && Date.now() - stat.mtimeMs > abandonedAfterMs)
      await fs.rm(join(elections, name), { recursive: true, force: true })
  }
}

/** A channel that followers can connect to as soon as the server listens. */
function newFillerChannel() {
  let lock: Lock | undefined
  let said = ''
  const followers = new Set<Socket>()
  const heard = new EventEmitter()
  const server = createServer((socket) => {
    // A follower that has gone is no error.
    socket.on('error', () => {}).on('close', () => followers.delete(socket))
    readLines(socket, (line) => heard.emit('line', line))
    followers.add(socket.unref())
    if (said !== '') socket.write(said)
  }).unref()
  const send = (text: string): void => {
    for (const follower of followers) follower.write(text)
  }
  const channel = {
    role: 'filler' as const,
    /** Sends a line to all followers, also to later ones. */
    say(line: string): void {
      said += `${line}\n`
      send(`${line}\n`)
    },
    /** Calls `listen` with each further line of a follower. */
    onLine: (listen: (line: string) => void) => void heard.on('line', listen),
    /** Sends an empty line to the present followers: this process is alive. */
    giveSign: () => send('\n'),
    /** Lets another process become the filler. May be called several times. */
    end(): void {
      lock?.release()
      for (const follower of followers) follower.end()
    },
  }
  const keep = (held: Lock): void => {
    lock = held
  }
  return { server, channel, keep }
}

const longestLine = 36

/** Calls `take` with each line. A sender of longer lines is not read any further. */
export function readLines(socket: Socket, take: (line: string) => void): void {
  let rest = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) socket.pause()
    for (const line of lines) take(line)
  })
}
