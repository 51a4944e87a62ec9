/** Reads and writes the blocks of a copy that is being filled. */
import type { FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { blockBytes, blocksBetween } from '../../entry/digest.ts'
import { type BufferPool, type ByteStream, mapStream, type Order } from '../../system/bytes/buffer-pool.ts'
import { lengthOf } from '../../system/bytes/chunker.ts'
import { writeWhole } from '../../system/disk/space.ts'
import type { Entry } from '../store.ts'
import type { Filler, RoleHolder } from './role.ts'

export interface CopiedBlocks extends Pick<Entry, 'size'> {
  roles: RoleHolder
  readStore: Entry['read']
  /** What this process has read of the entry's end, which holds the index. */
  ends: { bytes: Buffer; position: number }[]
  /** Blocks that the copy has wrong, so that they are read from the store. */
  bypassed: Set<number>
  /** Fetches a block for another process. */
  onAsked?: (block: number) => void
  memory: BufferPool
}

/** Reads blocks of the body from the copy if it has or awaits them, else from the store. */
export function readCopy(
  copied: CopiedBlocks,
  { start, end, order }: { start: number; end: number; order: Order | undefined },
): ByteStream {
  let fromStore: ByteStream | undefined
  const { roles, readStore, memory } = copied
  async function* read(): AsyncGenerator<Buffer> {
    for (let position = start; position < end; ) {
      const block = Math.floor(position / blockBytes)
      const file = await fileWith(block, copied)
      if (file) {
        const room = memory.acquire(Math.min((block + 1) * blockBytes, end) - position)
        if (await fill(room, file, position).catch(roles.giveUp)) {
          yield Object.assign(room, { position })
          position += room.length
        }
        continue
      }
      const missingEnd = endOfMissing(block, end, copied)
      fromStore = readStore(position, missingEnd, order)
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
async function fileWith(block: number, { roles, bypassed }: CopiedBlocks): Promise<FileHandle | undefined> {
  for (;;) {
    const role = await roles.current()
    if (!role || bypassed.has(block)) return undefined
    if (role.role === 'filler') return role.present.has(block) ? role.draft.file : undefined
    const { copy } = role
    if ('handle' in copy) return copy.handle
    const draft = copy.present.has(block) ? await copy.draft() : undefined
    if (draft) return draft.file
    await roles.follow(copy)
  }
}

/** Asks the filler for blocks, and waits for them. @returns false if this process must read them from the store */
export async function arrivalOf(blocks: number[], { roles, bypassed }: CopiedBlocks): Promise<boolean> {
  for (;;) {
    const role = await roles.current()
    if (role?.role !== 'follower' || blocks.some((block) => bypassed.has(block))) return false
    const { copy } = role
    if ('handle' in copy || blocks.every((block) => copy.present.has(block))) return true
    if (!(await copy.ask(blocks))) return false
    await roles.follow(copy)
  }
}

async function fill(room: Buffer, file: FileHandle, position: number): Promise<true> {
  const { bytesRead } = await file.read(room, 0, room.length, position)
  if (bytesRead !== room.length) throw new Error('it is shorter than it should be')
  return true
}

/** The first position after `block` that the copy has, or `end`: the store must send the bytes before it. */
function endOfMissing(block: number, end: number, { roles, bypassed }: CopiedBlocks): number {
  const role = roles.held()
  const isPresent = (number: number): boolean => role?.role === 'filler' && role.present.has(number)
  let next = block + 1
  while (!bypassed.has(block) && next * blockBytes < end && !isPresent(next)) next++
  return Math.min(next * blockBytes, end)
}

/** Writes verified bytes, if this process fills the copy. @throws the system's error */
export async function writeCopy(copied: CopiedBlocks, pieces: Buffer[], position: number): Promise<void> {
  const role = await copied.roles.current()
  const blocks = blocksBetween(position, position + lengthOf(pieces))
  const isRight = (block: number): boolean =>
    role?.role === 'filler' && role.present.has(block) && !copied.bypassed.has(block)
  if (role?.role !== 'filler' || blocks.every(isRight)) return
  const { file } = role.draft
  await writeAll(role.draft, pieces, position)
  for (const block of blocks) {
    role.present.add(block)
    copied.bypassed.delete(block)
    role.channel.say(String(block))
  }
  // Start writing to disk now, so that closing waits less.
  if (isWhole(role, copied)) file.datasync().catch(() => {})
}

/** Reads the entry's end from the store, and copies it. */
export function readEnd(copied: CopiedBlocks, start: number, end: number): ByteStream {
  return mapStream(copied.readStore(start, end), async function* (stream) {
    let position = start
    for await (const bytes of stream) {
      // The reader may reuse the memory.
      const kept = { bytes: Buffer.from(bytes), position }
      position += bytes.length
      copied.ends.push(kept)
      const role = copied.roles.held()
      if (role?.role === 'filler')
        await writeAll(role.draft, [kept.bytes], kept.position).catch(copied.roles.giveUp)
      yield bytes
    }
  })
}

export function isWhole({ present }: Filler, { size, ends, bypassed }: CopiedBlocks): boolean {
  const blocks = blocksBetween(0, Math.min(size, ...ends.map(({ position }) => position)))
  return present.size >= blocks.length && blocks.every((block) => present.has(block) && !bypassed.has(block))
}

/** @throws Error that names the disk if it is full */
export function writeAll({ file, path }: Filler['draft'], pieces: Buffer[], position: number): Promise<void> {
  return writeWhole(file, dirname(path), pieces, position)
}
