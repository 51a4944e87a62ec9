/** Writes an archive of files, directories and links, synchronously. */
import {
  type BigIntStats,
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  type Stats,
  statSync,
} from 'node:fs'
import { crc32 } from 'node:zlib'
import { fromBytes } from '../../../files/byte-strings.ts'
import { changedWhileSaved } from '../../../files/changed-while-saved.ts'
import { readOnly, refusesLinks } from '../../../system/disk/read-file.ts'
import { codeOf } from '../../../system/failure.ts'
import { slashed } from '../../../system/native-path.ts'
import { archiveOutput, type SlabWriter, type WrittenMember } from '../archive-output.ts'
import type { Member } from '../archive-reader.ts'
import { endOfArchive, paddingAfter } from '../tar-records.ts'
import type { MemberKind } from './messages.ts'

interface ArchiveOptions {
  /** All members are of this kind; undefined if they are of any kind. */
  kind?: MemberKind | undefined
  /** The members that are links to directories, which are saved as these directories. */
  links?: string[] | undefined
  /** Whether mksquashfs reads the archive. */
  isForImage?: boolean | undefined
}

interface KindOfMember extends Pick<WrittenMember, 'target' | 'size'> {
  kind: Exclude<WrittenMember['kind'], 'whiteout'>
}

/** @param pathOf finds a member; names and paths are byte strings */
export function archiveWriter(
  pathOf: (name: string) => string,
  to: SlabWriter,
  { kind, links = [], isForImage = false }: ArchiveOptions = {},
) {
  const output = archiveOutput(to, kind === undefined && !isForImage)
  const timeOf = isForImage ? imageTime : inSeconds
  // The first name of each file that has several names.
  const linked = new Map<string, string>()

  function put(name: string, { mode, mtimeNs }: BigIntStats, more: KindOfMember) {
    return output.put({ name, mode: savedMode(more.kind, Number(mode)), mtime: timeOf(mtimeNs), ...more })
  }

  /** @returns false if the file changed meanwhile, and its content can be read again */
  function addFile(name: string, path: string | Buffer): boolean {
    const file = openFile(name, path)
    try {
      const stat = fstatSync(file, { bigint: true })
      if (!stat.isFile()) throw replaced(name)
      const inode = stat.nlink > 1n ? `${stat.dev}:${stat.ino}` : ''
      const target = linked.get(inode)
      if (target !== undefined) {
        put(name, stat, { kind: 'hardlink', target })
        return true
      }
      const size = Number(stat.size)
      const start = put(name, stat, { kind: 'file', size })
      if (copyContent(file, stat, output)) {
        output.pad(paddingAfter(size))
        if (inode !== '') linked.set(inode, name)
        return true
      }
      if (!output.rewind(start)) throw changedWhileSaved(path.toString())
      return false
    } finally {
      closeSync(file)
    }
  }

  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(name: string): void {
      const member = name.replace(/\/$/, '')
      const path = fromBytes(pathOf(member))
      // Opening refuses links by itself, where it can.
      const needsStat = kind !== 'files' || !refusesLinks
      const stat = needsStat ? expectedStat(name, path, kind, links.includes(member)) : undefined
      if (!stat || stat.isFile()) untilQuiet(path, () => addFile(name, path))
      else put(name, stat, kindWithoutContent(name, path, stat))
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(isContinued = false): void {
      if (!isContinued) output.write(endOfArchive)
      output.flush()
    },
  }
}

// A program that writes to a file now and then leaves quiet moments. All pauses take a quarter of a second.
const mostReadings = 10
const quietPauseMs = 5
const never = new Int32Array(new SharedArrayBuffer(4))

/** @param read returns false if the file changed meanwhile @throws Error if it always does */
function untilQuiet(path: string | Buffer, read: () => boolean): void {
  for (let readings = 1; !read(); readings++) {
    if (readings === mostReadings) throw changedWhileSaved(path.toString())
    Atomics.wait(never, 0, 0, readings * quietPauseMs)
  }
}

// Reading with a checksum takes longer, so only a file that a program may be writing to gets one.
const recentMs = 2000
// A file system counts the time of a change in ticks of its clock. Two changes within one tick look like one.
const clockTickMs = 20

/** @returns false if the content may be of two versions of the file */
function copyContent(file: number, stat: BigIntStats, output: ReturnType<typeof archiveOutput>): boolean {
  const size = Number(stat.size)
  const age = Date.now() - msOf(stat.ctimeNs)
  const content = age < recentMs ? newContentSum() : undefined
  if (!output.read(file, size, content?.add)) return false
  if (age > clockTickMs && isUnchanged(stat, fstatSync(file))) return true
  return content?.isStill(file, size) ?? false
}

/** Numbers are as precise as the clocks of file systems, and take half the time of big integers. */
function isUnchanged({ ctimeNs, size }: BigIntStats, after: Stats): boolean {
  return after.ctimeMs === msOf(ctimeNs) && after.size === Number(size)
}

/** If a file has the same content twice, it had this content at the moment between. So a log may grow while it is saved. */
function newContentSum() {
  let sum = 0
  return {
    add(part: Buffer): void {
      sum = crc32(part, sum)
    },
    /** Whether the file still begins with the content. */
    isStill(file: number, bytes: number): boolean {
      const part = Buffer.allocUnsafe(Math.min(bytes, 1024 * 1024))
      let [at, again] = [0, 0]
      while (at < bytes) {
        const read = readSync(file, part, 0, Math.min(part.length, bytes - at), at)
        if (read === 0) return false
        again = crc32(part.subarray(0, read), again)
        at += read
      }
      return again === sum
    },
  }
}

/** @throws Error if another kind of file has taken the member's place */
function expectedStat(
  name: string,
  path: string | Buffer,
  kind: MemberKind | undefined,
  isLink: boolean,
): BigIntStats {
  const stat = (isLink ? statSync : lstatSync)(path, { bigint: true })
  if (kind && !isExpected(stat, name, kind)) throw replaced(name)
  return stat
}

function kindWithoutContent(name: string, path: string | Buffer, stat: BigIntStats): KindOfMember {
  if (stat.isDirectory()) return { kind: 'directory' }
  if (!stat.isSymbolicLink()) throw replaced(name)
  return { kind: 'symlink', target: slashed(readlinkSync(path, 'latin1')) }
}

function isExpected(stat: BigIntStats, name: string, kind: MemberKind): boolean {
  if (kind === 'files') return stat.isFile()
  return name.endsWith('/') ? stat.isDirectory() : stat.isSymbolicLink()
}

// The errors for a link or a socket in the file's place.
const notFile = ['ELOOP', 'EMLINK', 'ENXIO']

function openFile(name: string, path: string | Buffer): number {
  try {
    return openSync(path, readOnly)
  } catch (error) {
    throw notFile.includes(codeOf(error) ?? '') ? replaced(name) : error
  }
}

export function replaced(member = ''): Error {
  return new Error(`${pathIn(member)} was replaced while it was saved`)
}

function pathIn(member: string): string | Buffer {
  return fromBytes(member.replace(/^\d+\/|\/$/g, ''))
}

/**
 * Leaves out setuid, setgid and sticky bits. Windows knows only whether a file is read-only, so its members get the modes
 * that most programs give.
 */
export function savedMode(
  kind: Member['kind'],
  mode: number,
  platform: NodeJS.Platform = process.platform,
): number {
  if (platform !== 'win32') return mode & 0o777
  if (kind !== 'file' && kind !== 'hardlink') return 0o755
  return mode & 0o200 ? 0o644 : 0o444
}

const nsPerSecond = 1_000_000_000n
const nsDigits = 9

function inSeconds(ns: bigint): string {
  if (ns < 0n) return `-${inSeconds(-ns)}`
  const fraction = ns % nsPerSecond
  const seconds = String(ns / nsPerSecond)
  return fraction === 0n
    ? seconds
    : `${seconds}.${String(fraction).padStart(nsDigits, '0').replace(/0+$/, '')}`
}

const latestInImage = 2n ** 32n - 1n

/** An image has 32 bits for a time: whole seconds from 1970 to 2106. */
function imageTime(ns: bigint): string {
  const seconds = ns < 0n ? 0n : ns / nsPerSecond
  return String(seconds > latestInImage ? latestInImage : seconds)
}

/** Calculates as Node does for `ctimeMs`. */
function msOf(ns: bigint): number {
  return Number(ns / nsPerSecond) * 1000 + Number(ns % nsPerSecond) / 1_000_000
}
