// Starts cache services with Azurite for a test file, and stops them at the end.
import { type Azurite, startAzurite } from '../servers/azurite.ts'
import { type CacheService, type CacheServiceOptions, startCacheService } from '../servers/cache-service.ts'

export interface CacheServices {
  azurite(): Promise<Azurite>
  start(options?: CacheServiceOptions): Promise<CacheService>
}

/** Called at the top of a test file. */
export function newCacheServices(parent: string): CacheServices {
  const services: CacheService[] = []
  let azurite: Promise<Azurite> | undefined
  // Tests may run side by side.
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()))
    await (await azurite)?.stop()
  })
  const started = (): Promise<Azurite> => {
    azurite ??= startAzurite({ parent })
    return azurite
  }
  return {
    azurite: started,
    async start(options) {
      const service = await startCacheService(await started(), options)
      services.push(service)
      return service
    },
  }
}
