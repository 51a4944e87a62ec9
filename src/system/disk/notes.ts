/**
 * Notes on the files of a store. The inode of a file is the name of its note. The note's modification time is the time of
 * the file's last use. The note has a further name in the directory of each job that uses the file now. The note's text is
 * the state in which the file was proven. It includes the file's change time, which the kernel sets at every write and no
 * program can set back. Linking the file or setting its times would change the state, so Headstart links the note instead.
 */
import type { BigIntStats } from 'node:fs'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../failure.ts'
import { makeOwnDirectories } from './ownership.ts'
import { readOnly, rewriting } from './read-file.ts'

/** Where notes are. No repository has this name, because repositories' names do not start with a dot. */
export const notesDir = '.notes'

export type Notes = ReturnType<typeof notesIn>

/**
 * No function rejects: a file without a note is only verified again, and removed earlier.
 * @param dir the root directory of the store
 */
export function notesIn(dir: string) {
  const noteOf = async (file: fs.FileHandle): Promise<string> => {
    await makeOwnDirectories(dir, join(dir, notesDir))
    return join(dir, notesDir, String((await file.stat({ bigint: true })).ino))
  }
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(file: fs.FileHandle): Promise<boolean> {
      const text = await noteOf(file).then(read, () => undefined)
      return text === (await stateOf(file))
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: quietly(async (file: fs.FileHandle, state: string) => {
      await sleep(clockTickMs)
      if ((await stateOf(file)) === state) await write(await noteOf(file), state)
    }),
    touch: quietly(async (file: fs.FileHandle) => {
      const [note, now] = [await noteOf(file), new Date()]
      await fs.utimes(note, now, now).catch(async (error) => {
        if (codeOf(error) !== 'ENOENT') throw error
        await write(note, '')
      })
    }),
    /**
     * Whether a job uses the file at a path now. Undefined if hosts may share the disk: another host has its notes elsewhere,
     * and its open files do not stay readable.
     */
    async isHeld(path: string): Promise<boolean | undefined> {
      const { type } = await fs.statfs(dir)
      if (!diskTypesOfOneHost.includes(type)) return undefined
      const bigint = true
      const { ino } = await fs.lstat(path, { bigint }).catch(() => ({ ino: undefined }))
      const note = await fs.lstat(join(dir, notesDir, String(ino)), { bigint }).catch(() => undefined)
      return note !== undefined && note.nlink > 1n
    },
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: quietly(async (file: fs.FileHandle, name: string) => fs.link(await noteOf(file), name)),
  }
}

// ext2 to ext4, XFS, Btrfs, tmpfs and overlayfs: https://man7.org/linux/man-pages/man2/statfs.2.html
const diskTypesOfOneHost = [0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x794c7630]

// Two changes within one tick of the kernel's clock have the same time. A change after this wait has a later one.
const clockTickMs = 20
const maxNoteBytes = 256

/** Changes with every write to the file, and with every change of its name, owner, mode or times. */
export async function stateOf(file: fs.FileHandle): Promise<string> {
  const { dev, ino, size, mtimeNs, ctimeNs }: BigIntStats = await file.stat({ bigint: true })
  return [dev, ino, size, mtimeNs, ctimeNs].join(' ')
}

function quietly<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  return (...args) => work(...args).catch(() => {})
}

async function read(path: string): Promise<string | undefined> {
  const note = await fs.open(path, readOnly).catch(() => undefined)
  try {
    const text = await note?.read(Buffer.alloc(maxNoteBytes), 0, maxNoteBytes, 0)
    return text?.buffer.toString('latin1', 0, text.bytesRead)
  } catch {
    return undefined
  } finally {
    await note?.close()
  }
}

// Writes in place, because the note's other names must stay. A reader of half a note takes the file for unproven.
async function write(path: string, text: string): Promise<void> {
  const note = await fs.open(path, rewriting, 0o600)
  await note.writeFile(text).finally(() => note.close())
}
