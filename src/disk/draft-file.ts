/** A file in the making, which gets its name when it is whole, or never. */
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../failure.ts'
import { makeOwnDirectories } from './ownership.ts'

/** Where drafts are written; its name can be no repository's, as those never start with a dot. */
export const draftsDir = '.drafts'

export interface DraftFile {
  readonly path: string
  /** Open until it is discarded. */
  readonly file: fs.FileHandle
  /**
   * Gives it its name for good, whatever happens to the machine afterwards; false where that is taken, which is never
   * replaced. Directories on the way from the root are made, for this user only; none of them may be a link.
   */
  publish(path: string): Promise<boolean>
  /** Leaves nothing behind. May be called at any time, also again, also after `publish`. */
  discard(): Promise<void>
}

/** @param root a directory of this user, below which the names to come are */
export async function newDraftFile(root: string): Promise<DraftFile> {
  const dir = join(root, draftsDir)
  await makeOwnDirectories(root, dir)
  const draft = join(dir, randomUUID())
  const file = await fs.open(draft, 'wx', 0o600)
  let open = true
  return {
    path: draft,
    file,
    async publish(path) {
      await file.sync()
      await makeOwnDirectories(root, dirname(path))
      return giveName(draft, path)
    },
    async discard() {
      if (open) await file.close()
      open = false
      await fs.rm(draft, { force: true })
    },
  }
}

/** A link never replaces; true when the draft got the name. */
async function giveName(draft: string, path: string): Promise<boolean> {
  try {
    await fs.link(draft, path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
  await fs.rm(draft)
  const dir = await fs.open(dirname(path))
  await dir.sync().finally(() => dir.close())
  return true
}
