/** What the step's thread and a thread of tar send each other. */
import type { TarThread } from '../tar-commands.ts'
import type { Slabs } from './slabs.ts'

export interface TarTask extends TarThread {
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

/** How many bytes of the input have been taken, or the next bytes of the archive; then `done` or a failure. */
export type FromThread = { taken: number } | FilledSlab | Frame | 'done' | TarFailure
