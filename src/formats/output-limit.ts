/** Stops unpacking when it writes more than the index declares, such as a gigabyte of zeros out of 30 KB. */
import { statfsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Segment } from '../entry/container.ts'
import { BadEntry } from '../system/failure.ts'

// Archives are larger than their files, and files may have grown while they were packed.
const marginBytes = 64 * 1024 * 1024
const marginPart = 0.1
const marginPerFile = 8 * 1024
// An index may declare any number of bytes, so the free space is a limit, too. It is a loose one: archives may name a
// file several times, and disks may compress.
const timesRoom = 8
const outputCheckMs = 25

/** How many bytes a segment may unpack to, without the margin that every program has once. */
export function mostBytesOf({ files, bytes, unpackedBytes = bytes }: Segment): number {
  return Math.max(bytes, unpackedBytes) * (1 + marginPart) + files * marginPerFile
}

/** @param dir the directory to unpack into */
export function outputLimit(dir: string) {
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
    /** Aborts when the output exceeds the limit. */
    signal: stop.signal,
    /** Allows this many more bytes. */
    allow(bytes: number): void {
      mostBytes += bytes
    },
    /** Counts output. */
    count(bytes: number): void {
      countedBytes += bytes
      check(countedBytes)
    },
    /** Counts the bytes that a program writes, until `ended` settles. Works on Linux only. */
    watch(pid: number, ended: Promise<unknown>): void {
      const looking = setInterval(async () => check(await writtenBy(pid)), outputCheckMs)
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
