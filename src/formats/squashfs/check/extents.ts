/** Checks the positions of files in a squashfs image: of their own blocks, and of fragments that files share. */
import type { Inode } from './inode.ts'
import { damaged, type ImageFile, type MetadataTable, openIndexed } from './metadata.ts'
import { type Superblock, superblockBytes } from './superblock.ts'

/** The consecutive blocks of a file. Files of the same content share them. */
interface BlockRun {
  start: number
  end: number
  /** A hash of the blocks' lengths. */
  hash: number
}

const fragmentBytes = 16
const wordBytes = 4
// A word describes a block: one bit marks blocks that are not compressed, and the lower bits are the length.
const plainBit = 1 << 24
const blockLengthBits = plainBit - 1

/** Its functions throw BadEntry. */
export async function openExtents(image: ImageFile, superblock: Superblock) {
  const { inodeTable, blockBytes, inodes: files, fragments: count } = superblock
  const runs = newRuns(files + count)
  const { starts, words, start } = await readFragments(image, superblock)
  // How many bytes of each fragment files use.
  const used = new Uint32Array(count)

  /** The length of the unpacked block; undefined if only tables are checked. */
  function unpackedBytes(position: number, word: number): number | undefined {
    const length = word & blockLengthBits
    if (word > (plainBit | blockLengthBits) || length > blockBytes || position + length > inodeTable)
      throw damaged('a block is where none can be')
    if (word & plainBit) return length
    return image.unpackedBytes?.(position, length, blockBytes)
  }

  return {
    /** The end of the table of directories. */
    start,
    /** Adds a file, and reads the list of its blocks from the table of inodes. */
    async add({ start, bytes, fragment, offset }: Inode, inodes: MetadataTable): Promise<void> {
      const tail = bytes % blockBytes
      const inBlocks = fragment === undefined ? bytes : bytes - tail
      const run = { start, end: start, hash: 0 }
      for (let position = 0; position < inBlocks; position += blockBytes) {
        const reading = inodes.ahead()
        if (reading) await reading
        const word = inodes.bytes.readUInt32LE(inodes.take(wordBytes))
        if (word === 0) continue // a hole
        const pausing = image.pause?.()
        if (pausing) await pausing
        const expected = Math.min(blockBytes, inBlocks - position)
        if ((unpackedBytes(run.end, word) ?? expected) !== expected)
          throw damaged('a block is not what it should be')
        run.end += word & blockLengthBits
        run.hash = (Math.imul(run.hash, 31) + word) | 0
      }
      runs.add(run)
      if (fragment === undefined) return
      if (fragment >= count || offset + tail > blockBytes) throw damaged('a fragment is where none can be')
      used[fragment] = Math.max(used[fragment] as number, offset + tail)
    },
    /** Checks that no two files overlap. Must be called after the last file. */
    async check(): Promise<void> {
      for (let i = 0; i < count; i++) {
        const pausing = image.pause?.()
        if (pausing) await pausing
        const [start, word, needed] = [starts[i], words[i], used[i]] as [number, number, number]
        if ((unpackedBytes(start, word) ?? needed) < needed)
          throw damaged('a fragment is not what it should be')
        runs.add({ start, end: start + (word & blockLengthBits), hash: word })
      }
      runs.check()
    },
  }
}

async function readFragments({ read }: ImageFile, { fragments: count, fragmentTable }: Superblock) {
  const starts = new Float64Array(count)
  const words = new Uint32Array(count)
  const { table, start } = await openIndexed(read, fragmentTable, count * fragmentBytes)
  for (let i = 0; i < count; i++) {
    await table.ahead()
    const at = table.take(fragmentBytes)
    starts[i] = Number(table.bytes.readBigUInt64LE(at))
    words[i] = table.bytes.readUInt32LE(at + 8)
  }
  table.end()
  return { starts, words, start }
}

/** Arrays of numbers hold the runs: millions of objects might not fit into the heap. */
function newRuns(most: number) {
  const starts = new Float64Array(most)
  const ends = new Float64Array(most)
  const hashes = new Int32Array(most)
  let count = 0
  const overlap = (): Error => damaged('two files are in one place')
  return {
    add({ start, end, hash }: BlockRun): void {
      if (start === end) return
      if (start < superblockBytes || count === most) throw overlap()
      starts[count] = start
      ends[count] = end
      hashes[count] = hash
      count++
    },
    check(): void {
      const order = Uint32Array.from({ length: count }, (_, i) => i)
      order.sort((one, other) => (starts[one] as number) - (starts[other] as number))
      let last = order[0] as number
      for (const i of order) {
        const isSame = [starts, ends, hashes].every((of) => of[i] === of[last])
        if (!isSame && (starts[i] as number) < (ends[last] as number)) throw overlap()
        last = i
      }
    },
  }
}
