/** The action `bench/`, step by step: measures this runner and publishes the results, or compares results. */
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { checkNode } from '../../src/system/node-version.ts'
import * as runner from '../../src/system/runner.ts'
import { cacheService } from '../../src/system/runner-services.ts'
import { findTools } from '../../src/system/tools.ts'
import { secondsText } from '../../src/system/units.ts'
import { compare } from './compare.ts'
import { measureCpu } from './cpu.ts'
import { measureDisk } from './disk.ts'
import { type BenchInputs, readBenchInputs } from './inputs.ts'
import { abilitiesOf, aboutRunner } from './machine.ts'
import type { MeasureContext } from './measure.ts'
import { removeTree } from './measured-parts.ts'
import { longestNetworkMs, measureNetwork } from './network.ts'
import { proposalsOf } from './proposed-settings.ts'
import { type Remote, remoteOf } from './remote-stores.ts'
import { type BenchReport, schema, type WhyNot } from './result.ts'
import { measureWays } from './rounds.ts'
import { makeTree } from './tree.ts'
import { headstartWays } from './ways/headstart.ts'
import { plainWays } from './ways/plain.ts'
import { publish } from './write-results.ts'

/** @throws JobFailure for a mistake of the user; another error if there is no result */
export async function bench(signal: AbortSignal): Promise<void> {
  checkNode()
  const inputs = readBenchInputs(runner.input, runner.cacheDir())
  if (inputs.compare !== '') return compare(inputs)
  const dir = await mkdtemp(join(runner.tempDir(), 'headstart-bench-'))
  try {
    const tools = await findTools(signal)
    const report = await measure(inputs, { dir, repeats: inputs.repeats, tools, signal, left: [] })
    await publish(report, inputs)
  } finally {
    removeTree(dir)
  }
}

async function measure(inputs: BenchInputs, place: MeasureContext): Promise<BenchReport> {
  const remote = remoteOf(inputs.store, { id: 'store', inputs: inputs.storeInputs })
  runner.info('Making the tree')
  const tree = await makeTree(inputs, place)
  const { files, bytes } = 'whyNot' in tree ? { files: 0, bytes: 0 } : tree
  runner.info('Measuring the disk')
  const disk = await measureDisk(place)
  runner.info('Measuring the CPU')
  const cpu = await measureCpu(tree, place)
  const most = `, ${secondsText(longestNetworkMs(place))} at most`
  runner.info(`Measuring the network: ${'whyNot' in remote ? remote.whyNot : `${remote.label}${most}`}`)
  const network = await measureNetwork(remote, place)
  const candidates = [...plainWays, ...headstartWays(remotesOf(inputs, remote))]
  const ways =
    'whyNot' in tree
      ? candidates.map(({ id, name, from }) => ({ id, name, from, ...tree }))
      : await measureWays(candidates, tree, place)
  return {
    kind: 'headstart-bench',
    schema,
    ...aboutRunner(inputs.label),
    tree: { from: inputs.paths.length > 0 ? 'path' : 'generated', files, bytes },
    repeats: place.repeats,
    store: 'whyNot' in remote ? null : remote.label,
    disk,
    cpu,
    network,
    mounting: await abilitiesOf(place),
    ways,
    proposals: proposalsOf(ways, network),
    left: place.left,
  }
}

/** With a bucket, the cache service is a second remote store. With `store: local`, the service gets no test data. */
function remotesOf({ store }: BenchInputs, configured: Remote | WhyNot): Remote[] {
  if ('whyNot' in configured) return []
  if (!cacheService()) return [configured]
  const github = { store: 'github' } as const
  const service = remoteOf({ ...store, ...github }, { id: 'service', inputs: github })
  const isOther = 'label' in service && service.label !== configured.label
  return isOther ? [configured, service] : [configured]
}
