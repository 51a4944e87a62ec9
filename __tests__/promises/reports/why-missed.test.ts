// A newcomer's misses: the first line of the explanation names what differs, in each kind of store as far as it can be known.
import type { StepRun } from '../../../scripts/as-runner.ts'
import { foldedIn, type Inputs, logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'
import { runnerEnv, startCacheService } from '../../support/servers/cache-service.ts'
import { startFaultyS3 } from '../../support/servers/faulty-s3.ts'

const place = newPlace()
const firstRun = 'The first run with a key finds nothing, and post saves what later runs find.'
const hash = (digit: string): string => digit.repeat(64)
const pull = (number: number): Record<string, string> => ({
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REF: `refs/pull/${number}/merge`,
  GITHUB_BASE_REF: 'main',
})

interface Opened extends AsyncDisposable {
  inputs: Inputs
  env: Record<string, string>
}

const stores: Record<string, () => Promise<Opened>> = {
  'local store': async () => ({ inputs: {}, env: {}, async [Symbol.asyncDispose]() {} }),
  bucket: async () => {
    const { bucket, endpoint, region, accessKeyId, secretAccessKey, stop } = await startFaultyS3()
    const access = { 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey }
    return { inputs: { bucket, endpoint, region, ...access }, env: {}, [Symbol.asyncDispose]: stop }
  },
  'cache service': async () => {
    const service = await startCacheService('memory')
    return { inputs: {}, env: runnerEnv(service, 'v2'), [Symbol.asyncDispose]: () => service.stop() }
  },
}

interface Case {
  saved: { inputs: Inputs; env?: Record<string, string> }[]
  missed: { inputs: Inputs; env?: Record<string, string> }
  says: string
  /** What is said where the store shows only entries of the same branches and lines of path. */
  ofService?: string
}

const deps = { path: 'deps' }
const cases: Record<string, Case> = {
  'a changed lock file, with an own key': {
    saved: ['a', 'b'].map((digit) => ({ inputs: { ...deps, key: `npm-Linux-${hash(digit)}` } })),
    missed: { inputs: { ...deps, key: `npm-Linux-${hash('c')}` } },
    says: `There is npm-Linux-${hash('b')}, but this key has another hash of files.`,
  },
  'another image in an own key': {
    saved: [{ inputs: { ...deps, key: 'npm-ubuntu22-1' } }],
    missed: { inputs: { ...deps, key: 'npm-ubuntu24-1' } },
    says: 'There is npm-ubuntu22-1, but this key has ubuntu24.',
  },
  'one more line of path': {
    saved: [{ inputs: { path: 'deps', key: 'k' } }],
    missed: { inputs: { path: 'deps\ndist', key: 'k' } },
    says: 'There is k, but it was saved with other lines of path, or by another version of Headstart.',
    ofService: firstRun,
  },
  'nothing that was ever saved': {
    saved: [],
    missed: { inputs: { ...deps, key: 'k-1' } },
    says: firstRun,
  },
}

const byPulls: Record<string, Case> = {
  'an entry of another pull request': {
    saved: [{ inputs: { ...deps, key: 'k-2' }, env: pull(1) }, { inputs: { ...deps, key: 'k-1' } }],
    missed: { inputs: { ...deps, key: 'k-2' }, env: pull(2) },
    says: 'There is k-2, but it is of refs/pull/1/merge, which this run may not read.',
  },
}

const linesOf = (run: StepRun): string[] => foldedIn(run)['Why nothing was found'] ?? []

async function explain({ saved, missed }: Case, { inputs, env }: Opened): Promise<string[]> {
  const host = place.newHost()
  for (const one of saved) {
    const job = await host.newJob({ env: { ...env, ...one.env } })
    writeTree(job.workspace, { 'deps/a': 'a' })
    expect(logOf(await save(job, { ...one.inputs, ...inputs }))).toContain(
      `Cache saved with key: ${one.inputs.key}`,
    )
  }
  const job = await host.newJob({ env: { ...env, ...missed.env } })
  const run = await restore(job, { ...missed.inputs, ...inputs })
  expect(run.outputs.hit).toBe('miss')
  return linesOf(run)
}

describe.each(Object.entries(stores))('a %s', (name, open) => {
  const isService = name === 'cache service'
  it.each(Object.entries({ ...cases, ...(isService ? {} : byPulls) }))('explains %s', async (_, one) => {
    await using store = await open()
    const lines = await explain(one, store)
    expect(lines[0]).toBe((isService ? one.ofService : undefined) ?? one.says)
    expect(lines.some((line) => line.includes('cannot be seen from here'))).toBe(isService)
  })
})

it('compares a preset’s key with the nearest one, and names no part that is the same', async () => {
  const host = place.newHost()
  const inputs = { preset: 'npm', install: 'mkdir -p node_modules; touch node_modules/a' }
  const runIn = async (lockFile: string, env: Record<string, string>): Promise<StepRun> => {
    const job = await host.newJob({ env })
    writeTree(job.workspace, { 'package-lock.json': lockFile, 'package.json': '{}' })
    const main = await restore(job, inputs)
    if (env.RUNNER_ARCH === 'X64') await save(job, inputs, { state: main.state })
    return main
  }
  const first = await runIn('{}', { RUNNER_ARCH: 'X64' })
  await runIn('{ }', { RUNNER_ARCH: 'X64' })
  expect(linesOf(await runIn('{}', { RUNNER_ARCH: 'ARM64' }))[0]).toBe(
    `There is ${first.outputs['cache-primary-key']}, but this key has ARM64.`,
  )
  expect(linesOf(await runIn('{}', { RUNNER_ARCH: 'X64', NODE_ENV: 'production' }))[0]).toMatch(
    /, but this key has another hash of lock files, command or settings\.$/,
  )
})

it('asks a cache service once, and says nothing if it fails', async () => {
  const service = await startCacheService('memory')
  const isLookup = ({ operation }: { operation: string }): boolean => operation === 'GetCacheEntryDownloadURL'
  const job = await place.newHost().newJob({ env: runnerEnv(service, 'v2') })
  service.rules.push({ on: isLookup, after: 2, fault: { kind: 'status', status: 429, code: 'busy' } })
  const run = await restore(job, { ...deps, key: 'k-1' })
  await service.stop()
  expect(service.requests.filter(isLookup)).toHaveLength(3)
  expect(linesOf(run)[0]).toBe(firstRun)
  expect(logOf(run).join('\n')).not.toContain('Waiting')
})
