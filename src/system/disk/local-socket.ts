/**
 * Sockets in directories, by which the processes of a host find each other. A socket ends with its process, however the
 * process ends. A renamed socket leads to the same process.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, lstatSync, openSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '../failure.ts'
import { readOwnFile } from './ownership.ts'
import { openScratch } from './scratch.ts'

interface Address {
  path: string
  /** Must be called when the socket listens or is connected. */
  close(): void
}

const isWindows = process.platform === 'win32'

/** Makes a server listen at `<dir>/<name>`. @returns false on a file system without sockets */
export function listenIn(dir: string, name: string, server: Server): boolean {
  const { path, close } = isWindows
    ? { path: `\\\\.\\pipe\\headstart-${randomUUID()}`, close: () => {} }
    : socketIn(dir, name)
  // The socket is there when the call returns; the event comes later.
  server.on('error', () => {}).listen(path)
  close()
  if (isWindows && server.listening) writeFileSync(join(dir, name), pipeFile(path, dir), { mode: 0o600 })
  return server.listening
}

/** Undefined if the process that made the socket has ended. @throws the system's error */
export async function connectTo(dir: string, name: string): Promise<Socket | undefined> {
  const address = isWindows ? pipeIn(dir, name) : socketIn(dir, name)
  if (!address) return undefined
  try {
    const socket = connect(address.path)
    // An error after this is the end of the other process, and the socket closes.
    socket.on('error', () => {})
    await once(socket, 'connect').finally(address.close)
    return socket
  } catch (error) {
    if (!['ECONNREFUSED', 'ENOENT'].includes(String(codeOf(error)))) throw error
    return undefined
  }
}

/** Whether `<dir>/<name>` is a socket. The process that made it may have ended. */
export function isSocketIn(dir: string, name: string): boolean {
  if (isWindows) return pipeIn(dir, name) !== undefined
  return lstatSync(join(dir, name), { throwIfNoEntry: false })?.isSocket() === true
}

/** The path of a socket is limited to some 100 bytes. A path through an open directory, or through a link, fits. */
function socketIn(dir: string, name: string): Address {
  const path = join(dir, name)
  if (Buffer.byteLength(path) < 100) return { path, close: () => {} }
  if (process.platform === 'linux') {
    const directory = openSync(dir, 'r')
    return { path: `/proc/self/fd/${directory}/${name}`, close: () => closeSync(directory) }
  }
  const scratch = openScratch(tmpdir())
  symlinkSync(dir, join(scratch.dir, 'd'))
  return { path: join(scratch.dir, 'd', name), close: scratch.remove }
}

// On Windows, a local socket is a named pipe, which is in no directory. So a file in the directory has its name.
const pipeName = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/
const mostPipeNameBytes = 256

/** No archive and no checkout can know the inode of the directory, so none of them can have brought the file. */
function pipeFile(pipe: string, dir: string): string {
  return `${pipe}\n${statSync(dir, { bigint: true }).ino}\n`
}

function pipeIn(dir: string, name: string): Address | undefined {
  const text = readOwnFile(join(dir, name), mostPipeNameBytes)?.toString('latin1') ?? ''
  const [path = ''] = text.split('\n')
  return pipeName.test(path) && text === pipeFile(path, dir) ? { path, close: () => {} } : undefined
}
