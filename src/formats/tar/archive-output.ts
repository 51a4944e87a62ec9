/** Writes the members of an archive into slabs: buffers of one length, which are filled one after the other. */
import { readSync } from 'node:fs'
import { mostHeaderBytes, type WrittenMember, writeHeader } from './member-header.ts'

export interface SlabWriter {
  /** @returns the slab to fill next */
  next(): Buffer
  /** Takes the slab back. @param bytes the length of its content */
  filled(bytes: number): void
}

/** Slabs in the memory of this thread. */
export function slabsHere(bytes: number, take: (content: Buffer) => void): SlabWriter {
  let slab: Buffer
  return {
    next: () => (slab = Buffer.allocUnsafeSlow(bytes)),
    filled: (length) => take(slab.subarray(0, length)),
  }
}

const noSlab = Buffer.alloc(0)

/** A position in the slab that is being filled. */
interface OutputMark {
  flushes: number
  at: number
}

/** @param isText see `writeHeader` */
export function archiveOutput({ next, filled }: SlabWriter, isText = false) {
  let slab: Buffer = noSlab
  let end = 0
  let flushes = 0
  const flush = (): void => {
    if (end > 0) filled(end)
    slab = noSlab
    end = 0
    flushes++
  }
  const ensure = (bytes: number): void => {
    if (slab.length - end >= bytes) return
    flush()
    slab = next()
  }
  return {
    flush,
    /** @returns where the header begins */
    put(member: WrittenMember): OutputMark {
      ensure(mostHeaderBytes(member))
      const mark = { flushes, at: end }
      end = writeHeader(slab, end, member, isText)
      return mark
    },
    /** Drops everything from this position on. @returns false if a part of it has left the slab */
    rewind(mark: OutputMark): boolean {
      if (mark.flushes !== flushes) return false
      end = mark.at
      return true
    },
    write(bytes: Buffer): void {
      for (let at = 0; at < bytes.length; ) {
        ensure(1)
        const copied = bytes.copy(slab, end, at)
        at += copied
        end += copied
      }
    },
    /** Reads so many bytes of a file. @param look gets each part of them @returns false if it has fewer */
    read(file: number, bytes: number, look?: (part: Buffer) => void): boolean {
      for (let left = bytes; left > 0; ) {
        ensure(1)
        const read = readSync(file, slab, end, Math.min(left, slab.length - end), null)
        if (read === 0) return false
        look?.(slab.subarray(end, end + read))
        left -= read
        end += read
      }
      return true
    },
    /** Writes zeros, fewer than fit into a slab. */
    pad(bytes: number): void {
      ensure(bytes)
      slab.fill(0, end, end + bytes)
      end += bytes
    },
  }
}
