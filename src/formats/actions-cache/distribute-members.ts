/** Distributes the members of an archive to workers, so that all workers have about the same amount of work. */
import { dirname } from 'node:path'
import type { FrameSink } from '../sink.ts'

const blockBytes = 512
// Merging is slower if two workers unpack into the same directory. So one worker gets this many members or bytes, and
// then all until the next directory begins, but no more than `tooMany` times as many.
const enoughMembers = 1000
const enoughBytes = 8 * 1024 * 1024
const tooMany = 4
// Small pieces are collected into slabs, because each write is a system call and allocates memory.
const slabBytes = 1024 * 1024
const queuedBytes = 32 * 1024 * 1024

export type MemberDistributor = ReturnType<typeof distributeMembers>

export function distributeMembers(workers: FrameSink[]) {
  let worker = workers[0] as FrameSink
  // The bytes of `slab` from `start` to `end` have not been written yet.
  let slab = Buffer.allocUnsafeSlow(slabBytes)
  let start = 0
  let end = 0
  // What the worker has got since its last turn began.
  let members = 0
  let bytes = 0
  let unpadded = 0
  let directory = ''
  const flush = (): void => {
    if (end > start) worker.write(slab.subarray(start, end))
    start = end
  }
  const put = (piece: Buffer): void => {
    bytes += piece.length
    for (let at = 0; at < piece.length; ) {
      const taken = piece.copy(slab, end, at)
      at += taken
      end += taken
      if (end < slab.length) continue
      flush()
      slab = Buffer.allocUnsafeSlow(slabBytes)
      start = 0
      end = 0
    }
  }
  const pad = (): void => {
    const missing = (blockBytes - (unpadded % blockBytes)) % blockBytes
    if (missing > 0) put(Buffer.alloc(missing))
    unpadded = 0
  }
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(header: Buffer, name: string): void {
      pad()
      const fill = Math.max(members / enoughMembers, bytes / enoughBytes)
      if (fill >= tooMany || (fill >= 1 && dirname(name) !== directory)) {
        flush()
        worker = workers.reduce((least, other) => (other.pending < least.pending ? other : least))
        members = 0
        bytes = 0
      }
      directory = dirname(name)
      members++
      put(header)
    },
    /** Adds to the content of the member that was started last. */
    content(piece: Buffer): void {
      unpadded += piece.length
      put(piece)
    },
    /** Resolves when the worker's queue has room again. */
    async room(): Promise<void> {
      while (worker.pending > queuedBytes / workers.length) await worker.progress()
    },
    end(): void {
      pad()
      flush()
      for (const done of workers) done.end()
    },
  }
}
