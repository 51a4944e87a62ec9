/** Gets an image into a file, and what is in it out of it again. */
import { chownSync, lstatSync, readdirSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteStream } from '../../bytes/buffer-pool.ts'
import type { Segment } from '../../entry/container.ts'
import { BadEntry, UnknownEntry } from '../../failure.ts'
import { fromBytes, toBytes } from '../../files/bytes.ts'
import type { Root } from '../../files/patterns.ts'
import { runProgram, startPipeline } from '../../process.ts'
import type { UnpackJob } from '../format.ts'
import { mostBytesOf, outputLimit } from '../output-limit.ts'
import { checkImageFile } from './check.ts'
import { readSuperblock, superblockBytes } from './superblock.ts'

/** An image that has arrived whole. */
export interface Image {
  /** Absolute. */
  path: string
  /** How many files, directories and links it should hold. */
  members: number
  /** How many bytes may be written when it is unpacked. */
  mostBytes: number
  /** Whether its path still means the file that was checked; undefined where nobody else has a name for it. */
  isInPlace?: (() => Promise<boolean>) | undefined
}

/** An entry that its store keeps as a file of this host. */
interface FileInPlace {
  /** Whether all of it is there; else it comes as the entry is read. */
  readonly isWhole: boolean
  /** Makes `path` a link to it; false where it cannot. */
  link(path: string): Promise<boolean>
  /** Whether the link leads to it still. */
  isInPlace(): Promise<boolean>
  /** Makes sure that its bytes are those that were saved, by `check` unless that is known; false where it did not get them all. */
  prove(check: () => Promise<void>): Promise<boolean>
}

/** What an image is made from. */
export interface ImageSource extends Pick<UnpackJob, 'segments' | 'signal'> {
  /** Verifies while it is read. May be called again. */
  body(): ByteStream
  /** The entry as a file, whose beginning then is the image. */
  file?: FileInPlace | undefined
}

/**
 * Gets an image to `dir/image`: by a link where the entry is a file that can have one there, else by reading.
 * @throws BadEntry when it is no image of the kind that `packImage` makes
 */
export async function receiveImage(
  { segments, signal, body, file }: ImageSource,
  dir: string,
): Promise<Image> {
  const segment = imageSegment(segments)
  const path = join(dir, 'image')
  const check = async (): Promise<void> => {
    await readAll(body())
    // What is marked as proven is not looked at again.
    if (file?.isWhole) await checkTables(path, segment, signal)
  }
  const isReceived = (await file?.link(path)) && (await file?.prove(check))
  if (!isReceived) {
    await rm(path, { force: true })
    await write(body(), path)
  }
  if (isReceived && file?.isWhole) await checkHead(path, segment.length)
  else await checkTables(path, segment, signal)
  const isInPlace = isReceived ? file?.isInPlace : undefined
  return { path, members: segment.files, mostBytes: mostBytesOf(segment), isInPlace }
}

/** @throws UnknownEntry when there is anything but one image of all roots */
export function imageSegment([segment, ...others]: Segment[]): Segment {
  if (!segment || segment.root !== undefined || others.length > 0)
    throw new UnknownEntry('the entry is not one image, and this version of Headstart reads no other')
  return segment
}

async function readAll(body: ByteStream): Promise<void> {
  for await (const bytes of body) body.release?.(bytes)
}

async function write(body: ByteStream, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await writeAll(file, body)
  } finally {
    await file.close()
  }
}

// While one piece is being written the next one is checked.
async function writeAll(file: FileHandle, body: ByteStream): Promise<void> {
  let position = 0
  let writing: Promise<void> = Promise.resolve()
  for await (const bytes of body) {
    await writing
    writing = writeAt(file, bytes, position).then(() => body.release?.(bytes))
    // Whoever waits for it hears of a failure, which may come while the next piece is not there yet.
    writing.catch(() => {})
    position += bytes.length
  }
  await writing
}

async function writeAt(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written)
    written += bytesWritten
  }
}

/** As much as can be said before the rest is there. @throws BadEntry when it is no image of our kind */
export async function checkHead(path: string, length: number): Promise<void> {
  const head = Buffer.alloc(superblockBytes)
  const file = await open(path)
  await file.read(head, 0, head.length, 0).finally(() => file.close())
  readSuperblock(head, length)
}

/** @throws BadEntry when its tables are not those of an image that `packImage` made, or tell of more than it should have */
export async function checkTables(
  path: string,
  { length, files, bytes }: Segment,
  signal?: AbortSignal,
): Promise<void> {
  const contents = await checkImageFile(path, length, 'tables', signal)
  if (contents.members < files) throw new BadEntry(`it has ${contents.members} members instead of ${files}`)
  if (contents.bytes > bytes) throw new BadEntry(`its files have ${contents.bytes} bytes instead of ${bytes}`)
}

/**
 * Where an image keeps what the files are called, and where each of them is: all that `ls` and `find` need.
 * @param read the bytes from `start` up to `end`
 */
export async function startOfTables(read: (start: number, end: number) => Promise<Buffer>): Promise<number> {
  return Number((await read(0, superblockBytes)).readBigUInt64LE(64))
}

/**
 * Unpacks into `dir/tree`: all of it, or what is of some roots only.
 * @throws BadEntry when there is anything but files, directories and links, or more or fewer than there should be
 */
export async function unpackImage(
  { path, members, mostBytes }: Image,
  { dir, roots, tools, signal, only }: Omit<UnpackJob, 'segments' | 'body'> & { only?: Root[] },
): Promise<void> {
  const quiet = ['-no-progress', '-quiet', '-no-xattrs']
  const places = (only ?? []).map(({ place }) => String(place))
  const args = [...quiet, '-d', 'tree', path, ...places]
  const limit = outputLimit(dir)
  limit.allow(mostBytes)
  const where = { cwd: dir, signal: AbortSignal.any([signal, limit.signal]) }
  const { pid, stdout, ended } = startPipeline([{ path: tools.unsquashfs as string, args }], where)
  stdout.resume()
  limit.watch(pid, ended)
  await ended
  const tree = join(dir, 'tree')
  const count = (only ?? roots).reduce((sum, root) => sum + countMembers(root, tree), 0)
  if (!only && count !== members) throw new BadEntry(`it has ${count} members instead of ${members}`)
  await takeOver(tree, signal)
}

/** Of a root: what its line names, and all below that. */
function countMembers(root: Root, tree: string): number {
  const count = (dir: string, relative: string, isNamed: boolean): number => {
    let members = 0
    for (const item of readdirSync(fromBytes(dir), { withFileTypes: true, encoding: 'latin1' })) {
      const path = relative === '' ? item.name : `${relative}/${item.name}`
      const counts = isNamed || root.matches(fromBytes(path).toString())
      if (counts) members++
      if (item.isDirectory()) members += count(`${dir}/${item.name}`, path, counts)
      else if (!item.isFile() && !item.isSymbolicLink()) {
        throw new BadEntry('it holds more than files, directories and links')
      }
    }
    return members
  }
  const base = join(tree, String(root.place))
  const stat = lstatSync(base, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) throw new BadEntry('what is to be a directory is none')
  const isNamed = root.matches('')
  return count(toBytes(base), '', isNamed) + (isNamed ? 1 : 0)
}

// Root's unsquashfs gives files to whom they were, and anybody's keeps the bits that change who runs a program.
async function takeOver(tree: string, signal: AbortSignal): Promise<void> {
  const where = { cwd: tree, signal }
  chownSync(tree, process.geteuid?.() ?? -1, process.getegid?.() ?? -1)
  if (process.geteuid?.() === 0) await runProgram('chown', ['-hR', '0:0', '.'], where)
  const special = ['!', '-type', 'l', '-perm', '/7000']
  await runProgram('find', ['.', ...special, '-exec', 'chmod', 'a-st', '{}', '+'], where)
}
