// A rolling cache holds what its builds use: a save leaves out what the last five builds have not used.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { asRoot, entriesOf, logOf, newPlace, placeIn, restore, save } from '../support/host.ts'
import {
  addGradleResults,
  addResults,
  contentsOf,
  gradleResultsIn,
  resultsIn,
  useAgo,
} from '../support/jobs/tool-cache.ts'

const place = newPlace()

const inputs = { path: 'gocache', key: 'go', rolling: 'true' }
const leftOut = /^Left out /

/** Jobs of one host whose cache has results, two files for each, that were last used two days ago. */
async function jobs({ results = 5, bytes = 10_000, mode = 'unpack' } = {}) {
  const host = place.newHost()
  const first = await host.newJob()
  const cache = join(first.workspace, 'gocache')
  addResults(cache, results, { bytes })
  useAgo(resultsIn(cache), 48)
  const old = Object.keys(contentsOf(cache))
  const all = { ...inputs, mode }
  await save(first, all)
  let nth = 1
  const build = async (use: (files: string[]) => string[], more = {}) => {
    const job = await host.newJob()
    const cache = join(job.workspace, 'gocache')
    const main = await restore(job, { ...all, ...more })
    const found = Object.keys(contentsOf(cache))
    const bytes = resultsIn(cache).reduce((sum, path) => sum + statSync(path).size, 0)
    useAgo(use(resultsIn(cache)), 0)
    // Each build compiles something.
    addResults(cache, 1, { seed: ++nth })
    const post = await save(job, { ...all, ...more }, { state: main.state })
    return { found, bytes, log: logOf(post) }
  }
  return { host, old, build }
}

it('leaves out what five builds have not used, once, and says so', async () => {
  const { old, build } = await jobs()
  const isIn = (names: string[], path: string): boolean => names.some((name) => path.endsWith(name))
  const [used, unused] = [old.slice(0, 4), old.slice(4)]
  // Go uses a file and its neighbours in different builds.
  await build((files) => files.filter((path) => isIn(used.slice(0, 1), path)))
  await build((files) => files.filter((path) => isIn(used.slice(1), path)))
  for (let nth = 0; nth < 2; nth++) expect((await build(() => [])).log.join()).not.toMatch(/Left out/)
  const fifth = await build(() => [])
  expect(fifth.log.filter((line) => leftOut.test(line))).toEqual([
    expect.stringMatching(/^Left out 6 files \(\d+\.\d KiB\) that the last 5 builds have not used$/),
  ])
  const sixth = await build(() => [])
  // What two builds have used, and what five have made.
  expect(sixth.found).toHaveLength(4 + 10)
  expect(used.every((name) => sixth.found.includes(name))).toBe(true)
  expect(unused.some((name) => sixth.found.includes(name))).toBe(false)
  expect(sixth.log.join()).not.toMatch(/Left out/)
})

it('keeps all with prune: false, and the most recently used within max-size', async () => {
  const { build } = await jobs({ bytes: 300_000 })
  const off = { prune: 'false' }
  for (let nth = 0; nth < 5; nth++) {
    const { log } = await build(() => [], off)
    expect(log.filter((line) => leftOut.test(line))).toEqual([])
  }
  const sixth = await build((files) => files.slice(0, 8), { ...off, 'max-size': '1MB' })
  expect(sixth.found).toHaveLength(20)
  expect(sixth.log.filter((line) => leftOut.test(line))).toEqual([
    expect.stringMatching(
      /^Left out \d+ files \(.*\) that were not used for longest, because of `max-size`$/,
    ),
  ])
  const { bytes } = await build(() => [], off)
  expect(bytes).toBeGreaterThan(600_000)
  expect(bytes).toBeLessThan(1_000_000)
})

it('saves nothing only because something is unused', async () => {
  const { host, build } = await jobs()
  for (let nth = 0; nth < 4; nth++) await build(() => [])
  const job = await host.newJob()
  const main = await restore(job, inputs)
  const before = entriesOf(host.store)
  expect(logOf(await save(job, inputs, { state: main.state }))).toEqual([
    'Nothing has changed since cache go was restored, not saving cache.',
  ])
  expect(entriesOf(host.store)).toEqual(before)
})

it.each([
  { what: 'a small one, which each save packs whole', results: 5, bytes: 10_000 },
  { what: 'a large one, whose saves pack only changes', results: 30, bytes: 200_000 },
])('leaves out of a mounted cache what five builds have not used: $what', async ({ results, bytes }) => {
  const { old, build } = await jobs({ results, bytes, mode: 'mount' })
  const [used = ''] = old.filter((name) => name.endsWith('-d'))
  // The first build uses one of the files, and none of the next ones does.
  const logs = [(await build((files) => files.filter((path) => path.endsWith(used)))).log]
  for (let nth = 0; nth < 3; nth++) logs.push((await build(() => [])).log)
  expect(logs.flat().filter((line) => leftOut.test(line))).toEqual([])
  const fifth = await build(() => [])
  expect(fifth.log.filter((line) => leftOut.test(line))).toEqual([
    expect.stringMatching(
      new RegExp(`^Left out ${2 * results - 1} files \\(.*\\) that the last 5 builds have not used$`),
    ),
  ])
  if (bytes > 100_000) {
    for (const log of logs) expect(log).toContainEqual(expect.stringMatching(/^Reused/))
    expect(fifth.log).toContain(
      'Saving all files instead of the changes: the last builds have not used a large part of the restored cache',
    )
  }
  const sixth = await build(() => [])
  expect(sixth.found.filter((name) => old.includes(name))).toEqual([used])
  // What five builds have made is there, too.
  expect(sixth.found).toHaveLength(1 + 5 * 2)
  // The record counts on after a save of all files. A file of the small cache has the time of its use, which is minutes ago.
  expect(sixth.log.filter((line) => leftOut.test(line))).toEqual(
    bytes > 100_000 ? [expect.stringMatching(/^Left out 1 files /)] : [],
  )
})

it('keeps all of a mounted cache with prune: false, and counts no such builds', async () => {
  const { build } = await jobs({ mode: 'mount' })
  for (let nth = 0; nth < 6; nth++) {
    const { log } = await build(() => [], { prune: 'false' })
    expect(log.join()).not.toMatch(/Left out/)
  }
  expect((await build(() => [])).log.join()).not.toMatch(/Left out/)
})

/** Jobs of a host whose disk has these options. The Gradle cache has six results, two days old. */
async function gradleJobs({ options, mode = 'unpack' }: { options: string; mode?: string }) {
  const disk = join(place.dir, `disk-${options}-${mode}`)
  mkdirSync(disk)
  execFileSync(...asRoot('mount', '-t', 'tmpfs', '-o', `mode=0777,${options}`, 'tmpfs', disk))
  const host = placeIn(disk).newHost()
  const inputs = { path: 'caches', key: 'gradle', rolling: 'true', mode }
  const first = await host.newJob()
  const cachesIn = ({ workspace }: typeof first): string => join(workspace, 'caches')
  addGradleResults(cachesIn(first), 6)
  const old = gradleResultsIn(cachesIn(first))
  useAgo(old, 48)
  await save(first, inputs)
  let nth = 1
  // Each build changes what Gradle writes for itself.
  const build = async (reads: number[], { results = 1 } = {}) => {
    const job = await host.newJob()
    const main = await restore(job, inputs)
    const paths = gradleResultsIn(cachesIn(job))
    const found = paths.map((path) => basename(path))
    const accessed = paths.map((path) => statSync(path)).filter(({ atimeMs, ctimeMs }) => atimeMs > ctimeMs)
    for (const read of reads) readFileSync(join(cachesIn(job), 'build-cache-1', basename(old[read] ?? '')))
    addGradleResults(cachesIn(job), results, { seed: ++nth })
    return { found, accessed, log: logOf(await save(job, inputs, { state: main.state })) }
  }
  return { old: old.map((path) => basename(path)), build }
}

it('leaves out of a Gradle cache what five builds have not read, which sets no times', async () => {
  const { old, build } = await gradleJobs({ options: 'relatime' })
  await build([0])
  await build([1, 2])
  // Builds that read nothing do not count: perhaps the system does not say what they have read.
  await build([])
  await build([])
  for (let nth = 0; nth < 2; nth++) expect((await build([1])).log.join()).not.toMatch(/Left out/)
  const fifth = await build([1])
  expect(fifth.log.filter((line) => leftOut.test(line))).toEqual([
    expect.stringMatching(/^Left out 3 files \(.*\) that the last 5 builds have not used$/),
  ])
  const { found, accessed } = await build([1])
  // Of a file that was accessed after its last change, the system notes no read.
  expect(accessed).toEqual([])
  // What builds have read, and what seven have made.
  expect(found.filter((name) => old.includes(name))).toEqual(old.slice(0, 3))
  expect(found).toHaveLength(3 + 7)
})

it.each([
  { what: 'where the system keeps no access times', options: 'noatime', mode: 'unpack' },
  { what: 'that is mounted', options: 'relatime', mode: 'mount' },
])('leaves nothing out of a Gradle cache $what', async ({ options, mode }) => {
  const { old, build } = await gradleJobs({ options, mode })
  for (let nth = 0; nth < 6; nth++) expect((await build([0, 1])).log.join()).not.toMatch(/Left out/)
  expect((await build([0])).found).toEqual(expect.arrayContaining(old))
})

it.each(['unpack', 'mount'])(
  'does not save a Gradle cache that was only read, with mode: %s',
  async (mode) => {
    const { build } = await gradleJobs({ options: 'strictatime', mode })
    expect((await build([0, 1], { results: 0 })).log).toEqual([
      'Nothing has changed since cache gradle was restored, not saving cache.',
    ])
  },
)
