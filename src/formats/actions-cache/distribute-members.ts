/** Distributes the members of an archive to workers, so that all workers have about the same amount of work. */
import { dirname } from 'node:path'
import { type FrameSink, roomIn } from '../tar-archives/sink.ts'
import { paddingAfter, recordBytes } from '../tar-archives/tar-records.ts'

// Merging is slower if two workers unpack into the same directory. So one worker gets this many members or bytes, and
// then all until the next directory begins, but no more than `tooMany` times as many.
const batchMembers = 1000
const batchBytes = 8 * 1024 * 1024
const tooMany = 4

export type MemberDistributor = ReturnType<typeof distributeMembers>

export function distributeMembers(workers: FrameSink[]) {
  let worker = workers[0] as FrameSink
  const slabs = newSlabs()
  // The members and bytes that the worker has got in its turn so far.
  let members = 0
  let bytes = 0
  let contentBytes = 0
  let directory = ''
  const put = (piece: Buffer): void => {
    bytes += piece.length
    slabs.add(piece, worker)
  }
  const pad = (): void => {
    put(zeros.subarray(0, paddingAfter(contentBytes)))
    contentBytes = 0
  }
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(header: Buffer, name: string): void {
      pad()
      const fill = Math.max(members / batchMembers, bytes / batchBytes)
      if (fill >= tooMany || (fill >= 1 && dirname(name) !== directory)) {
        slabs.flush(worker)
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
      contentBytes += piece.length
      put(piece)
    },
    /** Resolves when the worker's queue has room again. */
    room: (): Promise<void> => roomIn(worker, workers),
    end(): void {
      pad()
      slabs.flush(worker)
      for (const done of workers) done.end()
    },
  }
}

const zeros = Buffer.alloc(recordBytes)
const slabBytes = 1024 * 1024

/** Collects small pieces into slabs, because each write is a system call and allocates memory. */
function newSlabs() {
  // The bytes of `slab` from `start` to `end` have not been written yet.
  let slab = Buffer.allocUnsafeSlow(slabBytes)
  let start = 0
  let end = 0
  const flush = (worker: FrameSink): void => {
    if (end > start) worker.write(slab.subarray(start, end))
    start = end
  }
  return {
    flush,
    add(piece: Buffer, worker: FrameSink): void {
      for (let at = 0; at < piece.length; ) {
        const taken = piece.copy(slab, end, at)
        at += taken
        end += taken
        if (end < slab.length) continue
        flush(worker)
        slab = Buffer.allocUnsafeSlow(slabBytes)
        start = 0
        end = 0
      }
    },
  }
}
