/** Opens the store of this job. */
import { formats } from '../../formats/index.ts'
import type { Inputs, StoreKind } from '../../inputs/inputs.ts'
import { accessOf, type Run } from '../../names/scopes.ts'
import { chosenStore, stores, withSecondStore } from '../../stores/index.ts'
import { stashDir } from '../../stores/stash/directory.ts'
import { stashed } from '../../stores/stash/stash.ts'
import type { Store, StoreOptions } from '../../stores/store.ts'
import { info, jobIdentity, keepsDisk, mask, warning } from '../../system/runner.ts'
import { cacheService } from '../../system/runner-services.ts'

interface OpenStoreOptions extends StoreOptions {
  job: JobOfStore
}

interface JobOfStore {
  /** The scope that this run may write. */
  own: string | undefined
  /** Identifies this job on a runner whose disk may outlive the job; undefined on another runner. */
  identity: string | undefined
  /** Whether entries of this version have digests. */
  isSealed: (version: string) => boolean
}

/**
 * Opens the chosen store, or two.
 * @param instead replaces the chosen one, behind the stash: the server of a lazy mount reads the entry that a restore has found
 */
export function openStore(options: OpenStoreOptions, instead?: (store: Store) => Store): Store {
  const first = openOne(chosenStore(options), options, instead)
  const { second } = options.inputs
  if (!second) return first
  return withSecondStore(first, openOne(second.kind, options), { saves: second.saves, warn: options.warn })
}

/** Opens a store, and the stash in front of it. */
function openOne(
  kind: StoreKind,
  options: OpenStoreOptions,
  instead: (store: Store) => Store = (store) => store,
): Store {
  const { inputs, repository, signal, tell } = options
  const { own, identity, isSealed } = options.job
  const store = guarded(instead(stores[kind](options)), own)
  const { use, dir, maxBytes } = inputs.hostCopies
  const mayStash = use === 'auto' ? identity !== undefined : use === 'on'
  if (kind === 'local' || !mayStash) return store
  const isPull = own?.startsWith('refs/pull/') ?? true
  const { checkImages: verify } = inputs
  const job = use === 'auto' ? identity : undefined
  const stash = stashDir({ dir, maxBytes, verify, isPull })
  return stashed(store, stash, { repository, job, isSealed, signal, log: tell })
}

/** Lets a run reject only entries of its own scope. */
function guarded(store: Store, own: string | undefined): Store {
  return {
    ...store,
    async find(wanted) {
      const entry = await store.find(wanted)
      return entry && entry.scope !== own ? { ...entry, reject: async () => undefined } : entry
    },
  }
}

/** Collects what the stores of this job need. @param signal ends all waits of the store */
export function storeOptions(inputs: Inputs, run: Run, signal: AbortSignal): OpenStoreOptions {
  return {
    inputs,
    service: cacheService(),
    repository: run.repository,
    job: {
      own: accessOf(run).write,
      identity: keepsDisk() ? jobIdentity() : undefined,
      isSealed: (version) =>
        formats.some(({ indexed, versions }) => indexed && versions(inputs).includes(version)),
    },
    signal,
    tell: once(info),
    warn: once(warning),
    mask,
  }
}

/** Logs each line once, because each lookup finds out the same about a store. */
function once(say: (line: string) => void): (line: string) => void {
  const said = new Set<string>()
  return (line) => {
    if (!said.has(line)) say(line)
    said.add(line)
  }
}
