/** Finds the files and directories that the lines of `path` name. */
import { lstatSync, type Stats } from 'node:fs'
import { create } from '@actions/glob'
import { dirname, relative, slashed } from '../system/native-path.ts'
import { below } from './byte-strings.ts'
import type { Root, Selection } from './patterns.ts'
import { isStaging } from './staging.ts'

/** A path that a root names. It is saved with everything below, except for excluded paths. */
export interface Match {
  root: Root
  /** Absolute. */
  path: string
  /** Relative to the root's base; '' for the base itself. */
  relative: string
  stat: Stats
}

/** Finds the paths that the selection names. A path below another match is no match of its own. */
export async function findMatches({ roots, excludes }: Selection): Promise<Match[]> {
  const found = new Map<string, Match>()
  for (const root of roots) {
    for (const path of await pathsOf(root)) {
      const stat = lstatSync(path, { throwIfNoEntry: false })
      if (!stat || found.has(path) || isStaged(path, root) || isLeftOut(path, root, excludes)) continue
      found.set(path, { root, path, relative: relative(root.base, path), stat })
    }
  }
  return [...found.values()].filter(({ path }) => !comesAlong(path, found, excludes))
}

async function pathsOf(root: Root): Promise<string[]> {
  if (root.literal !== undefined) return [root.literal]
  // Links are not followed: a file below a link could not be restored without writing through the link.
  const options = { implicitDescendants: false, followSymbolicLinks: false }
  const globber = await create(`${escapeGlob(below(root.base))}${root.rest}`, options)
  return (await globber.glob()).map((path) => slashed(path))
}

function isStaged(path: string, { base }: Root): boolean {
  return relative(base, path).split('/').some(isStaging)
}

/** Whether a later line excludes the path or a directory above it. */
function isLeftOut(path: string, root: Root, excludes: Selection['excludes']): boolean {
  if (!excludes) return false
  if (excludes(path, root.order)) return true
  return path !== root.base && path !== dirname(path) && isLeftOut(dirname(path), root, excludes)
}

function comesAlong(path: string, found: Map<string, Match>, excludes: Selection['excludes']): boolean {
  for (let below = path, above = dirname(path); above !== below; below = above, above = dirname(above)) {
    if (excludes?.(below)) return false
    if (found.get(above)?.stat.isDirectory()) return true
  }
  return false
}

// https://github.com/actions/toolkit/tree/main/packages/glob#escaping
function escapeGlob(path: string): string {
  return path.replace(/[\\*?[]/g, (character) => (character === '\\' ? '\\\\' : `[${character}]`))
}
