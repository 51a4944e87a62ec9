/** Keeps unpacking from filling a disk. */
import { statfsSync } from 'node:fs'
import { type FileHandle, statfs } from 'node:fs/promises'
import { lengthOf } from '../bytes.ts'
import { codeOf, messageOf } from '../failure.ts'
import { shortSizeText } from '../units.ts'

// The share of the disk that other programs keep, and its limit.
const reservedPart = 0.05
const mostReserved = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }
const spaceCheckMs = 20

interface Space {
  /** Free space without the reserve; negative if part of the reserve is in use. */
  bytes: number
  files: number
}

async function spaceAt(dir: string): Promise<Space> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(dir)
  const reserved = (field: keyof Space, all: number): number =>
    Math.floor(Math.min(all * reservedPart, mostReserved[field]))
  // Some file systems have no limit of files.
  const freeFiles = files === 0 ? Number.POSITIVE_INFINITY : ffree - reserved('files', files)
  return { bytes: bavail * bsize - reserved('bytes', blocks * bsize), files: freeFiles }
}

/** Names the disk if an error says that the disk is full. Called before a clean-up frees the space. */
export function namingDisk(error: unknown, dir: string): unknown {
  const isFull = codeOf(error) === 'ENOSPC' || /No space left on device/.test(messageOf(error))
  return isFull ? diskFull(dir) : error
}

/** @throws Error that names the disk of `dir` if it is full */
export async function writeWhole(
  file: FileHandle,
  dir: string,
  pieces: Buffer[],
  position: number,
): Promise<void> {
  const { bytesWritten } = await file.writev(pieces, position).catch((error) => {
    throw namingDisk(error, dir)
  })
  // A full disk takes some of the bytes before it refuses the rest.
  if (bytesWritten !== lengthOf(pieces)) throw diskFull(dir)
}

function diskFull(dir: string): Error {
  const { bavail, blocks, bsize, ffree, files } = statfsSync(dir)
  const free = `${shortSizeText(bavail * bsize)} of ${shortSizeText(blocks * bsize)} are free`
  const inodes = files > 0 && ffree === 0 ? ', and the file system takes no more files' : ''
  return new Error(
    `no space is left (ENOSPC) on the disk of ${dir}: ${free}${inodes}. Make room on this disk`,
  )
}

/** @throws Error if there is no room for so many bytes or files */
export async function checkSpace(dir: string, needed: { bytes: number; files?: number }): Promise<void> {
  const free = await spaceAt(dir)
  const lacking = (needed: string, free: string): Error =>
    new Error(`${needed} are needed, but only ${free} are free at ${dir}`)
  if (free.bytes < needed.bytes)
    throw lacking(shortSizeText(needed.bytes), shortSizeText(Math.max(0, free.bytes)))
  if (free.files < (needed.files ?? 0)) throw lacking(`${needed.files} files`, `${Math.max(0, free.files)}`)
}

/** Watches the disk of a directory until the end of the block. Its signal aborts when hardly any space is left, too. */
export function watchSpace(dir: string, signal: AbortSignal): { signal: AbortSignal } & Disposable {
  const full = new AbortController()
  const looking = setInterval(async () => {
    const { bytes, files } = await spaceAt(dir).catch(() => ({ bytes: 0, files: 0 }))
    if (bytes < 0 || files < 0) full.abort(new Error(`hardly any space is left at ${dir}`))
  }, spaceCheckMs)
  return {
    signal: AbortSignal.any([signal, full.signal]),
    [Symbol.dispose]: () => clearInterval(looking),
  }
}
