/** A copy of an entry that is being filled. The filler verifies each block before other processes of the host read it. */
import { blockBytes, blocksBetween } from '../../entry/digest.ts'
import { newBufferPool, type Order } from '../../system/bytes/buffer-pool.ts'
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

export type Copy = ReturnType<typeof newCopy>

type CopyOptions = Omit<RoleOptions, 'size' | 'onFill'>

/** An error of the stash ends the copy and is logged; reads go on. */
export function newCopy({ size, read }: Pick<Entry, 'size' | 'read'>, options: CopyOptions) {
  const { logError } = options
  const onFill = async ({ draft, channel }: Filler): Promise<void> => {
    fetchForFollowers(channel, copied)
    for (const { bytes, position } of copied.ends) await writeAll(draft, [bytes], position)
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
    /** It is not whole yet; `prove` rejects if its `check` does. */
    file: fileOf(copied, proof),
    /** Reads the body from the copy or the store. */
    read: (start: number, end: number, order?: Order) => readCopy(copied, { start, end, order }),
    /** Reads the end of the entry from the store. */
    readEnd: (start: number, end: number) => readEnd(copied, start, end),
    /** This process uses the copy that another process has published. */
    isPublished: () => publishedFor(roles.held()) !== undefined,
    /** Puts the copy into the stash if it is whole, and removes it if not. Never rejects. */
    async finish(): Promise<void> {
      const filler = wholeFiller(copied)
      if (filler) await publish(filler, { ...options, ...proof }).catch(logError)
      await roles.leave()
    },
    discard: roles.leave,
  }
}

/** What the publisher of a copy notes for its later users. */
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

// Writing a large copy to disk takes long, and followers leave a silent filler after `quietMs`.
const signMs = 1000

/** Whether `check` reads the right bytes from a published copy. Each reader verifies its own bytes. */
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
