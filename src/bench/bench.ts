/** The action `bench/`, step by step: measures this runner and publishes the results, or compares results. */
import { mkdirSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { JobFailure, messageOf } from '../failure.ts'
import { runProgram } from '../process.ts'
import * as runner from '../runner.ts'
import { findTools, type Tools } from '../tools.ts'
import { compare } from './compare.ts'
import { measureCpu } from './cpu.ts'
import { measureDisk } from './disk.ts'
import { type BenchInputs, readBenchInputs } from './inputs.ts'
import { abilitiesOf, aboutRunner } from './machine.ts'
import { measureNetwork } from './network.ts'
import { proposalsOf } from './proposals.ts'
import { publish } from './publish.ts'
import { type Remote, remoteOf } from './remote.ts'
import { type BenchReport, schema, type WhyNot } from './result.ts'
import { measureWays, type Outcome } from './rounds.ts'
import { makeTree, type Tree } from './tree.ts'
import { headstartWays, type Source } from './ways/headstart.ts'
import { plainWays } from './ways/plain.ts'

/** @throws JobFailure for a mistake of the user; another error if there is no result */
export async function bench(signal: AbortSignal): Promise<void> {
  const inputs = readBenchInputs(runner.input, runner.cacheDir())
  if (inputs.compare !== '') return compare(inputs)
  const dir = await mkdtemp(join(runner.tempDir(), 'headstart-bench-'))
  try {
    await publish(await measure(inputs, dir, signal), inputs)
  } finally {
    await runProgram('rm', ['-rf', '--', dir], { cwd: '/', signal: AbortSignal.timeout(600_000) })
  }
}

async function measure(inputs: BenchInputs, dir: string, signal: AbortSignal): Promise<BenchReport> {
  const { repeats } = inputs
  const remote = remoteOf(inputs.store, runner.currentRun())
  const tools = await findTools()
  const setting: Setting = { inputs, tools, remote, dir, signal }
  runner.info('Making the tree')
  const tree = await treeFor(setting)
  const facts = 'whyNot' in tree ? { files: 0, bytes: 0 } : { files: tree.files, bytes: tree.bytes }
  runner.info('Measuring the disk')
  const disk = await measureDisk({ dir, repeats, signal })
  runner.info('Measuring the CPU')
  const cpu = await measureCpu({ tree: 'whyNot' in tree ? undefined : tree, tools, dir, repeats, signal })
  runner.info(`Measuring the network: ${'whyNot' in remote ? remote.whyNot : remote.label}`)
  const network = await measureNetwork({ remote, repeats, signal })
  const { ways, left } = await restoreInAllWays(tree, setting)
  return {
    kind: 'headstart-bench',
    schema,
    ...aboutRunner(inputs.label),
    tree: { from: inputs.paths.length > 0 ? 'path' : 'generated', ...facts },
    repeats,
    store: 'whyNot' in remote ? null : remote.label,
    disk,
    cpu,
    network: network.measures,
    mounting: await abilitiesOf(tools, signal),
    ways,
    proposals: proposalsOf(ways, network.measures),
    left: [...network.left, ...left],
  }
}

interface Setting {
  inputs: BenchInputs
  tools: Tools
  remote: Remote | WhyNot
  dir: string
  signal: AbortSignal
}

/** @returns the tree, or the reason why there is none. @throws JobFailure if the user's paths match nothing */
async function treeFor({ inputs, tools, dir, signal }: Setting): Promise<Tree | WhyNot> {
  const parent = join(dir, 'tree')
  mkdirSync(parent)
  // The path is part of an entry's version. No other job has this path, so no other job finds the entries.
  const name = dir.split('/').at(-1) as string
  try {
    return await makeTree({ inputs, parent, name, tar: tools.tar, signal })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof JobFailure) throw error
    await runProgram('rm', ['-rf', '--', parent], { cwd: dir, signal })
    return { whyNot: messageOf(error) }
  }
}

async function restoreInAllWays(
  tree: Tree | WhyNot,
  { inputs, tools, remote, dir, signal }: Setting,
): Promise<Outcome> {
  const ways = [...plainWays, ...headstartWays(sourcesOf(inputs, remote))]
  if ('whyNot' in tree)
    return { ways: ways.map(({ id, name, from }) => ({ id, name, from, ...tree })), left: [] }
  const { repeats } = inputs
  return measureWays(ways, { tree, dir, tools, signal }, { repeats, log: runner.info })
}

/** The cache service is a second source, unless it is the configured store itself. */
function sourcesOf({ store, storeInputs }: BenchInputs, remote: Remote | WhyNot): Source[] {
  const sources: Source[] = 'label' in remote ? [{ id: 'store', remote, inputs: storeInputs }] : []
  const service = runner.cacheService() && remoteOf({ ...store, store: 'github' }, runner.currentRun())
  if (service && 'label' in service && sources[0]?.remote.label !== service.label)
    sources.push({ id: 'service', remote: service, inputs: { store: 'github' } })
  return sources
}
