/** Gets an image into a file, and unpacks images. */
import { chownSync, lstatSync, readdirSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteStream } from '../../bytes/buffer-pool.ts'
import type { Segment } from '../../entry/container.ts'
import { BadEntry, UnknownEntry } from '../../failure.ts'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import type { Root } from '../../files/patterns.ts'
import { runProgram, startPipeline } from '../../process.ts'
import type { UnpackJob } from '../format.ts'
import { mostBytesOf, outputLimit } from '../output-limit.ts'
import { checkImageFile } from './check.ts'
import type { ReadBytes } from './metadata.ts'
import { readSuperblock, superblockBytes } from './superblock.ts'

/** An image that has arrived whole. */
export interface Image {
  /** Absolute. */
  path: string
  /** How many files, directories and links the image should hold. */
  members: number
  /** How many bytes unpacking may write. */
  mostBytes: number
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

export interface ImageSource extends Pick<UnpackJob, 'segments' | 'signal'> {
  /** Verifies the bytes while they are read. May be called again. */
  body(): ByteStream
  /** The entry as a file, which starts with the image. */
  file?: FileInPlace | undefined
}

/**
 * Gets an image to `dir/image`: by a link if the entry is a file that can be linked there, by reading otherwise.
 * @throws BadEntry when `packImage` does not make such images
 */
export async function receiveImage(
  { segments, signal, body, file }: ImageSource,
  dir: string,
): Promise<Image> {
  const segment = imageSegment(segments)
  const path = join(dir, 'image')
  const check = async (): Promise<void> => {
    const stream = body()
    for await (const bytes of stream) stream.release?.(bytes)
    // A file that is known to hold the saved bytes is not checked again.
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

/** Writes one piece while the next one is verified. */
async function write(body: ByteStream, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  let writing: Promise<void> = Promise.resolve()
  try {
    for await (const bytes of body) {
      await writing
      // Writes all of the bytes after those of the call before.
      writing = file.writeFile(bytes).then(() => body.release?.(bytes))
      // The next `await` rethrows a failure. Until then, Node must not report it as unhandled.
      writing.catch(() => {})
    }
    await writing
  } finally {
    await file.close()
  }
}

/** Checks the start of an image, before the rest has arrived. @throws BadEntry when it is no image of our kind */
export async function checkHead(path: string, length: number): Promise<void> {
  const head = Buffer.alloc(superblockBytes)
  const file = await open(path)
  await file.read(head, 0, head.length, 0).finally(() => file.close())
  readSuperblock(head, length)
}

/** @throws BadEntry when `packImage` does not write such tables, or when they contradict what the segment declares */
export async function checkTables(
  path: string,
  { length, files, bytes }: Segment,
  signal?: AbortSignal,
): Promise<void> {
  const contents = await checkImageFile(path, length, 'tables', signal)
  if (contents.members < files) throw new BadEntry(`it has ${contents.members} members instead of ${files}`)
  if (contents.bytes > bytes) throw new BadEntry(`its files have ${contents.bytes} bytes instead of ${bytes}`)
}

/** Where the tables of an image start. They are all that `ls` and `find` read. */
export async function startOfTables(read: ReadBytes): Promise<number> {
  return Number((await read(0, superblockBytes)).readBigUInt64LE(64))
}

/**
 * Unpacks into `dir/tree`: all roots, or only some.
 * @throws BadEntry when the image holds anything but files, directories and links, or more or fewer than it should
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

/** Counts what a root's line names, and everything below. */
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

// Run by root, unsquashfs keeps the files' owners. Run by any user, it keeps setuid, setgid and sticky bits.
async function takeOver(tree: string, signal: AbortSignal): Promise<void> {
  const where = { cwd: tree, signal }
  chownSync(tree, process.geteuid?.() ?? -1, process.getegid?.() ?? -1)
  if (process.geteuid?.() === 0) await runProgram('chown', ['-hR', '0:0', '.'], where)
  const special = ['!', '-type', 'l', '-perm', '/7000']
  await runProgram('find', ['.', ...special, '-exec', 'chmod', 'a-st', '{}', '+'], where)
}
