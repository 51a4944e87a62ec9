/** Writes a file under a temporary name, and gives the file its final name when it is complete. */
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../failure.ts'
import { makeOwnDirectories } from './ownership.ts'
import { readOnly } from './read-file.ts'
import { namingDisk } from './space.ts'

/** Where drafts are written. No repository has this name, because repositories' names do not start with a dot. */
export const draftsDir = '.drafts'

export type DraftFile = Awaited<ReturnType<typeof newDraftFile>>

/** @param root a directory of this user; final names are below it */
export async function newDraftFile(root: string) {
  const dir = join(root, draftsDir)
  const path = join(dir, randomUUID())
  try {
    await makeOwnDirectories(root, dir)
    // A process that goes on with another one's draft also reads its own.
    return draftFile(root, path, await fs.open(path, 'wx+', 0o600))
  } catch (error) {
    throw namingDisk(error, root)
  }
}

/** Opens another process's draft to read it. @throws the system's error, which is ELOOP for a link */
export async function openDraftFile(root: string, name: string): Promise<DraftFile> {
  const path = join(root, draftsDir, name)
  return draftFile(root, path, await fs.open(path, readOnly))
}

function draftFile(root: string, path: string, file: fs.FileHandle) {
  let open = true
  const close = async (): Promise<void> => {
    if (open) await file.close()
    open = false
  }
  return {
    path,
    /** Open until `close` or `discard`. */
    file,
    /** Closes the file, which another process goes on with. May be called several times. */
    close,
    /**
     * Gives the draft its final name, which survives a crash of the machine. Makes missing directories below the root,
     * for this user only; none of them may be a link.
     * @returns false if another file has the name already; that file is never replaced
     */
    async publish(name: string): Promise<boolean> {
      await file.sync()
      await makeOwnDirectories(root, dirname(name))
      return giveName(path, name)
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard(): Promise<void> {
      await close()
      await fs.rm(path, { force: true })
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
  // Windows opens no directories; its file systems write names down in a journal.
  if (process.platform === 'win32') return true
  const dir = await fs.open(dirname(path))
  await dir.sync().finally(() => dir.close())
  return true
}
