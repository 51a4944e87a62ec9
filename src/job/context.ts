/** The types that the parts of a restore share. */
import type { Index } from '../entry/container.ts'
import type { Format, UnpackJob } from '../formats/format.ts'
import type { ImageSource } from '../formats/squashfs/receive.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { Server } from '../mounts/lazy/server.ts'
import type { MountSupport } from '../mounts/root/rights.ts'
import type { WorkspaceRequest } from '../mounts/workspace/places.ts'
import type { Unshown } from '../mounts/workspace/show.ts'
import type { Findings } from '../report/report.ts'
import type { Timeline } from '../report/timeline.ts'
import type { Entry } from '../stores/store.ts'
import type { Tools } from '../system/tools.ts'
import type { State } from './state.ts'

export interface RestoreContext {
  inputs: Inputs
  formats: Format[]
  /** The rights to mount, or the reason why this runner cannot. */
  mounting: MountSupport
  /** Serves an image before it has arrived; undefined unless `mode` is lazy. */
  server: Server | undefined
  /** Waits for the other caches of the step, and shows the images of all in the workspace. */
  showInWorkspace: (request: WorkspaceRequest) => Promise<Unshown>
  /** Adds to the state for post. Called with the mount root before anything is mounted in it. */
  remember: (more: Partial<State>) => void
  timeline: Timeline
  findings: Findings
  signal: AbortSignal
}

export interface IndexedEntry {
  entry: Entry
  index: Index
}

export interface RestoreJob extends Omit<UnpackJob, 'body' | 'dir' | 'tools'>, ImageSource {
  format: Format
  /** Undefined if the entry has no index. */
  indexed?: IndexedEntry | undefined
  /** The first call looks for the programs; later calls return the same result. */
  tools(): Promise<Tools>
  /** The unpacked size, or less if only the packed size is known. */
  bytes: number
}
