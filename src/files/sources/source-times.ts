/** Reads and sets the times of tracked files. It sets whole seconds: Node and images hold no others exactly. */
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
export type FoundTimes = Map<string, { length: number; mtimeNs: bigint }>

export async function readTimes(files: TrackedFile[], at: SourcesAt): Promise<FoundTimes> {
  const found: FoundTimes = new Map()
  for await (const { stat, name } of regularFiles(files, at)) {
    const { size, mtimeNs } = stat
    if (isPossible(roundedUp(mtimeNs))) found.set(name, { length: Number(size), mtimeNs })
  }
  return found
}

/**
 * The times of the files whose content is that of git's index, and that all of the other caches were built from.
 * @param found read before git listed these files: so git has seen each later change
 */
export function unchangedTimes(
  found: FoundTimes,
  files: TrackedFile[],
  others: SavedSources[],
): SourceTime[] {
  return files.flatMap((file) => {
    const time = found.get(file.name)
    if (!file.isUnchanged || time === undefined) return []
    const digest = sourceDigest(file, time.length)
    const times = timesOf(digest, others)
    if (times.length < others.length) return []
    return { digest, seconds: Math.max(roundedUp(time.mtimeNs), ...times) }
  })
}

export function roundedDown(ns: bigint): number {
  return Number(ns / nanosecondsPerSecond)
}

/** A source that is newer than an output stays so: formats keep the time of an output, or round it down. */
function roundedUp(ns: bigint): number {
  return roundedDown(ns + nanosecondsPerSecond - 1n)
}

/** What one cache says of the sources. */
export interface SavedSources {
  /** A whole second after the last write to the cached files. No time is after it. */
  savedAt: number
  times: Map<string, number>
}

export interface SetTimes extends SourcesAt {
  saved: SavedSources[]
  /** The newest `savedAt` that earlier steps of this job have restored, 0 for none; undefined in the first step. */
  before: number | undefined
}

/** How many files there are, have the recorded time, and were given another time than they had. */
export interface SetCount {
  all: number
  kept: number
  changed: number
}

/**
 * Gives each file that all caches were built from its newest recorded time, and each other file a time after all of them.
 * So the files are as in a directory where git has switched from the recorded commits to this one.
 */
export async function setTimes(files: TrackedFile[], { saved, before, ...at }: SetTimes): Promise<SetCount> {
  const newest = Math.max(before ?? 0, ...saved.map(({ savedAt }) => savedAt))
  const [kept, newer]: [NewTime[], NewTime[]] = [[], []]
  const now = Math.floor(Date.now() / 1000)
  let all = 0
  for await (const { path, stat, ...file } of regularFiles(files, at)) {
    all++
    const times = file.isUnchanged ? timesOf(sourceDigest(file, Number(stat.size)), saved) : []
    const isKnown = saved.length > 0 && times.length === saved.length
    const seconds = isKnown ? Math.max(...times) : Math.max(Math.min(roundedDown(stat.mtimeNs), now), newest)
    // Outputs may be older than the file for a reason: the cache of an earlier step, or a change since that step.
    if (!isFree(stat, before) && stat.mtimeNs > inNanoseconds(seconds)) continue
    const group = isKnown ? kept : newer
    group.push({ path, stat, seconds })
  }
  // If one cannot be set, no other one looks older than it is.
  const changed = [...newer, ...kept].filter(setTime).length
  return { all, kept: kept.length, changed }
}

/** Whether the time is only that of the checkout. Each step leaves whole seconds. */
function isFree({ mtimeNs }: BigIntStats, before: number | undefined): boolean {
  return before === undefined || (before === 0 && mtimeNs % nanosecondsPerSecond === 0n)
}

function inNanoseconds(seconds: number): bigint {
  return BigInt(seconds) * nanosecondsPerSecond
}

interface NewTime extends Pick<SourceFile, 'path' | 'stat'> {
  seconds: number
}

function timesOf(digest: string, saved: SavedSources[]): number[] {
  return saved.flatMap(({ times }) => times.get(digest) ?? [])
}

/** Follows no link. @returns whether the file had another time */
function setTime({ path, stat, seconds }: NewTime): boolean {
  if (inNanoseconds(seconds) === stat.mtimeNs) return false
  lutimesSync(path, seconds, seconds)
  return true
}
