/** Finds the entry that a job mounted. */
import { type Index, identityOf } from '../../../entry/container.ts'
import type { Inputs } from '../../../inputs/inputs.ts'
import type { Entry, Store } from '../../../stores/store.ts'
import { messageOf } from '../../../system/failure.ts'
import * as runner from '../../../system/runner.ts'
import { readTrustedIndex } from '../../signed-index.ts'
import type { MountedEntry, State } from '../../state.ts'

/** The entry that a job mounted, as the store has it now. */
export interface Base {
  entry: Entry
  index: Index
}

/** Begins a line of the log that has the reason. */
export const inFull = 'Saving all files instead of the changes'

export interface MountedBase extends Base {
  /** Where the job has mounted. Undefined if a broker has. */
  mountRoot: string | undefined
  brokered: State['brokered']
}

interface Where {
  inputs: Inputs
  store: Store
  /** The scopes that the run may read. */
  scopes: string[]
  /** The version of the entry to save. */
  version: string
  signal: AbortSignal
}

/** The entry to lay changes on. Undefined if there is none; the log has the reason where an image was mounted. */
export async function findBaseOfSave(
  { mounted, mountRoot, brokered }: State,
  { version, signal, ...where }: Where,
): Promise<MountedBase | undefined> {
  if (!mounted) return undefined
  try {
    if (mounted.version !== version) throw new Error('the restored cache has another format')
    return { ...(await findBase(mounted, where)), mountRoot, brokered }
  } catch (error) {
    signal.throwIfAborted()
    runner.info(`${inFull}: ${messageOf(error)}`)
    return undefined
  }
}

/** @throws Error if the entry is gone or was replaced, or is not signed although it must be */
export async function findBase(
  { scope, version, key, size, identity }: MountedEntry,
  { inputs, store, scopes }: Omit<Where, 'version' | 'signal'>,
): Promise<Base> {
  const entry = await store.find({
    scopes: scope === undefined ? scopes : [scope],
    keys: [key],
    versions: [version],
  })
  try {
    if (entry?.key !== key || entry.size !== size) throw new Error('the restored cache is gone')
    const index = await readTrustedIndex(entry, inputs)
    if (identityOf(index) !== identity) throw new Error('the restored cache was replaced')
    return { entry, index }
  } catch (error) {
    await entry?.close()
    throw error
  }
}
