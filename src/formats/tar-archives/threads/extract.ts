/** Unpacks archives, synchronously. */
import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  ftruncateSync,
  futimesSync,
  linkSync,
  lutimesSync,
  mkdirSync,
  openSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { fromBytes } from '../../../files/byte-strings.ts'
import { BadEntry, codeOf } from '../../../system/failure.ts'
import { dirname, resolve } from '../../../system/native-path.ts'
import { archiveReader, type Member } from '../archive-reader.ts'
import { safeName } from './safe-name.ts'
import { sparseContent } from './sparse.ts'

/** Takes the pieces of a file's content in order. */
interface OpenFile {
  write(piece: Buffer): void
  close(): void
}

/**
 * Unpacks files at once, and links and the times of directories at the end: no member is written through a link of the
 * same archive, and no directory changes after it got its time.
 * @param dir absolute, as a byte string. Below it are no links
 * @param mask of the process
 * @param finalPathOf where a member comes in the end, as a byte string
 */
export function extractor(dir: string, mask: number, finalPathOf?: (name: string) => string) {
  const reader = archiveReader('several')
  const makeDirectory = newDirectoryMaker()
  const links: Member[] = []
  const directories = new Map<string, Member>()
  let file: OpenFile | undefined
  const closeFile = (): void => {
    file?.close()
    file = undefined
  }
  const begin = (member: Member): void => {
    closeFile()
    const path = `${dir}/${safeName(member.name)}`
    if (member.kind === 'directory') {
      makeDirectory(path)
      directories.set(path, member)
      return
    }
    makeDirectory(dirname(path))
    if (member.kind === 'file') file = createFile(path, member, mask)
    else if (member.kind === 'symlink') links.push(member)
    else if (member.kind !== 'hardlink') throw new BadEntry('its archive holds something else than files')
    else {
      const target = fromBytes(`${dir}/${safeName(member.target)}`)
      replacing(fromBytes(path), (path) => linkSync(target, path))
    }
  }
  return {
    push(bytes: Buffer): void {
      for (const item of reader.push(bytes)) {
        if (Buffer.isBuffer(item)) file?.write(item)
        else begin(item)
      }
    },
    /** Must be called after the last bytes. */
    finish(): void {
      reader.finish()
      closeFile()
      for (const { name, target, mtime } of links) {
        const path = fromBytes(`${dir}/${safeName(name)}`)
        const type = finalPathOf && linkType(target, finalPathOf(name))
        replacing(path, (path) => makeLink(fromBytes(target), path, type))
        lutimesSync(path, now(), mtime)
      }
      // What is below a directory comes before it: its mode may forbid to look below it.
      const deepestFirst = [...directories].sort(([one], [other]) => other.length - one.length)
      for (const [path, { mode, mtime }] of deepestFirst) {
        // On Windows, a directory that is read-only could not be removed.
        if (process.platform !== 'win32') chmodSync(fromBytes(path), mode)
        utimesSync(fromBytes(path), now(), mtime)
      }
    },
  }
}

function newDirectoryMaker(): (path: string) => void {
  // Most members have the same directory as the one before.
  const made = new Set<string>()
  return (path) => {
    if (made.has(path)) return
    mkdirSync(fromBytes(path), { recursive: true, mode: 0o755 })
    made.add(path)
  }
}

/**
 * Windows has links to files and links to directories. Node looks where the link is made, which is not where it comes in
 * the end.
 * @returns undefined where Node should look
 */
function linkType(target: string, finalPath: string): 'dir' | undefined {
  if (process.platform !== 'win32') return undefined
  // To look there would contact another host.
  if (/^[\\/]{2}/.test(target)) return 'dir'
  const end = resolve(dirname(finalPath), target)
  return statSync(fromBytes(end), { throwIfNoEntry: false })?.isDirectory() ? 'dir' : undefined
}

function makeLink(target: string | Buffer, path: string | Buffer, type?: 'dir'): void {
  try {
    symlinkSync(target, path, type)
  } catch (error) {
    if (codeOf(error) !== 'EPERM' || process.platform !== 'win32') throw error
    throw new Error('this user of Windows may not make links; its Developer Mode allows them', {
      cause: error,
    })
  }
}

/** A later member of the same name replaces the earlier one, but never writes to the earlier one's other names. */
function replacing<Made>(path: string | Buffer, make: (path: string | Buffer) => Made): Made {
  try {
    return make(path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    unlinkSync(path)
    return make(path)
  }
}

const { O_WRONLY, O_CREAT, O_EXCL } = constants
const newFile = O_WRONLY | O_CREAT | O_EXCL

function createFile(path: string, { mode, mtime, size, sparseSize }: Member, mask: number): OpenFile {
  const file = replacing(fromBytes(path), (path) => openSync(path, newFile, mode))
  let length = 0
  const append = (piece: Buffer): void => {
    length += piece.length
    writeAll(file, piece, null)
  }
  const sparse =
    sparseSize === undefined
      ? undefined
      : sparseContent(size, Number(sparseSize), (piece, at) => writeAll(file, piece, at))
  return {
    write: sparse ? sparse.push : append,
    close() {
      try {
        if (sparse) {
          sparse.finish()
          ftruncateSync(file, Number(sparseSize))
        } else if (length !== size) throw new BadEntry('its archive ends too early')
        if (mode & mask) fchmodSync(file, mode)
        futimesSync(file, now(), mtime)
      } finally {
        closeSync(file)
      }
    },
  }
}

function writeAll(file: number, bytes: Buffer, position: number | null): void {
  for (let at = 0; at < bytes.length; )
    at += writeSync(file, bytes, at, bytes.length - at, position === null ? null : position + at)
}

/** In seconds, as the times of members. Members' times are text: Node takes no negative numbers. */
function now(): number {
  return Date.now() / 1000
}
