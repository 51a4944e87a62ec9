/** The types that the parts of a save share. */
import type { Match } from '../../files/paths/matches.ts'
import type { Selection } from '../../files/paths/patterns.ts'
import type { Packed, PackJob } from '../../formats/format.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import type { Run } from '../../names/scopes.ts'
import type { StepLog } from '../../report/step-log.ts'
import type { Timeline } from '../../report/timeline.ts'
import type { Destination, Store } from '../../stores/store.ts'
import type { Tools } from '../../system/tools.ts'
import type { SecretCheck } from './secrets.ts'
import type { State } from './state.ts'
import type { TimeLimit } from './time-limit.ts'

export interface HowToSave {
  /** Whether to publish nothing if a file changes meanwhile: other steps may be running. */
  onlyUnchanged: boolean
  /** Work that nothing waits for, such as removing old snapshots. None of it fails. */
  later: Promise<void>[]
  /** Called once the save reads no file and no mount of the job: only the store has work to do. */
  filesRead(): void
  log: StepLog
  /** Undefined if the job goes on. */
  timeLimit: TimeLimit | undefined
  signal: AbortSignal
}

export interface FilesToSave {
  inputs: Inputs
  selection: Selection
  matches: Match[]
  secretCheck: SecretCheck
  tools: Tools
  timeline: Timeline
  signal: AbortSignal
}

export interface EntryToSave extends Omit<FilesToSave, 'tools'>, HowToSave {
  key: string
  run: Run
  scope: string
  store: Store
  state: State
  /** Why nothing is saved except an image, as a line for the log: the store has the same files as an archive. */
  unlessImage: string | undefined
}

export interface Reuse {
  reusedBytes: number
  packedBytes: number
  /** How many layers of the other entry are merged with the changes. */
  mergedLayers: number
}

/** What the draft begins with, and how to write the rest of the body. */
export interface DraftBody {
  rest: Destination
  /** The digests of the blocks that the draft begins with. */
  digests: Buffer
  /** Resolves when these blocks are in the draft, with the number of bytes that the store has copied. */
  copied: Promise<number>
  pack(write: PackJob['write']): Promise<Packed>
  /** How much of the body is of another entry, and how much is new; undefined if all files are packed. */
  reuse?: Reuse
  close(): void
}
