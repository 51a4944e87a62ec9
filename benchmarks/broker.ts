// Restores an image in a container that may not mount: by unpacking, and through a broker of the host.
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BrokerHost, type Container, newBrokerHost } from '../__tests__/containers.ts'
import { newJob, runStep } from '../scripts/as-runner.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { optionsOf, toolCache } from './headstart-save.ts'
import { localImage, mountInputs, whileMounted } from './mount.ts'

interface Contained {
  host: BrokerHost
  container: Container
  stop(): Promise<void>
}

async function contained(bench: Bench): Promise<Contained> {
  await bench.once(localImage)
  const host = await newBrokerHost({ dir: bench.disk })
  await host.startBroker()
  return { host, container: await host.newContainer(), stop: () => host.end() }
}

async function unpack(bench: Bench, inputs: Record<string, string>): Promise<number> {
  const { container } = await bench.once(contained)
  const job = await newJob(await emptyDirectory(bench, 'target'), { toolCache: toolCache(bench) })
  const options = { ...optionsOf({}, bench), node: container.node }
  const { ms, stdout } = await runStep(job, 'restore', inputs, options)
  if (!stdout.includes('Unpacking')) throw new Error(`nothing was unpacked:\n${stdout}`)
  return ms
}

export const unpackingInContainer: Contender = {
  name: 'unpack in the container',
  measure: (bench) => unpack(bench, { ...mountInputs, broker: 'off' }),
}

/** The first job of an image, and the time until the broker has rebuilt the image. */
async function imported(bench: Bench): Promise<object> {
  const { host } = await bench.once(contained)
  const began = performance.now()
  const ms = await unpack(bench, { ...mountInputs, broker: host.socket })
  while (host.images().length === 0) await setTimeout(50, undefined, { signal: bench.signal })
  const rebuilt = performance.now() - began
  console.log(
    `the first job unpacked in ${ms.toFixed()} ms; its image was rebuilt after ${rebuilt.toFixed()} ms`,
  )
  return {}
}

export const mountingByBroker: Contender = {
  name: 'mount through the broker',
  async measure(bench) {
    const { host, container } = await bench.once(contained)
    await bench.once(imported)
    const inputs = { ...mountInputs, broker: host.socket }
    return whileMounted(bench, { inputs, node: container.node }, async ({ ms, job }) => {
      container.run(['test', '-d', join(job.workspace, 'node_modules/.bin')])
      return ms
    })
  },
}
