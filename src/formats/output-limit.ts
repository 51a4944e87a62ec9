/** Ends unpacking that makes more of an entry than its index declares, such as a gigabyte of zeros out of 30 KB. */
import { statfsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Segment } from '../entry/container.ts'
import { BadEntry } from '../failure.ts'

export interface OutputLimit {
  /** Aborted when it is exceeded. */
  signal: AbortSignal
  /** Lets so many bytes more pass. */
  allow(bytes: number): void
  /** Counts bytes that have passed. */
  count(bytes: number): void
  /** Counts what a program writes, until `ended` settles. Only Linux tells how much that is. */
  watch(pid: number, ended: Promise<unknown>): void
}

// Archives are larger than what is in them, and files may have grown while they were packed.
const marginBytes = 64 * 1024 * 1024
const marginPart = 0.1
const marginPerFile = 8 * 1024
// What is declared may be anything, and zeros after an archive, or files that replace each other, fill no disk. Honest
// archives may name a file several times, and disks may compress.
const timesRoom = 8
const lookMs = 25

/** How many bytes a segment may unpack to, without the margin that every program has once. */
export function mostBytesOf({ files, bytes, unpackedBytes = bytes }: Segment): number {
  return Math.max(bytes, unpackedBytes) * (1 + marginPart) + files * marginPerFile
}

/** @param dir where it is unpacked */
export function outputLimit(dir: string): OutputLimit {
  const stop = new AbortController()
  const { bavail, bsize } = statfsSync(dir)
  const roomBytes = marginBytes + timesRoom * bavail * bsize
  let mostBytes = marginBytes
  let countedBytes = 0
  const check = (bytes: number): void => {
    if (bytes > mostBytes) stop.abort(new BadEntry('it unpacks to more than its index declares'))
    if (bytes > roomBytes) stop.abort(new Error(`it unpacks to far more than there is room for at ${dir}`))
  }
  return {
    signal: stop.signal,
    allow(bytes) {
      mostBytes += bytes
    },
    count(bytes) {
      countedBytes += bytes
      check(countedBytes)
    },
    watch(pid, ended) {
      const looking = setInterval(async () => check(await writtenBy(pid)), lookMs)
      const end = (): void => clearInterval(looking)
      ended.then(end, end)
    },
  }
}

// https://www.kernel.org/doc/html/latest/filesystems/proc.html#proc-pid-io-display-the-io-accounting-fields
async function writtenBy(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/io`, 'latin1').catch(() => '')
  return Number(/^wchar: (\d+)$/m.exec(text)?.[1] ?? 0)
}
