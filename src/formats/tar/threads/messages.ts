/** The messages between the step's thread and a thread of tar. */
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

export interface TarFailure {
  message: string
  isBadEntry: boolean
}

/** A slab with the next bytes of the archive. */
export interface FilledSlab {
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
