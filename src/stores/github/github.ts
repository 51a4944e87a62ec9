/** The store that is the runner's cache service: GitHub's, or another service with the same requests. */
import type { CacheService } from '../../system/runner-services.ts'
import { lazyLoadedStore } from '../load-when-used.ts'
import type { Store, StoreOptions } from '../store.ts'

/** The service itself applies the scopes, by the runner's token. */
export function githubStore(options: StoreOptions): Store {
  const { service } = options
  const label = service ? `cache service at ${new URL(service.url).host}` : 'cache service'
  const store = lazyLoadedStore({ label, shared: true }, async () => {
    const { openService } = await import('./open.ts')
    return openService(options, offered(service))
  })
  return {
    ...store,
    // The service would answer even if this run may read no scope.
    find: async (wanted) => (wanted.scopes.length === 0 ? undefined : store.find(wanted)),
  }
}

function offered(service: CacheService | undefined): CacheService {
  if (service) return service
  throw new Error(
    'this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)',
  )
}
