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
import { checkWindowsNames } from '../../../files/paths/windows-names.ts'
import { BadEntry, codeOf } from '../../../system/failure.ts'
import { dirname, resolve } from '../../../system/native-path.ts'
import { archiveReader, type Member } from '../archive-reader.ts'
import { sparseContent } from '../sparse.ts'

interface OpenFile {
  write(piece: Buffer): void
  close(): void
}

/**
 * Makes links and sets the times of directories at the end: no member is written through a link of the same archive, and
 * no directory changes after it got its time.
 * @param dir absolute; a byte string. No links are below it
 * @param mask of the process
 * @param finalPathOf the path in the workspace that a member gets in the end; a byte string
 */
export function extractor(dir: string, mask: number, finalPathOf?: (name: string) => string) {
  const reader = archiveReader('several')
  const makeDirectory = newDirectoryMaker(0o777 & ~mask)
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
    finish(): void {
      reader.finish()
      closeFile()
      for (const { name, target, mtime } of links) {
        const path = fromBytes(`${dir}/${safeName(name)}`)
        const type = finalPathOf && linkType(target, finalPathOf(name))
        replacing(path, (path) => makeLink(fromBytes(target), path, type))
        lutimesSync(path, aSecondAgo(), mtime)
      }
      // The mode of a directory may forbid access to the directories below.
      const deepestFirst = [...directories].sort(([one], [other]) => other.length - one.length)
      for (const [path, { mode, mtime }] of deepestFirst) {
        // Windows cannot remove a read-only directory.
        if (process.platform !== 'win32') chmodSync(fromBytes(path), mode)
        utimesSync(fromBytes(path), aSecondAgo(), mtime)
      }
    },
  }
}

// The mask belongs to all threads, and the main thread lifts it while it starts a program.
function newDirectoryMaker(mode: number): (path: string) => void {
  const made = new Set<string>()
  return (path) => {
    if (made.has(path)) return
    mkdirSync(fromBytes(path), { recursive: true, mode })
    made.add(path)
  }
}

/**
 * Windows has links to files and links to directories. Node would look at the target from the staging directory.
 * @returns undefined if Node may choose
 */
function linkType(target: string, finalPath: string): 'dir' | undefined {
  if (process.platform !== 'win32') return undefined
  // Looking there would contact another host.
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

/** A later member of the same name replaces the earlier member, but leaves the other names of that file alone. */
function replacing<Made>(path: string | Buffer, make: (path: string | Buffer) => Made): Made {
  try {
    return make(path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    unlinkSync(path)
    return make(path)
  }
}

const unsafe = /\0|^\/|(^|\/)\.\.(\/|$)/

/**
 * Checks a member's name before anything is made by that name.
 * @param name a byte string
 * @throws BadEntry if the name leads out of the directory; Error if Windows has no such name
 */
export function safeName(name: string, platform: NodeJS.Platform = process.platform): string {
  if (name === '' || unsafe.test(name)) throw new BadEntry('its archive holds a name that leads elsewhere')
  const path = name.replace(/(\/\.?)+$/, '')
  if (platform === 'win32') checkWindowsNames(fromBytes(path, platform).toString())
  return path
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
        futimesSync(file, aSecondAgo(), mtime)
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

/**
 * The time of access, in seconds. It must not be after that of the last change of the file, which a clock sets that is some
 * milliseconds late: else Linux, with `relatime`, does not note that the file is read. (The times of members are text, because
 * Node takes no negative numbers.)
 */
function aSecondAgo(): number {
  return Date.now() / 1000 - 1
}
