/** How files become bytes and back: the contract every format keeps, and the list of formats. */
import type { Segment } from '../entry/container.ts'
import type { Match } from '../files/matches.ts'
import type { Selection } from '../files/patterns.ts'
import type { Tools } from '../tools.ts'
import type { Bytes } from '../transfer/memory.ts'
import { tar } from './tar.ts'

export interface Format {
  /** Enters the version of an entry, so that a runner finds only what it can read. */
  readonly id: string
  /** Why this runner cannot use the format, as the rest of a sentence; undefined when it can. */
  obstacle(tools: Tools): string | undefined
  /** Packs all that matches. What was written by the time it throws is of no use. */
  pack(job: PackJob): Promise<Packed>
  /**
   * Unpacks into `dir`, where afterwards `tree/<place of the root>/…` holds the members.
   * @throws BadEntry when the segments hold what `pack` would not have put there
   */
  unpack(job: UnpackJob): Promise<void>
}

export interface PackJob {
  matches: Match[]
  excludes: Selection['excludes']
  /** An empty directory for whatever packing needs. */
  scratch: string
  tools: Tools
  /** zstd's, 1 to 19. */
  level: number
  signal: AbortSignal
  /** Takes the body's next bytes; calls never overlap. */
  write(bytes: Buffer): Promise<void>
}

export interface Packed {
  segments: Segment[]
  /** Of all segments: files, directories and links. */
  files: number
  /** Of all files' contents. */
  bytes: number
  /** Member names left out because they are no file, directory or link. */
  skipped: string[]
}

export interface UnpackJob {
  segments: Segment[]
  /** The verified body, from front to back. */
  body: Bytes
  /** An empty staging directory. */
  dir: string
  tools: Tools
  signal: AbortSignal
}

/** One line per format, the preferred one first. */
export const formats: [Format, ...Format[]] = [tar]
