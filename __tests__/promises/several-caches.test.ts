// Several caches in one step: looked up together, restored at once, saved each on its own.
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Job } from '../../scripts/as-runner.ts'
import { overlapOf } from '../../src/files/paths/overlap.ts'
import { type Selection, selectionOf } from '../../src/files/paths/patterns.ts'
import { readCaches } from '../../src/inputs/caches.ts'
import { newSemaphore } from '../../src/job/restore/parallel-restores.ts'
import { readMounts } from '../../src/system/mountinfo.ts'
import {
  annotationsOf,
  entriesOf,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  restoreOnly,
  save,
  writeTree,
} from '../support/host.ts'

const place = newPlace()
const two = { caches: '- { name: one, path: a, key: k1 }\n- { name: other, path: [b, c], key: k2 }' }
const files = { 'a/one': 'one', 'b/two': 'two', 'c/three': 'three' }
const read = (job: Job, name: string): string | undefined => {
  const path = join(job.workspace, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

describe('a job with two caches', () => {
  it('misses, saves, and hits, each with its outputs and its name in the log', async () => {
    const host = place.newHost()
    const first = await host.newJob()
    const miss = await restore(first, two)
    expect(miss.outputs).toMatchObject({ hit: 'miss', 'hit-one': 'miss', 'hit-other': 'miss' })
    expect(miss.outputs).toMatchObject({ 'cache-primary-key-one': 'k1', 'cache-primary-key-other': 'k2' })
    expect(miss.outputs).not.toHaveProperty('cache-hit')
    writeTree(first.workspace, files)
    const saved = await save(first, two, { state: miss.state })
    expect(logOf(saved)).toEqual(
      expect.arrayContaining(['one: Cache saved with key: k1', 'other: Cache saved with key: k2']),
    )
    expect(entriesOf(host.store)).toHaveLength(2)

    const second = await host.newJob()
    const hit = await restore(second, two)
    expect(hit.outputs).toMatchObject({
      ...{ hit: 'exact', 'cache-hit': 'true', 'cache-hit-one': 'true', 'cache-matched-key-other': 'k2' },
    })
    const ofKey = (key: string) => ({
      ...{ hit: 'exact', 'cache-hit': 'true', 'cache-primary-key': key, 'cache-matched-key': key },
      report: expect.stringContaining(second.temp),
    })
    expect(JSON.parse(hit.outputs.results ?? '')).toEqual({ one: ofKey('k1'), other: ofKey('k2') })
    expect(logOf(hit)).toEqual(
      expect.arrayContaining(['one: Cache restored from key: k1', 'other: Cache restored from key: k2']),
    )
    expect(Object.keys(files).map((name) => read(second, name))).toEqual(Object.values(files))
    const unsaved = await save(second, two, { state: hit.state })
    expect(logOf(unsaved)).toEqual([
      'one: Cache hit occurred on the primary key k1, not saving cache.',
      'other: Cache hit occurred on the primary key k2, not saving cache.',
    ])
    expect(leftoversIn(host)).toEqual([])
  })

  it('loses only the damaged one, and saves it anew', async () => {
    const host = place.newHost()
    const first = await host.newJob()
    writeTree(first.workspace, files)
    await save(first, two)
    const damaged = entriesOf(host.store).find((path) => readFileSync(path).includes('"k1"')) ?? ''
    writeFileSync(damaged, readFileSync(damaged).fill(1, 0, 20))

    const second = await host.newJob()
    const run = await restore(second, two)
    expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'partial', 'cache-hit': 'false' } })
    expect(run.outputs).toMatchObject({ 'hit-one': 'miss', 'hit-other': 'exact' })
    expect(annotationsOf(run)).toEqual([expect.stringMatching(/^::warning::one: Failed to restore: /)])
    expect([read(second, 'a/one'), read(second, 'c/three')]).toEqual([undefined, 'three'])
    writeTree(second.workspace, { 'a/one': 'new' })
    await save(second, two, { state: run.state })

    const third = await host.newJob()
    expect((await restore(third, two)).outputs).toMatchObject({ hit: 'exact' })
    expect(read(third, 'a/one')).toBe('new')
  })

  it('saves the one when the other cannot be saved', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, files)
    writeFileSync(join(job.temp, 'a-file'), '')
    const caches = `- { name: bad, path: a, key: k1, store: local, local-dir: ${job.temp}/a-file }\n- { name: good, path: b, key: k2 }`
    const run = await save(job, { caches })
    expect(run.exitCode).toBe(0)
    expect(annotationsOf(run)).toEqual([expect.stringMatching(/^::warning::bad: Failed to save: /)])
    expect(logOf(run)).toContain('good: Cache saved with key: k2')
  })

  it('fails the step for one miss, after it has restored the other', async () => {
    const host = place.newHost()
    const first = await host.newJob()
    writeTree(first.workspace, files)
    await save(first, two)
    const second = await host.newJob()
    const caches = `${two.caches}\n- { name: none, path: d, key: k3, fail-on-cache-miss: true }`
    const run = await restoreOnly(second, { caches })
    expect(run.exitCode).toBe(1)
    expect(annotationsOf(run)).toEqual([
      '::error::none: Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: k3',
    ])
    expect(read(second, 'c/three')).toBe('three')
  })

  it('unmounts all, though the input has changed before post', async () => {
    const host = place.newHost()
    const first = await host.newJob()
    writeTree(first.workspace, files)
    const caches =
      '- { name: one, path: a, key: k1, mode: mount }\n- { name: other, path: b, key: k2, mode: lazy }'
    await save(first, { caches })
    const second = await host.newJob()
    const run = await restore(second, { caches })
    expect(run.outputs.hit).toBe('exact')
    const mounted = (): number =>
      readMounts().filter(({ point }) => point.startsWith(second.workspace)).length
    // One overlay over the workspace shows both.
    expect(mounted()).toBe(1)
    expect(['a', 'b'].map((name) => existsSync(join(second.workspace, name)))).toEqual([true, true])
    const post = await save(second, { caches: '- { name: one, path: a, key: k1 }' }, { state: run.state })
    expect(annotationsOf(post)).toEqual([])
    expect(logOf(post)).toContain(
      'The values of the restore count, because these inputs have others now: caches',
    )
    expect(mounted()).toBe(0)
  })

  it('shows each in the summary of the job', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    const { summary } = await restore(job, two)
    expect(summary.match(/<h3>.*?<\/h3>/g)?.sort()).toEqual([
      '<h3>one: Headstart restore: miss</h3>',
      '<h3>other: Headstart restore: miss</h3>',
    ])
  })
})

it('a cancelled step ends with one line for all its caches', async () => {
  const silent = createServer(() => cancel.abort())
  const cancel = new AbortController()
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const bucket = { bucket: 'cache', endpoint: `http://127.0.0.1:${port}`, region: 'r' }
  const keys = { 'access-key-id': 'a', 'secret-access-key': 's' }
  const job = await place.newHost().newJob()
  const run = await restore(job, { ...two, ...bucket, ...keys }, { signal: cancel.signal })
  silent.close()
  expect(annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))).toEqual([])
  expect(logOf(run).at(-1)).toBe('Cancelled by SIGINT')
  expect(run.outputs).not.toHaveProperty('hit')
})

it('six caches restore, the mistakes of none of them mixed up', async () => {
  const host = place.newHost()
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const caches = names.map((name) => `- { name: ${name}, path: ${name}, key: key-${name} }`).join('\n')
  const first = await host.newJob()
  writeTree(first.workspace, Object.fromEntries(names.map((name) => [`${name}/file`, name.repeat(9)])))
  await save(first, { caches })
  const second = await host.newJob()
  const run = await restore(second, { caches })
  expect(run.outputs.hit).toBe('exact')
  expect(names.map((name) => read(second, `${name}/file`))).toEqual(names.map((name) => name.repeat(9)))
})

it.each(['outer', 'inner'])(
  'a cache within another one is never hidden, with the %s one first',
  async (name) => {
    const outer = '- { name: outer, path: [a, "!a/b"], key: o-KEY, restore-keys: o-, mode: mount }'
    const inner = '- { name: inner, path: a/b, key: i-KEY, restore-keys: i-, mode: mount }'
    const order = name === 'outer' ? [outer, inner] : [inner, outer]
    const cachesOf = (key: string) => ({ caches: order.join('\n').replaceAll('KEY', key) })
    const host = place.newHost()
    const first = await host.newJob()
    writeTree(first.workspace, { 'a/x': 'x', 'a/b/f': 'f' })
    await save(first, cachesOf('1'))
    for (let round = 2; round < 6; round++) {
      const job = await host.newJob()
      const main = await restore(job, cachesOf(`${round}`))
      expect(main.outputs).toMatchObject({ 'hit-outer': 'partial', 'hit-inner': 'partial' })
      expect([read(job, 'a/x'), read(job, 'a/b/f')]).toEqual(['x', 'f'])
      const post = await save(job, cachesOf(`${round}`), { state: main.state })
      expect(annotationsOf(post)).toEqual([])
      expect(logOf(post)).toContain(`inner: Cache saved with key: i-${round}`)
    }
    expect(leftoversIn(host)).toEqual([])
  },
)

describe('presets', () => {
  const inputs = { preset: 'npm, cargo' }

  it('are a cache each, and auto finds both', async () => {
    const host = place.newHost()
    const first = await host.newJob()
    writeTree(first.workspace, { 'package-lock.json': '{}', 'Cargo.lock': '' })
    const env = { npm_config_cache: join(first.home, '.npm'), CARGO_HOME: join(first.home, '.cargo') }
    const found = await restore(first, { preset: 'auto' }, { env })
    expect(found.outputs).toMatchObject({ 'hit-npm': 'miss', 'hit-cargo': 'miss' })
    const named = await restore(first, inputs, { env })
    expect(named.outputs['cache-primary-key-npm']).toBe(found.outputs['cache-primary-key-npm'])
    writeTree(first.home, { '.npm/_cacache/x': 'npm', '.cargo/registry/cache/y': 'cargo' })
    // Post saves what main has looked up.
    rmSync(join(first.workspace, 'Cargo.lock'))
    const saved = await save(first, { preset: 'auto' }, { state: found.state, env })
    const lines = logOf(saved).filter((line) => line.includes('saved with key'))
    // The two are saved side by side.
    expect(lines.toSorted()).toEqual([
      `cargo: Cache saved with key: ${found.outputs['cache-primary-key-cargo']}`,
      `npm: Cache saved with key: ${found.outputs['cache-primary-key-npm']}`,
    ])
    // One lock file changes; the other cache stays.
    writeTree(first.workspace, { 'package-lock.json': '{ }', 'Cargo.lock': '' })
    const next = await restore(first, inputs, { env })
    expect(next.outputs).toMatchObject({ 'hit-npm': 'partial', 'hit-cargo': 'exact', 'cache-hit': 'false' })
  })

  it('leave out one that finds nothing, and it does not count', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'package-lock.json': '{}' })
    writeTree(job.home, { '.npm/_cacache/x': 'npm' })
    const env = { npm_config_cache: join(job.home, '.npm') }
    await save(job, { preset: 'npm' }, { env })
    const hit = await restore(job, { preset: 'npm, composer' }, { env })
    expect(hit.outputs).toMatchObject({ hit: 'exact', 'cache-hit': 'true', 'hit-composer': 'miss' })
    const none = await restore(job, { preset: 'uv, composer' })
    const results = JSON.stringify({ uv: { hit: 'miss' }, composer: { hit: 'miss' } })
    expect(none.outputs).toEqual({ hit: 'miss', 'hit-uv': 'miss', 'hit-composer': 'miss', results })
  })

  it('mount lazily with the inputs that they filled in', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'package-lock.json': '{}' })
    writeTree(job.home, { '.npm/_cacache/x': 'npm' })
    const env = { npm_config_cache: join(job.home, '.npm') }
    await save(job, { preset: 'npm', mode: 'lazy' }, { env })
    rmSync(join(job.home, '.npm'), { recursive: true })
    const run = await restore(job, { preset: 'npm', mode: 'lazy' }, { env })
    expect(run.outputs.hit).toBe('exact')
    expect(logOf(run).join('\n')).not.toContain('Input required')
    expect(readFileSync(join(job.home, '.npm/_cacache/x'), 'utf8')).toBe('npm')
    await save(job, { preset: 'npm', mode: 'lazy' }, { state: run.state, env })
  })
})

describe('a mistake fails the step before anything is looked up', () => {
  it.each([
    ['- a', 'item 1 (line 1, column 3) must be a mapping'],
    ['path: a', 'it must be a YAML list'],
    [
      '- { path: [x, secret-access-key: TOPSECRET }',
      'it is no YAML at line 1, column 44: missed comma between flow collection entries',
    ],
    ['- { path: &a [*a], key: k }', 'item 1 (line 1, column 3) must have text or a list of lines for path'],
    ['- { path: a, Path: b, key: k }', 'item 1 (line 1, column 3) has path twice'],
    ['- { path: !!js/function a, key: k }', 'it is no YAML at line 1, column 11: unknown scalar tag'],
    ['- { path: *a, key: k }', 'it is no YAML at line 1, column 12: unidentified alias'],
    ['- { name: a b, path: x, key: y }', "the name 'a b'"],
    ['- { path: x, key: y, caches: z }', 'caches, which belongs to the step'],
    ['- { name: __proto__, path: x, key: y }', "the name '__proto__'"],
    ['- { name: x, path: a, key: b }\n- { name: X, path: c, key: d }', 'the name x'],
    ['- { path: { a: b }, key: y }', 'text or a list of lines for path'],
  ])('%s', (text, why) => {
    expect(() => readCaches(text)).toThrow(why)
  })

  it.each([
    [{ caches: '- { name: n, pth: x, path: x, key: y }' }, "n: Input `caches` has 'pth'"],
    [{ caches: '- { name: n, path: x }' }, 'n: Input required and not supplied: key'],
    [{ caches: '- { name: n, path: x, key: y, mode: fast }' }, "n: Input `mode` is 'fast'"],
    [{ caches: '- { path: x, key: y }', key: 'z' }, 'Inputs `caches` and `key` are both given'],
    [
      { caches: '- { path: x, key: y }\n- { path: x/y, key: z }' },
      'Caches 1 and 2 have the same files: x and x/y',
    ],
    [
      { preset: 'npm, cargo', path: 'x' },
      'Input `preset` stands for npm, cargo, and `path` would be the same',
    ],
    [{ preset: ', ,' }, "Input `preset` is ', ,'; it must be one or more of"],
    [{ preset: 'npm, pants' }, "Input `preset` is 'pants'; it must be one or more of"],
    [{ preset: 'npm yarn' }, "Input `preset` is 'npm yarn'; separate presets by commas: npm, yarn."],
    [{ preset: 'npm pants' }, "Input `preset` is 'npm pants'; it must be one or more of"],
  ])('%j', async (inputs: Record<string, string>, why) => {
    const host = place.newHost()
    const job = await host.newJob()
    const run = await restore(job, inputs)
    expect(run.exitCode).toBe(1)
    expect(run.stdout).toContain(`::error::${why}`)
    expect(run.stdout).not.toContain('Cache not found')
  })

  it('values are as they are written', () => {
    const [cache] = readCaches('- { key: 1.10, path: [a, "!b"], crossOs: yes }')
    expect([...(cache?.inputs ?? [])]).toEqual([
      ['key', '1.10'],
      ['path', 'a\n!b'],
      ['crossos', 'yes'],
    ])
  })
})

describe('paths overlap', () => {
  it.each([
    [['a'], ['a'], true],
    [['a'], ['a/b'], true],
    [['a/b'], ['a'], true],
    [['a'], ['ab'], false],
    [['a', '!a/b'], ['a/b'], false],
    [['a', '!a/*.txt'], ['a/*.txt'], false],
    [['a', '!a/**/t'], ['a/**/t'], false],
    [['a', '!a/b'], ['a/b*'], true],
    [['**/node_modules'], ['x/node_modules/.cache'], true],
    [['**/node_modules'], ['x/y'], false],
    [['x/*'], ['x/*'], true],
    [['x'], ['x/**/y'], true],
    [['~/.npm'], ['~/.npm/_cacache', 'z'], true],
  ])('%j and %j: %s', (some, others, expected) => {
    const [a, b] = [some, others].map((lines) => selectionOf(lines, '/w')) as [Selection, Selection]
    expect(overlapOf(a, b) !== undefined).toBe(expected)
    expect(overlapOf(b, a) !== undefined).toBe(expected)
  })
})

describe('the semaphore', () => {
  it('admits four at once, the largest first', async () => {
    const sizes = [1, 6, 3, 2, 5, 4]
    const newPermit = newSemaphore(sizes.length + 1)
    const permits = sizes.map(newPermit)
    const miss = newPermit()
    const begun: number[] = []
    const waits = permits.map(async (permit, place) => {
      const bytes = sizes[place] as number
      await permit.acquire(bytes)
      begun.push(bytes)
    })
    miss.end()
    await setImmediate()
    expect(begun).toEqual([6, 5, 4, 3])
    permits[5]?.end()
    await setImmediate()
    expect(begun).toEqual([6, 5, 4, 3, 2])
    for (const place of [1, 4, 2, 3]) permits[place]?.end()
    await Promise.all(waits)
    expect(begun).toEqual([6, 5, 4, 3, 2, 1])
    permits[0]?.end()
  })

  it('does not wait for a lookup that takes long', async () => {
    const newPermit = newSemaphore(5)
    const [slow, quick] = [newPermit(), newPermit()]
    await expect(quick.acquire(1)).resolves.toBeUndefined()
    for (const permit of [slow, quick]) permit.end()
  })
})
