/** The list of stores, and the choice between them. */
import { githubStore } from './github.ts'
import { localStore } from './local.ts'
import { s3Store } from './s3.ts'
import { stashed } from './stash.ts'
import type { Store, StoreOptions } from './store.ts'

type OpenStore = (options: StoreOptions) => Store

/** One line per store; the legal values of the `store` input are these and `auto`. */
export const stores = {
  local: ({ inputs, repository }) => localStore({ dir: inputs.localDir, repository, verify: inputs.verify }),
  s3: s3Store,
  github: githubStore,
} satisfies Record<string, OpenStore>

export interface OpenOptions extends StoreOptions {
  /** The scope that this run may write; undefined where it may write none. */
  own: string | undefined
  /** Whether the runner's disk outlives the job. */
  keepsDisk: boolean
  /** Whether entries of this version have digests. */
  isSealed: (version: string) => boolean
}

/** `auto` takes S3 where a bucket is given, else the runner's cache service, else the local directory. */
export function chosenStore({
  inputs,
  service,
}: Pick<StoreOptions, 'inputs' | 'service'>): keyof typeof stores {
  if (inputs.store !== 'auto') return inputs.store
  if (inputs.s3.bucket !== '') return 's3'
  return service ? 'github' : 'local'
}

/**
 * Opens the chosen store, with the stash in front of it where there is to be one.
 * @param instead what takes the store's place there
 */
export function openStore(options: OpenOptions, instead: (store: Store) => Store = (store) => store): Store {
  const { own, keepsDisk, inputs, repository, isSealed, tell } = options
  const kind = chosenStore(options)
  const store = guarded(instead(stores[kind](options)), own)
  const { use, dir, maxBytes } = inputs.stash
  const isStashed = kind !== 'local' && (use === 'auto' ? keepsDisk : use === 'on')
  if (!isStashed) return store
  const isPull = own?.startsWith('refs/pull/') ?? true
  const { verify } = inputs
  return stashed(store, { dir, maxBytes, verify, repository, isSealed, tell, isPull })
}

/** What is another scope's is for its own runs to remove. */
function guarded(store: Store, own: string | undefined): Store {
  return {
    ...store,
    async find(wanted) {
      const entry = await store.find(wanted)
      return entry && entry.scope !== own ? { ...entry, reject: async () => {} } : entry
    },
  }
}
