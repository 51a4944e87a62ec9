// On Windows, Headstart restores entries of actions/cache, and actions/cache restores those that Headstart saved for it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import { filesIn } from '../../support/black-box/trees.ts'
import { logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'
import { type CacheService, runnerEnv, startCacheService } from '../../support/servers/cache-service.ts'
import type { PeerStep } from '../../support/servers/peer.ts'
import type { PeerOutcome } from '../../support/servers/peer-call.ts'
import { newPeerPool } from '../../support/servers/peer-pool.ts'
import { programs, runOn, useWindows } from '../../support/windows/wine.ts'

const place = newPlace()
const windows = useWindows(place)
const host = place.newHost()
const pool = newPeerPool(1)
afterAll(() => pool.stop())
let service: CacheService
beforeAll(async () => {
  service = await startCacheService('memory')
})
afterAll(() => service?.stop())

const files = {
  'deps/file': 'content',
  'deps/sub/ü 語': 'names',
  [`deps/${'d'.repeat(60)}/deep`]: 'x'.repeat(100_000),
}
const step: Omit<PeerStep, 'entry'> = { paths: ['deps'], key: 'key' }
const inputs = { path: 'deps', key: 'key', compatible: 'true' }

async function onWindows(job: Job, task: PeerStep): Promise<PeerOutcome & { log: string }> {
  const script = join(import.meta.dirname, '../../support/windows/peer-step.ts')
  const env = { ...job.env, PEER_STEP: JSON.stringify(task) }
  const { log } = await runOn(job.system, script, job.workspace, env)
  return { ...JSON.parse(readFileSync(join(job.temp, 'peer-outcome.json'), 'utf8')), log }
}

function contentsOf({ workspace }: Job): Record<string, string> {
  return Object.fromEntries(
    filesIn(workspace).map((path) => [path, readFileSync(join(workspace, decodeURI(path)), 'utf8')]),
  )
}

describe.each(['zstd', 'gzip'])('with %s', (compression) => {
  const newJob = (): Promise<Job> =>
    host.newJob({
      system: windows(),
      env: {
        ...runnerEnv(service, 'v2'),
        ...(compression === 'zstd' && { WINEPATH: windows().path(programs) }),
      },
    })
  const key = `of actions/cache ${compression}`

  it('an entry of actions/cache is restored', async () => {
    const [first, second] = [await newJob(), await newJob()]
    writeTree(first.workspace, files)
    const saved = await onWindows(first, { ...step, key, entry: 'save' })
    expect(saved).toMatchObject({ result: expect.any(Number) })
    expect(saved.result).not.toBe(-1)
    const run = await restore(second, { ...inputs, key })
    expect(logOf(run).at(-1)).toBe(`Cache restored from key: ${key}`)
    expect(contentsOf(second)).toEqual(contentsOf(first))
  })

  it('an entry is restored by actions/cache', async () => {
    const [first, second] = [await newJob(), await newJob()]
    const own = `of Headstart ${compression}`
    writeTree(first.workspace, files)
    expect(logOf(await save(first, { ...inputs, key: own })).at(-1)).toBe(`Cache saved with key: ${own}`)
    expect(await onWindows(second, { ...step, key: own, entry: 'restore' })).toMatchObject({ result: own })
    expect(contentsOf(second)).toEqual(contentsOf(first))
  })
})

it('with enableCrossOsArchive, Windows restores what actions/cache saved on Linux, and the other way round', async () => {
  const env = runnerEnv(service, 'v2')
  const [linux, other] = [await host.newJob({ env }), await host.newJob({ env })]
  const [first, second] = [
    await host.newJob({ system: windows(), env }),
    await host.newJob({ system: windows(), env: { ...env, WINEPATH: windows().path(programs) } }),
  ]
  writeTree(linux.workspace, files)
  expect(
    (await pool.run(linux, { ...step, key: 'linux', entry: 'save', crossOs: true })).error,
  ).toBeUndefined()
  const crossed = { ...inputs, enableCrossOsArchive: 'true' }
  expect((await restore(first, { ...crossed, key: 'linux' })).outputs.hit).toBe('exact')
  expect(contentsOf(first)).toEqual(contentsOf(linux))
  writeTree(second.workspace, files)
  await save(second, { ...crossed, key: 'windows' })
  expect(await pool.run(other, { ...step, key: 'windows', entry: 'restore', crossOs: true })).toMatchObject({
    result: 'windows',
  })
  expect(contentsOf(other)).toEqual(contentsOf(linux))
})
