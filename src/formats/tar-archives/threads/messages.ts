/** What the step's thread and a thread of tar send each other. */
import type { Bases } from '../../../files/member-paths.ts'
import type { Slabs } from './slabs.ts'

export type TarThread = ExtractTask | CreateTask

interface ExtractTask {
  thread: 'extract'
  /** Where the members come in the end. Windows' links depend on it. */
  bases?: Bases
}

interface CreateTask {
  thread: 'create'
  /** By default, the archive is whole, and holds whatever is at the names, which are relative to the working directory. */
  part?: SegmentPart
}

/** A part of a segment: an archive that may go on in the next part. */
export interface SegmentPart {
  kind: MemberKind
  /** Names are relative to these directories. */
  bases: Bases
  /** Whether more members follow in another part, so that this one does not end the archive. */
  isContinued: boolean
  /** With a level, the thread compresses what it packs to frames. */
  level?: number | undefined
}

/** What all members of a segment are: files, or else directories and links. */
export type MemberKind = 'files' | 'skeleton'

export type TarTask = TarThread & {
  /** Absolute. */
  cwd: string
  /** The mask of the process. Threads must not ask for it: to ask sets it, for all threads. */
  mask: number
  /** For the archive that `create` writes. */
  slabs: Slabs
  /** The thread's number as an owner of slabs. */
  owner: number
}

/** A task, then its input, then `end`. */
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

/** The content of a slab as a frame. */
export interface Frame {
  frame: Buffer<ArrayBuffer>
  contentBytes: number
}

export type Progress = { taken: number } | FilledSlab | Frame

/** How many bytes of the input have been taken, or the next bytes of the archive; then `done` or a failure. */
export type FromThread = Progress | 'done' | TarFailure
