/** Puts off loading what a store is made of until it is used. */
import type { Store } from './store.ts'

export type Opened = Pick<Store, 'find' | 'create'>

/** @param open loads and opens the store, once */
export function deferredStore(facts: Pick<Store, 'label' | 'shared'>, open: () => Promise<Opened>): Store {
  let opened: Promise<Opened> | undefined
  const once = (): Promise<Opened> => {
    opened ??= open()
    return opened
  }
  return {
    ...facts,
    find: async (wanted) => (await once()).find(wanted),
    create: async (name) => (await once()).create(name),
  }
}
