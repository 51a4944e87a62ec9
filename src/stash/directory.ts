/** The directory of a stash: whose it is, what lies in it, what has to go. */
import * as fs from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type DraftFile, newDraftFile } from '../disk/draft-file.ts'
import { type Counted, evict, filesIn, removeAbandoned, withNotes } from '../disk/eviction.ts'
import { checkLinksTo, checkOwnDirectory, makeOwnDirectories } from '../disk/ownership.ts'
import { type Keeping, type Opened, openStored } from '../disk/stored-file.ts'
import { codeOf } from '../failure.ts'

/** The directory is absolute, and made when something is put into it, for this user only. */
export interface StashBounds extends Keeping {
  /** What was not used for longest goes when all together is larger than this many bytes. */
  maxBytes: number
  /** … or when less than this many bytes are free on the file system. */
  minFreeBytes?: number
  /** The run is one of a pull request, or none that may write a branch's cache: it can push out only what such bring. */
  isPull: boolean
}

/** All throw what keeps the directory from being used. Names are 64 hex characters. */
export interface StashDir {
  /** The file of this name and size; what else has the name goes. */
  open(name: string, size: number): Promise<Opened | undefined>
  remove(name: string): Promise<void>
  /** Begins a file of so many bytes, or undefined where there is no room for it. */
  begin(size: number): Promise<DraftFile | undefined>
  /** Puts it in, unless there is one of that name. */
  put(draft: DraftFile, name: string): Promise<void>
}

const gibibyte = 1024 ** 3

export function stashDir({
  dir,
  verify = 'auto',
  maxBytes,
  minFreeBytes = gibibyte,
  isPull,
}: StashBounds): StashDir {
  const keeping = { dir, verify }
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
  return {
    async open(name, size) {
      await checkLinksTo(dir)
      for (const part of [dir, pulls, branches]) await checkOwnDirectory(part).catch(unlessMissing)
      const ofBranches = await openOwn(join(branches, name), size, keeping)
      if (ofBranches || isPull) return ofBranches ?? openOwn(join(pulls, name), size, keeping)
      // What a branch's run uses is the branch's from then on.
      await fs.rename(join(pulls, name), join(branches, name)).catch(unlessMissing)
      return openOwn(join(branches, name), size, keeping)
    },
    async remove(name) {
      await Promise.all([pulls, branches].map((kind) => fs.rm(join(kind, name), { force: true })))
    },
    async begin(size) {
      await checkLinksTo(dir)
      await fs.mkdir(dir, { recursive: true, mode: 0o700 })
      await checkOwnDirectory(dir)
      for (const part of [pulls, branches]) await makeOwnDirectories(dir, part)
      await removeAbandoned(dir)
      const entries = await counted()
      const staying = entries.filter(({ rank }) => rank === undefined)
      // Nothing goes in vain.
      if (size + staying.reduce((sum, entry) => sum + entry.size, 0) > maxBytes) return undefined
      if (!(await evict(dir, entries, { maxBytes, minFreeBytes, comingBytes: size }))) return undefined
      return newDraftFile(dir)
    },
    async put(draft, name) {
      // Others may have taken the room meanwhile: then this one goes again, unless something else can.
      if (await draft.publish(join(own, name))) await evict(dir, await counted(), { maxBytes, minFreeBytes })
    },
  }
}

async function entriesIn(dir: string) {
  return (await filesIn(dir)).filter(({ path }) => /^[0-9a-f]{64}$/.test(basename(path)))
}

function unlessMissing(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error
}

/** Takes away what is not the file that it should be, but for trouble with the directory. */
async function openOwn(path: string, size: number, keeping: Keeping): Promise<Opened | undefined> {
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
