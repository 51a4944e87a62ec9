/** What the caches of a step, and the parts of one restore, share. */
import type { Index } from '../../entry/container.ts'
import type { Format } from '../../formats/format.ts'
import type { ImageSource } from '../../formats/squashfs/receive.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import type { CacheInputs, StepInputs } from '../../inputs/step-inputs.ts'
import type { Server } from '../../mounts/lazy/server.ts'
import type { MountSupport } from '../../mounts/support.ts'
import type { Run } from '../../names/scopes.ts'
import type { Findings } from '../../report/report.ts'
import type { StepLog } from '../../report/step-log.ts'
import type { Timeline } from '../../report/timeline.ts'
import type { Entry } from '../../stores/store.ts'
import type { Tools } from '../../system/tools.ts'
import type { MissState, Mounts, States } from '../shared/state.ts'
import type { Turn } from './parallel-restores.ts'

/** The restore of one cache, whose state for post is a miss until its entry is restored. */
export interface Lookup {
  cache: CacheInputs
  inputs: Inputs
  /** See `FilledTree`. */
  keyNotes: string[]
  step: Step
  /** The same object as in the states of the step, so it has what is added there. */
  state: MissState
  turn: Turn
}

/** The restore of one cache, once its store is open. */
export interface RestoreContext {
  inputs: Inputs
  /** The formats whose entries this runner can restore. */
  formats: Format[]
  /** The rights to mount, or the reason why this runner cannot. */
  mounting: MountSupport
  /** Serves an image before it has arrived; undefined unless `mode` is lazy. */
  server: Server | undefined
  turn: Turn
  /** Adds to what post knows of the mounts. Called with the mount root before anything is mounted in it. */
  remember: (mounts: Mounts) => void
  report: CacheReport
  signal: AbortSignal
}

/** How the files came to their places. An entry counts as mounted if one of its lines is. */
export type HowRestored = 'mounted' | 'unpacked'

/** What a restore finds out for its report. */
export interface CacheReport {
  timeline: Timeline
  findings: Findings
}

export interface IndexedEntry {
  entry: Entry
  index: Index
}

/** An entry whose index is checked. Disposing of it removes what was received of it. */
export interface OpenedEntry
  extends Pick<ImageSource, 'segments' | 'lines' | 'workspace' | 'body' | 'file'>,
    AsyncDisposable {
  format: Format
  /** Undefined if the entry has no index. */
  indexed: IndexedEntry | undefined
  /** The first call looks for the programs; later calls return the same result. */
  tools(): Promise<Tools>
}

export interface Step {
  inputs: StepInputs
  run: Run
  log: StepLog
  /** By the names of the caches. */
  states: States
  /** Whether the post of the same step saves, which needs to know the files that were restored. */
  mayPostSave: boolean
  signal: AbortSignal
}
