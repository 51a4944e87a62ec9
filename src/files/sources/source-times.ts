/** Reads and sets the times of tracked files. All are whole seconds: Node and images hold no others exactly. */
import { type BigIntStats, lstatSync, lutimesSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { fromBytes, isWithin, toBytes } from '../byte-strings.ts'
import type { PathLine } from '../patterns.ts'
import { isPossible, type SourceTime, sourceDigest } from './times-record.ts'
import type { TrackedFile } from './tracked-files.ts'

// Looking at files blocks the process, which may be sending bytes.
const yieldEvery = 256
const nanosecondsPerSecond = 1_000_000_000n

interface SourceFile extends TrackedFile {
  path: string | Buffer
  stat: BigIntStats
}

interface SourcesAt {
  workspace: string
  /** The lines of all caches that the times are for. */
  cached: PathLine[]
}

/** The cache has the times of cached files. A file with another name may have it outside the repository. */
async function* regularFiles(
  files: TrackedFile[],
  { workspace, cached }: SourcesAt,
): AsyncGenerator<SourceFile> {
  const top = toBytes(workspace)
  const isCached = namedBy(cached)
  const isOwn = ownDirectories(top, isCached)
  for (const [number, file] of files.entries()) {
    if (number % yieldEvery === 0) await setImmediate()
    const whole = `${top}/${file.name}`
    if (leadsUp.test(file.name) || !isOwn(dirnameOf(whole)) || isCached(whole)) continue
    const path = fromBytes(whole)
    const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false })
    if (stat?.isFile() && stat.nlink === 1n) yield { ...file, path, stat }
  }
}

// Git names no such files, unless its index is forged.
const leadsUp = /(^|\/)\.\.?(\/|$)/

function dirnameOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** Whether one of the lines names exactly this path, which is a byte string. */
function namedBy(lines: PathLine[]): (path: string) => boolean {
  const literals = new Set(lines.flatMap(({ literal }) => (literal === undefined ? [] : toBytes(literal))))
  const patterns = lines.filter(({ literal }) => literal === undefined)
  const bases = patterns.map(({ base, matches }) => ({ base: toBytes(base), matches }))
  return (path) =>
    literals.has(path) ||
    bases.some(
      ({ base, matches }) =>
        isWithin(path, base) && matches(fromBytes(path.slice(base.length).replace(/^\//, '')).toString()),
    )
}

/** Tells directories of the workspace from cached ones, and from those that a link leads to. */
function ownDirectories(top: string, isCached: (path: string) => boolean): (directory: string) => boolean {
  const known = new Map([[top, !isCached(top)]])
  const isOwn = (directory: string): boolean => {
    const found = known.get(directory)
    if (found !== undefined) return found
    const isReal = (): boolean =>
      lstatSync(fromBytes(directory), { throwIfNoEntry: false })?.isDirectory() === true
    const is = isWithin(directory, top) && isOwn(dirnameOf(directory)) && isReal() && !isCached(directory)
    known.set(directory, is)
    return is
  }
  return isOwn
}

/** By the names of the files. */
export type FoundTimes = Map<string, { length: number; seconds: number }>

export async function readTimes(files: TrackedFile[], at: SourcesAt): Promise<FoundTimes> {
  const found: FoundTimes = new Map()
  for await (const { stat, name } of regularFiles(files, at)) {
    const seconds = secondsOf(stat)
    if (isPossible(seconds)) found.set(name, { length: Number(stat.size), seconds })
  }
  return found
}

/**
 * The times of the files whose content is that of git's index.
 * @param found read before git listed these files: so git has seen each later change
 */
export function unchangedTimes(found: FoundTimes, files: TrackedFile[]): SourceTime[] {
  return files.flatMap((file) => {
    const { length, seconds } = found.get(file.name) ?? {}
    if (!file.isUnchanged || length === undefined || seconds === undefined) return []
    return { digest: sourceDigest(file, length), seconds }
  })
}

function secondsOf({ mtimeNs }: BigIntStats): number {
  return Number(mtimeNs / nanosecondsPerSecond)
}

/** What one cache says of the sources. */
export interface SavedSources {
  /** A whole second after the last write to the cached files, and after all times of sources. */
  savedAt: number
  times: Map<string, number>
}

export interface SetTimes extends SourcesAt {
  saved: SavedSources[]
  /** The newest `savedAt` of earlier steps of this job. */
  before: number | undefined
}

/** How many files there are, have the recorded time, and were given another time than they had. */
export interface SetCount {
  all: number
  kept: number
  changed: number
}

/**
 * Gives each file that all caches were built from its recorded time, and each other file a time after all of them. So the
 * files are as in a directory where git has switched from the recorded commits to this one.
 */
export async function setTimes(files: TrackedFile[], { saved, before, ...at }: SetTimes): Promise<SetCount> {
  const newest = Math.max(before ?? 0, ...saved.map(({ savedAt }) => savedAt))
  const [kept, newer]: [NewTime[], NewTime[]] = [[], []]
  const now = Math.floor(Date.now() / 1000)
  let all = 0
  for await (const { path, stat, ...file } of regularFiles(files, at)) {
    all++
    const own = secondsOf(stat)
    const times = file.isUnchanged ? timesOf(sourceDigest(file, Number(stat.size)), saved) : []
    // If the time is not before the cache of an earlier step, that cache was built from another content.
    const isKnown = times.length === saved.length && (before === undefined || own < before)
    const olds = before === undefined && saved.length > 0 ? times : [own, ...times]
    if (saved.length === 0) newer.push({ path, stat, seconds: Math.min(own, now) })
    else if (isKnown) kept.push({ path, stat, seconds: Math.min(...olds) })
    else newer.push({ path, stat, seconds: Math.max(Math.min(own, now), newest) })
  }
  // If one cannot be set, no other one looks older than it is.
  const changed = [...newer, ...kept].filter(setTime).length
  return { all, kept: kept.length, changed }
}

interface NewTime extends Pick<SourceFile, 'path' | 'stat'> {
  seconds: number
}

function timesOf(digest: string, saved: SavedSources[]): number[] {
  return saved.flatMap(({ times }) => times.get(digest) ?? [])
}

/** Follows no link. @returns whether the file had another time */
function setTime({ path, stat, seconds }: NewTime): boolean {
  if (BigInt(seconds) * nanosecondsPerSecond === stat.mtimeNs) return false
  lutimesSync(path, seconds, seconds)
  return true
}
