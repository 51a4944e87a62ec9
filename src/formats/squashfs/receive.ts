/** Receives the images of an entry into one file, and checks them. */
import { open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bodyLength, isLayer, isMountable, type Segment } from '../../entry/container.ts'
import { blockBytes } from '../../entry/digest.ts'
import type { ByteStream, Order } from '../../system/bytes.ts'
import { writeWhole } from '../../system/disk/space.ts'
import type { StoredFile } from '../../system/disk/stored-file.ts'
import { awaitedLater, BadEntry } from '../../system/failure.ts'
import type { UnpackJob } from '../format.ts'
import { type CheckOptions, checkImageFile, checkWhiteouts, type ImageRange } from './check/check.ts'
import type { ReadBytes } from './check/metadata.ts'
import { superblockBytes } from './check/superblock.ts'
import { imagesOf } from './images.ts'
import { readRemovals } from './layers/removals.ts'
import { findMatchesIn, type PlacedImage } from './matches-in.ts'

export interface ReceivedImages {
  /** Absolute. */
  path: string
  images: PlacedImage[]
  /** Whether the path still leads to the checked file. Undefined if no other program knows the file. */
  isInPlace?: (() => Promise<boolean>) | undefined
}

export interface ImageSource extends Pick<UnpackJob, 'segments' | 'lines' | 'workspace' | 'signal'> {
  /** Reads and verifies the bytes, by default front to back. May be called again. */
  body(order?: Order): ByteStream
  /** The entry as a file, which starts with the body. */
  file?: Pick<StoredFile, 'isWhole' | 'link' | 'isInPlace' | 'prove'> | undefined
  /** Whether the images are going to be mounted. */
  isMounted?: boolean
}

/**
 * Makes `dir/image`: a link to the entry if possible, otherwise a copy of the body.
 * @throws BadEntry when a save does not make such images; UnknownEntry when a later version might
 */
export async function receiveImages(
  { segments, lines, workspace, signal, body, file, isMounted = false }: ImageSource,
  dir: string,
): Promise<ReceivedImages> {
  const images = imagesOf({ segments, lines, workspace })
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
  // A whole file is known to hold the saved bytes.
  if (!isChecked && !file?.isWhole) await checkTables(path, segments, { signal })
  const isInPlace = isReceived ? file?.isInPlace : undefined
  return { path, images: await findMatchesIn(path, images), isInPlace }
}

/** Writes verified bytes to the file. */
type Keep = (bytes: Buffer, position: number) => Promise<unknown>

/**
 * Writes each piece while the next one is verified, and checks the tables as soon as they have arrived.
 * @param keep undefined if verified bytes are in the file already
 */
async function receiveChecked(
  body: ByteStream,
  keep: Keep | undefined,
  { path, segments, signal }: Pick<ImageSource, 'segments' | 'signal'> & { path: string },
): Promise<void> {
  const { arrived, until, fail } = newArrivals(bodyLength({ segments }))
  const checking = checkTables(path, segments, { signal, until })
  let isBad = false
  // Ends the loop below. `await checking` throws the error.
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
      const kept = Promise.resolve(keep?.(bytes, position)).then(() => {
        arrived(position, bytes.length)
        body.release?.(bytes)
      })
      keeping = awaitedLater(kept)
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
 * @param isMounted a loop device starts only when the disk has the file, so the bytes go to the disk as they arrive
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
      await writeWhole(file, dirname(path), [bytes], position)
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

/** @throws BadEntry when a save does not write such tables, or when they contradict their segment */
export async function checkTables(
  path: string,
  segments: Segment[],
  options: CheckOptions = {},
): Promise<void> {
  const removals = await readRemovals(path, segments, options)
  let layers = 0
  for (const segment of segments.filter(isMountable)) {
    const { files, bytes } = segment
    const contents = await checkImageFile(path, segment, 'tables', options)
    checkWhiteouts(contents, isLayer(segment) ? removals?.namesOf(layers++) : [])
    if (contents.members !== files)
      throw new BadEntry(`it has ${contents.members} members instead of ${files}`)
    if (contents.bytes > bytes)
      throw new BadEntry(`its files have ${contents.bytes} bytes instead of ${bytes}`)
  }
}

/** Where the tables of an image start, in bytes. `ls` and `find` read only tables. */
export async function startOfTables(read: ReadBytes, { offset }: ImageRange): Promise<number> {
  return offset + Number((await read(offset, offset + superblockBytes)).readBigUInt64LE(64))
}

/** @param length of the file, in bytes; readers may wait for bytes beyond it */
function newArrivals(length: number) {
  const missing = Array.from({ length: Math.ceil(length / blockBytes) }, (_, block) =>
    Math.min(blockBytes, length - block * blockBytes),
  )
  let failure: { error: unknown } | undefined
  let changed = Promise.withResolvers<void>()
  const wakeReaders = (): void => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  return {
    /** The bytes are in the file now. Each byte arrives once. */
    arrived(position: number, bytes: number): void {
      for (let at = position; at < position + bytes; ) {
        const block = Math.floor(at / blockBytes)
        const end = Math.min(position + bytes, (block + 1) * blockBytes)
        missing[block] = (missing[block] as number) - (end - at)
        at = end
      }
      wakeReaders()
    },
    /** Resolves when the bytes from `start` up to `end` are in the file. */
    async until(start: number, end: number): Promise<void> {
      const [first, last] = [Math.floor(start / blockBytes), Math.ceil(end / blockBytes)]
      while (missing.slice(first, last).some((bytes) => bytes !== 0)) {
        if (failure) throw failure.error
        await changed.promise
      }
    },
    /** No more bytes arrive: readers that wait get the error. Only the first call counts. */
    fail(error: unknown): void {
      failure ??= { error }
      wakeReaders()
    },
  }
}
