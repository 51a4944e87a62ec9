/** Writes to a bucket. This file and its imports, which include AWS's SDK, are loaded when a job first writes. */
import type { Draft, Entry, Name, StoreOptions } from '../../store.ts'
import { defaultUpload } from '../../transfer/limits.ts'
import type { Names } from '../names.ts'
import type { Session } from '../session.ts'
import { newDraft } from './draft.ts'
import { removeObject } from './uploads.ts'
import { newWriteProbe } from './write-probe.ts'

export type Writer = ReturnType<typeof newWriter>

export function newWriter(
  { inputs, signal, tell, warn, limits }: StoreOptions,
  { session, names }: { session: Session; names: Names },
) {
  const { concurrency, partBytes } = inputs
  const uploadLimits = { ...defaultUpload, ...limits?.upload }
  const probe = newWriteProbe({ session, name: names.probe, signal, warn })
  return {
    create(name: Name): Draft {
      // The probe starts now, so that its result is there for `commit`.
      void probe('whole')
      const nameOf = (entry: Entry): string =>
        names.object({ scope: entry.scope ?? name.scope, version: entry.version, key: entry.key })
      return newDraft({
        ...{ session, probe, name: names.object(name), nameOf },
        ...{ partBytes, concurrency, signal, tell, limits: uploadLimits },
      })
    },
    remove: (object: string) => removeObject(session, object, signal),
  }
}
