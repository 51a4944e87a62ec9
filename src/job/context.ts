/** The types that the parts of a restore share. */
import type { Index } from '../entry/container.ts'
import type { Format, UnpackJob } from '../formats/format.ts'
import type { ImageSource } from '../formats/squashfs/receive.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { Server } from '../mounts/lazy/server.ts'
import type { MountSupport } from '../mounts/probe.ts'
import type { Findings } from '../report/report.ts'
import type { Timeline } from '../report/timeline.ts'
import type { Entry } from '../stores/store.ts'
import type { Tools } from '../system/tools.ts'
import type { State } from './state.ts'

/** Stays the same for all of a restore. */
export interface RestoreContext {
  inputs: Inputs
  formats: Format[]
  /** The rights to mount, or the reason why this runner cannot. */
  mounting: MountSupport
  /** Serves an image while it arrives; undefined unless `mode` is lazy. */
  server: Server | undefined
  /** Saves state for post. Called with the mount root before anything is mounted in it. */
  remember: (more: Partial<State>) => void
  timeline: Timeline
  findings: Findings
  signal: AbortSignal
}

/** An entry with an index. */
export interface IndexedEntry {
  entry: Entry
  index: Index
}

/** One entry that is being put into place. */
export interface RestoreJob extends Omit<UnpackJob, 'body' | 'dir' | 'tools'>, ImageSource {
  format: Format
  /** For readers of single ranges; undefined where the entry has no index. */
  indexed?: IndexedEntry | undefined
  /** Looks for the programs at the first call, and keeps the result. */
  tools(): Promise<Tools>
  /** The unpacked size, or less. */
  bytes: number
}
