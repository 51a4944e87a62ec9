/** Writes to a bucket. This file and its imports, which include AWS's SDK, are loaded when a job first writes. */
import type { Draft, Name } from '../../store.ts'
import { type DraftContext, newDraft } from './draft.ts'
import { removeObject } from './uploads.ts'
import { newWriteProbe } from './write-probe.ts'

export function newWriter(context: Omit<DraftContext, 'probe'>) {
  const { session, names, signal } = context
  const probe = newWriteProbe({ ...context, name: names.probe })
  return {
    create(name: Name): Draft {
      // The probe starts now, so that its result is there for `commit`.
      void probe.whole()
      return newDraft(name, { ...context, probe })
    },
    remove: (object: string) => removeObject(session, object, signal),
  }
}
