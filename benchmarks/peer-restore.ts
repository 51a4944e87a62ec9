// Restores the tree with the real @actions/cache, from a blob store at the end of the same long and narrow way.
import { azureOrigin } from '../__tests__/servers/azure-sas.ts'
import { startAzurite } from '../__tests__/servers/azurite.ts'
import { runnerEnv, startCacheService } from '../__tests__/servers/cache-service.ts'
import { type PeerStep, runPeer } from '../__tests__/servers/peer.ts'
import { throttled } from '../__tests__/servers/throttle.ts'
import { newJob } from '../scripts/as-runner.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { limits } from './bucket.ts'

const what = { paths: ['node_modules'], key: 'benchmark' }

/** The service, with the tree. */
async function startService(bench: Bench) {
  const azurite = await startAzurite({ parent: bench.disk })
  const way = await throttled(azurite.origin, limits)
  const service = await startCacheService(azurite)
  const stop = async (): Promise<void> => {
    for (const server of [service, way, azurite]) await server.stop()
  }
  service.blobOrigin = azureOrigin(azurite, azurite.origin)
  try {
    await step(bench, { service, entry: 'save', workspace: bench.source })
  } catch (error) {
    await stop()
    throw error
  }
  service.blobOrigin = azureOrigin(azurite, way.origin)
  return { service, stop }
}

interface Step {
  service: { origin: string }
  entry: PeerStep['entry']
  workspace?: string
}

/** Resolves to the milliseconds that it took, without the start of the process. */
async function step(bench: Bench, { service, entry, workspace }: Step): Promise<number> {
  const place = await emptyDirectory(bench, 'target')
  const job = await newJob(place, { env: runnerEnv(service, 'v2'), ...(workspace && { workspace }) })
  const { exitCode, error, result, log, ms } = await runPeer(
    job,
    { ...what, entry },
    { signal: bench.signal },
  )
  if (exitCode !== 0 || result === undefined || result === -1) {
    throw new Error(`@actions/cache failed: ${error}\n${log.join('\n')}`)
  }
  return ms
}

export const peerRestoring: Contender = {
  name: '@actions/cache 6.3.0',
  async measure(bench) {
    const { service } = await bench.once(startService)
    return step(bench, { service, entry: 'restore' })
  },
}
