/** Answers the kernel for a file system that is one file: FUSE's protocol, as far as that takes. */
import * as fs from 'node:fs'
import { promisify } from 'node:util'
import { codeOf } from '../failure.ts'
import { errors, type FuseRequest, readRequest, replyTo } from './fuse-messages.ts'

export interface ServedFile {
  /** In bytes. */
  size: number
  /**
   * The bytes from `start` up to `end`, which lies within the file. May be called many times at once. Whatever it
   * throws is an error of input and output to the reader.
   * @param signal the reader no longer wants them
   */
  read(start: number, end: number, signal: AbortSignal): Promise<Buffer>
  /** Takes back what `read` gave. */
  release?(bytes: Buffer): void
}

/** More than the kernel demands: 8 KiB, or what it may write at once, which is a page here. */
const roomBytes = 64 * 1024

const readDevice = promisify(fs.read)

/**
 * Serves a file to whoever reads what was mounted by this open `/dev/fuse`. Resolves when that is mounted no more.
 *
 * A thread of libuv's pool waits for the kernel all that time, so `process.exit` would wait, too: a process that wants
 * to end before has to kill itself.
 * @throws the system's error
 */
export async function serveFile(device: number, file: ServedFile): Promise<void> {
  const waiting = new Map<bigint, AbortController>()
  const room = Buffer.alloc(roomBytes)
  try {
    for (;;) {
      const request = await nextRequest(device, room)
      if (request === undefined) return
      if (request.kind === 'interrupt') waiting.get(request.interrupted)?.abort()
      else if (request.kind === 'read') answerRead(request, { device, file, waiting })
      else if (request.kind !== 'forget') reply(device, replyTo(request, file.size))
    }
  } finally {
    for (const reader of waiting.values()) reader.abort()
  }
}

/** Undefined when there is nothing mounted any more. https://docs.kernel.org/filesystems/fuse/fuse.html */
async function nextRequest(device: number, room: Buffer): Promise<FuseRequest | undefined> {
  for (;;) {
    try {
      const { bytesRead } = await readDevice(device, room, 0, room.length, null)
      return readRequest(room.subarray(0, bytesRead))
    } catch (error) {
      const code = codeOf(error)
      if (code === 'ENODEV') return undefined
      // ENOENT: whoever asked has gone before we could take the request.
      if (code !== 'EINTR' && code !== 'EAGAIN' && code !== 'ENOENT') throw error
    }
  }
}

interface Serving {
  device: number
  file: ServedFile
  /** Reads that are not answered yet. */
  waiting: Map<bigint, AbortController>
}

type ReadRequest = Extract<FuseRequest, { kind: 'read' }>

function answerRead(request: ReadRequest, { device, file, waiting }: Serving): void {
  const { unique } = request
  const reader = new AbortController()
  const start = Math.min(request.start, file.size)
  const end = Math.min(request.end, file.size)
  waiting.set(unique, reader)
  file
    .read(start, end, reader.signal)
    .then(
      (bytes) => {
        reply(device, { unique, error: 0, body: bytes })
        file.release?.(bytes)
      },
      () => reply(device, { unique, error: reader.signal.aborted ? errors.EINTR : errors.EIO }),
    )
    .finally(() => waiting.delete(unique))
}

/** Copying into the kernel is all that this waits for. */
function reply(
  device: number,
  { unique, error, body }: { unique: bigint; error: number; body?: Buffer },
): void {
  const header = Buffer.alloc(16)
  header.writeUInt32LE(header.length + (body?.length ?? 0), 0)
  header.writeInt32LE(-error, 4)
  header.writeBigUInt64LE(unique, 8)
  try {
    fs.writevSync(device, body ? [header, body] : [header])
  } catch (error) {
    // Nobody waits for it any more: the reader was killed, or all is unmounted.
    if (!['ENOENT', 'ENODEV'].includes(codeOf(error) ?? '')) throw error
  }
}
