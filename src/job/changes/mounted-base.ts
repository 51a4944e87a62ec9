/** Finds the entry that a job mounted, as the store has it now. */
import { type Index, identityOf } from '../../entry/container.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import type { Entry, Store } from '../../stores/store.ts'
import { awaitedLater } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { readTrustedIndex } from '../../trust/signed-index.ts'
import type { CacheToSave } from '../shared/save-context.ts'
import type { MountedEntry, Mounts } from '../shared/state.ts'

export interface Base {
  entry: Entry
  index: Index
}

/** What main mounted. Disposing of it closes the entry. */
export interface MountedBase extends AsyncDisposable {
  mounts: Mounts
  mounted: MountedEntry
  /** The entry as the store has it now. Rejects if it is gone or was replaced, or is not signed although it must be. */
  current: Promise<Base>
}

export interface BaseSearch {
  inputs: Inputs
  store: Store
  /** The scopes that the run may read. */
  scopes: string[]
  signal: AbortSignal
}

/** Begins a line of the log that has the reason. */
export const fullSaveLog = 'Saving all files instead of the changes'

/**
 * The entry to lay changes on, which the store is asked for meanwhile. Undefined if there is none; the log has the reason
 * where an image was mounted.
 * @param version the version of the entry to save
 */
export function baseOfSave(
  mounts: Mounts | undefined,
  { version, timeline, ...search }: BaseSearch & { version: string } & Pick<CacheToSave, 'timeline'>,
): MountedBase | undefined {
  const mounted = mounts?.entry
  if (!mounted) return undefined
  if (mounted.version !== version) {
    runner.info(`${fullSaveLog}: the restored cache has another format`)
    return undefined
  }
  const current = awaitedLater(timeline.during('index', () => findBase(mounted, search)))
  return {
    mounts,
    mounted,
    current,
    async [Symbol.asyncDispose]() {
      await current.then(
        ({ entry }) => entry.close(),
        () => {},
      )
    },
  }
}

/** @throws Error if the entry is gone or was replaced, or is not signed although it must be */
export async function findBase(
  { scope, version, key, size, identity }: MountedEntry,
  { inputs, store, scopes, signal }: BaseSearch,
): Promise<Base> {
  const wanted = { scopes: scope === undefined ? scopes : [scope], keys: [key], versions: [version] }
  const entry = await store.find(wanted)
  try {
    if (entry?.key !== key || entry.size !== size) throw new Error('the restored cache is gone')
    const index = await readTrustedIndex(entry, inputs, signal)
    if (identityOf(index) !== identity) throw new Error('the restored cache was replaced')
    return { entry, index }
  } catch (error) {
    await entry?.close()
    throw error
  }
}
