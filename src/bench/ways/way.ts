/** The contract of a way to restore the tree. */
import type { Tools } from '../../tools.ts'
import type { WayFacts } from '../result.ts'
import type { Tree } from '../tree.ts'

export interface Way extends WayFacts {
  /**
   * Makes the archive or entry to restore from. Called once.
   * @throws Error with the reason why this way does not work here
   */
  prepare(place: Place): Promise<Prepared>
}

/** What all ways work with. */
export interface Place {
  tree: Tree
  /** An existing directory on the measured disk. A way puts its id into the names of its files there. */
  dir: string
  tools: Tools
  signal: AbortSignal
}

export interface Prepared {
  storedBytes: number
  /**
   * Restores the tree's directory into an empty directory.
   * @param target absolute path
   * @throws Error if the restore fails, or if it takes another way
   */
  restore(target: string): Promise<Restored>
  /** Removes what is outside `dir`, such as an entry in a store. @returns a sentence if something is left */
  remove(): Promise<string | undefined>
}

export interface Restored {
  /** Milliseconds until the job could go on. */
  ms: number
  /** Unmounts what the restore mounted. */
  end(): Promise<void>
}
