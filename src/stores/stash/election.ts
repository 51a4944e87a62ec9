/** Elects the process of this host that fills a copy. Its followers hear which blocks it has written. */
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import * as fs from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { connectTo, listenIn } from '../../system/disk/local-socket.ts'
import { makeOwnDirectories } from '../../system/disk/ownership.ts'
import { renameUnlessTaken } from '../../system/disk/rename.ts'
import { unlessMissing } from '../../system/failure.ts'
import { mayLive, ownSign, signPattern } from '../../system/machine/sign-of-life.ts'

// No repository's name starts with a dot.
const electionsDir = '.fillers'

export type FillerChannel = ReturnType<typeof channelOf>

export interface FollowerChannel {
  role: 'follower'
  /** Lines from and to the filler. The kernel closes the connection when the filler ends, for whatever reason. */
  lines: Socket
}

/**
 * Makes this process the filler, or connects it to the filler. An election is a directory with the filler's socket. A
 * rename replaces only an empty directory, so only one process of a host becomes the filler. Names of sockets are never
 * reused, so no living filler loses its role. If the filler is on another host, this process fills a copy of its own.
 * @param root the root directory of the stash, which must exist
 * @throws the system's error
 */
export async function elect(root: string, name: string): Promise<FillerChannel | FollowerChannel> {
  const dir = join(root, electionsDir, name)
  await makeOwnDirectories(root, dirname(dir))
  for (;;) {
    const found = await follow(dir)
    if (found === 'out of reach') return newChannel(join(dir, randomUUID())).channel
    const channel = found ?? (await lead(dir))
    if (channel) return channel
  }
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

const socketName = new RegExp(`^(${signPattern})-[0-9a-f]{8}$`)

async function follow(dir: string): Promise<FollowerChannel | 'out of reach' | undefined> {
  for (const name of (await fs.readdir(dir).catch(unlessMissing)) ?? []) {
    const lines = await connectTo(dir, name)
    if (lines) return { role: 'follower', lines }
    const path = join(dir, name)
    // It has ended in the meantime.
    if (!(await fs.lstat(path).catch(unlessMissing))) continue
    const [, sign] = socketName.exec(name) ?? []
    if (await mayLive(path, sign, async () => false)) return 'out of reach'
    await fs.rm(path, { recursive: true, force: true })
  }
  return undefined
}

/** @returns undefined if another process is the filler already */
async function lead(dir: string): Promise<FillerChannel | undefined> {
  const own = await fs.mkdtemp(join(dirname(dir), 'joining-'))
  const name = `${ownSign(own)}-${randomUUID().slice(0, 8)}`
  const { server, channel } = newChannel(join(dir, name))
  // The file system may have no sockets: then this process fills the copy without followers.
  if (!listenIn(own, name, server)) {
    await fs.rm(own, { recursive: true })
    return channel
  }
  let isElected = false
  try {
    isElected = renameUnlessTaken(own, dir)
  } finally {
    if (!isElected) {
      server.close()
      await fs.rm(own, { recursive: true, force: true })
    }
  }
  return isElected ? channel : undefined
}

/** A channel that followers can connect to as soon as the server listens. @param path the final path of its socket */
function newChannel(path: string): { server: Server; channel: FillerChannel } {
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
  return { server, channel: channelOf(server, { said, followers, heard, path }) }
}

interface ChannelParts {
  /** All lines so far. */
  said: string[]
  followers: Set<Socket>
  /** Emits the lines of followers. */
  heard: EventEmitter
  /** The socket's final path. */
  path: string
}

function channelOf(server: Server, { said, followers, heard, path }: ChannelParts) {
  const send = (text: string): void => {
    for (const follower of followers) follower.write(text)
  }
  return {
    role: 'filler' as const,
    /** Sends a line to all followers, also to later ones. */
    say(line: string): void {
      said.push(`${line}\n`)
      send(`${line}\n`)
    },
    /** Calls `listen` with each further line of a follower. */
    onLine: (listen: (line: string) => void) => void heard.on('line', listen),
    /** Sends an empty line to the present followers: this process is alive. */
    giveSign: () => send('\n'),
    /** Lets another process become the filler. May be called several times. */
    async end(): Promise<void> {
      await fs.rm(path, { force: true })
      // Another process may be the filler already.
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
