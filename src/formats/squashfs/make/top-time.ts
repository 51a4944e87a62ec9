/** Sets the time of an image's top: mksquashfs 4.5.1 ignores `-root-time` for archives. */
import { closeSync, openSync, writeSync } from 'node:fs'
import { readExactlySync } from '../../../system/disk/read-exactly.ts'
import { metadataBytes } from '../check/metadata.ts'
import { readSuperblock, superblockBytes } from '../check/superblock.ts'

/** With this option, mksquashfs does not compress inodes, so the time can be overwritten. It also sets a flag. */
export const plainInodes = '-noI'
const [flagsAt, plainInodesFlag] = [24, 1]

const [timeAt, timeBytes] = [8, 4]
const blockHeaderBytes = 2

/**
 * @param length of the image, in bytes
 * @param seconds since 1970; fits into 32 bits
 * @throws BadEntry when it is no image of our kind
 */
export function setTopTime(path: string, length: number, seconds: number): void {
  const image = openSync(path, 'r+')
  try {
    const head = readExactlySync(image, superblockBytes, 0)
    head.writeUInt16LE(head.readUInt16LE(flagsAt) & ~plainInodesFlag, flagsAt)
    const { inodeTable, root } = readSuperblock(head, length)
    writeSync(image, head, 0, head.length, 0)
    const time = Buffer.alloc(timeBytes)
    time.writeUInt32LE(seconds)
    for (let i = 0; i < timeBytes; i++) {
      // The time may begin in one block and end in the next one.
      const at = root.offset + timeAt + i
      const before = Math.floor(at / metadataBytes) * (blockHeaderBytes + metadataBytes)
      const position = inodeTable + root.block + before + blockHeaderBytes + (at % metadataBytes)
      writeSync(image, time, i, 1, position)
    }
  } finally {
    closeSync(image)
  }
}
