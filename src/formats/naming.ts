/** The versions of entries. */
import { containerVersion } from '../entry/container.ts'
import { fingerprint } from '../names/keys.ts'

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
