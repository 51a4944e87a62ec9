/** Writes an archive of files, directories and links, synchronously. */
import { type BigIntStats, closeSync, fstatSync, lstatSync, openSync, readlinkSync } from 'node:fs'
import { fromBytes } from '../../../files/byte-strings.ts'
import { readOnly, refusesLinks } from '../../../system/disk/open-unfollowed.ts'
import { codeOf } from '../../../system/failure.ts'
import { slashed } from '../../../system/native-path.ts'
import { archiveOutput, type SlabWriter } from '../archive-output.ts'
import type { Member } from '../archive-reader.ts'
import type { WrittenMember } from '../member-header.ts'
import { endOfArchive, paddingAfter } from '../tar-records.ts'
import type { MemberKind } from './messages.ts'

/**
 * @param pathOf finds a member; names and paths are byte strings
 * @param kind of all members; undefined for an archive of actions/cache, which has several kinds
 */
export function archiveWriter(pathOf: (name: string) => string, to: SlabWriter, kind?: MemberKind) {
  const output = archiveOutput(to, kind === undefined)
  // The first name of each file that has several names.
  const linked = new Map<string, string>()

  function addFile(name: string, path: string | Buffer): void {
    const file = openFile(name, path)
    try {
      const stat = fstatSync(file, { bigint: true })
      if (!stat.isFile()) throw replaced(name)
      const target = stat.nlink > 1n ? firstName(name, stat) : name
      if (target !== name) {
        output.put(memberOf(name, stat, 'hardlink', { target }))
        return
      }
      const size = Number(stat.size)
      output.put(memberOf(name, stat, 'file', { size }))
      if (size === 0) return
      if (!output.read(file, size)) throw changed(name)
      // The content may be of two versions of the file. Numbers are as precise as the clocks of file systems, and take
      // half the time of big integers.
      const after = fstatSync(file)
      if (after.ctimeMs !== msOf(stat.ctimeNs) || after.size !== size) throw changed(name)
      output.pad(paddingAfter(size))
    } finally {
      closeSync(file)
    }
  }

  function firstName(name: string, { dev, ino }: BigIntStats): string {
    const inode = `${dev}:${ino}`
    const first = linked.get(inode)
    if (first === undefined) linked.set(inode, name)
    return first ?? name
  }

  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(name: string): void {
      const path = fromBytes(pathOf(name.replace(/\/$/, '')))
      // Opening refuses links by itself, where it can.
      const stat = kind !== 'files' || !refusesLinks ? lstatSync(path, { bigint: true }) : undefined
      if (stat && kind && !isExpected(stat, name, kind)) throw replaced(name)
      if (!stat || stat.isFile()) addFile(name, path)
      else if (stat.isDirectory()) output.put(memberOf(name, stat, 'directory'))
      else if (stat.isSymbolicLink())
        output.put(memberOf(name, stat, 'symlink', { target: slashed(readlinkSync(path, 'latin1')) }))
      else throw replaced(name)
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(isContinued = false): void {
      if (!isContinued) output.write(endOfArchive)
      output.flush()
    },
  }
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

function changed(member: string): Error {
  return new Error(`${pathIn(member)} changed while it was read`)
}

function pathIn(member: string): string | Buffer {
  return fromBytes(member.replace(/^\d+\/|\/$/g, ''))
}

function memberOf(
  name: string,
  { mode, mtimeNs }: BigIntStats,
  kind: Exclude<WrittenMember['kind'], 'whiteout'>,
  more: Pick<WrittenMember, 'target' | 'size'> = {},
): WrittenMember {
  return { name, kind, mode: savedMode(kind, Number(mode)), mtime: inSeconds(mtimeNs), ...more }
}

/**
 * Without setuid, setgid and sticky bits. Windows knows only whether a file is read-only, so its members get the modes
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

/** Calculates as Node does for `ctimeMs`. */
function msOf(ns: bigint): number {
  return Number(ns / nsPerSecond) * 1000 + Number(ns % nsPerSecond) / 1_000_000
}
