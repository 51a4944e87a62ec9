/** What a restore and a save of one job have in common. */
import { containerVersion } from '../entry/container.ts'
import { formats } from '../formats/index.ts'
import type { Inputs } from '../inputs.ts'
import { versionOf } from '../keys.ts'
import { cacheService, info, mask, mildWarning, warning } from '../runner.ts'
import type { Run } from '../scopes.ts'
import type { StoreOptions } from '../stores/index.ts'

/**
 * The version under which a format's entries for these paths are kept. Paths count as written and in their order, as
 * in actions/cache; entries made on Windows are for Windows unless `enableCrossOsArchive` says otherwise.
 */
export function versionFor(formatId: string, { paths, crossOs }: Inputs): string {
  const system = process.platform === 'win32' && !crossOs ? 'windows-only' : 'any'
  return versionOf([containerVersion, formatId, system, ...paths])
}

/** The versions of all formats that Headstart reads. */
export function versionsFor(inputs: Inputs): string[] {
  return formats.map(({ id }) => versionFor(id, inputs))
}

/** Whether the run is tied to a branch or tag, without which it has no scope; says so where it is not. */
export function hasScope({ ref, eventName }: Run): boolean {
  if (ref !== '') return true
  const why = `The event type ${eventName} is not supported because it's not tied to a branch or tag ref.`
  mildWarning(`Event Validation Error: ${why}`)
  return false
}

export function storeOptions(inputs: Inputs, { repository }: Run, signal: AbortSignal): StoreOptions {
  return { inputs, service: cacheService(), repository, signal, tell: info, warn: warning, mask }
}
