/** Stops unpacking when it writes more than the index declares, such as a gigabyte of zeros out of 30 KB. */
import { statfsSync } from 'node:fs'
import type { Segment } from '../entry/container.ts'
import { BadEntry } from '../system/failure.ts'
import { bytesWrittenBy } from './cpu-limit.ts'

// Archives are larger than their files, and files may have grown while they were packed.
const marginBytes = 64 * 1024 * 1024
const marginPart = 0.1
const marginPerFile = 8 * 1024
// An index may declare any number of bytes, so the free space is a limit, too. Archives may name a file several times,
// and disks may compress, so output of this many times the free space may still fit.
const timesRoom = 8
const outputCheckMs = 25

/** How many bytes a segment may unpack to, without `marginBytes`, which each limit has once. */
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
      const looking = setInterval(async () => check(await bytesWrittenBy(pid)), outputCheckMs)
      const end = (): void => clearInterval(looking)
      ended.then(end, end)
    },
  }
}
