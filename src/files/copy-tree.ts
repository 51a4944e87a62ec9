/** Copies directory trees on Windows, which has no `cp`. */
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { join } from '../system/native-path.ts'

/** Copies a directory to a free path. The system keeps the times and modes of files that it copies. */
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
