/** Notices files that change while a save reads them. */
import { lstatSync, type Stats } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { fromBytes } from './byte-strings.ts'
import type { OnStat } from './walk.ts'

export interface ChangeWatch {
  /** Notes a file or directory as a walk finds it, before it is read. */
  note: OnStat
  /** Compares each with what was noted. @throws Error that names the first one that has changed */
  check(): Promise<void>
}

// Looking at files blocks the process, which still sends the last bytes of the entry.
const yieldEvery = 256

export function newChangeWatch(): ChangeWatch {
  const noted: Parameters<OnStat>[] = []
  return {
    note: (path, stat) => noted.push([path, stat]),
    async check() {
      for (const [number, [path, before]] of noted.entries()) {
        const now = lstatSync(fromBytes(path), { throwIfNoEntry: false })
        if (!now || !isSame(before, now)) throw new Error(`${fromBytes(path)} ${advice}`)
        if (number % yieldEvery === 0) await setImmediate()
      }
    },
  }
}

const advice =
  'changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`'

/** Not by the change time: another hard link to a file changes it, and package managers make many. */
function isSame(before: Stats, now: Stats): boolean {
  if (before.mtimeMs !== now.mtimeMs || before.mode !== now.mode) return false
  // Directories of an overlay may change their inodes, and their sizes depend on the file system.
  return now.isDirectory() || (before.size === now.size && before.ino === now.ino)
}
