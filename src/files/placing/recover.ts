/** Undoes the steps of restores that were killed, and removes their staging directories. */
import { realpathSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { messageOf } from '../../system/failure.ts'
import { dirname, join, relative, slashed } from '../../system/native-path.ts'
import { fromBytes, isWithin, statAt, toBytes } from '../byte-strings.ts'
import { ownAndLinked } from '../paths/links.ts'
import { names } from '../paths/overlap.ts'
import type { PathLine } from '../paths/patterns.ts'
import { isStaging } from '../paths/staging-name.ts'
import { isUnfinished, undo } from './journal.ts'
import { type JournalStep, pathsOf } from './journal-step.ts'
import {
  hasSign,
  isAlive,
  isPrivate,
  lockDirectory,
  openStaging,
  removeStaging,
  removeUnborn,
  stagingParent,
} from './staging.ts'

interface Recovering {
  /** Where caches are mounted. All files there are from an entry. Absolute byte strings. */
  mounts: string[]
  /** Takes one line for each run that could not be undone. */
  warn: (message: string) => void
  signal: AbortSignal
  /** The limit for all undoing, which blocks the process. */
  mostMs?: number
}

/** Undoes the steps of killed runs, and removes their staging directories beside or above the targets of these lines. */
export async function recover(
  named: PathLine[],
  { mounts, warn, signal, mostMs = 30_000 }: Recovering,
): Promise<void> {
  const lines = named.flatMap((line) => ownAndLinked(line) as PathLine[])
  const allowed = { ms: mostMs }
  const nearest = await Promise.all(lines.map(stagingParent))
  // A killed run may have made directories above a target, and its staging directory above these.
  for (const parent of new Set(nearest.flatMap(withAbove))) {
    for (const dir of await stagingsIn(parent, mounts)) {
      if (await isAlive(dir)) continue
      if (!hasSign(dir)) removeUnborn(dir)
      if (!hasSign(dir)) continue
      try {
        await undoAndRemove(dir, { lines, signal, allowed })
      } catch (error) {
        signal.throwIfAborted()
        warn(`${dir} is left from a run that was killed and could not be undone: ${messageOf(error)}`)
      }
    }
  }
}

function withAbove(directory: string): string[] {
  const above = dirname(directory)
  return above === directory ? [directory] : [directory, ...withAbove(above)]
}

/**
 * Staging directories that runs on this host have made. No checkout and no archive can make a private directory of this
 * user with a socket in it, but an image can hold one.
 */
async function stagingsIn(parent: string, mounts: string[]): Promise<string[]> {
  const found = (await readdir(parent).catch(() => [])).filter(isStaging)
  if (found.length === 0) return []
  const real = slashed(realpathSync(parent, 'latin1'))
  if (mounts.some((mount) => isWithin(real, mount))) return []
  return found.map((name) => join(parent, name)).filter(isPrivate)
}

async function undoAndRemove(
  dir: string,
  { lines, signal, allowed }: { lines: PathLine[]; signal: AbortSignal; allowed: { ms: number } },
): Promise<void> {
  const parent = dirname(dir)
  using staging = openStaging(parent)
  using _locked = await lockDirectory(staging.dir, signal)
  const endsAt = performance.now() + allowed.ms
  const late = new Error('that takes too long')
  try {
    undo(dir, (step) => {
      if (performance.now() > endsAt) throw late
      if (!isRestored(step, lines)) return false
      for (const path of pathsOf(step)) checkWay(toBytes(parent), path)
      return true
    })
  } finally {
    allowed.ms = endsAt - performance.now()
  }
  // The other steps stay in the journal until a job restores their lines.
  if (!isUnfinished(dir)) removeStaging(dir)
}

/** Whether a step changed a path that one of the lines names, or made a directory above such a path. */
function isRestored(step: JournalStep, lines: PathLine[]): boolean {
  const target = fromBytes(pathsOf(step)[0]).toString()
  return lines.some((line) => {
    if (isWithin(target, line.base) && names(line, relative(line.base, target))) return true
    if (step.do !== 'make') return false
    // A pattern may name paths below any directory below its base.
    return isWithin(line.literal ?? line.base, target) || (!line.literal && isWithin(target, line.base))
  })
}

/**
 * Checks the directories between `parent` and a path. A link among them could lead a step anywhere.
 * @throws Error unless all of them are plain directories of one file system
 */
function checkWay(parent: string, path: string): void {
  const { dev } = statSync(fromBytes(parent))
  for (let at = path; at !== parent; at = dirname(at)) {
    const stat = statAt(at)
    if (stat && at !== path && !stat.isDirectory()) throw new Error(`${fromBytes(at)} is no directory`)
    if (stat && stat.dev !== dev) throw new Error(`${fromBytes(at)} is on another file system`)
  }
}
