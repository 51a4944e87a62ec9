/** The contract that every format keeps: how files become bytes, and bytes files; and the versions of entries. */
import { containerVersion, type Segment, type SegmentKind } from '../entry/container.ts'
import type { Match } from '../files/paths/matches.ts'
import type { PathLine } from '../files/paths/patterns.ts'
import type { FoundFile } from '../files/paths/walk.ts'
import { fingerprint } from '../names/keys.ts'
import type { ByteStream } from '../system/bytes.ts'
import type { Tools } from '../system/tools.ts'

export interface Format {
  readonly id: string
  /** Whether entries have an index. */
  readonly indexed: boolean
  /** The kinds of segments that the format unpacks. Only a later version of Headstart packs other kinds into entries of the format. */
  readonly kinds: SegmentKind[]
  /** Whether entries are images that can be mounted. */
  readonly image: boolean
  /**
   * The versions of entries in this format, so that a runner finds only entries that it can read. If the tools are given,
   * only the version that this runner saves.
   */
  versions(naming: Naming, tools?: Pick<Tools, 'zstd'>): string[]
  /** Why this runner cannot pack or unpack the format, as the rest of a sentence; undefined if it can. */
  unsupportedReason(tools: Tools, task: 'pack' | 'unpack'): string | undefined
  /** Packs all matches. If it throws, the bytes so far are useless. */
  pack(job: PackJob): Packing
  /**
   * Unpacks into `dir`: the members of a line go to `tree/<number of the line>/…`.
   * @throws BadEntry when the segments hold members that `pack` does not write, or that no line names
   * @throws NamesCollide when it takes one worker to keep the order of files; `dir` is empty again
   */
  unpack(job: UnpackJob): Promise<void>
}

export interface PackJob {
  matches: Match[]
  /** Reading it continues the walk through the matches. */
  found: Iterable<FoundFile[]>
  /** The names of excluded members; complete when `found` has been read. Undefined if no line excludes paths. */
  leftOut: string[] | undefined
  /** Absolute. */
  workspace: string
  /** An empty directory for temporary files. */
  scratch: string
  tools: Tools
  /** The level of zstd, 1 to 19. */
  level: number
  signal: AbortSignal
}

/** Gives a body in order, as fast as its reader takes it, and in the end tells what is in it. */
export type Packing<Result = Packed> = AsyncGenerator<PackedBytes, Result, undefined>

interface PackedBytes {
  bytes: Buffer
  /** About how many bytes of files they hold, if the format can tell. */
  contentBytes?: number
}

export interface Packed {
  segments: Segment[]
  /** The number of files, directories and links. */
  files: number
  /** The length of all files' contents. */
  bytes: number
  /** The names of members that are no file, directory or link, and are not packed. */
  skipped: string[]
}

export interface UnpackJob {
  segments: Segment[]
  /** Verified if the format is indexed. */
  body: ByteStream
  /** An empty staging directory. */
  dir: string
  lines: PathLine[]
  /** Absolute. */
  workspace: string
  tools: Tools
  /** The most workers that unpack at the same time; by default one for each processor. */
  workers?: number
  signal: AbortSignal
}

/** The inputs that an entry's version depends on, besides its format. */
export interface Naming {
  /** Patterns as written, one per line of `path`, trimmed. */
  paths: string[]
  crossOs: boolean
  /** Set for rolling caches. */
  rolling?: object | undefined
  /** The system of the runner that saves; by default, of this runner. */
  platform?: NodeJS.Platform
}

/** Whether entries are for Windows only. */
export function isForWindowsOnly({ crossOs, platform = process.platform }: Naming): boolean {
  return platform === 'win32' && !crossOs
}

/**
 * The version of a format's entries for these paths. As in actions/cache, the order of paths counts, and entries of
 * Windows are for Windows only, unless `enableCrossOsArchive` is set.
 */
export function ownVersion(formatId: string, naming: Naming): string {
  const system = isForWindowsOnly(naming) ? 'windows-only' : 'any'
  // Keys of ordinary entries and names of snapshots could look alike, so their versions differ.
  const rolling = naming.rolling ? ['rolling'] : []
  return fingerprint([...rolling, containerVersion, formatId, system, ...naming.paths])
}
