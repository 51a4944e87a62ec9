/** Opens the store of a cache, and finds out which of its entries this runner can restore. */
import type { Inputs } from '../../inputs/inputs.ts'
import type { ReadInput } from '../../inputs/values.ts'
import { startServerFor } from '../../mounts/lazy/lazy-mount.ts'
import { accessOf } from '../../names/scopes.ts'
import { namesFor } from '../../names/snapshot-names.ts'
import type { Store, Wanted } from '../../stores/store.ts'
import { awaitedLater } from '../../system/failure.ts'
import { prepareTrust } from '../../trust/signed-index.ts'
import { probeMounting, readableFormats, versionsOf } from '../shared/formats-of-job.ts'
import { openStore, storeOptions } from '../shared/open-store.ts'
import { addToState, type Mounts } from '../shared/state.ts'
import type { CacheReport, Lookup, RestoreContext } from './context.ts'

interface PreparedLookup {
  store: Store
  wanted: Wanted
  context: RestoreContext
}

export async function prepareLookup(
  { cache, inputs, step, state, turn }: Lookup,
  report: CacheReport,
): Promise<PreparedLookup> {
  const { run, signal } = step
  const store = openStore(storeOptions(inputs, run, signal))
  report.findings.store = store.label
  // The check itself reports errors.
  awaitedLater(prepareTrust(inputs, signal))
  const mounting = await probeMounting(inputs, signal)
  const formats = await readableFormats(store, inputs, { mounting, signal })
  // The server must read the store that has the entry, which is known later.
  const read: ReadInput = (name) => (name === 'store' ? store.kind : cache.read(name))
  const server = startServerFor(inputs, read, mounting)
  const wanted = {
    scopes: accessOf(run).read,
    keys: namesFor(inputs.rolling).lookups(keysOf(inputs)),
    versions: versionsOf(formats, inputs),
  }
  const remember = (more: Mounts): void =>
    addToState(cache.name, { mounts: { ...state.mounts, ...more } }, step.states)
  return { store, wanted, context: { inputs, formats, mounting, server, turn, remember, report, signal } }
}

export function keysOf({ key, restoreKeys }: Inputs): string[] {
  return [key, ...restoreKeys]
}
