/** A copy of an entry in the making: readers of the entry fill it, in any order. */

import type { DraftFile } from '../disk/draft-file.ts'
import { notesIn, stateOf } from '../disk/notes.ts'
import { isNameOf, linkTo } from '../disk/stored-file.ts'
import { shortSizeText } from '../units.ts'
import type { StashDir } from './directory.ts'

/** No method rejects: an error is reported and ends the copy, never the reading. */
export interface Copy {
  write(bytes: Buffer, position: number): Promise<void>
  /** `link` and `isInPlace` are as in StoredFile. */
  link(path: string): Promise<boolean>
  isInPlace(): Promise<boolean>
  /** The caller has verified all written bytes. False where bytes are missing. */
  prove(): Promise<boolean>
  /** Puts the copy into the stash if it is whole, and removes it if not. */
  finish(): Promise<void>
  discard(): Promise<void>
}

export interface CopyOptions {
  stash: StashDir
  /** The root directory of the stash. */
  dir: string
  name: string
  /** In bytes. */
  size: number
  trouble: (error: unknown) => void
  /** Takes one line for the log. */
  tell: (line: string) => void
}

/** Undefined where the stash has no room, or fails; the reason is logged. */
export async function newCopy(options: CopyOptions): Promise<Copy | undefined> {
  const { stash, size, trouble, tell } = options
  try {
    const draft = await stash.begin(size)
    if (draft) return copyIn(draft, options)
    tell(`The stash has no room for the ${shortSizeText(size)} of the entry`)
  } catch (error) {
    trouble(error)
  }
  return undefined
}

function copyIn(draft: DraftFile, { stash, dir, name, size, trouble }: CopyOptions): Copy {
  const { file, path } = draft
  const coverage = newCoverage()
  const notes = notesIn(dir)
  let isOver = false
  let isProven = false
  let used: string | undefined
  const discard = async (): Promise<void> => {
    isOver = true
    await draft.discard().catch(trouble)
  }
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    if (isOver) return
    await work().catch(async (error) => {
      if (!isOver) trouble(error)
      await discard()
    })
  }
  const isWhole = (): boolean => !isOver && coverage.has(0, size)
  return {
    write: (bytes, position) =>
      attempt(async () => {
        const { bytesWritten } = await file.write(bytes, 0, bytes.length, position)
        if (bytesWritten !== bytes.length) throw new Error('no space is left')
        coverage.add(position, position + bytes.length)
        // Start writing to disk now, so that closing waits less.
        if (isWhole()) file.datasync().catch(() => {})
      }),
    async link(name) {
      if (isOver || !(await linkTo(file, path, name))) return false
      used = name
      return true
    },
    isInPlace: async () => !isOver && (await isNameOf(file, path)),
    async prove() {
      isProven = isWhole()
      return isProven
    },
    async finish() {
      if (isWhole()) await attempt(() => stash.put(draft, name))
      if (!isOver && isProven) {
        await notes.prove(file, await stateOf(file))
        if (used !== undefined) await notes.hold(file, `${used}.used`)
      }
      await discard()
    },
    discard,
  }
}

interface Coverage {
  add(start: number, end: number): void
  has(start: number, end: number): boolean
}

function newCoverage(): Coverage {
  let ranges: { start: number; end: number }[] = []
  return {
    add(start, end) {
      const isApart = (range: { start: number; end: number }): boolean =>
        range.end < start || end < range.start
      const touching = [...ranges.filter((range) => !isApart(range)), { start, end }]
      const joined = {
        start: Math.min(...touching.map((range) => range.start)),
        end: Math.max(...touching.map((range) => range.end)),
      }
      ranges = [...ranges.filter(isApart), joined]
    },
    has: (start, end) => ranges.some((range) => range.start <= start && end <= range.end),
  }
}
