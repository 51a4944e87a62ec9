/** What the parts of a restore hand to each other. */
import type { Index } from '../entry/container.ts'
import type { Format, UnpackJob } from '../formats/format.ts'
import type { ImageSource } from '../formats/squashfs/unpack.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { Server } from '../lazy/server.ts'
import type { Probed } from '../mount/probe.ts'
import type { Findings } from '../report/report.ts'
import type { Timeline } from '../report/timeline.ts'
import type { State } from '../state.ts'
import type { Entry } from '../stores/store.ts'
import type { Tools } from '../tools.ts'

export interface Bringing {
  inputs: Inputs
  formats: Format[]
  /** Whether what is wanted can be mounted. */
  mounting: Probed
  /** What can show an image that has not arrived; undefined where nobody asked for that. */
  server: Server | undefined
  /** Takes what post has to know: of a scaffold before anything stands on it. */
  remember: (more: Partial<State>) => void
  timeline: Timeline
  findings: Findings
  signal: AbortSignal
}

/** An entry with an index. */
export interface Sealed {
  entry: Entry
  index: Index
}

/** An entry on its way into place. */
export interface Job extends Omit<UnpackJob, 'body' | 'dir' | 'tools'>, ImageSource {
  format: Format
  /** What reads some of it by itself; undefined where it has no index. */
  sealed?: Sealed | undefined
  /** Looks for them once. */
  tools(): Promise<Tools>
  /** Unpacked, at least. */
  bytes: number
}

export interface Unpacking {
  timeline: Timeline
  signal: AbortSignal
}
