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
  return { directories: directories.filter((dir) => namesIn(dir).length > 0), sinceMs: Date.now() }
}

/**
 * The directories whose files and directories have all been made since then: a later step has installed again. A file
 * system that keeps no times of birth gives none.
 */
export function madeAgain({ directories, sinceMs }: TreeAt): string[] {
  const isNew = (path: string): boolean =>
    (lstatSync(path, { throwIfNoEntry: false })?.birthtimeMs ?? 0) > sinceMs
  return directories.filter((dir) => {
    const names = namesIn(dir)
    return names.length > 0 && names.every((name) => isNew(join(dir, name)))
  })
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir)
  } catch {
    return []
  }
}
