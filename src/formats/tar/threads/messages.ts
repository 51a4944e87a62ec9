/** The messages between the step's thread and a thread of tar, and the memory that both share. */
import type { Bases } from '../../../files/paths/member-paths.ts'

/**
 * `extract` takes the directories that the members get into in the end: links on Windows depend on them. `create` without
 * a part makes a whole archive of members of any kind, with names relative to `cwd`.
 */
export type TarThread =
  | { thread: 'extract'; bases?: Bases }
  | { thread: 'create'; part?: SegmentPart; isForImage?: true }

/** A part of a segment's archive. */
interface SegmentPart {
  kind: MemberKind
  bases: Bases
  /** The members that are links to directories, which are saved as these directories. */
  links: string[]
  /** Whether another part follows, so that this part does not end the archive. */
  isContinued: boolean
  /** The level of zstd. Undefined if the thread must not compress. */
  level?: number | undefined
}

/** `skeleton` means directories and links. */
export type MemberKind = 'files' | 'skeleton'

export type TarTask = TarThread & {
  /** Absolute. */
  cwd: string
  /** The mask of the process. Asking for it would set it for all threads. */
  mask: number
}

/** First a task, then its input, then `end`. */
export type ToThread = TarTask | Uint8Array | 'end'

interface TarFailure {
  message: string
  isBadEntry: boolean
}

/** A slab with the next bytes of the archive. */
interface FilledSlab {
  slab: number
  filled: number
}

/** The compressed content of a slab. */
export interface Frame {
  frame: Buffer<ArrayBuffer>
  contentBytes: number
}

export type Progress = { taken: number } | FilledSlab | Frame

/** `taken` is a number of bytes of the input. The last message is `done` or a failure. */
export type FromThread = Progress | 'done' | TarFailure

export interface Slabs {
  slabs: SharedArrayBuffer[]
  /** For each slab, whether it is in use, from when the thread fills it until it has been read. */
  inUse: Int32Array<SharedArrayBuffer>
  /** Counts releases; the thread waits for a change. */
  releases: Int32Array<SharedArrayBuffer>
}

const [unused, used] = [0, 1]

export function newSlabs(count: number, bytes: number): Slabs {
  const integers = (length: number) => new Int32Array(new SharedArrayBuffer(4 * length))
  const slabs = Array.from({ length: count }, () => new SharedArrayBuffer(bytes))
  return { slabs, inUse: integers(count), releases: integers(1) }
}

export function slabAt({ slabs }: Slabs, slab: number): Buffer {
  return Buffer.from(slabs[slab] as SharedArrayBuffer)
}

/** Blocks the thread until it may fill a slab. @returns the slab's number */
export function acquireSlab({ inUse, releases }: Slabs): number {
  for (;;) {
    const before = Atomics.load(releases, 0)
    // The first one: a slab takes no memory before its first use.
    const slab = inUse.findIndex((_, number) => Atomics.load(inUse, number) === unused)
    if (slab >= 0) {
      Atomics.store(inUse, slab, used)
      return slab
    }
    Atomics.wait(releases, 0, before)
  }
}

export function releaseSlab({ inUse, releases }: Slabs, slab: number): void {
  Atomics.store(inUse, slab, unused)
  Atomics.add(releases, 0, 1)
  Atomics.notify(releases, 0)
}
