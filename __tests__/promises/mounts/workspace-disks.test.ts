// What a job moves or links out of a mounted cache keeps its bytes on each file system that a workspace may be on.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import {
  annotationsOf,
  asRoot,
  itWithRights,
  logOf,
  newPlace,
  placeIn,
  restore,
  save,
  writeTree,
} from '../../support/host.ts'
import { fileSystems, newDisk } from '../../support/jobs/disks.ts'
import { overlaysIn } from '../../support/jobs/mounted.ts'
import { startRunner } from '../../support/jobs/runner.ts'
import { newRandom } from '../../support/random.ts'

const place = newPlace()
const inputs = { key: 'key', path: 'node_modules', mode: 'mount' }
// The marks of an overlay hold paths.
const long = 'a-directory-with-a-long-name/'.repeat(6)
const tree: Record<string, string | Buffer> = {
  'node_modules/a/package.json': '{"name":"a"}',
  [`node_modules/${long}file`]: 'long',
  'node_modules/large': newRandom(1).bytes(3_000_000),
  'node_modules/page': newRandom(2).bytes(4096),
}
const script = `
mv node_modules/a/package.json out.json
ln node_modules/${long}file linked
mv node_modules/large large
mv node_modules/${long} moved
mv node_modules/page page
chmod 0 page
truncate -s 100 sparse
`

describe.each(Object.keys(fileSystems))('on %s', (name) => {
  itWithRights('what left a cache, on other disks').each([
    { ends: 'with post', kills: false },
    { ends: 'by a kill, which the next restore undoes', kills: true },
  ])('what left the cache is whole in a job that ends $ends', async ({ kills }) => {
    const host = placeIn(newDisk(place, name)).newHost()
    const from = await host.newJob()
    writeTree(from.workspace, tree)
    expect(logOf(await save(from, inputs))).toContain('Cache saved with key: key')

    const job = await host.newJob()
    const runner = startRunner(job)
    const main = await runner.run('restore', inputs)
    expect(overlaysIn(job.workspace).map(({ point }) => point)).toEqual([job.workspace])
    expect(shell(job, script)).toBe(0)
    if (kills) await runner.end()
    const state = kills ? (await restore(job, inputs)).state : main.state
    expect(annotationsOf(await save(job, inputs, { state }))).toEqual([])
    if (!kills) await runner.end()

    expect(overlaysIn(job.workspace)).toEqual([])
    const read = (path: string): Buffer => readFileSync(join(job.workspace, path))
    expect(read('out.json').toString()).toBe('{"name":"a"}')
    expect(read('linked').toString()).toBe('long')
    expect(read('moved/file').toString()).toBe('long')
    expect(read('large').equals(tree['node_modules/large'] as Buffer)).toBe(true)
    expect(statSync(join(job.workspace, 'page')).mode & 0o777).toBe(0)
    expect(read('page').equals(tree['node_modules/page'] as Buffer)).toBe(true)
    expect(read('sparse')).toEqual(Buffer.alloc(100))
  })
})

itWithRights('writes in a subvolume, where the kernel moves no file from beside it').each([
  { path: 'the workspace itself', subvolume: '' },
  { path: 'a directory above the target', subvolume: 'packages' },
])(
  'caches are unpacked where $path is a subvolume of Btrfs, and the job can write to them',
  async ({ subvolume }) => {
    const host = placeIn(newDisk(place, 'btrfs')).newHost()
    const packages = { key: 'key', path: 'packages/node_modules', mode: 'mount' }
    const from = await host.newJob()
    writeTree(from.workspace, { 'packages/node_modules/a/file': 'a', 'packages/node_modules/b/file': 'b' })
    expect(logOf(await save(from, packages))).toContain('Cache saved with key: key')
    const above = join(host.dir, 'own')
    mkdirSync(above)
    const workspace = join(above, 'workspace')
    if (subvolume !== '') mkdirSync(workspace)
    execFileSync('btrfs', ['subvolume', 'create', join(workspace, subvolume)], { stdio: 'ignore' })
    const job = await host.newJob({ workspace })
    const main = await restore(job, packages)
    expect(shell(job, 'cd packages/node_modules; cat a/file; echo >> a/file; rm b/file; echo > new')).toBe(0)
    expect(annotationsOf(await save(job, packages, { state: main.state }))).toEqual([])
    expect(overlaysIn(job.workspace)).toEqual([])
  },
)

const quota =
  'caches are unpacked in a workspace with a project quota of its own, and the job can write to them'
itWithRights(quota)(quota, async () => {
  const host = placeIn(newDisk(place, 'xfs')).newHost()
  const from = await host.newJob()
  writeTree(from.workspace, { 'node_modules/a/file': 'a', 'node_modules/b/file': 'b' })
  expect(logOf(await save(from, inputs))).toContain('Cache saved with key: key')
  const job = await host.newJob()
  execFileSync(...asRoot('chattr', '-p', '42', '+P', job.workspace))
  const main = await restore(job, inputs)
  expect(logOf(main)).toContainEqual(expect.stringMatching(/^Unpacking node_modules .* EXDEV/))
  expect(shell(job, 'cd node_modules; cat a/file; echo >> a/file; rm b/file; echo > new')).toBe(0)
  expect(annotationsOf(await save(job, inputs, { state: main.state }))).toEqual([])
  expect(overlaysIn(job.workspace)).toEqual([])
})

function shell({ workspace }: Job, script: string): number | null {
  return spawnSync('sh', ['-ec', script], { cwd: workspace, stdio: ['ignore', 'ignore', 'inherit'] }).status
}
