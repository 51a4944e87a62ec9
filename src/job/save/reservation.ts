/** Reserves the name of an entry for all tries of a save. */
import { namesFor } from '../../names/snapshot-names.ts'
import type { Draft, Name } from '../../stores/store.ts'
import { awaitedLater, messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import type { EntryToSave } from '../shared/save-context.ts'

interface Reserved {
  name: Name
  /** Empty. Rejects with NameTaken if another job has the name. */
  draft: Promise<Draft>
}

/** Disposing of it removes the draft unless it is published. */
export interface Reservation extends AsyncDisposable {
  /**
   * Begins the draft of a try. A try of the same version goes on with the draft of the try before it: a cache service gives no
   * name a second time. A draft of another version is removed.
   */
  forTry(version: string): Reserved
}

export function newReservation({ how, inputs, store, scope, timeline }: EntryToSave): Reservation {
  const key = namesFor(inputs.rolling).nameFor(inputs.key, how.run)
  let current: Reserved | undefined
  const remove = async (reserved: Reserved | undefined): Promise<void> => {
    const draft = await reserved?.draft.catch(() => undefined)
    // The error of the save counts.
    await draft?.discard().catch((error) => runner.debug(`The draft stays: ${messageOf(error)}`))
  }
  const draftAfter = async (earlier: Reserved | undefined, name: Name): Promise<Draft> => {
    if (earlier?.name.version === name.version) {
      const draft = await earlier.draft
      await draft.empty()
      return draft
    }
    await remove(earlier)
    return store.create(name)
  }
  return {
    forTry(version) {
      const earlier = current
      const name = { scope, version, key }
      current = { name, draft: awaitedLater(timeline.during('check', () => draftAfter(earlier, name))) }
      return current
    },
    [Symbol.asyncDispose]: () => remove(current),
  }
}
