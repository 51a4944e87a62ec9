/** Publishes one of several drafts of a name. */
import type { Draft } from '../../src/stores/store.ts'
import { NameTaken } from '../../src/system/failure.ts'

/** @returns whether no other writer was first */
export function isFirst(draft: Draft): Promise<boolean> {
  return draft.commit().then(
    () => true,
    (error) => {
      if (error instanceof NameTaken) return false
      throw error
    },
  )
}
