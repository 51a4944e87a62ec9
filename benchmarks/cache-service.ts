// Starts a cache service. Its blobs are on this host directly or over a slow link.
import { azureOrigin } from '../__tests__/support/servers/azure-sas.ts'
import { startAzurite } from '../__tests__/support/servers/azurite.ts'
import {
  type CacheService,
  runnerEnv,
  startCacheService,
} from '../__tests__/support/servers/cache-service.ts'
import { throttled } from '../__tests__/support/servers/throttle.ts'
import type { Bench } from './bench.ts'
import { limits } from './bucket.ts'
import { type SaveOptions, save } from './headstart-save.ts'
import { peerAction } from './peer-action.ts'

export type Who = 'headstart' | '@actions/cache 6.3.0'
export type Way = 'near' | 'far'

export interface Services {
  service: CacheService
  /** The inputs and environment of a step, by the client it runs and by its link to the blobs. */
  as(who: Who, way: Way): SaveOptions & Required<Pick<SaveOptions, 'inputs' | 'env'>>
  stop(): Promise<void>
}

/** Both clients use the same Azurite. @actions/cache reaches it under Azure's host name, or it would not download in parallel. */
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

/** A cache service that has an entry of the tree from each client. */
export async function servicesWithTree(bench: Bench): Promise<Services> {
  const services = await bench.once(startServices)
  await save(bench, services.as('headstart', 'near'))
  await save(bench, services.as('@actions/cache 6.3.0', 'near'))
  return { ...services, stop: async () => {} }
}
