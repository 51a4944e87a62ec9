/** Keeps unpacking from filling a disk. */
import { statfs } from 'node:fs/promises'
import { shortSizeText } from '../units.ts'

// Other programs keep this part of the disk.
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

/** @throws Error if there is no room for so many bytes or files */
export async function checkSpace(dir: string, needed: { bytes: number; files?: number }): Promise<void> {
  const free = await spaceAt(dir)
  const lacking = (needed: string, free: string): Error =>
    new Error(`${needed} are needed, but only ${free} are free at ${dir}`)
  if (free.bytes < needed.bytes)
    throw lacking(shortSizeText(needed.bytes), shortSizeText(Math.max(0, free.bytes)))
  if (free.files < (needed.files ?? 0)) throw lacking(`${needed.files} files`, `${Math.max(0, free.files)}`)
}

/** Does work that writes to a directory. Its signal aborts when hardly any space is left. */
export async function whileThereIsSpace<T>(
  dir: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const full = new AbortController()
  const looking = setInterval(async () => {
    const { bytes, files } = await spaceAt(dir).catch(() => ({ bytes: 0, files: 0 }))
    if (bytes < 0 || files < 0) full.abort(new Error(`hardly any space is left at ${dir}`))
  }, spaceCheckMs)
  try {
    return await work(AbortSignal.any([signal, full.signal]))
  } finally {
    clearInterval(looking)
  }
}
