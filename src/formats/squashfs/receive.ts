/** Gets the images of an entry into one file, and checks them. */
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteStream } from '../../bytes/buffer-pool.ts'
import type { Segment } from '../../entry/container.ts'
import { BadEntry } from '../../failure.ts'
import type { UnpackJob } from '../format.ts'
import { checkImageFile, checkWhiteouts, type ImageRange } from './check.ts'
import { type EntryImage, imagesOf } from './images.ts'
import type { ReadBytes } from './metadata.ts'
import { readRemovals } from './removals.ts'
import { readSuperblock, superblockBytes } from './superblock.ts'

/** The images of an entry, in a file. */
export interface ReceivedImages {
  /** The file; absolute. */
  path: string
  images: EntryImage[]
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

export interface ImageSource extends Pick<UnpackJob, 'segments' | 'roots' | 'signal'> {
  /** Verifies the bytes while they are read. May be called again. */
  body(): ByteStream
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
  { segments, roots, signal, body, file, isMounted = false }: ImageSource,
  dir: string,
): Promise<ReceivedImages> {
  const images = imagesOf(segments, roots)
  const path = join(dir, 'image')
  const check = async (): Promise<void> => {
    const stream = body()
    for await (const bytes of stream) stream.release?.(bytes)
    // A file that is known to hold the saved bytes is not checked again.
    if (file?.isWhole) await checkTables(path, segments, signal)
  }
  const isReceived = (await file?.link(path)) && (await file?.prove(check))
  if (!isReceived) {
    await rm(path, { force: true })
    await write(body(), path, isMounted)
  }
  if (isReceived && file?.isWhole) await checkHeads(path, images)
  else await checkTables(path, segments, signal)
  const isInPlace = isReceived ? file?.isInPlace : undefined
  return { path, images, isInPlace }
}

const flushBytes = 32 * 1024 * 1024

/**
 * Writes one piece while the next one is verified.
 * @param isMounted the kernel writes a file to the disk before it makes a loop device of the file. So the file is written
 * to the disk as it arrives, and the last bytes while the caller checks the tables.
 */
async function write(body: ByteStream, path: string, isMounted: boolean): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  let writing: Promise<void> = Promise.resolve()
  let flushing: Promise<void> = Promise.resolve()
  let unflushed = 0
  const flush = (): void => {
    unflushed = 0
    // A failure shows again when the kernel needs the bytes.
    flushing = flushing.then(() => file.datasync()).catch(() => {})
  }
  try {
    for await (const bytes of body) {
      await writing
      unflushed += bytes.length
      if (isMounted && unflushed >= flushBytes) flush()
      // Writes all of the bytes after those of the call before.
      writing = file.writeFile(bytes).then(() => body.release?.(bytes))
      // The next `await` rethrows a failure. Until then, Node must not report it as unhandled.
      writing.catch(() => {})
    }
    await writing
    if (isMounted) flush()
  } finally {
    const closing = flushing.then(() => file.close())
    // The caller does not wait for the disk.
    if (isMounted) closing.catch(() => {})
    else await closing
  }
}

/** Checks the start of each layer, before the rest has arrived. @throws BadEntry when one is no image of our kind */
export async function checkHeads(path: string, images: EntryImage[]): Promise<void> {
  const head = Buffer.alloc(superblockBytes)
  const file = await open(path)
  try {
    for (const { offset, length } of images.flatMap((image) => [image, ...image.deltas])) {
      await file.read(head, 0, head.length, offset)
      readSuperblock(head, length)
    }
  } finally {
    await file.close()
  }
}

/** @throws BadEntry when a save does not write such tables, or when they contradict what a segment declares */
export async function checkTables(path: string, segments: Segment[], signal?: AbortSignal): Promise<void> {
  const removals = await readRemovals(path, segments)
  let deltas = 0
  for (const segment of segments.filter(isLayer)) {
    const { kind, files, bytes, root } = segment
    const contents = await checkImageFile(path, segment, 'tables', signal)
    checkWhiteouts(contents, kind === 'delta' ? removals?.counts[deltas++] : 0)
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
