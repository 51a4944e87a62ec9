/**
 * The list of stores, the choice between them, and a second store in the place of one that cannot be reached. The code of a
 * remote store is loaded when the store is first used.
 */
import type { PlaceInputs, StoreKind } from '../inputs/inputs.ts'
import type { S3Inputs } from '../inputs/s3.ts'
import { messageOf } from '../system/failure.ts'
import { memoized } from '../system/memoized.ts'
import { localStore } from './local/local.ts'
import type { BucketOptions } from './s3/session.ts'
import type { Store, StoreCalls, StoreError, StoreOptions } from './store.ts'
import { TransferFailure } from './transfer/errors.ts'

type OpenStore = (options: StoreOptions) => Store

/** One line per store; the legal values of the `store` input are these and `auto`. */
export const stores = {
  local: ({ inputs, repository }) =>
    localStore({ dir: inputs.localDir, repository, verify: inputs.checkImages }),
  s3: bucketStore,
  github: serviceStore,
} satisfies Record<StoreKind, OpenStore>

/** `auto` takes S3 if a bucket is given, else the runner's cache service, else the local directory. */
export function chosenStore({
  inputs,
  service,
}: Pick<StoreOptions, 'service'> & { inputs: PlaceInputs }): StoreKind {
  if (inputs.store !== 'auto') return inputs.store
  if (inputs.s3.bucket !== '') return 's3'
  return service ? 'github' : 'local'
}

/** Entries are objects `<prefix>/<repository>/<scope>/<version>/<key>`, each part by `storeName`. */
function bucketStore(options: BucketOptions): Store {
  const label = bucketLabel(options.inputs.s3)
  return loadedWhenUsed({ kind: 's3', label, shared: false }, async () => {
    const { openBucket } = await import('./s3/open.ts')
    return openBucket(options, label)
  })
}

/** Names the bucket in messages. */
export function bucketLabel({ bucket, prefix, endpoint }: S3Inputs): string {
  const place = prefix === undefined ? bucket : `${bucket}/${prefix}`
  return `S3 bucket ${place}${endpoint === undefined ? '' : ` at ${new URL(endpoint).host}`}`
}

/** The runner's cache service: GitHub's, or another one with the same requests. It applies the scopes, by the runner's token. */
function serviceStore(options: StoreOptions): Store {
  const { service } = options
  const label = service ? `cache service at ${new URL(service.url).host}` : 'cache service'
  return loadedWhenUsed({ kind: 'github', label, shared: true }, async () => {
    const { openService } = await import('./github/open.ts')
    if (service) return openService(options, service)
    const needed = 'ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN'
    throw new TransferFailure(`this runner offers no cache service (${needed})`, 'none')
  })
}

/** @param open loads and opens the store, once */
function loadedWhenUsed(
  facts: Pick<Store, 'kind' | 'label' | 'shared'>,
  open: () => Promise<StoreCalls>,
): Store {
  const once = memoized(open)
  return {
    ...facts,
    find: async (wanted) => (await once()).find(wanted),
    create: async (name) => (await once()).create(name),
    removable: async (start) => (await once()).removable(start),
    similar: async (wanted, signal) => (await once()).similar(wanted, signal),
  }
}

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
    similar: (wanted, signal) => used.similar(wanted, signal),
  }
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && (error as Partial<StoreError>).isUnreachable === true
}
