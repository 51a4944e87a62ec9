/** Finds and hashes lock files as the function hashFiles of workflows does, so that both give the same key. */
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  type Dirent,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { isAbsolute, join, relative } from '../../system/native-path.ts'
import { foreignTo, isNamed } from './choose.ts'
import type { Preset } from './preset.ts'

/** The names of the files that are directly in a directory; empty where there is none. */
export function fileNamesIn(dir: string): string[] {
  return childrenOf(dir)
    .filter((item) => !item.isDirectory())
    .map(({ name }) => name)
}

/**
 * The lock files of a whole workspace, each directory before the next one.
 * @param cached directories that the preset caches: lock files in them belong to dependencies
 * @throws the abort reason
 */
export async function lockFilesBelow(
  dir: string,
  preset: Preset,
  { workspace, cached = [], signal }: { workspace: string; cached?: string[]; signal: AbortSignal },
): Promise<string[]> {
  const foreign = [...foreignTo(preset), '.git']
  const found: string[] = []
  const visit = async (place: string): Promise<void> => {
    // A job may be cancelled meanwhile.
    await setImmediate()
    signal.throwIfAborted()
    for (const item of childrenOf(place)) {
      const path = join(place, item.name)
      if (!item.isDirectory()) {
        if (isNamed(item.name, preset.lockFiles) && isSmallFileOf(workspace, path)) found.push(path)
      } else if (!foreign.includes(item.name) && !cached.includes(path)) await visit(path)
    }
  }
  await visit(dir)
  return found
}

/** Empty where there is no file. https://docs.github.com/actions/reference/workflows-and-actions/expressions#hashfiles */
export function hashOfFiles(paths: string[]): string {
  if (paths.length === 0) return ''
  const all = createHash('sha256')
  for (const path of paths) all.update(createHash('sha256').update(readFileSync(path)).digest())
  return all.digest('hex')
}

function childrenOf(dir: string): Dirent[] {
  try {
    const items = readdirSync(dir, { withFileTypes: true })
    return items.sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)))
  } catch {
    // Lock files that cannot be read decide nothing.
    return []
  }
}

// A checkout may have anything under the name of a lock file.
const mostLockFileBytes = 256 * 1024 ** 2

/** Whether it is a file of the workspace that can be read. Links may lead to files of the machine that have no end. */
export function isSmallFileOf(workspace: string, path: string): boolean {
  try {
    const real = realpathSync(path)
    const below = relative(realpathSync(workspace), real)
    if (below === '..' || below.startsWith('../') || isAbsolute(below)) return false
    accessSync(real, constants.R_OK)
    const stat = lstatSync(real)
    return stat.isFile() && stat.size <= mostLockFileBytes
  } catch {
    return false
  }
}
