/** Reads and sets the times of tracked files and their directories: whole seconds, as Node and images hold no others exactly. */
import { type BigIntStats, lstatSync, lutimesSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { orUndefined } from '../../system/failure.ts'
import { fromBytes, isWithin, toBytes } from '../byte-strings.ts'
import type { PathLine } from '../paths/patterns.ts'
import { isPossible, type SourceTime, sourceDigest } from './times-record.ts'
import { directoriesOf, hasOnly, type TrackedFile } from './tracked-files.ts'

// Looking at files blocks the process, which may be sending bytes.
const yieldEvery = 256
const nanosecondsPerSecond = 1_000_000_000n

interface FoundSource extends TrackedFile {
  path: string | Buffer
  stat: BigIntStats
  /** In bytes; 0 for a directory. */
  length: number
  isDirectory: boolean
}

interface SourcesAt {
  workspace: string
  /** The lines of all caches that the times are for. */
  cached: PathLine[]
}

/**
 * The regular files, then the directories. The cache has the times of cached files. A file with another name may have it
 * outside the repository.
 */
async function* sourcesIn(all: TrackedFile[], { workspace, cached }: SourcesAt): AsyncGenerator<FoundSource> {
  const top = toBytes(workspace)
  const isCached = namedBy(cached)
  const isOwn = ownDirectories(top, isCached)
  const files = all.filter(({ name }) => !leadsUp.test(name))
  const lengths = new Map<string, number>()
  for (const [number, file] of files.entries()) {
    if (number % yieldEvery === 0) await setImmediate()
    const whole = `${top}/${file.name}`
    if (!isOwn(dirnameOf(whole)) || isCached(whole)) continue
    const path = fromBytes(whole)
    const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false })
    if (!stat?.isFile() || stat.nlink !== 1n) continue
    const length = Number(stat.size)
    lengths.set(file.name, length)
    yield { ...file, path, stat, length, isDirectory: false }
  }
  for (const [number, { names, ...directory }] of directoriesOf(files, lengths).entries()) {
    if (number % yieldEvery === 0) await setImmediate()
    const whole = directory.name === '/' ? top : dirnameOf(`${top}/${directory.name}`)
    if (!isOwn(whole)) continue
    const path = fromBytes(whole)
    const stat = lstatSync(path, { bigint: true })
    const isUnchanged = directory.isUnchanged && hasOnly(whole, names, isCached)
    yield { ...directory, isUnchanged, path, stat, length: 0, isDirectory: true }
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

/** By the names of the sources. */
type FoundTimes = Map<string, { length: number; mtimeNs: bigint }>

export async function readTimes(files: TrackedFile[], at: SourcesAt): Promise<FoundTimes> {
  const found: FoundTimes = new Map()
  for await (const { name, isUnchanged, length, stat } of sourcesIn(files, at))
    if (isUnchanged && isPossible(roundedUp(stat.mtimeNs))) found.set(name, { length, mtimeNs: stat.mtimeNs })
  return found
}

/**
 * The times of the sources whose content is that of git's index. Files come first.
 * @param found read before git listed these files: so git has seen each later change
 */
export function unchangedTimes(found: FoundTimes, files: TrackedFile[]): SourceTime[] {
  const lengths = { get: (name: string) => found.get(name)?.length }
  return [...files, ...directoriesOf(files, lengths)].flatMap((source) => {
    const time = found.get(source.name)
    if (!source.isUnchanged || time === undefined) return []
    return { digest: sourceDigest(source, time.length), seconds: roundedUp(time.mtimeNs) }
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

interface SetTimes extends SourcesAt {
  saved: SavedSources[]
  /** The newest `savedAt` that earlier steps of this job have restored, 0 for none; undefined in the first step. */
  before: number | undefined
}

/** How many files there are, have the recorded time, and were given another time than they had. Directories do not count. */
interface SetCount {
  all: number
  kept: number
  changed: number
}

/**
 * Gives each source that all caches were built from its newest recorded time, and each other one a time after all of them.
 * So the files are as in a directory where git has switched from the recorded commits to this one.
 */
export async function setTimes(files: TrackedFile[], { saved, before, ...at }: SetTimes): Promise<SetCount> {
  const newest = Math.max(before ?? 0, ...saved.map(({ savedAt }) => savedAt))
  const [kept, newer]: [NewTime[], NewTime[]] = [[], []]
  const now = Math.floor(Date.now() / 1000)
  let all = 0
  for await (const source of sourcesIn(files, at)) {
    const { path, stat, isDirectory } = source
    if (!isDirectory) all++
    const times = source.isUnchanged ? timesOf(sourceDigest(source, source.length), saved) : []
    const isKnown = saved.length > 0 && times.length === saved.length
    const seconds = isKnown ? Math.max(...times) : Math.max(Math.min(roundedDown(stat.mtimeNs), now), newest)
    // Outputs may be older than the source for a reason: the cache of an earlier step, or a change since that step.
    if (!isFree(stat, before) && stat.mtimeNs > inNanoseconds(seconds)) continue
    const group = isKnown ? kept : newer
    group.push({ path, stat, isDirectory, seconds })
  }
  // If one cannot be set, no other one looks older than it is.
  const isFile = ({ isDirectory }: NewTime): boolean => !isDirectory
  const changed = [...newer, ...kept].filter(setTime).filter(isFile).length
  return { all, kept: kept.filter(isFile).length, changed }
}

/** Whether the time is only that of the checkout. Each step leaves whole seconds. */
function isFree({ mtimeNs }: BigIntStats, before: number | undefined): boolean {
  return before === undefined || (before === 0 && mtimeNs % nanosecondsPerSecond === 0n)
}

function inNanoseconds(seconds: number): bigint {
  return BigInt(seconds) * nanosecondsPerSecond
}

interface NewTime extends Pick<FoundSource, 'path' | 'stat' | 'isDirectory'> {
  seconds: number
}

function timesOf(digest: string, saved: SavedSources[]): number[] {
  return saved.flatMap(({ times }) => times.get(digest) ?? [])
}

/** Follows no link. @returns whether the source had another time */
function setTime({ path, stat, isDirectory, seconds }: NewTime): boolean {
  if (inNanoseconds(seconds) === stat.mtimeNs) return false
  const set = (): true => {
    lutimesSync(path, seconds, seconds)
    return true
  }
  // The owner of a file need not own its directory, whose time then stays that of the checkout.
  return isDirectory ? orUndefined(set) === true : set()
}
