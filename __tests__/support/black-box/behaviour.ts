// The type of a behaviour: visible from outside, and users of actions/cache may rely on it.
import type { Job, JobOverrides } from '../../../scripts/as-runner.ts'
import type { Host, Inputs } from '../host.ts'
import type { CacheService } from '../servers/cache-service.ts'

export type Side = 'headstart' | 'upstream'

export interface Behaviour {
  id: string
  /** A sentence; it tells what actions/cache does unless both do the same. */
  says: string
  /** Where upstream says or does so: a page of its documentation, or a source file of actions/cache or its toolkit. */
  source: string
  /**
   * What of actions/cache shows it: the package @actions/cache, which is run; or the action around that, which is in no
   * registry and is run only where a copy is named; or its source, as nothing that could be run here shows it.
   */
  by?: 'package' | 'action' | 'source'
  /** It is about links, modes, special files, names or programs that Wine does not have. */
  unix?: boolean
  scenario(world: World): unknown
  expected: Same | Different
}

export interface Same {
  both: unknown
}

export interface Different {
  /** The bold words of its item in docs/compatibility.md, which has the reason. */
  row: string
  headstart: unknown
  upstream: unknown
}

export function differs(expected: Same | Different): expected is Different {
  return 'row' in expected
}

/** What one implementation finds in one scenario; nothing is shared but Azurite. */
export interface World {
  side: Side
  host: Host
  service: CacheService
  /** The origin of blobs under a name that the package takes for Azure's. */
  azure: string
  /** Of a run on the branch main, unless the environment or the token says otherwise. */
  job(surroundings?: Surroundings): Promise<Job>
  /** The path is `deps` and the key is `key` unless the inputs say otherwise. */
  restore(job: Job, inputs?: Inputs, how?: { sub?: boolean }): Promise<Seen>
  /** As post where there is a state, else as `save/`. */
  save(job: Job, inputs?: Inputs, how?: { state?: Seen['state'] }): Promise<Seen>
}

export interface Surroundings extends JobOverrides {
  language?: 'v1' | 'v2' | 'none'
  token?: string
}

/** What can be seen of a step. */
export interface Seen {
  exitCode: number | null
  /** The log, without what is folded away, masks, and debug lines; what a package throws is its last line. */
  log: string[]
  /** All of it. */
  raw: string
  /** Whether a save has saved. */
  saved: boolean
  /** The key of what was restored or found. */
  matched: string | undefined
  /** Not of a package. */
  outputs: Record<string, string>
  state: Record<string, string>
}

/** The phrases that the log has. */
export function said({ log }: Seen, ...phrases: string[]): string[] {
  return phrases.filter((phrase) => log.some((line) => line.includes(phrase)))
}

/** The lines that show as annotations. */
export function annotations({ log }: Seen): string[] {
  return log.filter((line) => /^::(warning|error)/.test(line))
}
