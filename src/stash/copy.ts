/** A copy of an entry in the making: readers of the entry fill it, in any order. */
import type { ByteStream } from '../bytes/buffer-pool.ts'
import type { DraftFile } from '../disk/draft-file.ts'
import { notesIn, stateOf } from '../disk/notes.ts'
import { isNameOf, linkTo, type StoredFile } from '../disk/stored-file.ts'
import type { Entry } from '../stores/store.ts'
import { shortSizeText } from '../units.ts'
import type { StashDir } from './directory.ts'

/** An error is logged and ends the copy, never the reading. */
export interface Copy {
  /** The copy as a file that is not whole yet; `prove` rejects where its `check` does. */
  file: StoredFile
  /** Passes on the bytes of the entry from `start` on, and writes them to the copy. */
  filledBy(bytes: ByteStream, start: number): AsyncGenerator<Buffer>
  /** Puts the copy into the stash if it is whole, and removes it if not. Never rejects. */
  finish(): Promise<void>
  discard(): Promise<void>
}

export interface CopyOptions {
  stash: StashDir
  /** The root directory of the stash. */
  dir: string
  name: string
  /** Logs why the stash is not used. */
  logError: (error: unknown) => undefined
  /** Writes one line to the log. */
  log: (line: string) => void
}

export function newCopy({ size, read }: Pick<Entry, 'size' | 'read'>, options: CopyOptions): Copy {
  const { stash, dir, name } = options
  const draft = newCopyDraft(size, options)
  const notes = notesIn(dir)
  const coverage = newCoverage(size)
  let isProven = false
  let link: string | undefined
  const write = (bytes: Buffer, position: number): Promise<void> =>
    draft.attempt(async ({ file }) => {
      const { bytesWritten } = await file.write(bytes, 0, bytes.length, position)
      if (bytesWritten !== bytes.length) throw new Error('no space is left')
      coverage.add(position, position + bytes.length)
      // Start writing to disk now, so that closing waits less.
      if (coverage.isWhole()) file.datasync().catch(() => {})
    })
  return {
    file: {
      isWhole: false,
      filling: { read, write },
      async link(path) {
        const made = await draft.current()
        if (!made || !(await linkTo(made.file, made.path, path))) return false
        link = path
        return true
      },
      async isInPlace() {
        const made = await draft.current()
        return made !== undefined && (await isNameOf(made.file, made.path))
      },
      async prove(check) {
        await check()
        isProven = (await draft.current()) !== undefined && coverage.isWhole()
        return isProven
      },
    },
    filledBy(bytes, start) {
      // Makes room for the copy while the first bytes are on their way.
      draft.current()
      return writeInPassing(bytes, start, write)
    },
    async finish() {
      if (coverage.isWhole()) await draft.attempt((made) => stash.put(made, name))
      const made = isProven ? await draft.current() : undefined
      if (made) {
        await notes.prove(made.file, await stateOf(made.file))
        if (link !== undefined) await notes.hold(made.file, `${link}.used`)
      }
      await draft.discard()
    },
    discard: draft.discard,
  }
}

/** The file of a copy. No method rejects. */
interface CopyDraft {
  /** Makes the file at the first call. Undefined where the stash has no room, or fails, or the file was discarded. */
  current(): Promise<DraftFile | undefined>
  /** Works on the file, if there is one. An error is logged, and discards the file. */
  attempt(work: (draft: DraftFile) => Promise<void>): Promise<void>
  discard(): Promise<void>
}

function newCopyDraft(size: number, { stash, logError, log }: CopyOptions): CopyDraft {
  let begun: Promise<DraftFile | undefined> | undefined
  let isOver = false
  const begin = async (): Promise<DraftFile | undefined> => {
    const draft = await stash.begin(size)
    if (!draft) log(`The stash has no room for the ${shortSizeText(size)} of the entry`)
    return draft
  }
  const current = async (): Promise<DraftFile | undefined> => {
    begun ??= begin().catch(logError)
    const draft = await begun
    return isOver ? undefined : draft
  }
  const discard = async (): Promise<void> => {
    isOver = true
    await (await begun)?.discard().catch(logError)
  }
  return {
    current,
    async attempt(work) {
      const draft = await current()
      if (!draft) return
      await work(draft).catch(async (error) => {
        if (!isOver) logError(error)
        await discard()
      })
    },
    discard,
  }
}

/**
 * Passes each piece on after it is written, because the reader may then reuse its memory; the next piece arrives
 * meanwhile.
 */
async function* writeInPassing(
  bytes: ByteStream,
  start: number,
  write: (bytes: Buffer, position: number) => Promise<void>,
): AsyncGenerator<Buffer> {
  let position = start
  let last: { piece: Buffer; written: Promise<void> } | undefined
  for await (const piece of bytes) {
    const written = write(piece, position)
    position += piece.length
    if (last) {
      await last.written
      yield last.piece
    }
    last = { piece, written }
  }
  await last?.written
  if (last) yield last.piece
}

interface Coverage {
  add(start: number, end: number): void
  isWhole(): boolean
}

/** Which bytes of a file of `size` bytes have been written. */
function newCoverage(size: number): Coverage {
  let ranges: { start: number; end: number }[] = []
  return {
    add(start, end) {
      const apart = ranges.filter((range) => range.end < start || end < range.start)
      const touching = ranges.filter((range) => !apart.includes(range))
      const joined = {
        start: Math.min(start, ...touching.map((range) => range.start)),
        end: Math.max(end, ...touching.map((range) => range.end)),
      }
      ranges = [...apart, joined]
    },
    isWhole: () => ranges.some(({ start, end }) => start === 0 && end === size),
  }
}
