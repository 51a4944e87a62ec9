/** Notices files that change while a save reads them. */
import { lstatSync, type Stats } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { fromBytes } from './byte-strings.ts'
import { changedWhileSaved } from './changing.ts'
import type { OnStat } from './walk.ts'

// Looking at files blocks the process, which still sends the last bytes of the entry.
const yieldEvery = 256

export type ChangeWatch = ReturnType<typeof newChangeWatch>

export function newChangeWatch() {
  const noted: Parameters<OnStat>[] = []
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...file: Parameters<OnStat>) => noted.push(file),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check(): Promise<void> {
      for (const [number, [path, before]] of noted.entries()) {
        const now = lstatSync(fromBytes(path), { throwIfNoEntry: false })
        if (!now || !isSame(before, now)) throw changedWhileSaved(fromBytes(path).toString())
        if (number % yieldEvery === 0) await setImmediate()
      }
    },
  }
}

/** Ignores the change time: another hard link to a file changes it, and package managers make many. */
function isSame(before: Stats, now: Stats): boolean {
  if (before.mtimeMs !== now.mtimeMs || before.mode !== now.mode) return false
  // Directories of an overlay may change their inodes, and their sizes depend on the file system.
  return now.isDirectory() || (before.size === now.size && before.ino === now.ino)
}
