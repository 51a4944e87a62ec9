/** Directories for the temporary files of a piece of work, which no other user can read. */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface Scratch extends Disposable {
  /** Absolute path of an empty directory. */
  dir: string
  remove(): void
}

const unremoved = new Set<string>()

function removeAll(): void {
  for (const dir of unremoved) rmSync(dir, { recursive: true, force: true })
}

/**
 * Makes a directory in `parent`. It is removed by `remove`, at the end of a `using` block, or at the latest when the process
 * exits.
 */
export function openScratch(parent: string): Scratch {
  if (!process.listeners('exit').includes(removeAll)) process.on('exit', removeAll)
  const dir = mkdtempSync(join(parent, 'headstart-'))
  unremoved.add(dir)
  const remove = (): void => {
    rmSync(dir, { recursive: true, force: true })
    unremoved.delete(dir)
  }
  return { dir, remove, [Symbol.dispose]: remove }
}
