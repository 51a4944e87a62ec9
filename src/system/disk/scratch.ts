/** Directories for the temporary files of a piece of work, which no other user can read. */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { namingDisk } from './space.ts'

const unremoved = new Set<string>()

function removeAll(): void {
  for (const dir of unremoved) rmSync(dir, { recursive: true, force: true })
}

function makeIn(parent: string): string {
  try {
    return mkdtempSync(join(parent, 'headstart-'))
  } catch (error) {
    throw namingDisk(error, parent)
  }
}

/**
 * Makes a directory in `parent`, whose path is absolute. `remove`, the end of a `using` block, or the end of the process
 * removes it.
 */
export function openScratch(parent: string) {
  if (!process.listeners('exit').includes(removeAll)) process.on('exit', removeAll)
  const dir = makeIn(parent)
  unremoved.add(dir)
  const remove = (): void => {
    rmSync(dir, { recursive: true, force: true })
    unremoved.delete(dir)
  }
  return { dir, remove, [Symbol.dispose]: remove }
}
