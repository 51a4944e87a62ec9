/** The types that the parts of a save share. */
import type { LinksOut } from '../../entry/container.ts'
import type { Match } from '../../files/paths/matches.ts'
import type { Selection } from '../../files/paths/patterns.ts'
import type { Survey } from '../../files/paths/survey.ts'
import type { Packed, Packing } from '../../formats/format.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import type { Run } from '../../names/scopes.ts'
import type { StepLog } from '../../report/step-log.ts'
import type { Timeline } from '../../report/timeline.ts'
import type { Destination, Store } from '../../stores/store.ts'
import type { SecretCheck } from './secrets.ts'
import type { LookedUp } from './state.ts'
import type { TimeLimit } from './time-limit.ts'

/** How the step saves its caches. */
export interface HowToSave {
  run: Run
  log: StepLog
  /** Whether to publish nothing if a file changes meanwhile: other steps may be running. */
  onlyUnchanged: boolean
  /** Undefined if the job goes on. */
  timeLimit: TimeLimit | undefined
}

export interface CacheToSave {
  how: HowToSave
  inputs: Inputs
  /** The state that main has saved of the cache; undefined in `save/`, which has no main. */
  state: LookedUp | undefined
  timeline: Timeline
  /** Aborted also when the time limit is over. */
  signal: AbortSignal
}

/** The save of one cache, once its files are found and its store is open. */
export interface EntryToSave extends CacheToSave {
  files: FilesToSave
  store: Store
  /** The scope to save in. */
  scope: string
}

export interface FilesToSave {
  selection: Selection
  /** When the last builds began whose use the times of these files show; see `buildsWith`. */
  builds: number[] | undefined
  matches: Match[]
  /** What is known of the files before they are packed. */
  survey: () => Survey
  secretCheck: SecretCheck
}

export interface Reuse {
  reusedBytes: number
  packedBytes: number
  /** How many layers of the other entry are merged with the changes. */
  mergedLayers: number
}

/** What was packed, and which of its links lead out of it, if the save has looked at them. */
export interface PackedFiles extends Packed {
  linksOut?: LinksOut | undefined
}

/** What the draft begins with, and how to pack the other bytes of the body. Disposing of it removes its temporary files. */
export interface DraftBody extends Disposable {
  /** Takes what `packing` gives. */
  destination: Destination
  /** The digests of the blocks that the draft begins with. */
  digests: Buffer
  /** Resolves when these blocks are in the draft, with the number of bytes that the store has copied. */
  copied: Promise<number>
  packing(): Packing<PackedFiles>
  /** How much of the body is of another entry, and how much is new; undefined if all files are packed. */
  reuse?: Reuse
  /** See the field of an entry's index. */
  idle?: string | undefined
}
