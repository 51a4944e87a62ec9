/** Leaves out of a save what no build uses any more. An entry has the times when its last builds began. */
import { lstatSync, type Stats, utimesSync } from 'node:fs'
import type { Index } from '../../entry/container.ts'
import { fromBytes } from '../../files/byte-strings.ts'
import type { Match } from '../../files/paths/matches.ts'
import type { Selection } from '../../files/paths/patterns.ts'
import { type OnStat, walk } from '../../files/paths/walk.ts'
import { sumOf } from '../../formats/packing.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { sameKey } from '../../names/keys.ts'
import { namesFor } from '../../names/snapshot-names.ts'
import { messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { shortSizeText } from '../../system/units.ts'
import { isNewSince } from '../shared/added-files.ts'
import type { FilesToSave } from '../shared/save-context.ts'
import { excludePaths } from '../shared/selection.ts'
import type { LookedUp } from '../shared/state.ts'
import { type BuiltByCargo, builtByCargo } from './cargo-target.ts'
import { directoriesAmong, meaningIn, type ToolCache, toolCachesIn } from './tool-caches.ts'

/** A file that a tool can lose. */
export interface UsedFile {
  path: string
  bytes: number
  /** When the tool has last used it, in seconds since 1970. */
  usedAt: number
}

interface PruneJob {
  inputs: Pick<Inputs, 'rolling'>
  state: LookedUp | undefined
}

/** Excludes the files that no build uses, and logs how many there are. Reads no mount, whose files `idleFiles` finds. */
export async function withoutUnused(
  selection: Selection,
  matches: Match[],
  { inputs: { rolling }, state }: PruneJob,
): Promise<Pick<FilesToSave, 'selection' | 'builds'>> {
  const all = state?.kind === 'hit' ? state.builds : undefined
  if (!rolling || state?.mounts) return { selection, builds: all }
  const { prune, maxBytes } = rolling
  const caches = await toolCachesIn(directoriesAmong(matches))
  const builds = isUseKnown(caches, selection, state) ? all : all?.slice(1)
  const { unlocked } = cargoFilesAmong(matches, rolling)
  const mayPrune = prune === 'auto' && areEnough(builds)
  // Looking for these files takes a walk.
  const files = mayPrune || maxBytes !== undefined ? usedFilesIn(caches, selection) : []
  const unused = new Set(mayPrune ? unusedAmong(files, builds) : [])
  const kept = files.filter((file) => !unused.has(file))
  const excess = maxBytes === undefined ? [] : leastRecentBeyond(kept, maxBytes)
  tellUnused([...unused])
  tellUnlocked(unlocked)
  log(excess, 'that were not used for longest, because of `max-size`')
  const leftOut = [...unused, ...unlocked, ...excess].map(({ path }) => path)
  return { selection: excludePaths(leftOut, selection), builds }
}

/**
 * Whether times say what this build has used. Sets those of files that the build has read, where the tool does not. With
 * `noatime`, or if the build has read nothing, nothing is known: then the build does not count.
 */
function isUseKnown(caches: ToolCache[], { excludes }: Selection, state: LookedUp | undefined): boolean {
  const endMs = state?.kind === 'hit' ? (state.pace?.endMs ?? Infinity) : Infinity
  return caches.filter(({ setsTimes }) => !setsTimes).every((cache) => noteReads(cache, excludes, endMs))
}

/**
 * A restored file has an access time before that of its last change, and a read moves it behind. `chmod` later hides that, so
 * an access after the restore counts, too.
 * @param restoredMs when the restore ended @returns whether the job has read a restored file
 */
function noteReads(cache: ToolCache, excludes: Selection['excludes'], restoredMs: number): boolean {
  let isAnyRead = false
  try {
    for (const item of itemsOf(cache, excludes)) {
      const { path, atimeMs, mtimeMs, ctimeMs } = item
      // The clock of a file system is some milliseconds late.
      if (atimeMs <= ctimeMs && atimeMs <= restoredMs) continue
      isAnyRead ||= !isNewSince(item, restoredMs)
      if (mtimeMs < atimeMs) utimesSync(path, atimeMs / 1000, atimeMs / 1000)
    }
    return isAnyRead
  } catch (error) {
    runner.debug(`Nothing says what the build has used of ${cache.directory}: ${messageOf(error)}`)
    return false
  }
}

export function cargoFilesAmong(matches: Match[], rolling: Inputs['rolling']): BuiltByCargo {
  return builtByCargo(rolling?.prune === 'auto' ? directoriesAmong(matches) : [])
}

/** Logs how much of a cargo `target` is left out, because Cargo.lock does not name its package. */
export function tellUnlocked(files: BuiltByCargo['unlocked']): void {
  if (files.length === 0) return
  const size = shortSizeText(sumOf(files, 'bytes'))
  runner.info(`Left out ${size} that cargo has built with packages that Cargo.lock does not name`)
}

/** The files that tools can lose, in no order. Of mounted files, the time is that of this job's use, or that of an image. */
export function usedFilesIn(caches: ToolCache[], { excludes }: Selection): UsedFile[] {
  return caches.flatMap((cache) =>
    itemsOf(cache, excludes).map(({ path, size: bytes, mtimeMs }) => ({
      path,
      bytes,
      usedAt: mtimeMs / 1000,
    })),
  )
}

interface ToolFile extends Pick<Stats, 'size' | 'atimeMs' | 'mtimeMs' | 'ctimeMs' | 'birthtimeMs'> {
  path: string
}

function itemsOf(cache: ToolCache, excludes: Selection['excludes']): ToolFile[] {
  const { directory: path } = cache
  const meaningOf = meaningIn([cache])
  const items: ToolFile[] = []
  const note: OnStat = (path, stat) => {
    if (!stat.isFile() || meaningOf(path, 'file') !== 'use') return
    const { size, atimeMs, mtimeMs, ctimeMs, birthtimeMs } = stat
    items.push({ path: fromBytes(path).toString(), size, atimeMs, mtimeMs, ctimeMs, birthtimeMs })
  }
  const top = { path, relative: '', stat: lstatSync(path), line: { number: 0 } }
  for (const _ of walk([top], excludes, [], note));
  return items
}

// Go sets no time that is less than an hour old. The times in an image are whole seconds.
const impreciseSeconds = 60 * 60 + 1

function areEnough(builds: number[] = []): boolean {
  return builds.length >= buildsThatCount
}

/** @param builds when the last builds began, in seconds since 1970; see `buildsWith` */
export function unusedAmong(files: UsedFile[], builds: number[] = []): UsedFile[] {
  if (!areEnough(builds)) return []
  return files.filter((file) => !isUsedSince(file, builds))
}

/** Whether one of the builds may have used a file, or a later one. */
export function isUsedSince({ usedAt }: UsedFile, builds: number[]): boolean {
  return usedAt >= Math.min(...builds) - impreciseSeconds
}

/** The files to leave out so that the others have at most so many bytes. */
export function leastRecentBeyond(files: UsedFile[], mostBytes: number): UsedFile[] {
  let bytes = sumOf(files, 'bytes')
  const byUse = files.toSorted((one, other) => one.usedAt - other.usedAt)
  return byUse.filter((file) => {
    if (bytes <= mostBytes) return false
    bytes -= file.bytes
    return true
  })
}

export function tellUnused(files: UsedFile[]): void {
  log(files, `that the last ${buildsThatCount} builds have not used`)
}

function log(files: UsedFile[], why: string): void {
  if (files.length === 0) return
  const bytes = sumOf(files, 'bytes')
  runner.info(`Left out ${files.length} files (${shortSizeText(bytes)}) ${why}`)
}

/** What none of so many builds has used is left out of a save. */
export const buildsThatCount = 5

/**
 * When the last builds began that saved this cache, the build of this job first, in seconds since 1970. Undefined if the
 * entry is not of the job's own rolling key.
 * @param way mounted: the job sees the times of an image, which does not say when its files were last used
 */
export function buildsWith(
  { key, builds = [] }: Pick<Index, 'key' | 'builds'>,
  { rolling, key: own }: Pick<Inputs, 'rolling' | 'key'>,
  way: 'mounted' | 'unpacked' | undefined,
): number[] | undefined {
  if (!rolling || !sameKey(namesFor(rolling).keyIn(key), own)) return undefined
  const now = Math.floor(Date.now() / 1000)
  return [now, ...(way === 'mounted' ? [] : builds)].slice(0, buildsThatCount)
}
