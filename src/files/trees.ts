/** Removes, copies, moves and merges directory trees, and compares files. */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { toNamespacedPath } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { readExactlySync, readOnly } from '../system/disk/read-file.ts'
import { rename, renameUnlessTaken } from '../system/disk/rename.ts'
import { codeOf } from '../system/failure.ts'
import { join } from '../system/native-path.ts'
import { fromBytes, namesInDirectory, statAt } from './byte-strings.ts'

/** Removes a directory and everything below, also from directories without the right to write. */
export function removeTree(dir: string | Buffer): void {
  const path = typeof dir === 'string' ? toNamespacedPath(dir) : dir
  // Unlike its promise, this call copes with paths of any length. Windows needs the long form of the path.
  const remove = (): void => rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  try {
    remove()
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error
    makeWritable(Buffer.from(dir).toString('latin1'))
    remove()
  }
}

/**
 * Renames a file or directory of this user. A move changes the directory's own `..`. So only root can move a read-only
 * directory. @param from a byte string, like `to`
 */
export function renameOwn(from: string, to: string): void {
  const [source, target] = [fromBytes(from), fromBytes(to)]
  try {
    rename(source, target)
  } catch (error) {
    const stat = statAt(from)
    if (codeOf(error) !== 'EACCES' || !stat?.isDirectory()) throw error
    chmodSync(source, stat.mode | 0o200)
    rename(source, target)
    chmodSync(target, stat.mode & 0o7777)
  }
}

function makeWritable(dir: string): void {
  chmodSync(fromBytes(dir), 0o700)
  for (const item of readdirSync(fromBytes(dir), { withFileTypes: true, encoding: 'latin1' })) {
    if (item.isDirectory()) makeWritable(`${dir}/${item.name}`)
  }
}

/** Copies a directory to a free path, on Windows, which has no `cp`. The system keeps the times and modes of files that it copies. */
export async function copyTree(from: string, to: string, signal: AbortSignal): Promise<void> {
  const { atimeMs, mtimeMs } = statSync(from)
  mkdirSync(to)
  for (const item of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, item.name), join(to, item.name)]
    if (item.isDirectory()) await copyTree(source, target, signal)
    else if (item.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else copyFileSync(source, target)
  }
  utimesSync(to, atimeMs / 1000, mtimeMs / 1000)
  await setImmediate()
  signal.throwIfAborted()
}

/**
 * Moves `from`, a file or directory, to `into`. Merges two directories with content: moves the content of the one with fewer
 * names, which is faster.
 * @param from a byte string, like `into`
 * @param aside a free path on the same file system, for exchanging two directories
 */
export function mergeTrees(from: string, into: string, aside: string): void {
  if (renameUnlessTaken(fromBytes(from), fromBytes(into))) return
  if (namesInDirectory(into).length < namesInDirectory(from).length) exchange(from, into, aside)
  for (const name of namesInDirectory(from)) mergeTrees(`${from}/${name}`, `${into}/${name}`, aside)
  rmdirSync(fromBytes(from))
}

function exchange(one: string, other: string, aside: string): void {
  rename(fromBytes(one), aside)
  rename(fromBytes(other), fromBytes(one))
  rename(aside, fromBytes(other))
}

const comparedBytes = 1024 ** 2

/** Whether two files of one length have the same bytes. @throws the system's error, or an error where one of them is shorter */
export function haveSameBytes(paths: [string | Buffer, string | Buffer], length: number): boolean {
  const files: number[] = []
  try {
    for (const path of paths) files.push(openSync(path, readOnly))
    for (let at = 0; at < length; at += comparedBytes) {
      const [one, other] = files.map((file) =>
        readExactlySync(file, Math.min(comparedBytes, length - at), at),
      )
      if (!other || !one?.equals(other)) return false
    }
    return true
  } finally {
    for (const file of files) closeSync(file)
  }
}
