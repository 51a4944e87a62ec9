// Archive or image: an entry of the other form is saved once more.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import { readMounts } from '../../../src/system/mountinfo.ts'
import {
  entriesOf,
  type Inputs,
  logOf,
  newPlace,
  pathOf,
  restore,
  save,
  writeTree,
} from '../../support/host.ts'

const place = newPlace()
const inputs: Inputs = { path: 'tree', key: 'key' }
const filesOf = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`tree/${i % 50}/${i}`, String(i)]))
const isMounted = (job: Job): boolean => readMounts().some(({ point }) => point.startsWith(job.workspace))

/** Restores, then runs post. */
async function runJob(job: Job, own: Inputs, files: Record<string, string> = {}) {
  const main = await restore(job, own)
  const mounted = isMounted(job)
  writeTree(job.workspace, files)
  const post = await save(job, own, { state: main.state })
  return { mounted, log: logOf(main).join('\n'), post: logOf(post) }
}

// The step cannot write down for post that the entry is an archive.
const forgetting = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { appendFileSync } = fs
  fs.appendFileSync = (path, data, ...more) => {
    if (!/"mayBecomeImage":true/.test(data)) return appendFileSync(path, data, ...more)
    Object.assign(fs, { appendFileSync })
    syncBuiltinESMExports()
    throw new Error('no memory')
  }
  syncBuiltinESMExports()`

it('restores an archive, even if post cannot be told that it is one', async () => {
  const host = place.newHost()
  await runJob(await host.newJob(), inputs, filesOf(10))
  const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(forgetting)}` }
  const main = await restore(await host.newJob(), { ...inputs, mode: 'mount' }, { env })
  expect(main.outputs).toMatchObject({ hit: 'exact', 'cache-hit': 'true' })
})

it.each<[string, Inputs]>([
  ['another key', { key: 'key-2', 'restore-keys': 'key' }],
  ['a rolling key', { rolling: 'true' }],
])('saves the files of a job with %s after a hit on an archive', async (_, more) => {
  const host = place.newHost()
  const archive = { ...inputs, ...('rolling' in more && more) }
  await runJob(await host.newJob(), archive, filesOf(10))
  const own = { ...archive, ...more, mode: 'mount' }
  const { post } = await runJob(await host.newJob(), own, { 'tree/more': 'more' })
  expect(post).toContain(`Cache saved with key: ${more.key ?? 'key'}`)
})

it.each<[string, Inputs, string]>([
  ['an exact hit', {}, 'Cache hit occurred on the primary key key, not saving cache.'],
  [
    'a rolling hit, although nothing has changed,',
    { rolling: 'true' },
    'Nothing has changed since cache key was restored, not saving cache.',
  ],
])('saves an image once after %s on an archive', async (_, more, notAgain) => {
  const host = place.newHost()
  const archive = { ...inputs, ...more }
  await runJob(await host.newJob(), archive, filesOf(10))
  const own = { ...archive, mode: 'mount' }
  const first = await runJob(await host.newJob(), own)
  expect(first.log).toContain('Unpacking instead of mounting: the entry was saved to be unpacked')
  expect(first.mounted).toBe(false)
  expect(first.post).toContain('The entry key is an archive: saving an image, which later jobs mount')
  expect(first.post).toContain('Cache saved with key: key')
  const second = await runJob(await host.newJob(), own)
  expect(second.mounted).toBe(true)
  expect(second.post).toEqual([notAgain])
  expect(entriesOf(host.store)).toHaveLength(2)
  const unpacked = await runJob(await host.newJob(), archive)
  expect(unpacked.post).toEqual([notAgain])
})

it('says only that nothing is saved after a hit on an archive if the runner makes no image', async () => {
  const host = place.newHost()
  await runJob(await host.newJob(), inputs, filesOf(10))
  const own = { ...inputs, mode: 'mount' }
  const job = await host.newJob()
  const main = await restore(job, own)
  const env = { PATH: pathOf(place.newHost(), { tar: 'tar', zstd: 'zstd', cp: 'cp' }) }
  const post = await save(job, own, { state: main.state, env })
  expect(logOf(post)).toEqual(['Cache hit occurred on the primary key key, not saving cache.'])
})

it('saves no image of an installed tree from which a later step removed packages', async () => {
  const host = place.newHost()
  const install = 'mkdir -p node_modules/a node_modules/dev; touch node_modules/{a,dev}/package.json'
  const own = { preset: 'npm', install }
  const newCheckout = async (): Promise<Job> => {
    const job = await host.newJob()
    writeTree(job.workspace, { 'package-lock.json': '{}' })
    return job
  }
  await runJob(await newCheckout(), { ...own, mode: 'unpack' })
  const job = await newCheckout()
  const mount = { ...own, mode: 'mount' }
  const main = await restore(job, mount)
  expect(main.outputs.hit).toBe('exact')
  rmSync(join(job.workspace, 'node_modules/dev'), { recursive: true })
  const post = await save(job, mount, { state: main.state })
  expect(logOf(post)).toEqual([expect.stringContaining('a later step has installed or removed packages')])
})
