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

/** The numbers of the blocks with the heads and the ends of the layers, where their tables are. */
export function firstBlocks({ segments }: Pick<Index, 'segments'>): number[] {
  const places = segments.filter(isMountable).flatMap(({ offset, length }) => {
    const last = offset + length - 1
    return [offset, last - blockBytes, last].filter((at) => at >= offset)
  })
  return [...new Set(places.map((at) => Math.floor(at / blockBytes)))].sort((a, b) => a - b)
}

/**
 * Reads the first blocks. None if this host fills a copy of the entry, through which the server reads them once for all jobs.
 * @throws as `readBlocks`
 */
export async function readFirstBlocks(entry: Entry, index: Index): Promise<FirstBlock[]> {
  if (entry.file) return []
  const readRow = async (row: number[]): Promise<FirstBlock[]> => {
    const [first = 0] = row
    const read: FirstBlock[] = []
    for await (const { number, pieces } of readBlocks(entry, index, { first, end: first + row.length }))
      read.push({ number, bytes: Buffer.concat(pieces) })
    return read
  }
  return (await Promise.all(rowsOf(firstBlocks(index)).map(readRow))).flat()
}

/** Neighbours come by one request. @param numbers in ascending order */
function rowsOf(numbers: number[]): number[][] {
  const rows: number[][] = []
  for (const number of numbers) {
    const row = rows.at(-1)
    if (row?.at(-1) === number - 1) row.push(number)
    else rows.push([number])
  }
  return rows
}

/** The bytes from `start` up to, not including, `end`; undefined unless one of the blocks has them all. */
export function bytesOfBlocks(blocks: FirstBlock[], start: number, end: number): Buffer | undefined {
  const block = blocks.find(({ number }) => number === Math.floor(start / blockBytes))
  const from = start % blockBytes
  return block && from + end - start <= block.bytes.length
    ? block.bytes.subarray(from, from + end - start)
    : undefined
}
