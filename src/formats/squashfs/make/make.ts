/** Makes a squashfs image as a file, gives its top the mode and the time that mksquashfs does not take from an archive, and checks it. */

import { closeSync, lstatSync, openSync, type Stats, writeSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { memoryLimit, processors } from '../../../system/container-limits.ts'
import { readExactlySync } from '../../../system/disk/read-file.ts'
import { BadEntry } from '../../../system/failure.ts'
import { startPipeline } from '../../../system/pipeline.ts'
import { mebibyte } from '../../../system/units.ts'
import type { PackJob } from '../../format.ts'
import { archiveForImage } from '../../tar/threads/pool.ts'
import { checkImageFile, checkWhiteouts, type ImageContents } from '../check/check.ts'
import { metadataBytes } from '../check/metadata.ts'
import { readSuperblock, superblockBytes } from '../check/superblock.ts'

/**
 * A thread reads the files: it packs only the given names, and a file that is written to. A damaged image is made once more.
 * @param members must be non-empty
 * @throws Error when the second image is damaged, too
 */
export async function imageOfMembers(image: string, members: string[], job: MakeJob): Promise<ImageContents> {
  const isTop = members.includes('')
  const names = members.filter((name) => name !== '')
  const { options, topSeconds } = topStamp(job.top, isTop)
  for (let isFirst = true; ; isFirst = false) {
    try {
      const archive = archiveForImage(names, { cwd: job.top, signal: job.signal })
      const making = { sources: ['-'], options: ['-tar', ...options], topSeconds, archive }
      const contents = await makeImageFile(image, making, job)
      const found = contents.members + Number(isTop)
      if (found >= members.length) return contents
      throw new BadEntry(`it has ${found} members instead of ${members.length}`)
    } catch (error) {
      if (!(error instanceof BadEntry)) throw error
      if (!isFirst) throw new Error(`mksquashfs made a damaged image, twice: ${error.message}`)
    }
  }
}

/** Where and how to make an image. */
export interface MakeJob extends Pick<PackJob, 'tools' | 'level' | 'signal'> {
  /** The directory that sources and names are relative to; absolute. */
  top: string
}

interface Making {
  /** What mksquashfs reads: paths, or `-` for an archive. */
  sources: string[]
  /** How to read the sources. */
  options: string[]
  archive?: AsyncIterable<Buffer>
  /** The time of the top, in seconds since 1970; needs the option `plainInodes`. */
  topSeconds?: number | undefined
  /** The names of the whiteouts that the image must have; by default none. */
  whiteouts?: string[]
}

/** @throws ToolFailure; BadEntry when the image is damaged, or is not of our kind */
export async function makeImageFile(
  image: string,
  { sources, options, archive, topSeconds, whiteouts }: Making,
  { top, tools, level, signal }: MakeJob,
): Promise<ImageContents> {
  const args = [...sources, image, ...options, ...outputArgs(level)]
  const squash = { path: tools.mksquashfs as string, args, hopeless }
  const { stdin, stdout, ended } = startPipeline([squash], { cwd: top, signal })
  stdout.resume()
  if (archive) {
    // Both must end before the caller removes the files.
    const [feeding, packing] = await Promise.allSettled([feed(archive, stdin), ended])
    for (const end of [feeding, packing]) if (end.status === 'rejected') throw end.reason
  } else {
    stdin.end()
    await ended
  }
  const { size: length } = await stat(image)
  if (topSeconds !== undefined) setTopTime(image, length, topSeconds)
  const contents = await checkImageFile(image, { offset: 0, length }, 'heads')
  checkWhiteouts(contents, whiteouts)
  return contents
}

// mksquashfs would read a file that grows again and again, without end.
const hopeless = /changed size while reading filesystem, attempting to re-read/

// The user who mounts the image must own its files. Extended attributes could have effects in the kernel.
function outputArgs(level: number): string[] {
  const owner = ['-force-uid', String(process.geteuid?.()), '-force-gid', String(process.getegid?.())]
  const compression = ['-comp', 'zstd', '-Xcompression-level', String(level)]
  const quiet = ['-quiet', '-no-progress', '-no-recovery', '-noappend', '-exit-on-error']
  // `-tar` turns tail packing on, in which mksquashfs before 4.7 has a race: on a busy machine fragments overlapped,
  // and reads gave EIO or other bytes. https://github.com/plougher/squashfs-tools/commit/04d3bc80
  // Since 4.6 it also turns on a table for exporting by NFS, which the check refuses.
  return ['-no-tailends', '-no-exports', ...compression, ...owner, '-no-xattrs', ...quiet, ...limits()]
}

// mksquashfs takes a quarter of the machine's memory for its buffers, and its page tables need some, too. It takes all
// processors, whatever share of their time a container has.
const shareForBuffers = 1 / 4
// mksquashfs needs some buffers for each processor.
const leastBufferMiB = 32

function limits(): string[] {
  const mib = Math.max(leastBufferMiB, Math.floor((memoryLimit() * shareForBuffers) / mebibyte))
  return ['-mem', `${mib}M`, '-processors', String(processors())]
}

/** Ignores failed writes: mksquashfs stops reading before the padding of the archive. `ended` has other causes. */
async function feed(archive: AsyncIterable<Buffer>, stdin: Writable): Promise<void> {
  try {
    for await (const bytes of archive) await new Promise((resolve) => stdin.write(bytes, resolve))
  } finally {
    stdin.end()
  }
}

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
function setTopTime(path: string, length: number, seconds: number): void {
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
