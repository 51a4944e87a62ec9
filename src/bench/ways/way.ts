/** The contract that every way of restoring keeps. */
import type { Tools } from '../../tools.ts'
import type { WayFacts } from '../result.ts'
import type { Tree } from '../tree.ts'

export interface Way extends WayFacts {
  /**
   * Makes what is restored from, once.
   * @throws Error that says why it cannot be tried here
   */
  prepare(place: Place): Promise<Prepared>
}

/** What all ways share. */
export interface Place {
  tree: Tree
  /** An existing directory on the disk that is measured; what a way puts there has its id in its name. */
  dir: string
  tools: Tools
  signal: AbortSignal
}

export interface Prepared {
  storedBytes: number
  /**
   * Restores into an empty directory, absolute, where the tree's one directory is then.
   * @throws Error where that comes to nothing, or to another way
   */
  restore(target: string): Promise<Restored>
  /** Takes away what is not in `dir`; says what could not be. */
  remove(): Promise<string | undefined>
}

export interface Restored {
  /** Until the job could go on. */
  ms: number
  /** Takes down what is not just files. */
  end(): Promise<void>
}
