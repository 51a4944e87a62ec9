/** Keeps copies of a remote store's entries on this host, so that they are downloaded once. */

import { type ByteStream, mapStream } from '../bytes/buffer-pool.ts'
import type { Opened } from '../disk/stored-file.ts'
import { BadEntry, messageOf } from '../failure.ts'
import { fingerprint } from '../keys.ts'
import type { Entry, Store } from '../stores/store.ts'
import { type Copy, newCopy } from './copy.ts'
import { type StashBounds, stashDir } from './directory.ts'

export interface StashOptions extends StashBounds {
  repository: string
  /** Whether entries of this version have digests. Without digests, a damaged copy would go unnoticed. */
  isSealed: (version: string) => boolean
  /** Takes one line for the log. */
  tell: (line: string) => void
}

/**
 * The store, with its entries' bytes read from the stash, or copied to it while they are read. The store still decides
 * which entries exist and who may read them. An error of the stash is logged, and the store serves the entry.
 */
export function stashed(store: Store, options: StashOptions): Store {
  const { dir, repository, isSealed, tell } = options
  const stash = stashDir(options)
  const trouble = (error: unknown): void => tell(`The stash ${dir} is not used: ${messageOf(error)}`)
  return {
    ...store,
    async find(wanted) {
      const entry = await store.find(wanted)
      if (entry?.identity === undefined || !isSealed(entry.version)) return entry
      const { scope = '', version, key, size, identity } = entry
      const name = fingerprint([store.label, repository, scope, version, key, String(size), identity])
      try {
        const opened = await stash.open(name, size)
        const original = fillingCopy(entry, () => newCopy({ stash, dir, name, size, trouble, tell }))
        if (!opened) return original
        const drop = (): Promise<void> => stash.remove(name).catch(trouble)
        const handling = { drop, tell: () => tell(`Found in the stash ${dir}`) }
        return { ...copyOf(original, opened, handling), stored: entry }
      } catch (error) {
        trouble(error)
        return entry
      }
    },
  }
}

interface CopyHandling {
  /** Removes the copy from the stash. */
  drop(): Promise<void>
  /** Logs that the copy is used. */
  tell(): void
}

function copyOf(original: Entry, { read, file, close }: Opened, { drop, tell }: CopyHandling): Entry {
  return {
    ...original,
    original,
    read(start, end) {
      tell()
      return mapStream(read(start, end), readable)
    },
    file,
    reject: drop,
    async close() {
      await close()
      await original.close()
    },
  }
}

/** Treats a copy that cannot be read as a bad one, so that the original is used. */
async function* readable(bytes: ByteStream): AsyncGenerator<Buffer> {
  try {
    yield* bytes
  } catch (error) {
    throw new BadEntry(`it cannot be read: ${messageOf(error)}`)
  }
}

/** An entry whose reads also fill a copy. Closing the entry keeps the copy if all bytes were read. */
function fillingCopy(entry: Entry, begin: () => Promise<Copy | undefined>): Entry {
  let begun: Promise<Copy | undefined> | undefined
  const copy = (): Promise<Copy | undefined> => {
    begun ??= begin()
    return begun
  }
  return {
    ...entry,
    read: (start, end) => mapStream(entry.read(start, end), (bytes) => copyInPassing(bytes, start, copy())),
    // Not whole yet: reads, or a caller's verified bytes, fill the file. `check` reads what is missing.
    file: {
      isWhole: false,
      filling: {
        read: entry.read,
        write: async (bytes, position) => (await copy())?.write(bytes, position),
      },
      link: async (path) => (await (await copy())?.link(path)) ?? false,
      isInPlace: async () => (await (await copy())?.isInPlace()) ?? false,
      async prove(check) {
        await check()
        return (await (await copy())?.prove()) ?? false
      },
    },
    async reject() {
      await (await begun)?.discard()
      await entry.reject()
    },
    async close() {
      await (await begun)?.finish()
      await entry.close()
    },
  }
}

/**
 * Passes each piece on after it is written, because the reader may then reuse its memory; the next piece arrives
 * meanwhile.
 */
async function* copyInPassing(
  bytes: ByteStream,
  start: number,
  copy: Promise<Copy | undefined>,
): AsyncGenerator<Buffer> {
  let position = start
  let last: { piece: Buffer; written: Promise<void> | undefined } | undefined
  for await (const piece of bytes) {
    const written = (await copy)?.write(piece, position)
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
