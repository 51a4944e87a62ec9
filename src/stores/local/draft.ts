/** Writes an entry to a local store. */
import { newDraftFile } from '../../system/disk/draft-file.ts'
import { notesIn, stateOf } from '../../system/disk/notes.ts'
import { writeWhole } from '../../system/disk/space.ts'
import type { Destination, Draft } from '../store.ts'

const partBytes = 1024 * 1024

interface LocalDraftOptions {
  path: string
  /** The root directory of the store. */
  dir: string
  evict(): Promise<void>
}

export async function newDraft({ path, dir, evict }: LocalDraftOptions): Promise<Draft> {
  const draft = await newDraftFile(dir)
  const { file } = draft
  // Bytes that this process has neither read nor written may be damaged.
  let isProven = true
  const writeFrom = (start: number): Destination => ({
    partBytes,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(partNumber, pieces) {
      await writeWhole(file, dir, pieces, start + partNumber * partBytes)
    },
    async commit() {
      const published = await draft.publish(path)
      if (published && isProven) await notesIn(dir).prove(file, await stateOf(file))
      await draft.discard()
      // A failed eviction does not concern this entry.
      if (published) await evict().catch(() => {})
      return published
    },
  })
  const undo = async (): Promise<void> => {
    await file.truncate(0)
    isProven = true
  }
  return {
    ...writeFrom(0),
    async copyFrom(entry, bytes) {
      if (!entry.file?.isWhole) return { bytes: 0, rest: writeFrom(0), finished: Promise.resolve(0), undo }
      try {
        isProven = await entry.file.copyTo(draft.path)
        await file.truncate(bytes)
        return { bytes, rest: writeFrom(bytes), finished: Promise.resolve(bytes), undo }
      } catch (error) {
        await undo()
        throw error
      }
    },
    discard: draft.discard,
  }
}
