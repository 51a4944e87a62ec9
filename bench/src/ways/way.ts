/** The contract of a way to restore the tree. */
import type { MeasureContext } from '../measure.ts'
import type { WayFacts } from '../result.ts'
import type { Tree } from '../tree.ts'

export interface Way extends WayFacts {
  /**
   * Makes the archive or entry to restore from. Called once. A way puts its id into the names of its files.
   * @throws Error with the reason why this way does not work here
   */
  prepare(tree: Tree, place: MeasureContext): Promise<PreparedWay>
}

export interface PreparedWay {
  storedBytes: number
  /**
   * Restores the tree's directory into an empty directory.
   * @param target absolute path
   * @throws Error if the restore fails, or if it takes another way
   */
  restore(target: string): Promise<RestoreTiming>
  /** Removes the entry from the store. Never throws. */
  remove?(): Promise<void>
}

export interface RestoreTiming {
  /** Milliseconds until the job could go on. */
  ms: number
  /** Unmounts what the restore mounted. */
  end?(): Promise<void>
}
