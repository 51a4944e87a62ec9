/** A copy of an entry in the making. One process of the host fills it; others read what that process has verified. */

import { blockBytes, blocksBetween } from '../../entry/digest.ts'
import { type ByteStream, newBufferPool, type Order } from '../../system/bytes/buffer-pool.ts'
import { notesIn, stateOf } from '../../system/disk/notes.ts'
import { isNameOf, linkTo, type StoredFile } from '../../system/disk/stored-file.ts'
import { BadEntry } from '../../system/failure.ts'
import type { Entry } from '../store.ts'
import {
  arrivalOf,
  type CopiedBlocks,
  type Filler,
  isWhole,
  readCopy,
  readEnd,
  writeAll,
  writeCopy,
} from './copied-blocks.ts'
import type { Leader } from './flight.ts'
import { fetchForOthers } from './followed-draft.ts'
import { newSeatHolder, type SeatOptions } from './seat.ts'

/** An error of the stash is logged and ends the copy, never the reading. */
export interface Copy {
  /** The copy as a file that is not whole yet; `prove` rejects where its `check` does. */
  file: StoredFile
  /** Bytes of the body. They may come from another process of this host. */
  read(start: number, end: number, order?: Order): ByteStream
  /** The store's own bytes of the end of the entry. */
  readEnd(start: number, end: number): ByteStream
  /** Whether another process has published the copy, which this process uses. */
  isPublished(): boolean
  /** Puts the copy into the stash if it is whole, and removes it if not. Never rejects. */
  finish(): Promise<void>
  discard(): Promise<void>
}

export type CopyOptions = Omit<SeatOptions, 'size' | 'onFill'>

export function newCopy({ size, read }: Pick<Entry, 'size' | 'read'>, options: CopyOptions): Copy {
  const { logError } = options
  const onFill = async ({ draft, leader }: Filler): Promise<void> => {
    fetchForFollowers(leader, copied)
    for (const { bytes, position } of copied.ends) await writeAll(draft.file, [bytes], position)
  }
  const seats = newSeatHolder({ ...options, size, onFill })
  const copied: CopiedBlocks = {
    size,
    seats,
    readStore: read,
    ends: [],
    bypassed: new Set(),
    memory: newBufferPool(),
  }
  let isProven = false
  let link: string | undefined
  const wholeFiller = (): Filler | undefined => {
    const seat = seats.held()
    return seat?.role === 'filler' && isWhole(seat, copied) ? seat : undefined
  }
  return {
    file: {
      isWhole: false,
      filling: fillingOf(copied),
      async link(path) {
        const seat = await seats.settled()
        if (seat.role === 'reader') return seat.opened.file.link(path)
        if (seat.role !== 'filler' || !(await linkTo(seat.draft.file, seat.draft.path, path))) return false
        link = path
        return true
      },
      async isInPlace() {
        const seat = seats.held()
        if (seat?.role === 'reader') return seat.opened.file.isInPlace()
        return seat?.role === 'filler' && isNameOf(seat.draft.file, seat.draft.path)
      },
      async prove(check) {
        const seat = seats.held()
        if (seat?.role === 'reader') return isRight(seat.opened.file, check, copied)
        try {
          await check()
        } catch (error) {
          // A copy that could not be written says nothing about the entry.
          if (seats.held()?.role === 'filler') throw error
        }
        isProven = wholeFiller() !== undefined
        return isProven
      },
    },
    read: (start, end, order) => readCopy(copied, { start, end, order }),
    readEnd: (start, end) => readEnd(copied, start, end),
    isPublished: () => seats.held()?.role === 'reader',
    async finish() {
      const filler = wholeFiller()
      if (filler) await publish(filler, { ...options, isProven, link }).catch(logError)
      await seats.leave({ isDraftGood: !filler })
    },
    discard: seats.leave,
  }
}

interface PublishOptions extends Pick<CopyOptions, 'stash' | 'dir' | 'name'> {
  isProven: boolean
  /** The link of a mount to the copy. */
  link: string | undefined
}

async function publish(
  { draft, leader }: Filler,
  { stash, dir, name, isProven, link }: PublishOptions,
): Promise<void> {
  const notes = notesIn(dir)
  const signs = setInterval(leader.giveSign, signMs)
  try {
    await stash.put(draft, name)
    if (isProven) await notes.prove(draft.file, await stateOf(draft.file))
    if (isProven && link !== undefined) await notes.hold(draft.file, `${link}.used`)
  } finally {
    clearInterval(signs)
  }
}

function fillingOf(copied: CopiedBlocks): NonNullable<StoredFile['filling']> {
  const { seats, readStore, bypassed } = copied
  return {
    read(start, end) {
      for (const block of blocksBetween(start, end)) bypassed.add(block)
      return readStore(start, end)
    },
    write: (pieces, position) => writeCopy(copied, pieces, position).catch(seats.giveUp),
    arrival: (start, end) => arrivalOf(blocksBetween(start, end), copied),
    onAsked(fetch) {
      copied.onAsked = fetch
      const seat = seats.held()
      if (seat?.role === 'filler') fetchForFollowers(seat.leader, copied)
    },
    isFiller: async () => (await seats.current()).role === 'filler',
  }
}

function fetchForFollowers(leader: Leader, { size, onAsked }: CopiedBlocks): void {
  if (onAsked) fetchForOthers(leader, Math.ceil(size / blockBytes), onAsked)
}

// Much less than followers wait for a sign of life. Writing a large copy to disk takes long.
const signMs = 1000

/** Whether a published copy is right, as far as `check` reads it: the reader gets right bytes anyway. */
async function isRight(
  file: StoredFile,
  check: () => Promise<void>,
  { bypassed }: CopiedBlocks,
): Promise<boolean> {
  try {
    return await file.prove(async () => {
      await check()
      if (bypassed.size > 0) throw new BadEntry('some of its blocks are wrong')
    })
  } catch (error) {
    if (bypassed.size === 0) throw error
    return false
  }
}
