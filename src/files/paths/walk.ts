/** Walks through the matches, finds every file once, and names it as a member of an archive. */
import { lstatSync, readdirSync, readlinkSync, type Stats } from 'node:fs'
import { fromBytes, toBytes } from '../byte-strings.ts'
import type { Match } from './matches.ts'
import type { Selection } from './patterns.ts'
import { isStaging } from './staging-name.ts'

export interface FoundFile {
  /** `<number of the line>/<path relative to its base>`: the name in an archive, as a byte string. */
  member: string
  /** `other` is not saved: it is no file, directory or link, or its path is too long for the system. */
  kind: 'file' | 'directory' | 'link' | 'other'
  /** The length of a file's content without holes. */
  bytes: number
  /** The length with holes; undefined if it is no file. */
  length?: number
  /** The path that a link leads to, as a byte string. */
  target?: string
  /** Identifies the file of a hard link, and says how many names the file has. */
  hardLink?: { inode: string; names: number }
}

/** @param path a byte string @param stat the state of a file or directory before its content or names are read */
export type OnStat = (path: string, stat: Stats) => unknown

/** Where a walk starts. */
export type Top = Pick<Match, 'path' | 'relative' | 'stat'> & { line: Pick<Match['line'], 'number'> }

/**
 * Yields a directory before its members, and all its files before another directory: in this order, tar can restore the
 * times of directories. Yields several members at once for speed. Thousands would block the process for a tenth of a second.
 * @param leftOut gets the names of excluded members and of staging directories; nothing below them is read
 * @param onStat called for each file and directory; without it, directories are not looked at
 * @throws when a directory cannot be read
 */
export function* walk(
  matches: Top[],
  excludes: Selection['excludes'],
  leftOut: string[] = [],
  onStat?: OnStat,
): Generator<FoundFile[]> {
  for (const { path, stat, ...match } of matches) {
    const from = { path: toBytes(path), member: memberOf(match), excludes, onStat }
    if (stat.isDirectory()) yield* walkDirectory(from, leftOut)
    else yield [found(from, stat)]
  }
}

/** The name of the match itself. The names of all members below begin with it. */
export function memberOf({ line, relative }: Pick<Top, 'line' | 'relative'>): string {
  return relative === '' ? `${line.number}` : `${line.number}/${toBytes(relative)}`
}

/** The members that are links to directories, whose files are saved below the member. */
export function linkedMembers(matches: Match[]): string[] {
  return matches.filter(({ linked }) => linked !== undefined).map(memberOf)
}

interface DirectoryToWalk {
  path: string
  member: string
  excludes: Selection['excludes']
  onStat: OnStat | undefined
}

const batchLength = 256

/**
 * The kernel takes paths of up to 4,095 bytes, and a restore first unpacks into a staging directory, whose path is longer.
 * https://man7.org/linux/man-pages/man7/path_resolution.7.html
 */
export const mostPathBytes = process.platform === 'linux' ? 4095 - 255 : Number.POSITIVE_INFINITY

function* walkDirectory(top: DirectoryToWalk, leftOut: string[]): Generator<FoundFile[]> {
  const { excludes, onStat } = top
  // A stack, so that the directories below a directory follow it.
  const directories = [top]
  for (let next = directories.pop(); next; next = directories.pop()) {
    const { path, member } = next
    onStat?.(path, lstatSync(fromBytes(path)))
    // `0` alone would name the link to the base, `0/.` names the base.
    let batch: FoundFile[] = [
      { member: member.includes('/') ? member : `${member}/.`, kind: 'directory', bytes: 0 },
    ]
    for (const item of readdirSync(fromBytes(path), { withFileTypes: true, encoding: 'latin1' })) {
      const place = { path: `${path}/${item.name}`, member: `${member}/${item.name}`, excludes, onStat }
      if (isStaging(item.name) || excludes?.(fromBytes(place.path).toString())) leftOut.push(place.member)
      else if (place.path.length > mostPathBytes)
        batch.push({ member: place.member, kind: 'other', bytes: 0 })
      else if (item.isDirectory()) directories.push(place)
      else batch.push(found(place, item))
      if (batch.length < batchLength) continue
      yield batch
      batch = []
    }
    yield batch
  }
}

function found(place: DirectoryToWalk, type: Pick<Stats, 'isFile' | 'isSymbolicLink'>): FoundFile {
  const { member, path } = place
  if (type.isFile()) return fileAt(place)
  if (!type.isSymbolicLink()) return { member, kind: 'other', bytes: 0 }
  return { member, kind: 'link', bytes: 0, target: readlinkSync(fromBytes(path), 'latin1') }
}

function fileAt({ path, member, onStat }: DirectoryToWalk): FoundFile {
  const stat = lstatSync(fromBytes(path))
  onStat?.(path, stat)
  const { size, blocks, nlink } = stat
  const bytes = Math.min(size, blocks * 512)
  if (nlink === 1) return { member, kind: 'file', bytes, length: size }
  const { dev, ino } = lstatSync(fromBytes(path), { bigint: true })
  return { member, kind: 'file', bytes, length: size, hardLink: { inode: `${dev}:${ino}`, names: nlink } }
}
