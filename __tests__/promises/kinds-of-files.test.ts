// A preset with downloads and builds is two caches: downloads belong to the lock file, builds to the toolchain, the flags and the job.
import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, JobOverrides, StepRun } from '../../scripts/as-runner.ts'
import {
  annotationsOf,
  entriesOf,
  foldedIn,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'
import { runnerEnv, startCacheService } from '../support/servers/cache-service.ts'

const place = newPlace()
const preset = { preset: 'go' }
const project = { 'go.mod': 'module x\n', 'go.sum': '' }

async function jobOf(host: Host, name: string, env: Record<string, string> = {}): Promise<Job> {
  // The tool itself is not asked: variables of this machine would lead elsewhere.
  const none = { GOCACHE: '', GOMODCACHE: '', GOPATH: '', GOFLAGS: '' }
  const job = await host.newJob({ env: { ...none, GITHUB_JOB: name, ...env } } satisfies JobOverrides)
  writeTree(job.workspace, project)
  return job
}

const pull = {
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REF: 'refs/pull/7/merge',
  GITHUB_BASE_REF: 'main',
}

interface Jobs {
  main: StepRun
  post: StepRun
}

/** A job that restores, downloads a module and builds these files, and saves. */
async function run(job: Job, built: string[], inputs: Inputs = preset): Promise<Jobs> {
  const main = await restore(job, inputs)
  writeTree(job.home, { 'go/pkg/mod/left': 'module' })
  writeTree(job.home, Object.fromEntries(built.map((name) => [`.cache/go-build/${name}`, name])))
  return { main, post: await save(job, inputs, { state: main.state }) }
}

const keysOf = ({ outputs }: StepRun): (string | undefined)[] => [
  outputs['cache-matched-key-go'],
  outputs['cache-matched-key-go-builds'],
]

describe('preset go', () => {
  it('saves builds of a job that hits the downloads of another one, and finds them first', async () => {
    const host = place.newHost()
    const lint = await run(await jobOf(host, 'lint'), ['vet'])
    expect(lint.main.outputs).toMatchObject({ hit: 'miss', 'hit-go': 'miss', 'hit-go-builds': 'miss' })
    const first = await run(await jobOf(host, 'test'), ['test'])
    const downloads = lint.main.outputs['cache-primary-key-go']
    const builds = first.main.outputs['cache-primary-key-go-builds']
    expect(builds).toMatch(/-test$/)
    // Any job's builds are better than none.
    expect(keysOf(first.main)).toEqual([downloads, builds?.replace(/-test$/, '-lint')])
    expect(first.main.outputs).toMatchObject({ hit: 'partial', 'cache-hit': 'false' })
    expect(logOf(first.post)).toEqual(
      expect.arrayContaining([
        `go-builds: Cache saved with key: ${builds}`,
        `go: Cache hit occurred on the primary key ${downloads}, not saving cache.`,
      ]),
    )
    const second = await run(await jobOf(host, 'test'), [])
    expect(keysOf(second.main)).toEqual([downloads, builds])
    expect(second.main.outputs).toMatchObject({ hit: 'exact', 'cache-hit': 'true' })
    expect(logOf(second.post)).toContain(
      `go-builds: Nothing has changed since cache ${builds} was restored, not saving cache.`,
    )
    // Downloads once, and builds of each job.
    expect(entriesOf(host.store)).toHaveLength(3)
  })

  it('keeps builds of other flags apart', async () => {
    const host = place.newHost()
    await run(await jobOf(host, 'test'), ['plain'])
    const race = await run(await jobOf(host, 'test', { GOFLAGS: '-race' }), ['race'])
    expect(keysOf(race.main)[1]).toBeUndefined()
    const again = await run(await jobOf(host, 'test'), [])
    expect(again.main.outputs['hit-go-builds']).toBe('exact')
  })

  it('begins a renamed job with the builds of the last one, also in a pull request, which saves none', async () => {
    const host = place.newHost()
    await run(await jobOf(host, 'test'), ['a'])
    const inputs = { ...preset, 'default-branch': 'main' }
    const { main, post } = await run(await jobOf(host, 'unit', pull), ['b'], inputs)
    expect(keysOf(main)[1]).toMatch(/-test$/)
    expect(logOf(post)).toContainEqual(
      expect.stringMatching(/^go-builds: Cache save skipped: .*Set rolling-branches: all/),
    )
    const renamed = await run(await jobOf(host, 'unit'), ['b'])
    expect(keysOf(renamed.main)[1]).toMatch(/-test$/)
    expect(logOf(renamed.post)).toContainEqual(
      expect.stringMatching(/^go-builds: Cache saved with key: .*-unit$/),
    )
  })

  it('keeps builds of a pull request where the default branch has none, and improves them', async () => {
    const host = place.newHost()
    const inputs = { ...preset, 'default-branch': 'main' }
    for (const built of ['a', 'b']) {
      const { post } = await run(await jobOf(host, 'test', pull), [built], inputs)
      expect(logOf(post)).toContainEqual(expect.stringMatching(/^go-builds: Cache saved with key: .*-test$/))
    }
    const third = await jobOf(host, 'test', pull)
    expect((await restore(third, inputs)).outputs).toMatchObject({ 'hit-go-builds': 'exact' })
    expect(readdirSync(join(third.home, '.cache/go-build')).sort()).toEqual(['a', 'b'])
  })

  it.each(['failure', 'cancelled'])('saves nothing of a job that ends with %s', async (status) => {
    const host = place.newHost()
    await run(await jobOf(host, 'test'), ['half'], { ...preset, 'job-status': status })
    expect(entriesOf(host.store)).toEqual([])
  })

  it.each<[string, Inputs]>([
    ['key', { key: 'own' }],
    ['restore keys', { 'restore-keys': 'own-' }],
    ['path', { path: 'own' }],
    ['wish that all is one rolling cache', { rolling: 'true' }],
  ])('is one cache with an own %s', async (_, own) => {
    const host = place.newHost()
    const { main } = await run(await jobOf(host, 'test'), ['a'], { ...preset, ...own })
    const [block = []] = Object.values(foldedIn(main))
    expect(block.slice(0, 3)).toEqual(['with:', '  path: |', '    ~/go/pkg/mod'])
    expect(block).toContain('    ~/.cache/go-build')
    expect(main.outputs).toMatchObject({ hit: 'miss' })
    expect(main.outputs).not.toHaveProperty('hit-go-builds')
    const next = await run(await jobOf(host, 'lint'), [], { ...preset, ...own })
    expect(next.main.outputs).toMatchObject({ hit: 'exact' })
  })

  it('leaves files out of both, and makes each ordinary with `rolling: false`', async () => {
    const host = place.newHost()
    const inputs = { ...preset, rolling: 'false', path: '!~/.cache/go-build/out' }
    const { main } = await run(await jobOf(host, 'test', { GITHUB_SHA: 'c0ffee' }), ['a', 'out'], inputs)
    expect(main.outputs['cache-primary-key-go-builds']).toMatch(/-test-c0ffee$/)
    const next = await jobOf(host, 'test', { GITHUB_SHA: 'decade' })
    const second = await run(next, ['b'], inputs)
    expect(keysOf(second.main)[1]).toMatch(/-test-c0ffee$/)
    expect(logOf(second.post)).toContainEqual(
      expect.stringMatching(/^go-builds: Cache saved with key: .*-test-decade$/),
    )
  })

  it('runs the command of `install` for the downloads alone', async () => {
    const host = place.newHost()
    const install = 'echo one >> runs\necho two >> runs'
    const first = await run(await jobOf(host, 'test'), ['a'], { ...preset, install })
    expect(logOf(first.main)).toContain('Run echo one >> runs … (preset go)')
    const second = await run(await jobOf(host, 'lint'), [], { ...preset, install })
    expect(logOf(second.main)).not.toContainEqual(expect.stringMatching(/^Run /))
  })

  it('says once that it finds no lock file', async () => {
    const job = await jobOf(place.newHost(), 'test')
    for (const name of Object.keys(project)) rmSync(join(job.workspace, name))
    const main = await restore(job, preset)
    expect(annotationsOf(main)).toEqual([
      expect.stringMatching(/^::notice::go: Preset go finds no go.sum, go.mod\./),
    ])
    expect(main.outputs).toMatchObject({ hit: 'miss' })
  })

  it('may miss builds where a miss of downloads fails the step', async () => {
    const host = place.newHost()
    const inputs = { ...preset, 'fail-on-cache-miss': 'true' }
    expect((await restore(await jobOf(host, 'test'), inputs)).exitCode).toBe(1)
    const job = await jobOf(host, 'test')
    const main = await restore(job, preset)
    writeTree(job.home, { 'go/pkg/mod/left': 'module' })
    await save(job, preset, { state: main.state })
    const next = await restore(await jobOf(host, 'test'), inputs)
    expect(next).toMatchObject({ exitCode: 0, outputs: { 'hit-go': 'exact', 'hit-go-builds': 'miss' } })
  })
})

it('an item of a list is two caches, whose names must be free', async () => {
  const job = await jobOf(place.newHost(), 'test')
  const item = '- { name: mod, preset: go }'
  const main = await restore(job, { caches: item })
  expect(main.outputs).toMatchObject({ 'hit-mod': 'miss', 'hit-mod-builds': 'miss' })
  const failed = await restore(job, { caches: `${item}\n- { name: Mod-Builds, path: x, key: k }` })
  expect(annotationsOf(failed)).toEqual([
    expect.stringMatching(/^::error::Two caches have the name Mod-Builds: .*another name\.$/),
  ])
})

it('two tools must not share one directory', async () => {
  const job = await jobOf(place.newHost(), 'test')
  writeTree(job.workspace, { 'nx.json': '{}' })
  const env = { NX_CACHE_DIRECTORY: join(job.home, '.cache/go-build') }
  const shared = await restore(job, { preset: 'go, nx' }, { env })
  expect(annotationsOf(shared)).toEqual([
    expect.stringMatching(/^::error::Caches go-builds and nx have the same files: /),
  ])
})

it('on a cache service, builds are saved when enough is new', async () => {
  const service = await startCacheService('memory')
  const host = place.newHost()
  const bytes = (length: number): Record<string, Buffer> => ({
    [`.cache/go-build/${length}`]: Buffer.alloc(length, 'x'),
  })
  /** More than the builds that are saved after each change. */
  const manyBytes = Object.fromEntries(
    Array.from({ length: 50 }, (_, nth) => [`.cache/go-build/large/${nth}`, randomBytes(2 ** 20)]),
  )
  const jobOn = async (name: string, files: Record<string, Buffer>): Promise<string[]> => {
    const job = await jobOf(host, name, runnerEnv(service, 'v2'))
    const main = await restore(job, { preset: 'go', path: '!~/go' })
    writeTree(job.home, files)
    return logOf(await save(job, { preset: 'go', path: '!~/go' }, { state: main.state }))
  }
  const saved = expect.stringMatching(/^go-builds: Cache saved with key: /)
  const skipped = expect.stringMatching(
    /^go-builds: Cache save skipped: the job has added .* to the .* of cache go-builds-/,
  )
  try {
    expect(await jobOn('test', bytes(100_000))).toContainEqual(saved)
    expect(await jobOn('lint', {})).toContainEqual(skipped)
    expect(await jobOn('lint', bytes(1000))).toContainEqual(saved)
    expect(await jobOn('test', manyBytes)).toContainEqual(saved)
    expect(await jobOn('test', bytes(1001))).toContainEqual(skipped)
    // Also of a job that has no builds of its own.
    expect(await jobOn('bench', bytes(1002))).toContainEqual(skipped)
    expect(await jobOn('test', bytes(8_000_000))).toContainEqual(saved)
  } finally {
    await service.stop()
  }
})
