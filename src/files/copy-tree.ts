/** Copies directory trees on Windows, which has no `cp`. */
import * as fs from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { join } from '../system/native-path.ts'

/** Copies a directory to a free path. The system keeps the times and modes of files that it copies. */
export async function copyTree(from: string, to: string, signal: AbortSignal): Promise<void> {
  const { atimeMs, mtimeMs } = fs.statSync(from)
  fs.mkdirSync(to)
  for (const item of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, item.name), join(to, item.name)]
    if (item.isDirectory()) await copyTree(source, target, signal)
    else if (item.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target)
    else fs.copyFileSync(source, target)
  }
  fs.utimesSync(to, atimeMs / 1000, mtimeMs / 1000)
  await setImmediate()
  signal.throwIfAborted()
}
