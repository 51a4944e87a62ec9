/** Shows whether a later step of the job has installed or removed packages, or all of them again. */
import { createHash } from 'node:crypto'
import { globSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from '../system/native-path.ts'

export interface TreeMarks {
  /** Absolute. */
  directories: string[]
  /** Patterns below these directories. See `Installed`. */
  marks: string[]
}

/** A digest of the names, and of the contents of files. */
export function digestOfPackages({ directories, marks }: TreeMarks): string {
  const hash = createHash('sha256')
  for (const cwd of directories)
    for (const name of globSync(marks, { cwd }).sort()) {
      const path = join(cwd, name)
      hash.update(JSON.stringify([cwd, name]))
      if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) hash.update(readFileSync(path))
    }
  return hash.digest('hex')
}

interface TreeAt {
  /** Absolute. */
  directories: string[]
  sinceMs: number
}

/** The directories that hold files now. */
export function treeNow({ directories }: Pick<TreeMarks, 'directories'>): TreeAt {
  const held = directories.filter((dir) => namesIn(dir).length > 0)
  // File systems take times from a coarse clock, so the newest file counts and not the time.
  const births = held.flatMap((dir) => namesIn(dir).map((name) => birthMs(join(dir, name))))
  return { directories: held, sinceMs: births.reduce((a, b) => Math.max(a, b), 0) }
}

/**
 * The directories whose files and directories have all been made since then: a later step has installed again. A file
 * system that keeps no times of birth gives none.
 */
export function madeAgain({ directories, sinceMs }: TreeAt): string[] {
  return directories.filter((dir) => {
    const names = namesIn(dir)
    return names.length > 0 && names.every((name) => birthMs(join(dir, name)) > sinceMs)
  })
}

function birthMs(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.birthtimeMs ?? 0
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir)
  } catch {
    return []
  }
}
