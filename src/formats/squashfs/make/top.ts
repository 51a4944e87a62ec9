/** The mode and the time of an image's top. mksquashfs does not take them from an archive. */
import { closeSync, lstatSync, openSync, type Stats, writeSync } from 'node:fs'
import { readExactlySync } from '../../../system/disk/read-file.ts'
import { metadataBytes } from '../check/metadata.ts'
import { readSuperblock, superblockBytes } from '../check/superblock.ts'

/** Other users of a machine must not find the files in a mounted image. Nothing shows its top. */
export const privateTop = ['-root-mode', '700']

/** How to make a top from an archive. */
interface TopStamp {
  options: string[]
  /** Since 1970. Undefined if the time does not matter. */
  topSeconds?: number
}

/** @param dir absolute @param isMatch whether the directory itself is cached, so that its mode and its time are, too */
export function topStamp(dir: string, isMatch: boolean): TopStamp {
  if (!isMatch) return { options: privateTop }
  const stat = lstatSync(dir)
  return { options: ['-root-mode', imageMode(stat).toString(8), plainInodes], topSeconds: imageSeconds(stat) }
}

/** Leaves out setuid, setgid and sticky bits. */
export function imageMode({ mode }: Stats): number {
  return mode & 0o777
}

const latest = 2 ** 32 - 1

/** The time that an image can hold. */
export function imageSeconds({ mtimeMs }: Stats): number {
  return Math.min(Math.max(Math.floor(mtimeMs / 1000), 0), latest)
}

// mksquashfs 4.5.1 ignores `-root-time` for archives. With this option, it does not compress inodes, so the time can be
// overwritten. It also sets a flag.
const plainInodes = '-noI'
const [flagsAt, plainInodesFlag] = [24, 1]

const [timeAt, timeBytes] = [8, 4]
const blockHeaderBytes = 2

/**
 * Sets the time of the top. The image was made with the options of `topStamp`.
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
