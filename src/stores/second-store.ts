/** A second store in the place of one that cannot be reached. */
import { messageOf } from '../system/failure.ts'
import type { Store, StoreError, StoreOptions } from './store.ts'

interface SecondStoreOptions extends Pick<StoreOptions, 'warn'> {
  /** Whether the second store may also take what the first one cannot. */
  saves: boolean
}

/**
 * The first store until it gives no answer, and the second one from then on. An entry stays one of the store that found it:
 * if the first store ends while it sends an entry, the restore fails, and no other one begins.
 */
export function withSecondStore(first: Store, second: Store, { saves, warn }: SecondStoreOptions): Store {
  let used = first
  const replace = (error: unknown): Store => {
    warn(`Using the ${second.label} instead of the ${first.label}: ${messageOf(error)}`)
    used = second
    return second
  }
  const ask = async <T>(work: (store: Store) => Promise<T>, mayReplace = true): Promise<T> => {
    const asked = used
    try {
      return await work(asked)
    } catch (error) {
      if (asked === second || !mayReplace || !isUnreachable(error)) throw error
      return work(replace(error))
    }
  }
  const whyReadOnly = (): string | undefined =>
    used === second && !saves
      ? `the ${first.label} could not be reached, and the ${second.label} is only read. Write \`store: ${first.kind}, ${second.kind}, save\` to save there, too.`
      : undefined
  return {
    get kind() {
      return used.kind
    },
    get label() {
      return used.label
    },
    // The formats that a step looks up follow from it, before the step knows which store answers.
    shared: first.shared,
    get isHere() {
      return used.isHere
    },
    get whyReadOnly() {
      return whyReadOnly()
    },
    find: (wanted) => ask((store) => store.find(wanted)),
    async create(name) {
      const why = whyReadOnly()
      if (why !== undefined) throw new Error(why)
      return ask((store) => store.create(name), saves)
    },
    removable: (start) => used.removable(start),
  }
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && (error as Partial<StoreError>).isUnreachable === true
}
