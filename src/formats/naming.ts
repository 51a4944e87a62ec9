/** Under which versions entries are kept. */
import { containerVersion } from '../entry/container.ts'
import { versionOf } from '../keys.ts'

/** What an entry's version depends on, besides its format. */
export interface Naming {
  /** Patterns as written, one per line of `path`, trimmed. */
  paths: string[]
  crossOs: boolean
  /** Of the runner that saves; this one's unless told. */
  platform?: NodeJS.Platform
}

/** Whether entries are for Windows only. */
export function isForWindowsOnly({ crossOs, platform = process.platform }: Naming): boolean {
  return platform === 'win32' && !crossOs
}

/**
 * The version of a format's entries for these paths. Paths count as written and in their order, as in actions/cache;
 * entries made on Windows are for Windows unless `enableCrossOsArchive` says otherwise.
 */
export function ownVersion(formatId: string, naming: Naming): string {
  const system = isForWindowsOnly(naming) ? 'windows-only' : 'any'
  return versionOf([containerVersion, formatId, system, ...naming.paths])
}
