/** Gets the images of an entry into one file, and checks them. */
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bodyLength, type Segment } from '../../entry/container.ts'
import type { ByteStream, Order } from '../../system/bytes/buffer-pool.ts'
import { BadEntry } from '../../system/failure.ts'
import type { UnpackJob } from '../format.ts'
import { newArrivals } from './arrivals.ts'
import { type CheckOptions, checkImageFile, checkWhiteouts, type ImageRange } from './check/check.ts'
import type { ReadBytes } from './check/metadata.ts'
import { readSuperblock, superblockBytes } from './check/superblock.ts'
import { type Image, imagesOf } from './images.ts'
import { readRemovals } from './layers/removals.ts'

/** The images of an entry, in a file. */
export interface ReceivedImages {
  /** The file; absolute. */
  path: string
  images: Image[]
  /** Whether the path still leads to the file that was checked. Undefined where no other program knows the file. */
  isInPlace?: (() => Promise<boolean>) | undefined
}

/** An entry that its store keeps as a file on this host. */
interface FileInPlace {
  /** False while the file is still being filled, as the entry is read. */
  readonly isWhole: boolean
  /** Makes `path` a link to the file; false where that is not possible. */
  link(path: string): Promise<boolean>
  /** Whether the link still leads to the file. */
  isInPlace(): Promise<boolean>
  /** Calls `check` unless the file is known to hold the saved bytes. False if the file did not get all bytes. */
  prove(check: () => Promise<void>): Promise<boolean>
}

export interface ImageSource extends Pick<UnpackJob, 'segments' | 'lines' | 'signal'> {
  /** Verifies the bytes while they are read. May be called again. By default front to back. */
  body(order?: Order): ByteStream
  /** The entry as a file, which starts with the body. */
  file?: FileInPlace | undefined
  /** Whether the images are going to be mounted. */
  isMounted?: boolean
}

/**
 * Gets the body to `dir/image`: by a link if the entry is a file that can be linked there, by reading otherwise.
 * @throws BadEntry when `packImages` does not make such images; UnknownEntry when a later version might
 */
export async function receiveImages(
  { segments, lines, signal, body, file, isMounted = false }: ImageSource,
  dir: string,
): Promise<ReceivedImages> {
  const images = imagesOf(segments, lines)
  const path = join(dir, 'image')
  let isChecked = false
  const receive = async (keep?: Keep): Promise<void> => {
    await receiveChecked(body('any'), keep, { path, segments, signal })
    isChecked = true
  }
  const isReceived = (await file?.link(path)) && (await file?.prove(receive))
  if (!isReceived) {
    await rm(path, { force: true })
    await writing(path, { length: bodyLength({ segments }), isMounted }, receive)
  }
  // A file that is known to hold the saved bytes is not checked again.
  if (!isChecked && file?.isWhole) await checkHeads(path, images)
  else if (!isChecked) await checkTables(path, segments, { signal })
  const isInPlace = isReceived ? file?.isInPlace : undefined
  return { path, images, isInPlace }
}

/** Puts verified bytes into the file. */
type Keep = (bytes: Buffer, position: number) => Promise<unknown>

/**
 * Keeps one piece while the next one is verified, and checks the tables as soon as they are in the file.
 * @param keep undefined if the bytes are in the file already when they are verified
 */
async function receiveChecked(
  body: ByteStream,
  keep: Keep | undefined,
  { path, segments, signal }: Pick<ImageSource, 'segments' | 'signal'> & { path: string },
): Promise<void> {
  const { arrived, until, fail } = newArrivals(bodyLength({ segments }))
  const checking = checkTables(path, segments, { signal, until })
  let isBad = false
  // Ends the loop below, after which the error is thrown.
  checking.catch(() => {
    isBad = true
  })
  let keeping: Promise<unknown> = Promise.resolve()
  let next = 0
  try {
    for await (const bytes of body) {
      await keeping
      if (isBad) break
      const position = bytes.position ?? next
      next = position + bytes.length
      keeping = Promise.resolve(keep?.(bytes, position)).then(() => {
        arrived(position, bytes.length)
        body.release?.(bytes)
      })
      // The next `await` rethrows a failure. Until then, Node must not report it as unhandled.
      keeping.catch(() => {})
    }
    await keeping
  } catch (error) {
    fail(error)
    throw error
  } finally {
    fail(new BadEntry('its body ended early'))
    await checking
  }
}

const flushBytes = 32 * 1024 * 1024

/**
 * Calls `fill` to write a new file.
 * @param isMounted the kernel writes a file to the disk before it makes a loop device of the file. So the file is written
 * to the disk as it arrives, and the last bytes while their tables are checked.
 */
async function writing(
  path: string,
  { length, isMounted }: { length: number; isMounted: boolean },
  fill: (keep: Keep) => Promise<void>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  let flushing: Promise<void> = Promise.resolve()
  let left = length
  let unflushed = 0
  const flush = (): void => {
    unflushed = 0
    // A failure shows again when the kernel needs the bytes.
    flushing = flushing.then(() => file.datasync()).catch(() => {})
  }
  try {
    await fill(async (bytes, position) => {
      for (let at = 0; at < bytes.length; ) {
        const { bytesWritten } = await file.write(bytes, at, bytes.length - at, position + at)
        at += bytesWritten
      }
      left -= bytes.length
      unflushed += bytes.length
      if (isMounted && (unflushed >= flushBytes || left === 0)) flush()
    })
  } finally {
    const closing = flushing.then(() => file.close())
    // The caller does not wait for the disk.
    if (isMounted) closing.catch(() => {})
    else await closing
  }
}

/** Checks the start of each layer, before the rest has arrived. @throws BadEntry when one is no image of our kind */
export async function checkHeads(path: string, images: Image[]): Promise<void> {
  const head = Buffer.alloc(superblockBytes)
  const file = await open(path)
  try {
    for (const { offset, length } of images.flatMap((image) => [image, ...image.layers])) {
      await file.read(head, 0, head.length, offset)
      readSuperblock(head, length)
    }
  } finally {
    await file.close()
  }
}

/** @throws BadEntry when a save does not write such tables, or when they contradict what a segment declares */
export async function checkTables(
  path: string,
  segments: Segment[],
  options: CheckOptions = {},
): Promise<void> {
  const removals = await readRemovals(path, segments, options)
  let deltas = 0
  for (const segment of segments.filter(isLayer)) {
    const { kind, files, bytes, root } = segment
    const contents = await checkImageFile(path, segment, 'tables', options)
    checkWhiteouts(contents, kind === 'delta' ? removals?.namesOf(deltas++) : [])
    // The top of an image has no name in the image. Only the image of one directory counts it as a member.
    const members = contents.members + (root === undefined ? 0 : 1)
    // The image of several directories also has those above them.
    if (members < files || (kind === 'delta' && members > files))
      throw new BadEntry(`it has ${members} members instead of ${files}`)
    if (contents.bytes > bytes)
      throw new BadEntry(`its files have ${contents.bytes} bytes instead of ${bytes}`)
  }
}

/** Whether a segment can be mounted. */
export function isLayer({ kind }: Segment): boolean {
  return kind === 'image' || kind === 'delta'
}

/** Where the tables of an image start, in bytes. They are all that `ls` and `find` read. */
export async function startOfTables(read: ReadBytes, { offset }: ImageRange): Promise<number> {
  return offset + Number((await read(offset, offset + superblockBytes)).readBigUInt64LE(64))
}
