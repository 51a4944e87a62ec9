/** What the step's thread and a thread of tar send each other. */
import type { TarThread } from '../tar-commands.ts'

export interface TarTask extends TarThread {
  /** Absolute. */
  cwd: string
  /** The mask of the process. Threads must not ask for it: to ask sets it, for all threads. */
  mask: number
}

/** A task, then its input, then `end`. A number says how many bytes of the output have been taken. */
export type ToThread = TarTask | Uint8Array | 'end' | number

export interface TarFailure {
  message: string
  isBadEntry: boolean
}

/** The output, then `done` or a failure. A number says how many bytes of the input have been taken. */
export type FromThread = Uint8Array | number | 'done' | TarFailure
