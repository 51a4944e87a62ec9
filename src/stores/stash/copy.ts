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
  isWhole,
  readCopy,
  readEnd,
  writeAll,
  writeCopy,
} from './copied-blocks.ts'
import type { FillerChannel } from './election.ts'
import { fetchForOthers } from './followed-draft.ts'
import { type Filler, newRoleHolder, publishedFor, type RoleOptions } from './role.ts'

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

export type CopyOptions = Omit<RoleOptions, 'size' | 'onFill'>

export function newCopy({ size, read }: Pick<Entry, 'size' | 'read'>, options: CopyOptions): Copy {
  const { logError } = options
  const onFill = async ({ draft, channel }: Filler): Promise<void> => {
    fetchForFollowers(channel, copied)
    for (const { bytes, position } of copied.ends) await writeAll(draft.file, [bytes], position)
  }
  const roles = newRoleHolder({ ...options, size, onFill })
  const copied: CopiedBlocks = {
    size,
    roles,
    readStore: read,
    ends: [],
    bypassed: new Set(),
    memory: newBufferPool(),
  }
  const proof: Proof = { isProven: false, link: undefined }
  return {
    file: fileOf(copied, proof),
    read: (start, end, order) => readCopy(copied, { start, end, order }),
    readEnd: (start, end) => readEnd(copied, start, end),
    isPublished: () => publishedFor(roles.held()) !== undefined,
    async finish() {
      const filler = wholeFiller(copied)
      if (filler) await publish(filler, { ...options, ...proof }).catch(logError)
      await roles.leave()
    },
    discard: roles.leave,
  }
}

/** What the reader of a copy has done with it, for those who use the published copy. */
interface Proof {
  isProven: boolean
  /** The link of a mount to the copy. */
  link: string | undefined
}

function wholeFiller(copied: CopiedBlocks): Filler | undefined {
  const role = copied.roles.held()
  return role?.role === 'filler' && isWhole(role, copied) ? role : undefined
}

/** @param proof is filled in */
function fileOf(copied: CopiedBlocks, proof: Proof): StoredFile {
  const { roles } = copied
  return {
    isWhole: false,
    filling: fillingOf(copied),
    async link(path) {
      const role = await roles.settled()
      const published = publishedFor(role)
      if (published) return published.file.link(path)
      if (role?.role !== 'filler' || !(await linkTo(role.draft.file, role.draft.path, path))) return false
      proof.link = path
      return true
    },
    async isInPlace() {
      const role = roles.held()
      const published = publishedFor(role)
      if (published) return published.file.isInPlace()
      return role?.role === 'filler' && isNameOf(role.draft.file, role.draft.path)
    },
    async prove(check) {
      const published = publishedFor(roles.held())
      if (published) return isRight(published.file, check, copied)
      try {
        await check()
      } catch (error) {
        // A copy that could not be written says nothing about the entry.
        if (roles.held()?.role === 'filler') throw error
      }
      proof.isProven = wholeFiller(copied) !== undefined
      return proof.isProven
    },
  }
}

async function publish(
  { draft, channel }: Filler,
  { stash, dir, name, isProven, link }: Pick<CopyOptions, 'stash' | 'dir' | 'name'> & Proof,
): Promise<void> {
  const notes = notesIn(dir)
  const signs = setInterval(channel.giveSign, signMs)
  try {
    await stash.put(draft, name)
    if (isProven) await notes.prove(draft.file, await stateOf(draft.file))
    if (isProven && link !== undefined) await notes.hold(draft.file, `${link}.used`)
  } finally {
    clearInterval(signs)
  }
}

function fillingOf(copied: CopiedBlocks): NonNullable<StoredFile['filling']> {
  const { roles, readStore, bypassed } = copied
  return {
    read(start, end) {
      for (const block of blocksBetween(start, end)) bypassed.add(block)
      return readStore(start, end)
    },
    write: (pieces, position) => writeCopy(copied, pieces, position).catch(roles.giveUp),
    arrival: (start, end) => arrivalOf(blocksBetween(start, end), copied),
    onAsked(fetch) {
      copied.onAsked = fetch
      const role = roles.held()
      if (role?.role === 'filler') fetchForFollowers(role.channel, copied)
    },
    isFiller: async () => (await roles.current())?.role === 'filler',
  }
}

function fetchForFollowers(channel: FillerChannel, { size, onAsked }: CopiedBlocks): void {
  if (onAsked) fetchForOthers(channel, Math.ceil(size / blockBytes), onAsked)
}

// Much less than followers wait for a sign of life. Writing a large copy to disk takes long.
const signMs = 1000

/** Whether the bytes of a published copy that `check` reads are right. Each reader verifies its own bytes. */
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
