/** Reads the content of a file with holes: a map of its extents, then the extents. Bounds the work that it is to tar. */
import { BadEntry } from '../../system/failure.ts'
import { paddingAfter, recordBytes } from './tar-records.ts'

const newline = 0x0a
const mostDigits = 15
// The last extent may be shorter, and one of no bytes may follow it.
const shortExtents = 2

interface SparseExtent {
  at: number
  length: number
}

/**
 * https://www.gnu.org/software/tar/manual/html_node/PAX-1.html
 * @param size the length of the map, its padding and the extents
 * @param realSize the length of the file
 * @param write takes bytes and their position in the file
 */
export function sparseContent(size: number, realSize: number, write: (bytes: Buffer, at: number) => void) {
  const map = mapReader(size)
  let extents: SparseExtent[] | undefined
  let paddingLeft = 0
  // The number of the current extent, and how much of it has been written.
  let i = 0
  let written = 0
  const writeExtents = (bytes: Buffer): void => {
    for (let from = 0; from < bytes.length; ) {
      const extent = extents?.[i]
      if (!extent) throw damaged()
      const part = bytes.subarray(from, from + extent.length - written)
      if (part.length > 0) write(part, extent.at + written)
      from += part.length
      written += part.length
      if (written < extent.length) continue
      i++
      written = 0
    }
  }
  return {
    push(bytes: Buffer): void {
      let content = bytes
      if (!extents) {
        content = map.push(bytes)
        extents = map.extents()
        if (!extents) return
        paddingLeft = paddingAfter(map.length())
        const held = extents.reduce((sum, { length }) => sum + length, map.length() + paddingLeft)
        if (held !== size || !areWithin(extents, realSize)) throw damaged()
      }
      const skipped = Math.min(paddingLeft, content.length)
      paddingLeft -= skipped
      writeExtents(content.subarray(skipped))
    },
    finish(): void {
      const isWhole = extents?.slice(i).every(({ length }) => length === 0) && written === 0
      if (!isWhole) throw damaged()
    },
  }
}

/**
 * Checks the number of extents. An extent without bytes costs the tar command some system calls, but only a few bits of a
 * compressed archive. Programs write extents of whole records.
 * @param size as of `sparseContent`
 * @returns a function that takes the content in pieces, and is done when it returns true. It throws BadEntry.
 */
export function sparseMapCheck(size: number): (part: Buffer) => boolean {
  const map = mapReader(size)
  return (part) => {
    map.push(part)
    return map.hasCount()
  }
}

/** Reads lines of one number each: the number of extents, then the position and the length of each extent. */
function mapReader(size: number) {
  const numbers: number[] = []
  let digits = ''
  let length = 0
  const isWhole = (): boolean => numbers.length > 0 && numbers.length === 1 + 2 * (numbers[0] as number)
  return {
    /** @returns the bytes that follow the map */
    push(bytes: Buffer): Buffer {
      let at = 0
      while (at < bytes.length && !isWhole()) {
        const stop = bytes.indexOf(newline, at)
        const end = stop < 0 ? bytes.length : stop
        digits += bytes.toString('latin1', at, Math.min(end, at + mostDigits + 1))
        if (!/^\d*$/.test(digits) || digits.length > mostDigits) throw damaged()
        at = end
        if (stop < 0) continue
        numbers.push(Number(digits))
        if ((numbers[0] as number) > size / recordBytes + shortExtents)
          throw new BadEntry('its archive has a sparse file of more pieces than its content can hold')
        digits = ''
        at++
      }
      length += at
      return bytes.subarray(at)
    },
    hasCount: (): boolean => numbers.length > 0,
    /** The length of the map so far, in bytes. */
    length: (): number => length,
    /** Undefined until the map is whole. */
    extents(): SparseExtent[] | undefined {
      if (!isWhole()) return undefined
      return Array.from({ length: numbers[0] as number }, (_, i) => ({
        at: numbers[1 + 2 * i] as number,
        length: numbers[2 + 2 * i] as number,
      }))
    },
  }
}

function areWithin(extents: SparseExtent[], realSize: number): boolean {
  let end = 0
  return extents.every(({ at, length }) => {
    const follows = at >= end
    end = at + length
    return follows && end <= realSize
  })
}

function damaged(): BadEntry {
  return new BadEntry('its archive has a damaged map of holes')
}
