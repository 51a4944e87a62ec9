/** Loads the code of a store when the store is first used. */
import type { Store } from './store.ts'

export type OpenedStore = Pick<Store, 'find' | 'create' | 'removable'>

/** @param open loads and opens the store, once */
export function lazyLoadedStore(
  facts: Pick<Store, 'label' | 'shared'>,
  open: () => Promise<OpenedStore>,
): Store {
  let opened: Promise<OpenedStore> | undefined
  const once = (): Promise<OpenedStore> => {
    opened ??= open()
    return opened
  }
  return {
    ...facts,
    find: async (wanted) => (await once()).find(wanted),
    create: async (name) => (await once()).create(name),
    removable: async (start) => (await once()).removable(start),
  }
}
