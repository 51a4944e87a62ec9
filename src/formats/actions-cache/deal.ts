/** Deals members of an archive out to lanes, so that each has about as much to do. */
import { dirname } from 'node:path'
import type { FrameSink } from '../sink.ts'

export interface Dealer {
  /** @param name decides when another lane's turn may come */
  begin(header: Buffer, name: string): void
  /** Of the member that was begun last. */
  content(bytes: Buffer): void
  /** Resolves when there is room for more. */
  room(): Promise<void>
  end(): void
}

const blockBytes = 512
// Lanes that share a directory make work for whoever brings them together, so one has its turn for a while, then until
// the next directory comes, or at last anyway.
const enoughMembers = 1000
const enoughBytes = 8 * 1024 * 1024
const tooMany = 4
// Each write is a call of the system, and new memory.
const slabBytes = 1024 * 1024
const queuedBytes = 32 * 1024 * 1024

export function dealer(lanes: FrameSink[]): Dealer {
  let lane = lanes[0] as FrameSink
  let slab = Buffer.allocUnsafeSlow(slabBytes)
  let start = 0
  let end = 0
  let members = 0
  let bytes = 0
  let unpadded = 0
  let directory = ''
  const flush = (): void => {
    if (end > start) lane.write(slab.subarray(start, end))
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
  const nextTurn = (): void => {
    flush()
    lane = lanes.reduce((least, other) => (other.pending < least.pending ? other : least))
    members = 0
    bytes = 0
  }
  return {
    begin(header, name) {
      pad()
      const fill = Math.max(members / enoughMembers, bytes / enoughBytes)
      if (fill >= tooMany || (fill >= 1 && dirname(name) !== directory)) nextTurn()
      directory = dirname(name)
      members++
      put(header)
    },
    content(piece) {
      unpadded += piece.length
      put(piece)
    },
    async room() {
      while (lane.pending > queuedBytes / lanes.length) await lane.progress()
    },
    end() {
      pad()
      flush()
      for (const done of lanes) done.end()
    },
  }
}
