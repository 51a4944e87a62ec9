/**
 * Finds what the last builds have not used of a mounted cache. An image holds the time when a file was packed, not that of its
 * last use, so an entry has a record: for each file that a tool can lose, how many builds have not used it.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import type { MeaningOf } from '../../files/fingerprint.ts'
import { sumOf } from '../../formats/packing.ts'
import { listStack, type Stack, stackAt, withoutWhiteouts } from '../../formats/squashfs/layers/items.ts'
import { joinNames } from '../../formats/squashfs/tops.ts'
import type { EntryToSave } from '../shared/save-context.ts'
import type { BuiltByCargo } from '../used/cargo-target.ts'
import { buildsThatCount, cargoFilesAmong, isUsedSince, type UsedFile, usedFilesIn } from '../used/prune.ts'
import { directoriesAmong, meaningIn, toolCachesIn } from '../used/tool-caches.ts'
import { mountsOf } from './job-mounts.ts'
import type { MountedBase } from './mounted-base.ts'

export interface IdleFiles {
  /** What the last builds have not used. */
  unused: UsedFile[]
  unlocked: BuiltByCargo['unlocked']
  /** Whether these files are worth a save of all others. */
  areMany: boolean
  /** The record of an entry with all files. */
  record: string
  /** The record of an entry that leaves out the unused files. */
  recordOfOthers: string
}

// A cache that is saved whole has at most a quarter more than what the last builds use.
const mostUnusedShare = 0.2

/** The mounted files that the last builds have not used; undefined if nothing is to be left out, or nothing is known. @throws Error if the mounts are not those of the base */
export async function idleFiles(
  base: MountedBase,
  { inputs: { rolling }, state, files: { matches, selection }, signal }: EntryToSave,
): Promise<IdleFiles | undefined> {
  const builds = state?.kind === 'hit' && rolling?.prune === 'auto' ? state.builds : undefined
  // A mounted file that is read keeps its times.
  const caches = (await toolCachesIn(directoriesAmong(matches))).filter(({ setsTimes }) => setsTimes)
  const files = builds ? usedFilesIn(caches, selection) : []
  const { unlocked, others: locked } = cargoFilesAmong(matches, rolling)
  if (files.length + unlocked.length === 0) return undefined
  const [mounts, { index }] = await Promise.all([mountsOf(base, matches, signal), base.current])
  const meaningOf = meaningIn(caches)
  const before = mounts.directories.flatMap(({ match, image, prefix }) => {
    const { stack } = stackAt(mounts.layersOf(image).map(toBytes), prefix)
    return [...losableIn(stack, toBytes(match.path), meaningOf)]
  })
  const agesBefore = agesIn(index.idle, before.sort())
  const aged = files
    .map((file) => {
      const age = isUsedSince(file, builds ?? []) ? 0 : (agesBefore.get(file.path) ?? 0) + 1
      return { ...file, age: Math.min(age, buildsThatCount) }
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  const [unused = [], others = []] = [true, false].map((isUnused) =>
    aged.filter(({ age }) => age >= buildsThatCount === isUnused),
  )
  const gone = [...unused, ...unlocked]
  return {
    unused,
    unlocked,
    areMany: sumOf(gone, 'bytes') > mostUnusedShare * sumOf([...aged, ...locked, ...unlocked], 'bytes'),
    record: recordOf(aged),
    recordOfOthers: recordOf(others),
  }
}

/** The paths of the files in the mounted images that a tool can lose. @param top where the stack is shown; a byte string */
function* losableIn(stack: Stack, top: string, meaningOf: MeaningOf): Generator<string> {
  for (const [name, { kind, stack: below }] of withoutWhiteouts(listStack(stack))) {
    const path = joinNames(top, name)
    if (kind.isDirectory()) yield* losableIn(below, path, meaningOf)
    else if (kind.isFile() && meaningOf(path, 'file') === 'use') yield fromBytes(path).toString()
  }
}

/** One byte for each file, in the order of the paths, compressed, in base64. */
function recordOf(files: { age: number }[]): string {
  return deflateRawSync(Buffer.from(files.map(({ age }) => age))).toString('base64')
}

/** Empty if the record is damaged, or not of these files: then all count as used. @param paths sorted */
function agesIn(record: string | undefined, paths: string[]): Map<string, number> {
  try {
    const ages = inflateRawSync(Buffer.from(record ?? '', 'base64'), { maxOutputLength: paths.length || 1 })
    return new Map(ages.length === paths.length ? paths.map((path, i) => [path, ages[i] ?? 0]) : [])
  } catch {
    return new Map()
  }
}
