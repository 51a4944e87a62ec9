/** Says how much space a disk has, and keeps work from filling it. */
import { type StatsFs, statfsSync } from 'node:fs'
import { type FileHandle, statfs } from 'node:fs/promises'
import { lengthOf } from '../bytes.ts'
import { codeOf, messageOf } from '../failure.ts'
import { gibibyte, mebibyte, shortSizeText } from '../units.ts'

// The share of the disk that other programs keep, and its limits.
const reservedShare = 0.05
const mostReservedBytes = 256 * mebibyte
const mostReservedFiles = 64 * 1024
const spaceCheckMs = 20

/** The limit of the reserve for entries that a disk keeps only as long as it has room for them. */
export const mostReservedByStores = gibibyte

interface Space {
  allBytes: number
  freeBytes: number
  /** Infinity if the file system has no limit of files. */
  freeFiles: number
  /** What is free beyond the reserve; negative if part of the reserve is in use. */
  room: { bytes: number; files: number }
}

/** The space on the disk of a directory. A disk that does not answer does not keep a job from being cancelled. */
export async function spaceAt(dir: string, mostReserved?: number): Promise<Space> {
  return spaceIn(await statfs(dir), mostReserved)
}

/** The bytes that are free on the disk of a directory, which is known to answer. */
export function freeBytesAt(dir: string): number {
  return spaceIn(statfsSync(dir)).freeBytes
}

function spaceIn({ bavail, blocks, bsize, ffree, files }: StatsFs, mostReserved = mostReservedBytes): Space {
  const [allBytes, freeBytes, freeFiles] = [blocks * bsize, bavail * bsize, files === 0 ? Infinity : ffree]
  const room = {
    bytes: freeBytes - Math.floor(Math.min(allBytes * reservedShare, mostReserved)),
    files: freeFiles - Math.floor(Math.min(files * reservedShare, mostReservedFiles)),
  }
  return { allBytes, freeBytes, freeFiles, room }
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
  const { allBytes, freeBytes, freeFiles } = spaceIn(statfsSync(dir))
  const free = `${shortSizeText(freeBytes)} of ${shortSizeText(allBytes)} are free`
  const inodes = freeFiles === 0 ? ', and the file system takes no more files' : ''
  return new Error(
    `no space is left (ENOSPC) on the disk of ${dir}: ${free}${inodes}. Make room on this disk`,
  )
}

/** @throws Error if there is no room for so many bytes or files */
export async function checkSpace(dir: string, needed: { bytes: number; files?: number }): Promise<void> {
  const { room } = await spaceAt(dir)
  const lacking = (needed: string, free: string): Error =>
    new Error(`${needed} are needed, but only ${free} are free at ${dir}`)
  if (room.bytes < needed.bytes)
    throw lacking(shortSizeText(needed.bytes), shortSizeText(Math.max(0, room.bytes)))
  if (room.files < (needed.files ?? 0)) throw lacking(`${needed.files} files`, `${Math.max(0, room.files)}`)
}

/** Watches the disk of a directory until the end of the block. Its signal aborts when hardly any space is left, too. */
export function watchSpace(dir: string, signal: AbortSignal): { signal: AbortSignal } & Disposable {
  const full = new AbortController()
  const looking = setInterval(async () => {
    const space = await spaceAt(dir).catch(() => undefined)
    if (space && Math.min(space.room.bytes, space.room.files) < 0)
      full.abort(new Error(`hardly any space is left at ${dir}`))
  }, spaceCheckMs)
  return {
    signal: AbortSignal.any([signal, full.signal]),
    [Symbol.dispose]: () => clearInterval(looking),
  }
}
