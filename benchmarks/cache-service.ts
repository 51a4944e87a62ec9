// Gives the comparisons a cache service, its blobs near by or at the end of a long and narrow way.
import { azureOrigin } from '../__tests__/servers/azure-sas.ts'
import { startAzurite } from '../__tests__/servers/azurite.ts'
import { type CacheService, runnerEnv, startCacheService } from '../__tests__/servers/cache-service.ts'
import { throttled } from '../__tests__/servers/throttle.ts'
import type { Bench } from './bench.ts'
import { limits } from './bucket.ts'
import { type How, save } from './headstart-save.ts'
import { peerAction } from './peer-action.ts'

export type Who = 'headstart' | '@actions/cache 6.3.0'
export type Way = 'near' | 'far'

export interface Services {
  service: CacheService
  /** What a step needs to take part, as whom and over which way. */
  as(who: Who, way: Way): How & Required<Pick<How, 'inputs' | 'env'>>
  stop(): Promise<void>
}

/** Both have the same Azurite, though under the name of Azure for those who would not be fast otherwise. */
export async function startServices(bench: Bench): Promise<Services> {
  const azurite = await startAzurite({ parent: bench.disk })
  const far = await throttled(azurite.origin, limits)
  const service = await startCacheService(azurite)
  const { dist } = await bench.once(peerAction)
  return {
    service,
    as(who, way) {
      const { origin } = { near: azurite, far }[way]
      service.blobOrigin = who === 'headstart' ? origin : azureOrigin(azurite, origin)
      const inputs = { path: 'node_modules', key: who }
      return { inputs, env: runnerEnv(service, 'v2'), ...(who !== 'headstart' && { dist }) }
    },
    async stop() {
      for (const server of [service, far, azurite]) await server.stop()
    },
  }
}

/** With an entry of the tree by each. */
export async function servicesWithTree(bench: Bench): Promise<Services> {
  const services = await bench.once(startServices)
  await save(bench, services.as('headstart', 'near'))
  await save(bench, services.as('@actions/cache 6.3.0', 'near'))
  return { ...services, stop: async () => {} }
}
