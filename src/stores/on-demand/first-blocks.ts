/** Reads the blocks of an entry that mounting reads first, over the connections that the restore has already. */
import { readBlocks } from '../../entry/body.ts'
import { type Index, isMountable } from '../../entry/container.ts'
import { blockBytes } from '../../entry/digest.ts'
import type { Entry } from '../store.ts'

/** A verified block. */
export interface FirstBlock {
  number: number
  bytes: Buffer
}

/** Reads the heads and the ends of the layers, where their tables are. @throws as `readBlocks` */
export async function readFirstBlocks(entry: Entry, index: Index): Promise<FirstBlock[]> {
  const places = index.segments.filter(isMountable).flatMap(({ offset, length }) => {
    const last = offset + length - 1
    return [offset, last - blockBytes, last].filter((at) => at >= offset)
  })
  const numbers = [...new Set(places.map((at) => Math.floor(at / blockBytes)))]
  // Not through a copy on this host: this process would become the one that fills it, and ends soon.
  const stored = { size: entry.size, read: (start: number, end: number) => entry.read(start, end, 'again') }
  const readBlock = async (number: number): Promise<FirstBlock> => {
    const pieces: Buffer[] = []
    const blocks = readBlocks(stored, index, { first: number, end: number + 1 })
    for await (const block of blocks) pieces.push(...block.pieces)
    return { number, bytes: Buffer.concat(pieces) }
  }
  return Promise.all(numbers.map(readBlock))
}
