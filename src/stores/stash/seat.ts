/** A process's place at a copy in the making: it fills the copy, follows the filler, reads it whole, or does without. */
import { basename } from 'node:path'
import { blockBytes } from '../../entry/digest.ts'
import type { DraftFile } from '../../system/disk/draft-file.ts'
import type { Opened } from '../../system/disk/stored-file.ts'
import { shortSizeText } from '../../system/units.ts'
import type { StashDir } from './directory.ts'
import type { Leader } from './flight.ts'
import { type FollowedDraft, followDraft } from './followed-draft.ts'

export type Seat =
  | { role: 'filler'; draft: DraftFile; present: Set<number>; leader: Leader }
  | { role: 'follower'; followed: FollowedDraft }
  /** The copy was published meanwhile. */
  | { role: 'reader'; opened: Opened }
  | { role: 'none' }

export interface SeatOptions {
  stash: StashDir
  /** The root directory of the stash. */
  dir: string
  name: string
  size: number
  /** How long a filler may send nothing, in milliseconds. */
  quietMs?: number | undefined
  signal: AbortSignal
  /** Logs why the stash is not used. */
  logError: (error: unknown) => undefined
  /** Writes one line to the log. */
  log: (line: string) => void
  /** Called when this process becomes the filler. */
  onFill: (filler: Extract<Seat, { role: 'filler' }>) => Promise<void>
}

// A little longer than a download waits before it replaces a request that brings nothing.
const defaultQuietMs = 15_000

// More processes than are killed one after the other.
const mostSeats = 16

export interface SeatHolder {
  /** The seat now, if one was taken. */
  held(): Seat | undefined
  /** The seat now. Takes one at the first call, and another one when the filler has ended. */
  current(): Promise<Seat>
  /** The seat as soon as it is not a follower's. @throws the signal's reason */
  settled(): Promise<Seat>
  /** Waits for news of the filler. Leaves it if it sends nothing for long. @throws the signal's reason */
  follow(followed: FollowedDraft): Promise<void>
  /** Logs the error, and leaves. */
  giveUp(error: unknown): Promise<void>
  /** Leaves the seat for good. A filler's draft is removed, unless a follower can go on with it. */
  leave(options?: { isDraftGood: boolean }): Promise<void>
}

/** No method rejects but for the signal. */
export function newSeatHolder(options: SeatOptions): SeatHolder {
  const { signal, logError } = options
  let seat: Seat | undefined
  let last: Promise<unknown> = Promise.resolve()
  let taken = 0
  const holder: SeatHolder = {
    held: () => seat,
    async current() {
      const taking = last.then(async () => {
        const followed = seat?.role === 'follower' ? seat.followed : undefined
        if (seat && !followed?.isOver()) return
        if (++taken > mostSeats) throw new Error('one process after the other has begun to fill it')
        const next = await takeSeat(options, followed)
        // The process may have left meanwhile.
        if (seat?.role === 'none') await vacate(next, false)
        else seat = next
        if (seat.role === 'filler') await options.onFill(seat)
      })
      last = taking.catch(holder.giveUp)
      await last
      return seat as Seat
    },
    async settled() {
      for (;;) {
        const now = await holder.current()
        if (now.role !== 'follower') return now
        await holder.follow(now.followed)
      }
    },
    async follow(followed) {
      if (!(await followed.news(signal)))
        await holder.giveUp(new Error('the process that fills it has stopped; this one downloads the entry'))
    },
    async giveUp(error) {
      if (seat?.role !== 'none') logError(error)
      await holder.leave()
    },
    async leave({ isDraftGood } = { isDraftGood: false }) {
      const left = seat
      seat = { role: 'none' }
      if (left) await vacate(left, isDraftGood).catch(logError)
    },
  }
  return holder
}

async function vacate(seat: Seat, isDraftGood: boolean): Promise<void> {
  if (seat.role === 'follower') await seat.followed.close()
  if (seat.role === 'reader') await seat.opened.close()
  if (seat.role !== 'filler') return
  const { draft, leader } = seat
  await (isDraftGood && leader.hasFollowers() ? draft.close() : draft.discard()).finally(leader.end)
}

/**
 * @param last the draft that this process followed until now, which it goes on filling if it can
 * @throws an error of the stash
 */
async function takeSeat(
  { stash, dir, name, size, quietMs = defaultQuietMs, log }: SeatOptions,
  last: FollowedDraft | undefined,
): Promise<Seat> {
  // Most fillers end with a whole copy.
  const published = last && (await stash.open(name, size))
  if (published) {
    await last.close()
    return { role: 'reader', opened: published }
  }
  const flight = await stash.join(name)
  if (flight.role === 'follower') {
    log('Reading along with another job of this host, which downloads the same entry')
    await last?.close()
    const followed = followDraft(dir, flight.lines, { blocks: Math.ceil(size / blockBytes), quietMs })
    return { role: 'follower', followed }
  }
  let draft: DraftFile | undefined
  try {
    const opened = await stash.open(name, size)
    if (opened) {
      await flight.end()
      return { role: 'reader', opened }
    }
    draft = await stash.begin(size)
    if (!draft) {
      await flight.end()
      log(`The stash has no room for the ${shortSizeText(size)} of the entry`)
      return { role: 'none' }
    }
    const present = last ? await inherit(last, draft) : new Set<number>()
    flight.say(basename(draft.path))
    for (const block of present) flight.say(String(block))
    return { role: 'filler', draft, present, leader: flight }
  } catch (error) {
    await draft?.discard()
    await flight.end()
    throw error
  } finally {
    await last?.close()
  }
}

/**
 * Copies what the last filler has written. Its draft is not filled any further: that process, or another one, may still
 * write to the file, and the name may lead to another file.
 * @returns the blocks
 */
async function inherit(last: FollowedDraft, { file: to }: DraftFile): Promise<Set<number>> {
  const copied = new Set<number>()
  const from = await last.draft()
  const bytes = Buffer.allocUnsafe(blockBytes)
  for (const block of from ? last.present : []) {
    const position = block * blockBytes
    const { bytesRead } = await (from as DraftFile).file.read(bytes, 0, blockBytes, position)
    if (bytesRead < blockBytes) continue
    const { bytesWritten } = await to.write(bytes, 0, blockBytes, position)
    if (bytesWritten === blockBytes) copied.add(block)
  }
  await from?.discard()
  return copied
}
