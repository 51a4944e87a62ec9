/** Bounds the work that a sparse file is to the tar command. */
import { BadEntry } from '../../system/failure.ts'
import { recordBytes } from './tar-records.ts'

// The last piece may be shorter, and a piece of no bytes may follow it.
const shortPieces = 2
const mostCountDigits = 20

/**
 * Checks the first line of the map of a sparse file: the number of its pieces. A piece without bytes costs the tar command
 * some system calls, but only a few bits of a compressed archive. Programs write pieces of whole records.
 * https://www.gnu.org/software/tar/manual/html_node/PAX-1.html
 * @param size the length of the map and of all pieces, in bytes
 * @returns a function that takes the content in pieces, and is done when it returns true. It throws BadEntry.
 */
export function sparseMapCheck(size: number): (part: Buffer) => boolean {
  let start = ''
  return (part) => {
    start += part.toString('latin1', 0, mostCountDigits + 1)
    const [line = '', ...rest] = start.split('\n', 2)
    if (rest.length === 0 && start.length <= mostCountDigits) return false
    if (/^\d+$/.test(line) && Number(line) <= size / recordBytes + shortPieces) return true
    throw new BadEntry('its archive has a sparse file of more pieces than its content can hold')
  }
}
