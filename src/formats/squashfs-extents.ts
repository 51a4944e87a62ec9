/** Where the content of files is in a squashfs image: blocks of a file's own, and fragments that small files share. */
import { messageOf } from '../failure.ts'
import type { ImageFile } from './squashfs-check.ts'
import type { FileInode } from './squashfs-inode.ts'
import { damaged, openIndexed, type Table } from './squashfs-metadata.ts'
import { type Superblock, superblockBytes } from './squashfs-superblock.ts'

export interface Extents {
  /** Where the table of fragments begins, and that of directories ends. */
  readonly start: number
  /**
   * Takes a file, whose list of blocks comes next in the table.
   * @throws BadEntry
   */
  add(file: FileInode, inodes: Table): Promise<void>
  /** To be called when all have been taken. @throws BadEntry when two overlap */
  check(): void
}

/** Blocks that follow each other: those of a file, or of several of the same content. */
interface Run {
  end: number
  /** Of the blocks' lengths. */
  hash: number
}

const fragmentBytes = 16
const wordBytes = 4
// Of what an image says of a block: whether it is not compressed, and its length.
const plainBit = 1 << 24
const lengthBits = plainBit - 1

export async function openExtents(image: ImageFile, superblock: Superblock): Promise<Extents> {
  const { inodeTable, blockBytes, fragments: count } = superblock
  const runs = new Map<number, Run>()
  const starts = new Float64Array(count)
  const words = new Uint32Array(count)
  const used = new Uint32Array(count)
  const { table, start } = await openIndexed(image.read, superblock.fragmentTable, count * fragmentBytes)
  for (let nth = 0; nth < count; nth++) {
    await table.ahead()
    const at = table.take(fragmentBytes)
    starts[nth] = Number(table.bytes.readBigUInt64LE(at))
    words[nth] = table.bytes.readUInt32LE(at + 8)
  }
  table.end()

  /** How much a block unpacks to, as far as that can be told. */
  function unpackedBytes(position: number, word: number): number | undefined {
    const length = word & lengthBits
    if (word > (plainBit | lengthBits) || length > blockBytes || position + length > inodeTable)
      throw damaged('a block is where none can be')
    if (word & plainBit) return length
    try {
      return image.unpackedBytes?.(position, length, blockBytes)
    } catch (error) {
      throw damaged(`a block cannot be read: ${messageOf(error)}`)
    }
  }

  function addRun(start: number, run: Run): void {
    if (start === run.end) return
    const before = runs.get(start)
    if (start < superblockBytes || (before && (before.end !== run.end || before.hash !== run.hash)))
      throw damaged('two files are in one place')
    runs.set(start, run)
  }

  return {
    start,
    async add({ start, bytes, fragment, offset }, inodes) {
      const tail = bytes % blockBytes
      const inBlocks = fragment === undefined ? bytes : bytes - tail
      const run = { end: start, hash: 0 }
      for (let position = 0; position < inBlocks; position += blockBytes) {
        const reading = inodes.ahead()
        if (reading) await reading
        const word = inodes.bytes.readUInt32LE(inodes.take(wordBytes))
        // A hole.
        if (word === 0) continue
        const expected = Math.min(blockBytes, inBlocks - position)
        if ((unpackedBytes(run.end, word) ?? expected) !== expected)
          throw damaged('a block is not what it should be')
        run.end += word & lengthBits
        run.hash = (Math.imul(run.hash, 31) + word) | 0
      }
      addRun(start, run)
      if (fragment === undefined) return
      if (fragment >= count || offset + tail > blockBytes) throw damaged('a fragment is where none can be')
      used[fragment] = Math.max(used[fragment] as number, offset + tail)
    },
    check() {
      for (let nth = 0; nth < count; nth++) {
        const [start, word, needed] = [starts[nth], words[nth], used[nth]] as [number, number, number]
        if ((unpackedBytes(start, word) ?? needed) < needed)
          throw damaged('a fragment is not what it should be')
        addRun(start, { end: start + (word & lengthBits), hash: word })
      }
      let end = 0
      for (const start of Float64Array.from(runs.keys()).sort()) {
        if (start < end) throw damaged('two files are in one place')
        end = (runs.get(start) as Run).end
      }
    },
  }
}
