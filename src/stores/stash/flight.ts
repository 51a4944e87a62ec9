/** Lets one process of this host do the work that several need: it leads, and the others hear how far it is. */
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import * as fs from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { connectTo, listenIn } from '../../system/disk/local-socket.ts'
import { makeOwnDirectories } from '../../system/disk/ownership.ts'
import { renameUnlessTaken } from '../../system/disk/rename.ts'
import { codeOf } from '../../system/failure.ts'

/** Where flights are. No repository has this name, because repositories' names do not start with a dot. */
const flightsDir = '.flights'

export interface Leader {
  role: 'leader'
  /** Sends a line to all followers, also to those that come later. */
  say(line: string): void
  /** Calls `listen` with each line of a follower, from now on. */
  onLine(listen: (line: string) => void): void
  /** Sends an empty line to the followers of now: this process is alive. */
  giveSign(): void
  hasFollowers(): boolean
  /** Lets another process lead. May be called several times. */
  end(): Promise<void>
}

export interface Follower {
  role: 'follower'
  /**
   * The leader's lines, and lines to the leader. The kernel ends the connection when the leader ends, however that
   * happens.
   */
  lines: Socket
}

/**
 * A flight is a directory with the leader's socket. The kernel replaces a directory by a rename only if it is empty, so
 * only one process gets to lead. Names of sockets are never reused, so no living leader can lose its place.
 * @param root the root directory of the stash, which must exist
 * @throws the system's error
 */
export async function joinFlight(root: string, name: string): Promise<Leader | Follower> {
  const dir = join(root, flightsDir, name)
  await makeOwnDirectories(root, dirname(dir))
  for (;;) {
    const seat = (await follow(dir)) ?? (await lead(dir))
    if (seat) return seat
  }
}

// A process that leads for longer than this gets no further followers.
const abandonedAfterMs = 60 * 60 * 1000

/** Removes the flights of processes that were killed. */
export async function removeAbandonedFlights(root: string): Promise<void> {
  const flights = join(root, flightsDir)
  for (const name of await fs.readdir(flights)) {
    const stat = await fs.stat(join(flights, name)).catch(() => undefined)
    if (stat && Date.now() - stat.mtimeMs > abandonedAfterMs)
      await fs.rm(join(flights, name), { recursive: true, force: true })
  }
}

async function follow(dir: string): Promise<Follower | undefined> {
  for (const name of await fs.readdir(dir).catch(unlessMissing)) {
    const lines = await connectTo(dir, name)
    if (lines) return { role: 'follower', lines }
    await fs.rm(join(dir, name), { recursive: true, force: true })
  }
  return undefined
}

/** Undefined if another process leads already. */
async function lead(dir: string): Promise<Leader | undefined> {
  const own = await fs.mkdtemp(join(dirname(dir), 'joining-'))
  const name = randomUUID()
  const said: string[] = []
  const followers = new Set<Socket>()
  const heard = new EventEmitter()
  const server = createServer((socket) => {
    // A follower that has gone is no error.
    socket.on('error', () => {}).on('close', () => followers.delete(socket))
    readLines(socket, (line) => heard.emit('line', line))
    followers.add(socket.unref())
    if (said.length > 0) socket.write(said.join(''))
  }).unref()
  const leader = leaderOf(server, { said, followers, heard, path: join(dir, name) })
  // On a file system without sockets, this process works for itself alone.
  if (!listenIn(own, name, server)) {
    await fs.rm(own, { recursive: true })
    return leader
  }
  let leads = false
  try {
    leads = renameUnlessTaken(own, dir)
  } finally {
    if (!leads) {
      server.close()
      await fs.rm(own, { recursive: true, force: true })
    }
  }
  return leads ? leader : undefined
}

interface Post {
  /** All lines so far. */
  said: string[]
  followers: Set<Socket>
  /** Emits the lines of followers. */
  heard: EventEmitter
  /** The socket's final path. */
  path: string
}

function leaderOf(server: Server, { said, followers, heard, path }: Post): Leader {
  const send = (text: string): void => {
    for (const follower of followers) follower.write(text)
  }
  return {
    role: 'leader',
    say(line) {
      said.push(`${line}\n`)
      send(`${line}\n`)
    },
    onLine: (listen) => void heard.on('line', listen),
    giveSign: () => send('\n'),
    hasFollowers: () => followers.size > 0,
    async end() {
      await fs.rm(path, { force: true })
      // Another process may lead already.
      await fs.rmdir(dirname(path)).catch(() => {})
      server.close()
      for (const follower of followers) follower.end()
    },
  }
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

function unlessMissing(error: unknown): string[] {
  if (codeOf(error) === 'ENOENT') return []
  throw error
}
