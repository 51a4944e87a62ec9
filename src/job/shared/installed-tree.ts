/** Shows whether a later step of the job has installed or removed packages, or all of them again. */
import { createHash } from 'node:crypto'
// Old versions of Node lack `globSync` (system/node-version.ts).
import fs, { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs'
import type { Match } from '../../files/paths/matches.ts'
import { selectionOf } from '../../files/paths/patterns.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { orUndefined } from '../../system/failure.ts'
import { join } from '../../system/native-path.ts'
import { mebibyte } from '../../system/units.ts'

interface TreeMarks {
  /** Absolute. */
  directories: string[]
  /** Patterns below these directories. See `Installed`. */
  marks: string[]
}

// Many times what real trees have. A hostile cache of a few KiB can hold holes of many GiB.
const mostReadBytes = 256 * mebibyte

/**
 * A digest of the names and contents of the files that the patterns find. Contents beyond 256 MiB in all are not read:
 * their lengths and times stand for them.
 */
export function digestOfPackages({ directories, marks }: TreeMarks): string {
  const hash = createHash('sha256')
  let left = mostReadBytes
  for (const cwd of directories)
    for (const name of fs.globSync(marks, { cwd }).sort()) {
      const path = join(cwd, name)
      hash.update(JSON.stringify([cwd, name]))
      const stat = lstatSync(path, { throwIfNoEntry: false })
      if (!stat?.isFile()) continue
      const isRead = stat.size <= left
      if (isRead) left -= stat.size
      hash.update(isRead ? readFileSync(path) : `${stat.size} ${stat.mtimeMs}`)
    }
  return hash.digest('hex')
}

/**
 * Leaves out what the patterns of a preset did not match at the end of main: a later step has made it, such as the packages
 * of another project below. The key says nothing of them.
 */
export function madeByInstall(
  matches: Match[],
  installed: { patterns: string[]; matches: string[] } | undefined,
): Match[] {
  if (!installed) return matches
  const isLater = ({ line, path }: Match): boolean =>
    installed.patterns.includes(line.text) && !installed.matches.includes(path)
  return matches.filter((match) => !isLater(match))
}

interface TreeAt {
  /** Absolute. */
  directory: string
  /** When the newest of its files and directories was made. 0 where the file system keeps no such times. */
  bornMs: number
  /** When this was found out. */
  seenMs: number
}

// Looking at more names would take too long.
const mostNames = 5000
// File systems take times from a clock that is behind by up to 10 ms.
const clockStepMs = 20

/** Those of the directories that hold files now. */
export function treesNow(directories: string[]): TreeAt[] {
  const seenMs = Date.now() - clockStepMs
  return directories.flatMap((directory) => {
    const names = namesIn(directory)
    if (names.length === 0 || names.length > mostNames) return []
    return { directory, bornMs: newestBirthMs(directory, names), seenMs }
  })
}

/** The installed trees of a cache; undefined unless its key shows that none of their files had to be made again. */
export function restoredTrees(inputs: Inputs): TreeAt[] | undefined {
  const { paths, mode, rolling, sourceTimes, lookupOnly } = inputs
  // A step that changes a source makes a build write every output again. Reading a lazy mount may wait for the network.
  if (rolling || sourceTimes || lookupOnly || mode === 'lazy') return undefined
  const { lines } = selectionOf(paths, process.cwd())
  return treesNow(lines.flatMap(({ literal }) => literal ?? []))
}

/** Because of that clock, the newest file counts and not the time. */
function newestBirthMs(dir: string, names: string[]): number {
  let newest = 0
  for (const name of names) {
    const ms = statOf(join(dir, name))?.birthtimeMs ?? 0
    // Mounted images keep no such times.
    if (ms === 0) return 0
    newest = Math.max(newest, ms)
  }
  return newest
}

/** The directories whose files and directories have all been made since then: a later step has installed again. */
export function madeAgain(trees: TreeAt[]): string[] {
  const again = trees.filter(({ directory, bornMs, seenMs }) => {
    const isNew = (name: string): boolean => {
      const stat = statOf(join(directory, name))
      if (!stat || stat.birthtimeMs <= bornMs) return false
      // A mount makes its own copy of what a step only links or gives another mode. The copy keeps this time.
      return !stat.isDirectory() || stat.mtimeMs > seenMs
    }
    const names = namesIn(directory)
    return names.length > 0 && names.every(isNew)
  })
  return again.map(({ directory }) => directory)
}

/** Undefined if there is nothing, or if the user may not look. */
function statOf(path: string): Stats | undefined {
  return orUndefined(() => lstatSync(path))
}

function namesIn(dir: string): string[] {
  return orUndefined(() => readdirSync(dir)) ?? []
}
