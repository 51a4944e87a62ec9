/** Writes a file under a temporary name, and gives the file its final name when it is complete. */
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../failure.ts'
import { makeOwnDirectories } from './ownership.ts'

/** Where drafts are written. No repository has this name, because repositories' names do not start with a dot. */
export const draftsDir = '.drafts'

export type DraftFile = Awaited<ReturnType<typeof newDraftFile>>

/** @param root a directory of this user; final names are below it */
export async function newDraftFile(root: string) {
  const dir = join(root, draftsDir)
  await makeOwnDirectories(root, dir)
  const draft = join(dir, randomUUID())
  const file = await fs.open(draft, 'wx', 0o600)
  let open = true
  return {
    path: draft,
    /** Open until `discard`. */
    file,
    /**
     * Gives the draft its final name, which survives a crash of the machine. Makes missing directories below the root,
     * for this user only; none of them may be a link.
     * @returns false if another file has the name already; that file is never replaced
     */
    async publish(path: string): Promise<boolean> {
      await file.sync()
      await makeOwnDirectories(root, dirname(path))
      return giveName(draft, path)
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard(): Promise<void> {
      if (open) await file.close()
      open = false
      await fs.rm(draft, { force: true })
    },
  }
}

/** Unlike a rename, a link never replaces a file. @returns false if the name is taken */
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
