/** Writes the members of an archive into slabs. */
import { readSync } from 'node:fs'
import { mostHeaderBytes, type WrittenMember, writeHeader } from './member-header.ts'

/** Where an archive goes: into one slab after the other. */
export interface Slabbed {
  /** @returns the slab to fill next */
  next(): Buffer
  /** Takes the slab, of which so many bytes are filled. */
  filled(bytes: number): void
}

const noSlab = Buffer.alloc(0)

/** @param isText see `writeHeader` */
export function archiveOutput({ next, filled }: Slabbed, isText = false) {
  let slab: Buffer = noSlab
  let end = 0
  const flush = (): void => {
    if (end > 0) filled(end)
    slab = noSlab
    end = 0
  }
  const ensure = (bytes: number): void => {
    if (slab.length - end >= bytes) return
    flush()
    slab = next()
  }
  return {
    flush,
    put(member: WrittenMember): void {
      ensure(mostHeaderBytes(member))
      end = writeHeader(slab, end, member, isText)
    },
    write(bytes: Buffer): void {
      for (let at = 0; at < bytes.length; ) {
        ensure(1)
        const copied = bytes.copy(slab, end, at)
        at += copied
        end += copied
      }
    },
    /** @returns whether the file has so many bytes */
    read(file: number, bytes: number): boolean {
      for (let left = bytes; left > 0; ) {
        ensure(1)
        const read = readSync(file, slab, end, Math.min(left, slab.length - end), null)
        if (read === 0) return false
        left -= read
        end += read
      }
      return true
    },
    /** Writes zeros, fewer than a slab has. */
    pad(bytes: number): void {
      ensure(bytes)
      slab.fill(0, end, end + bytes)
      end += bytes
    },
  }
}
