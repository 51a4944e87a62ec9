/** A file in the making, which gets its name when it is whole, or never. */
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../failure.ts'

export interface DraftFile {
  readonly path: string
  /** Open until it is discarded. */
  readonly file: fs.FileHandle
  /**
   * Gives it its name for good, whatever happens to the machine afterwards; false where that is taken, which is never
   * replaced. Directories on the way are made, for this user only.
   */
  publish(path: string): Promise<boolean>
  /** Leaves nothing behind. May be called at any time, also again, also after `publish`. */
  discard(): Promise<void>
}

/** @param dir is made where it is missing; on the same file system as the names to come */
export async function newDraftFile(dir: string): Promise<DraftFile> {
  await fs.mkdir(dir, { recursive: true, mode: 0o700 })
  const draft = join(dir, randomUUID())
  const file = await fs.open(draft, 'wx', 0o600)
  let open = true
  return {
    path: draft,
    file,
    async publish(path) {
      await file.sync()
      await fs.mkdir(dirname(path), { recursive: true, mode: 0o700 })
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
