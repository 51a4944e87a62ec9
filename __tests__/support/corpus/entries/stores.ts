// The four stores that hostile entries are put into, each of an attack's own.
import { storeName } from '../../../../src/names/keys.ts'
import type { Host, Inputs } from '../../host.ts'
import { writeTree } from '../../host.ts'
import { type CacheService, runnerEnv, startCacheService } from '../../servers/cache-service.ts'
import type { Rule } from '../../servers/faults.ts'
import { type FaultyS3, startFaultyS3 } from '../../servers/faulty-s3.ts'
import type { HttpRequest } from '../../servers/faulty-server.ts'
import { newObject } from '../../servers/s3-objects.ts'

export type StoreName = 'local' | 's3' | 'v1' | 'v2'
export const storeNames: StoreName[] = ['local', 's3', 'v1', 'v2']
export const remoteNames: Exclude<StoreName, 'local'>[] = ['s3', 'v1', 'v2']

interface Name {
  version: string
  key: string
}

/** Of the branch `refs/heads/main` of the repository `octo/demo`. */
export interface HostileStore {
  name: StoreName
  inputs: Inputs
  env: Record<string, string>
  put(name: Name, bytes: Buffer): Promise<void> | void
  /** What may not show in a log. */
  secrets: string[]
  /** Has the server go wrong; does nothing where there is none. */
  goWrong(rules: Rule<HttpRequest & { operation: string }>[]): void
  stop(): Promise<void> | void
}

const scope = 'refs/heads/main'

function nameIn({ version, key }: Name): string {
  return ['octo/demo', scope, version, key].map(storeName).join('/')
}

const opening: Record<StoreName, (host: Host) => Promise<HostileStore>> = {
  async local({ store }) {
    return {
      name: 'local',
      inputs: { store: 'local' },
      env: {},
      put: (name, bytes) => writeTree(store, { [nameIn(name)]: bytes }),
      secrets: [],
      goWrong() {},
      stop() {},
    }
  },
  async s3() {
    const server = await startFaultyS3()
    const { bucket, endpoint, region, accessKeyId, secretAccessKey } = server
    const keys = { 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey }
    return {
      name: 's3',
      inputs: { bucket, endpoint, region, 'bucket-prefix': 'ci', ...keys },
      env: {},
      put: (name, bytes) => void server.objects.set(`ci/${nameIn(name)}`, newObject(bytes)),
      secrets: [secretAccessKey],
      ...faultsOf(server),
    }
  },
  v1: () => openService('v1'),
  v2: () => openService('v2'),
}

async function openService(name: 'v1' | 'v2'): Promise<HostileStore> {
  const server = await startCacheService('memory')
  const env = runnerEnv(server, name)
  return {
    name,
    inputs: {},
    env,
    put: ({ version, key }, bytes) => server.put(name, { key, version, scope }, bytes),
    secrets: [String(env.ACTIONS_RUNTIME_TOKEN)],
    ...faultsOf(server),
  }
}

function faultsOf(server: FaultyS3 | CacheService): Pick<HostileStore, 'goWrong' | 'stop'> {
  return {
    goWrong(rules) {
      server.rules = rules as typeof server.rules
    },
    stop: () => server.stop(),
  }
}

/** An empty one. Servers start within milliseconds, so that every attack has its own. */
export function openHostileStore(name: StoreName, host: Host): Promise<HostileStore> {
  return opening[name](host)
}
