/** The store that is the runner's cache service: GitHub's own, or one that speaks like it. */
import type { CacheService, Store, StoreOptions } from './index.ts'

/** The service itself applies the scopes, by the runner's token. */
export function githubStore(options: StoreOptions): Store {
  const { service } = options
  let opened: Promise<Pick<Store, 'find' | 'create'>> | undefined
  // HTTP takes a while to load, which only those who use it should pay.
  const open = (): Promise<Pick<Store, 'find' | 'create'>> => {
    opened ??= import('./github/open.ts').then(({ openService }) => openService(options, offered(service)))
    return opened
  }
  return {
    label: service ? `cache service at ${new URL(service.url).host}` : 'cache service',
    shared: true,
    find: async (wanted) => (wanted.scopes.length === 0 ? undefined : (await open()).find(wanted)),
    create: async (name) => (await open()).create(name),
  }
}

function offered(service: CacheService | undefined): CacheService {
  if (service) return service
  throw new Error(
    'this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)',
  )
}
