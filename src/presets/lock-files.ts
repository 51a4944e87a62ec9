/** Finds and hashes lock files as the function hashFiles of workflows does, so that both give the same key. */
import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from '../native-path.ts'
import { foreignTo, isNamed } from './choose.ts'
import type { Preset } from './preset.ts'

/** The names of the files that are directly in a directory; empty where there is none. */
export function fileNamesIn(dir: string): string[] {
  return childrenOf(dir)
    .filter((item) => !item.isDirectory())
    .map(({ name }) => name)
}

/** The lock files of a whole workspace, each directory before the next one. */
export function lockFilesBelow(dir: string, presets: Preset[]): string[] {
  const patterns = presets.flatMap(({ lockFiles }) => lockFiles)
  const foreign = [...foreignTo(presets), '.git']
  const visit = (place: string): string[] =>
    childrenOf(place).flatMap((item) => {
      const path = join(place, item.name)
      if (item.isDirectory()) return foreign.includes(item.name) ? [] : visit(path)
      return isNamed(item.name, patterns) && isFile(path) ? [path] : []
    })
  return visit(dir)
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

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
