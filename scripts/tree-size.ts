// Counts the files of a tree, and their bytes.
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** `bytes` are the lengths of the files' contents. */
export async function treeSize(tree: string): Promise<{ files: number; bytes: number }> {
  let files = 0
  let bytes = 0
  for (const entry of await readdir(tree, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    files += 1
    bytes += (await lstat(join(entry.parentPath, entry.name))).size
  }
  return { files, bytes }
}
