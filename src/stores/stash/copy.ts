/**
 * A copy of an entry that is being filled. The filler verifies each block before other processes of the host read it, and
 * every process verifies what it reads.
 */
import type { FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { blockBytes, blocksBetween } from '../../entry/digest.ts'
import {
  type BufferPool,
  type ByteStream,
  lengthOf,
  mapStream,
  newBufferPool,
  type Reading,
} from '../../system/bytes.ts'
import { notesIn, stateOf } from '../../system/disk/notes.ts'
import { writeWhole } from '../../system/disk/space.ts'
import { type GrowingFile, isNameOf, linkTo, type WholeFile } from '../../system/disk/stored-file.ts'
import { BadEntry } from '../../system/failure.ts'
import type { Entry } from '../store.ts'
import { fetchForOthers } from './followed-draft.ts'
import { type Filler, newRoleHolder, type RoleHolder, type RoleOptions } from './role.ts'

interface CopyOptions extends Omit<RoleOptions, 'size' | 'onFill'> {
  /** Removes the published copy from the stash. Never rejects. */
  remove(): Promise<void>
}

interface Copy {
  entry: Entry
  roles: RoleHolder
  /** What this process has read of the entry's end, which holds the index. */
  ends: { bytes: Buffer; position: number }[]
  /** Blocks that come from the store although the copy has them: they are wrong there, or come too late. */
  bypassed: Set<number>
  /** Fetches a block for another process. */
  onAsked?: (block: number) => void
  memory: BufferPool
  /** For later users of the copy: whether it was proven, and the link of a mount to it. */
  isProven: boolean
  link?: string
}

/**
 * The entry, whose readers fill a copy, or follow another process that fills it. An error of the stash ends the copy and is
 * logged; reads go on. `close` puts the copy into the stash if it is whole, and removes it if not.
 */
export function copiedEntry(entry: Entry, options: CopyOptions): Entry {
  const onFill = async ({ draft }: Filler): Promise<void> => {
    fetchForFollowers(copy)
    for (const { bytes, position } of copy.ends) await writeAll(draft, [bytes], position)
  }
  const roles = newRoleHolder({ ...options, size: entry.size, onFill })
  const copy: Copy = { entry, roles, ends: [], bypassed: new Set(), memory: newBufferPool(), isProven: false }
  return {
    ...entry,
    file: fileOf(copy),
    read: (start, end, how) => readCopy(copy, { start, end, how }),
    readStored: (start, end) => readEnd(copy, start, end),
    async reject() {
      if (roles.published()) {
        await options.remove()
        return entry
      }
      await roles.leave()
      return entry.reject()
    },
    async close() {
      const filler = wholeFiller(copy)
      if (filler) await publishCopy(filler, copy, options).catch(options.logError)
      await roles.leave()
      await entry.close()
    },
  }
}

function fileOf(copy: Copy): GrowingFile {
  const { roles } = copy
  return {
    isWhole: false,
    write: (pieces, position) => writeBlocks(copy, pieces, position).catch(roles.giveUp),
    onAsked(fetch) {
      copy.onAsked = fetch
      fetchForFollowers(copy)
    },
    isFiller: async () => (await roles.current())?.is === 'filler',
    async link(path) {
      const role = await roles.settled()
      if (role?.is === 'reader') return role.copy.file.link(path)
      if (role?.is !== 'filler' || !(await linkTo(role.draft.file, role.draft.path, path))) return false
      copy.link = path
      return true
    },
    async isInPlace() {
      const draft = roles.filler()?.draft
      return roles.published()?.file.isInPlace() ?? (draft ? isNameOf(draft.file, draft.path) : false)
    },
    async prove(check) {
      const published = roles.published()
      if (published) return isRight(published.file, check, copy)
      try {
        await check()
      } catch (error) {
        // A copy that could not be written says nothing about the entry.
        if (roles.filler()) throw error
      }
      copy.isProven = wholeFiller(copy) !== undefined
      return copy.isProven
    },
  }
}

/** Whether `check` reads the right bytes from a published copy. */
async function isRight(file: WholeFile, check: () => Promise<void>, { bypassed }: Copy): Promise<boolean> {
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

// Writing a large copy to disk takes long, and followers leave a silent filler after `quietMs`.
const signMs = 1000

async function publishCopy(
  { draft, channel }: Filler,
  { isProven, link }: Copy,
  { stash, name }: CopyOptions,
): Promise<void> {
  const notes = notesIn(stash.dir)
  const signs = setInterval(channel.giveSign, signMs)
  try {
    await stash.put(draft, name)
    if (isProven) await notes.prove(draft.file, await stateOf(draft.file))
    if (isProven && link !== undefined) await notes.hold(draft.file, `${link}.used`)
  } finally {
    clearInterval(signs)
  }
}

function fetchForFollowers({ roles, entry, onAsked }: Copy): void {
  const channel = roles.filler()?.channel
  if (channel && onAsked) fetchForOthers(channel, Math.ceil(entry.size / blockBytes), onAsked)
}

/** Reads blocks of the body from the copy if it has or awaits them, else from the store. */
function readCopy(
  copy: Copy,
  { start, end, how }: { start: number; end: number; how: Reading | undefined },
): ByteStream {
  let fromStore: ByteStream | undefined
  const { roles, entry, bypassed, memory } = copy
  async function* read(): AsyncGenerator<Buffer> {
    const blocks = blocksBetween(start, end)
    if (how === 'again' || (how === 'urgent' && !(await comeSoon(blocks, copy)))) {
      for (const block of blocks) bypassed.add(block)
      fromStore = entry.read(start, end)
      yield* fromStore
      return
    }
    for (let position = start; position < end; ) {
      const block = Math.floor(position / blockBytes)
      const file = await fileWith(block, copy)
      if (file) {
        const room = memory.acquire(Math.min((block + 1) * blockBytes, end) - position)
        if (await readInto(room, file, position).catch(roles.giveUp)) {
          yield Object.assign(room, { position })
          position += room.length
        }
        continue
      }
      const missingEnd = endOfMissing(block, end, copy)
      fromStore = entry.read(position, missingEnd, how)
      for await (const bytes of fromStore) {
        yield Object.assign(bytes, { position: bytes.position ?? position })
        // A server that ignores ranges may send a block twice.
        position = Math.min(position + bytes.length, missingEnd)
      }
      // The reader finds out that the entry ended too early.
      if (position < missingEnd) return
    }
  }
  const release = (bytes: Uint8Array): void => {
    memory.release(bytes)
    fromStore?.release?.(bytes)
  }
  return { [Symbol.asyncIterator]: read, release }
}

/** Waits for the block in the copy. Undefined if this process must read the block from the store. */
async function fileWith(block: number, { roles, bypassed }: Copy): Promise<FileHandle | undefined> {
  for (;;) {
    const role = await roles.current()
    if (!role || bypassed.has(block)) return undefined
    if (role.is === 'reader') return role.copy.handle
    if (role.is === 'filler') return role.present.has(block) ? role.draft.file : undefined
    const draft = role.draft.present.has(block) ? await role.draft.draft() : undefined
    if (draft) return draft.file
    await roles.follow(role.draft)
  }
}

/** Asks the filler for blocks, and waits for them. @returns false if this process must read them from the store */
async function comeSoon(blocks: number[], { roles, bypassed }: Copy): Promise<boolean> {
  for (;;) {
    const role = await roles.current()
    if (!role || role.is === 'filler' || blocks.some((block) => bypassed.has(block))) return false
    if (role.is === 'reader' || blocks.every((block) => role.draft.present.has(block))) return true
    if (!(await role.draft.ask(blocks))) return false
    await roles.follow(role.draft)
  }
}

async function readInto(room: Buffer, file: FileHandle, position: number): Promise<true> {
  const { bytesRead } = await file.read(room, 0, room.length, position)
  if (bytesRead !== room.length) throw new Error('it is shorter than it should be')
  return true
}

/** The first position after `block` that the copy has, or `end`: the store must send the bytes before it. */
function endOfMissing(block: number, end: number, { roles, bypassed }: Copy): number {
  const present = roles.filler()?.present
  let next = block + 1
  while (!bypassed.has(block) && next * blockBytes < end && !present?.has(next)) next++
  return Math.min(next * blockBytes, end)
}

/** Writes verified bytes, if this process fills the copy. @throws the system's error */
async function writeBlocks(copy: Copy, pieces: Buffer[], position: number): Promise<void> {
  const { roles, bypassed } = copy
  await roles.current()
  const filler = roles.filler()
  const blocks = blocksBetween(position, position + lengthOf(pieces))
  if (!filler || blocks.every((block) => filler.present.has(block) && !bypassed.has(block))) return
  await writeAll(filler.draft, pieces, position)
  for (const block of blocks) {
    filler.present.add(block)
    bypassed.delete(block)
    filler.channel.say(String(block))
  }
  // Start writing to disk now, so that closing waits less.
  if (wholeFiller(copy)) filler.draft.file.datasync().catch(() => {})
}

/** Reads the entry's end from the store, and copies it. */
function readEnd({ entry, ends, roles }: Copy, start: number, end: number): ByteStream {
  return mapStream(entry.readStored(start, end), async function* (stream) {
    let position = start
    for await (const bytes of stream) {
      // The reader may reuse the memory.
      const kept = { bytes: Buffer.from(bytes), position }
      position += bytes.length
      ends.push(kept)
      const draft = roles.filler()?.draft
      if (draft) await writeAll(draft, [kept.bytes], kept.position).catch(roles.giveUp)
      yield bytes
    }
  })
}

/** The filler of a copy that has all blocks, if that is this process. */
function wholeFiller({ roles, entry, ends, bypassed }: Copy): Filler | undefined {
  const filler = roles.filler()
  const blocks = blocksBetween(0, Math.min(entry.size, ...ends.map(({ position }) => position)))
  if (!filler || filler.present.size < blocks.length) return undefined
  return blocks.every((block) => filler.present.has(block) && !bypassed.has(block)) ? filler : undefined
}

/** @throws Error that names the disk if it is full */
function writeAll({ file, path }: Filler['draft'], pieces: Buffer[], position: number): Promise<void> {
  return writeWhole(file, dirname(path), pieces, position)
}
