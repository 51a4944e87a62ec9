/** The directory of a stash: who owns it, its files, and their eviction. */
import * as fs from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type DraftFile, newDraftFile } from '../../system/disk/draft-file.ts'
import { type Counted, evict, filesIn, removeAbandoned, withNotes } from '../../system/disk/eviction.ts'
import {
  checkLinksTo,
  checkOwnDirectory,
  makeDirectories,
  makeOwnDirectories,
  readOwnFile,
} from '../../system/disk/ownership.ts'
import { rename } from '../../system/disk/rename.ts'
import { type Keeping, type Opened, openStored } from '../../system/disk/stored-file.ts'
import { codeOf, unlessMissing } from '../../system/failure.ts'
import { elect, type FillerChannel, type FollowerChannel, removeAbandonedElections } from './election.ts'

/** `dir` is absolute. The first `elect` creates it, for this user only. */
export interface StashBounds extends Keeping {
  /** The limit for all files together. The least recently used files are evicted first. */
  maxBytes: number
  /** The run belongs to a pull request, or may not write a branch's cache: it may evict only the files of such runs. */
  isPull: boolean
}

export type StashDir = ReturnType<typeof stashDir>

/** Names are 64 hex characters. All methods throw if the directory cannot be used. */
export function stashDir(bounds: StashBounds) {
  const { dir, maxBytes, isPull } = bounds
  const pulls = join(dir, 'pulls')
  const branches = join(dir, 'branches')
  const own = isPull ? pulls : branches
  const counted = async (): Promise<Counted[]> => {
    const entries = await Promise.all([entriesIn(pulls), entriesIn(branches)])
    const rankOfBranches = isPull ? undefined : 1
    return (await withNotes(dir, entries.flat())).map((entry) => ({
      ...entry,
      rank: dirname(entry.path) === pulls ? 0 : rankOfBranches,
    }))
  }
  const make = (): Promise<void> => makeWithParts(dir, [pulls, branches])
  return {
    dir,
    /** Whether no other job has used the stash so far. The first job leaves its mark. @param job identifies this job */
    async isOfFirst(job: string): Promise<boolean> {
      await make()
      return (await firstJobIn(dir, job)) === job
    },
    /** The file of this name and size; removes any other file of that name. */
    async open(name: string, size: number): Promise<Opened | undefined> {
      await checkLinksTo(dir)
      for (const part of [dir, pulls, branches]) await checkOwnDirectory(part).catch(unlessMissing)
      const ofBranches = await openCopy(join(branches, name), size, bounds)
      if (ofBranches || isPull) return ofBranches ?? openCopy(join(pulls, name), size, bounds)
      // From now on, runs of pull requests must not evict this file.
      moveIfThere(join(pulls, name), join(branches, name))
      return openCopy(join(branches, name), size, bounds)
    },
    async remove(name: string): Promise<void> {
      await Promise.all([pulls, branches].map((kind) => fs.rm(join(kind, name), { force: true })))
    },
    /** Makes this process the filler of this name's file, or connects it to the filler. */
    async elect(name: string): Promise<FillerChannel | FollowerChannel> {
      await make()
      return elect(dir, name)
    },
    /** Begins a file of `size` bytes; undefined where there is no room. */
    async begin(size: number): Promise<DraftFile | undefined> {
      await make()
      await Promise.all([removeAbandoned(dir), removeAbandonedElections(dir)])
      const entries = await counted()
      const staying = entries.filter(({ rank }) => rank === undefined)
      // Evict nothing if even that would not make enough room.
      if (size + staying.reduce((sum, entry) => sum + entry.size, 0) > maxBytes) return undefined
      if (!(await evict(dir, entries, { maxBytes, comingBytes: size }))) return undefined
      return newDraftFile(dir)
    },
    /** Publishes the file, unless there is one of that name. */
    async put(draft: DraftFile, name: string): Promise<void> {
      // Other runs may have used the room meanwhile: then even this file may be evicted.
      if (await draft.publish(join(own, name))) await evict(dir, await counted(), { maxBytes })
    },
  }
}

/** Makes the directory and its parts, for this user only. @throws Error if other users could write to one of them */
async function makeWithParts(dir: string, parts: string[]): Promise<void> {
  await checkLinksTo(dir)
  await makeDirectories(dir)
  await checkOwnDirectory(dir)
  for (const part of parts) await makeOwnDirectories(dir, part)
}

const mostMarkBytes = 4096

/** Reads the mark of the first job, or leaves that of this job. A killed job leaves its whole mark, or none. */
async function firstJobIn(dir: string, job: string): Promise<string> {
  const mark = join(dir, 'first-job')
  const first = readOwnFile(mark, mostMarkBytes)
  if (first) return first.toString()
  const draft = await newDraftFile(dir)
  try {
    await draft.file.writeFile(job)
    // Another job may leave its mark at the same moment. Then both are first ones.
    await draft.publish(mark)
  } finally {
    await draft.discard()
  }
  return job
}

async function entriesIn(dir: string) {
  return (await filesIn(dir)).filter(({ path }) => /^[0-9a-f]{64}$/.test(basename(path)))
}

function moveIfThere(from: string, to: string): void {
  try {
    rename(from, to)
  } catch (error) {
    unlessMissing(error)
  }
}

/** Removes a file that has the wrong size or kind; throws errors of the directory. */
async function openCopy(path: string, size: number, keeping: Keeping): Promise<Opened | undefined> {
  try {
    const opened = await openStored(path, keeping)
    if (opened.stat.size === size) {
      await opened.touch()
      return opened
    }
    await opened.close()
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return undefined
    if (code !== undefined && code !== 'ELOOP') throw error
  }
  await fs.rm(path, { force: true })
  return undefined
}
