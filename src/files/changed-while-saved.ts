/** Notices files that change while a save reads them, and explains what changes them. */
import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync, type Stats } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { orUndefined } from '../system/failure.ts'
import { isForeign, processText, visiblePids } from '../system/machine/processes.ts'
import { resolve } from '../system/native-path.ts'
import { fromBytes, isWithin } from './byte-strings.ts'
import type { OnStat } from './paths/walk.ts'

/** @param path absolute; a file that is still written to */
export function changedWhileSaved(path: string): Error {
  const writers = writersBelow([path])
  const who = writers.length > 0 ? ` by ${writers.join(' and ')}` : ''
  const what = writers.length > 0 ? 'End that program first' : 'Save when no step writes to it'
  return new Error(
    `${path} changed while it was being saved${who}, so nothing is published. ${what}, or exclude it by a line of \`path\` that begins with \`!\``,
  )
}

// GNU tar and bsdtar complain like this.
const complaint =
  /(?:^|: )\S*tar: (.*?):? (?:file changed as we read it|File shrank by \d+ bytes?|Truncated write; file may have grown)/m

/** @param error of a tar that packs files @param dir the directory that the names of the files are relative to */
export function explainTar(error: unknown, dir: string): unknown {
  const [, name] = (error instanceof Error && complaint.exec(error.message)) || []
  if (name === undefined) return error
  const path = resolve(dir, name)
  return changedWhileSaved(orUndefined(() => realpathSync(path)) ?? path)
}

/**
 * The other programs that have one of these files open to write to it, or a file below one of these directories, as
 * `name (process 123)`. Only root sees the open files of other users. Empty on systems without /proc.
 */
export function writersBelow(paths: string[]): string[] {
  const real = paths.flatMap((path) => orUndefined(() => realpathSync(path)) ?? [])
  return visiblePids()
    .filter((pid) => writes(pid, real) && isForeign(pid))
    .map(processText)
}

function writes(pid: string, paths: string[]): boolean {
  const descriptors = orUndefined(() => readdirSync(`/proc/${pid}/fd`)) ?? []
  return descriptors.some((number) => {
    const file = orUndefined(() => readlinkSync(`/proc/${pid}/fd/${number}`))
    return file !== undefined && paths.some((path) => isWithin(file, path)) && isForWriting(pid, number)
  })
}

/** https://man7.org/linux/man-pages/man5/proc_pid_fdinfo.5.html */
function isForWriting(pid: string, descriptor: string): boolean {
  const info = orUndefined(() => readFileSync(`/proc/${pid}/fdinfo/${descriptor}`, 'latin1')) ?? ''
  const flags = Number.parseInt(/^flags:\s*([0-7]+)$/m.exec(info)?.[1] ?? '0', 8)
  return (flags & 0b11) !== 0
}

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
