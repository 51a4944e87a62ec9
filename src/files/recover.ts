/** Takes back what restores did that were killed, and removes what they left beside their targets. */
import { lstatSync, realpathSync, rmdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { messageOf } from '../failure.ts'
import { fromBytes, isWithin, toBytes } from './bytes.ts'
import { isUnfinished, statOf, undo } from './journal.ts'
import { lockDirectory } from './lock.ts'
import type { Root } from './patterns.ts'
import { hasSign, isAlive, isPrivate, isStaging, openStaging, removeTree, stagingParent } from './staging.ts'
import { pathsOf, type Step, targetOf } from './step.ts'

export interface Recovering {
  /** Where caches are mounted: what lies there came with an entry. Absolute byte strings. */
  mounts: string[]
  /** Is told what could not be undone. */
  warn: (message: string) => void
  signal: AbortSignal
  /** How long undoing may take in all, during which no signal is heard. */
  mostMs?: number
}

/** Undoes and removes what killed runs left beside the targets of these roots, or above. */
export async function recover(
  roots: Root[],
  { mounts, warn, signal, mostMs = 30_000 }: Recovering,
): Promise<void> {
  const allowed = { ms: mostMs }
  const nearest = await Promise.all(roots.map(stagingParent))
  // A killed run may have made the directories between a target and where it began.
  for (const parent of new Set(nearest.flatMap(withAbove))) {
    for (const dir of await stagingsIn(parent, mounts)) {
      if (!hasSign(dir)) removeForgotten(dir)
      if (!hasSign(dir) || (await isAlive(dir))) continue
      try {
        await undoAndRemove(dir, { roots, signal, allowed })
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
 * Directories that a run on this host has made: no checkout and no archive can make a private directory of this user
 * with a socket in it. An image can.
 */
async function stagingsIn(parent: string, mounts: string[]): Promise<string[]> {
  const names = (await readdir(parent).catch(() => [])).filter(isStaging)
  if (names.length === 0) return []
  const real = realpathSync(parent, 'latin1')
  if (mounts.some((mount) => isWithin(real, mount))) return []
  return names.map((name) => join(parent, name)).filter(isPrivate)
}

const forgottenAfterMs = 60 * 60 * 1000

/** Removes what a run left that was killed in the instant before it gave its sign: an empty directory. */
function removeForgotten(dir: string): void {
  try {
    if (Date.now() - lstatSync(dir).mtimeMs > forgottenAfterMs) rmdirSync(dir)
  } catch {
    // Not empty, so not that, or another run was faster.
  }
}

async function undoAndRemove(
  dir: string,
  { roots, signal, allowed }: { roots: Root[]; signal: AbortSignal; allowed: { ms: number } },
): Promise<void> {
  const parent = dirname(dir)
  const staging = openStaging(parent)
  try {
    const unlock = await lockDirectory(staging.dir, signal)
    const endsAt = performance.now() + allowed.ms
    const late = new Error('that takes too long')
    try {
      undo(dir, (step) => {
        if (performance.now() > endsAt) throw late
        if (!isRestored(step, roots)) return false
        for (const path of pathsOf(step)) checkWay(toBytes(parent), path)
        return true
      })
      // The steps of other jobs wait for a restore of what these restore.
      if (!isUnfinished(dir)) removeTree(dir)
    } finally {
      allowed.ms = endsAt - performance.now()
      unlock()
    }
  } finally {
    await staging.remove()
  }
}

/** Whether a step changed what one of the roots names, or made a directory above that. */
function isRestored(step: Step, roots: Root[]): boolean {
  const target = fromBytes(targetOf(step)).toString()
  return roots.some((root) => {
    if (isWithin(target, root.base) && isNamed(relative(root.base, target), root)) return true
    if (step.do !== 'make') return false
    // Above what a pattern names, any directory below its base may be.
    return isWithin(root.literal ?? root.base, target) || (!root.literal && isWithin(target, root.base))
  })
}

/** Whether a root names a path relative to its base, or a directory that the path lies in. */
function isNamed(path: string, root: Root): boolean {
  return root.matches(path) || (path !== '' && isNamed(path.replace(/\/?[^/]*$/, ''), root))
}

/**
 * A link below the directory that a run restored in could lead a step anywhere.
 * @throws Error when the way from there to a path is not one of plain directories of one file system
 */
function checkWay(parent: string, path: string): void {
  const { dev } = lstatSync(fromBytes(`${parent}/.`))
  for (let at = path; at !== parent; at = dirname(at)) {
    const stat = statOf(at)
    if (stat && at !== path && !stat.isDirectory()) throw new Error(`${fromBytes(at)} is no directory`)
    if (stat && stat.dev !== dev) throw new Error(`${fromBytes(at)} is on another file system`)
  }
}
