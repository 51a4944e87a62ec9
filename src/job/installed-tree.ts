/** Shows whether a later step of the job has installed or removed packages. */
import { createHash } from 'node:crypto'
import { globSync, lstatSync, readFileSync } from 'node:fs'
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
