/** Serves the kernel's requests for a FUSE file system that is one file. */
import * as fs from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { largestRead } from '../../stores/on-demand/blocks.ts'
import { codeOf, orUndefined } from '../../system/failure.ts'
import type { MountWork } from '../root/mounting.ts'
import { errors, type FuseReply, type FuseRequest, fileMode, readRequest, replyTo } from './fuse-messages.ts'

export interface ServedFile {
  /** In bytes. */
  size: number
  /**
   * The bytes from `start` up to, not including, `end`, within the file. May run many times at once. The reader sees
   * every error as EIO.
   * @param signal aborts when the reader has gone
   */
  read(start: number, end: number, signal: AbortSignal): Promise<Buffer>
  /** Takes back the memory that `read` returned. */
  release?(bytes: Buffer): void
}

/** @returns the open device, for one mount @throws the system's error where this user may not open it */
export function openFuse(): number {
  return fs.openSync('/dev/fuse', 'r+')
}

/**
 * Creates the file `<dir>/<name>` and mounts over it. Programs that open the file hang until a process serves the device, or
 * all processes have closed it.
 * @throws ToolFailure, or the abort reason
 */
export async function mountFile(
  device: number,
  name: string,
  { dir, rights, signal }: MountWork,
): Promise<void> {
  fs.writeFileSync(join(dir, name), '', { flag: 'wx', mode: 0o600 })
  const owner = `user_id=${process.geteuid?.()},group_id=${process.getegid?.()}`
  // `allow_other`: loop devices read with root's rights. The directory decides which other users reach the file.
  const access = `rootmode=${fileMode.toString(8)},${owner},allow_other,default_permissions`
  const options = `ro,nosuid,nodev,noexec,fd=0,max_read=${largestRead},${access}`
  // The source `dir` marks the mount as ours. sudo passes on only the first three descriptors, so use stdin.
  const args = ['-i', '-n', '-t', 'fuse', '-o', options, '--', dir, name]
  await rights.runWith(device, 'mount', args, { cwd: dir, signal })
}

/** The kernel demands 8 KiB, or the largest write (a page) if that is more. */
const roomBytes = 64 * 1024

const readDevice = promisify(fs.read)

/**
 * Serves the file that was mounted with this open `/dev/fuse`. Resolves when the file is unmounted. Until then, a thread of
 * libuv's pool blocks in the kernel, and `process.exit` would wait for it: to end earlier, a process has to kill itself.
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

/** Undefined when the file is unmounted. https://docs.kernel.org/filesystems/fuse/fuse.html */
async function nextRequest(device: number, room: Buffer): Promise<FuseRequest | undefined> {
  for (;;) {
    try {
      const { bytesRead } = await readDevice(device, room, 0, room.length, null)
      return readRequest(room.subarray(0, bytesRead))
    } catch (error) {
      const code = codeOf(error)
      if (code === 'ENODEV') return undefined
      // ENOENT: the reader left before this process took the request.
      if (code !== 'EINTR' && code !== 'EAGAIN' && code !== 'ENOENT') throw error
    }
  }
}

/** @param waiting the reads without a reply so far */
function answerRead(
  request: Extract<FuseRequest, { kind: 'read' }>,
  { device, file, waiting }: { device: number; file: ServedFile; waiting: Map<bigint, AbortController> },
): void {
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

/** Synchronous: it only copies into the kernel. */
function reply(device: number, { unique, error, body }: FuseReply): void {
  const header = Buffer.alloc(16)
  header.writeUInt32LE(header.length + (body?.length ?? 0), 0)
  header.writeInt32LE(-error, 4)
  header.writeBigUInt64LE(unique, 8)
  // These errors mean that the reader was killed, or that the file is unmounted.
  orUndefined(() => fs.writevSync(device, body ? [header, body] : [header]), 'ENOENT', 'ENODEV')
}
