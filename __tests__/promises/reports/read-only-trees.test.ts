// https://github.com/actions/setup-go/issues/722, also 314, 403 and 601: a read-only tree is restored over itself.
// Go makes the files of its module cache 0444 and the directories 0555, and Bazel does so with outputs.
import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, StepOptions, StepRun } from '../../../scripts/as-runner.ts'
import { describeTree } from '../../support/corpus/tree.ts'
import {
  annotationsOf,
  give,
  type Host,
  type Inputs,
  leftoversIn,
  logOf,
  newPlace,
  pathOf,
  restore,
  roundTimes,
  save,
  type User,
  usersFor,
  writeTree,
} from '../../support/host.ts'

const place = newPlace()
// Root may write to every directory.
const user = usersFor(place).at(-1) as User
const library = 'go/pkg/mod/example.com/lib@v1.0.0'
const output = 'bazel/bin/out'
const path = '~/go/pkg/mod\n~/bazel/bin/out'
const inputs = { key: 'key', path }

/** A home with a module cache of Go, and a directory that a rule of Bazel has made. */
function makeHome(home: string, content = 'cached'): void {
  const names = Array.from({ length: 100 }, (_, file) => `d${file % 10}/sub/${file}`)
  for (const part of [library, output])
    writeTree(home, Object.fromEntries(names.map((name) => [`${part}/${name}`, `${content} ${name}`])))
  writeTree(home, { 'go/pkg/mod/cache/download/list': content, [`${library}/go.mod`]: 'the same' })
  for (const part of ['go', 'bazel']) roundTimes(join(home, part))
  for (const part of [library, output]) takeRights(join(home, part))
  give(home, user)
}

function takeRights(path: string): void {
  const stat = lstatSync(path)
  if (stat.isDirectory()) for (const name of readdirSync(path)) takeRights(join(path, name))
  chmodSync(path, stat.mode & 0o555)
}

function cachedIn({ home }: Job): string[] {
  return ['go/pkg/mod', output].flatMap((part) => describeTree(join(home, part)))
}

async function saved(more: Inputs): Promise<{ host: Host; cached: string[] }> {
  const host = place.newHost()
  const source = await host.newJob()
  makeHome(source.home)
  const run = await save(source, { ...inputs, ...more }, user.options)
  expect(logOf(run).at(-1)).toBe('Cache saved with key: key')
  return { host, cached: cachedIn(source) }
}

function expectHit(run: StepRun, host: Host): void {
  expect(annotationsOf(run)).toEqual([])
  expect(run.outputs.hit).toBe('exact')
  expect(leftoversIn(host)).toEqual([])
}

const programs = { tar: 'tar', zstd: 'zstd', unsquashfs: 'unsquashfs', find: 'find', cp: 'cp' }
/** Without sudo, the user cannot mount. */
const unmounting = { ...user.options, env: { PATH: pathOf(place.newHost(), programs) } }

describe.each<{ format: string; saving: Inputs; restoring?: Inputs; options?: StepOptions }>([
  { format: 'an archive', saving: {} },
  { format: 'an archive of actions/cache', saving: { compatible: 'true' } },
  {
    format: 'an image that is unpacked',
    saving: { mode: 'mount' },
    restoring: { mode: 'mount' },
    options: unmounting,
  },
])('read-only trees in $format', ({ saving, restoring, options = user.options }) => {
  let host: Host
  let cached: string[]
  beforeAll(async () => {
    ;({ host, cached } = await saved(saving))
  })

  it('are a hit over themselves, and equal files are left alone', async () => {
    const job = await host.newJob()
    give(job.home, user)
    const inodes = (): number[] =>
      ['d0/sub/0', 'd9/sub/99'].map((name) => lstatSync(join(job.home, library, name)).ino)
    expectHit(await restore(job, { ...inputs, ...restoring }, options), host)
    const [first, before] = [cachedIn(job), inodes()]
    expectHit(await restore(job, { ...inputs, ...restoring }, options), host)
    expect(cachedIn(job)).toEqual(first)
    expect(inodes()).toEqual(before)
  })

  it('are a hit over older ones', async () => {
    const [job, fresh] = [await host.newJob(), await host.newJob()]
    makeHome(job.home, 'older')
    give(fresh.home, user)
    for (const one of [job, fresh]) expectHit(await restore(one, { ...inputs, ...restoring }, options), host)
    expect(cachedIn(job)).toEqual(cachedIn(fresh))
    // Images keep whole seconds.
    if (!('mode' in saving)) expect(cachedIn(job)).toEqual(cached)
  })
})

describe('a restore over read-only directories', () => {
  let host: Host
  beforeAll(async () => {
    ;({ host } = await saved({}))
  })

  /** Preloaded into a step: does this in the place of a rename in the middle of publishing. */
  function atRename(name: string, code: string): StepOptions {
    const shim = join(host.dir, `${name}.mjs`)
    writeFileSync(
      shim,
      `import fs from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      const { renameSync } = fs
      let renames = 0
      fs.renameSync = (from, to) => {
        if (String(to).includes('lib@v1.0.0/') && ++renames === 50) { ${code} }
        renameSync(from, to)
      }
      syncBuiltinESMExports()`,
    )
    return { ...user.options, env: { ...user.options.env, NODE_OPTIONS: `--import ${shim}` } }
  }

  const isOpen = (job: Job): boolean => (lstatSync(join(job.home, library)).mode & 0o200) !== 0

  it('that fails gives them their modes back', async () => {
    const job = await host.newJob()
    makeHome(job.home, 'older')
    const before = cachedIn(job)
    const run = await restore(job, inputs, atRename('fails', `throw new Error('the disk is broken')`))
    expect(annotationsOf(run)).toEqual([expect.stringMatching(/the disk is broken/)])
    expect(run.outputs.hit).toBe('miss')
    expect(cachedIn(job)).toEqual(before)
    expect(leftoversIn(host)).toEqual([])
  })

  it('that is killed leaves it to the next step to give them their modes back', async () => {
    const job = await host.newJob()
    makeHome(job.home, 'older')
    const before = cachedIn(job)
    const run = await restore(job, inputs, atRename('is-killed', `process.kill(process.pid, 'SIGKILL')`))
    expect(run.signal).toBe('SIGKILL')
    expect(isOpen(job)).toBe(true)
    const next = await restore(job, { ...inputs, key: 'no such key' }, user.options)
    expect(logOf(next)).toEqual(['Cache not found for input keys: no such key'])
    expect(cachedIn(job)).toEqual(before)
    expect(leftoversIn(host)).toEqual([])
    expectHit(await restore(job, inputs, user.options), host)
  })

  it('of another user is a hit if all files are equal', async () => {
    const job = await host.newJob()
    give(job.home, user)
    expectHit(await restore(job, inputs, user.options), host)
    const foreign = join(job.home, library, 'd0/sub')
    give(foreign, { ...user, options: { uid: 1, gid: 1 } })
    chmodSync(foreign, 0o755)
    const before = cachedIn(job)
    expect((await restore(job, inputs, user.options)).outputs.hit).toBe('exact')
    expect(cachedIn(job)).toEqual(before)
  })
})

it('the modules of preset go are a hit on a runner whose home lives on', async () => {
  const host = place.newHost()
  const [home, preset] = [join(host.dir, 'home'), { preset: 'go' }]
  mkdirSync(home)
  makeHome(home)
  const jobs = [await host.newJob({ home }), await host.newJob({ home })]
  for (const { workspace } of jobs) writeTree(workspace, { 'go.mod': 'module me', 'go.sum': '' })
  const [first, second] = jobs as [Job, Job]
  const { state } = await restore(first, preset, user.options)
  const post = await save(first, preset, { ...user.options, state })
  expect(logOf(post)).toContainEqual(expect.stringMatching(/^go: Cache saved with key: /))
  const before = describeTree(join(home, 'go/pkg/mod'))
  const run = await restore(second, preset, user.options)
  expect([annotationsOf(run), run.outputs['hit-go'], leftoversIn(host)]).toEqual([[], 'exact', []])
  expect(describeTree(join(home, 'go/pkg/mod'))).toEqual(before)
})
