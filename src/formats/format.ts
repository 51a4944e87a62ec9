/** The contract that every format keeps: how files become bytes, and bytes files. */
import type { ByteStream } from '../bytes/buffer-pool.ts'
import type { Segment } from '../entry/container.ts'
import type { Match } from '../files/matches.ts'
import type { Root } from '../files/patterns.ts'
import type { Found } from '../files/walk.ts'
import type { Tools } from '../tools.ts'
import type { Naming } from './naming.ts'

export interface Format {
  readonly id: string
  /** Whether entries have an index that says what they are and proves their bytes; those of others have not. */
  readonly sealed: boolean
  /** The kinds of segments that it unpacks. Only later versions of Headstart can read an entry that has others. */
  readonly kinds: string[]
  /** Whether entries are images that can be mounted. */
  readonly image: boolean
  /**
   * Under which entries for these paths may be, so that a runner finds only what it can read. With its tools, the first
   * is the one that it saves under.
   */
  versions(naming: Naming, tools?: Tools): string[]
  /** Why this runner cannot pack or unpack the format, as the rest of a sentence; undefined when it can. */
  obstacle(tools: Tools, task: 'pack' | 'unpack'): string | undefined
  /** Packs all that matches. What was written by the time it throws is of no use. */
  pack(job: PackJob): Promise<Packed>
  /**
   * Unpacks into `dir`, where afterwards `tree/<place of the root>/…` holds the members.
   * @throws BadEntry when the segments hold what `pack` would not have put there, or what no root names
   */
  unpack(job: UnpackJob): Promise<void>
}

export interface PackJob {
  matches: Match[]
  /** What a walk through the matches finds, as it is asked for. */
  found: Iterable<Found[]>
  /** Absolute; the directory of the job. */
  workspace: string
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
  /** From front to back; verified where the format is sealed. */
  body: ByteStream
  /** An empty staging directory. */
  dir: string
  roots: Root[]
  /** Absolute; the directory of the job. */
  workspace: string
  tools: Tools
  signal: AbortSignal
}
