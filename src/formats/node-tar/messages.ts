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
}

/** A task, then its input, then `end`. */
export type ToThread = TarTask | Uint8Array | 'end'

export interface TarFailure {
  message: string
  isBadEntry: boolean
}

/** How many bytes of the input have been taken, or how many the next slab has; then `done` or a failure. */
export type FromThread = { taken: number } | { filled: number } | 'done' | TarFailure
