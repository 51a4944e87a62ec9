// Go and ccache on rolling caches: what a job has only used is not saved again, a tool removes nothing that a later step needs,
// and a save leaves out only what no build needs.
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Job } from '../../scripts/as-runner.ts'
import { entriesOf, logOf, newPlace, restore, save, writeTree } from '../support/host.ts'
import { objectsIn, resultsIn, trimAgo, useAgo } from '../support/jobs/tool-cache.ts'
import { newRandom } from '../support/random.ts'

const run = promisify(execFile)
const place = newPlace()

const nothing = 'Nothing has changed since cache c was restored, not saving cache.'

const sources = {
  'go.mod': 'module example.org/app\n\ngo 1.21\n',
  'small/small.go': 'package small\n',
  'app/app.go': 'package app\n\nimport "errors"\n\nvar Err = errors.New("x")\n',
  'extra/extra.go': 'package extra\n\nimport _ "container/list"\n',
}

const cacheOf = ({ env }: Job): string => join(String(env.HOME), '.cache/go-build')

/**
 * Go adds an index of a package to its cache if the sources are more than two seconds old, and of other times than in an
 * earlier job. Here they are a minute old.
 * https://github.com/golang/go/blob/go1.24.0/src/cmd/go/internal/modindex/read.go (modTimeCutoff)
 * @returns the names of the packages that were compiled
 */
async function go(job: Job, ...args: string[]): Promise<string[]> {
  const aMinuteAgo = Date.now() / 1000 - 60
  for (const name of readdirSync(job.workspace, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(job.workspace, name), aMinuteAgo, aMinuteAgo)
  const env = { ...job.env, GOPROXY: 'off', GOTOOLCHAIN: 'local', CGO_ENABLED: '0', GOFLAGS: '-trimpath' }
  const { stderr } = await run('go', ['build', '-x', ...args], {
    cwd: job.workspace,
    env,
    maxBuffer: 2 ** 26,
  })
  return [...stderr.matchAll(/\/compile .* -p (\S+)/g)].map(([, name = '']) => name)
}

const origin = join(place.dir, 'origin')

beforeAll(async () => {
  const job = await place.newHost().newJob()
  writeTree(job.workspace, sources)
  expect(await go(job, './...')).toContain('container/list')
  cpSync(cacheOf(job), origin, { recursive: true })
}, 300_000)

/** The cache of a first job, as if it had been saved so many hours ago. */
async function savedAgo(hours: number, mode: string) {
  const host = place.newHost()
  const inputs = { path: '~/.cache/go-build', key: 'c', rolling: 'true', mode }
  const newJob = async (): Promise<Job> => {
    const job = await host.newJob()
    writeTree(job.workspace, sources)
    return job
  }
  const first = await newJob()
  cpSync(origin, cacheOf(first), { recursive: true })
  useAgo(resultsIn(cacheOf(first)), hours)
  trimAgo(cacheOf(first), hours)
  await save(first, inputs)
  return { inputs, newJob }
}

describe.each(['mount', 'unpack'])('a cache of Go, with mode: %s', (mode) => {
  it('of two hours ago is not saved after a build that compiles nothing', async () => {
    const { inputs, newJob } = await savedAgo(2, mode)
    const job = await newJob()
    const { state } = await restore(job, inputs)
    const files = resultsIn(cacheOf(job))
    expect(await go(job, './...')).toEqual([])
    const used = files.filter((path) => Date.now() - statSync(path).mtimeMs < 3_600_000)
    expect(used.length).toBeGreaterThan(files.length / 2)
    // Go has made an index of each of the three packages.
    expect(resultsIn(cacheOf(job)).length).toBeGreaterThanOrEqual(files.length + 3)
    expect(logOf(await save(job, inputs, { state }))).toEqual([nothing])
  })

  it('is saved after a build that compiles one empty package', async () => {
    const { inputs, newJob } = await savedAgo(2, mode)
    const job = await newJob()
    writeTree(job.workspace, { 'new/new.go': 'package new\n' })
    const { state } = await restore(job, inputs)
    expect(await go(job, './...')).toEqual(['example.org/app/new'])
    expect(logOf(await save(job, inputs, { state }))).toContain('Cache saved successfully')
    const next = await newJob()
    writeTree(next.workspace, { 'new/new.go': 'package new\n' })
    const restored = await restore(next, inputs)
    expect(await go(next, './...')).toEqual([])
    expect(logOf(await save(next, inputs, { state: restored.state }))).toEqual([nothing])
  })

  it('of six days ago is not cleaned up by the first command', async () => {
    const { inputs, newJob } = await savedAgo(6 * 24, mode)
    const job = await newJob()
    const { state } = await restore(job, inputs)
    const files = resultsIn(cacheOf(job))
    expect(files.length).toBeGreaterThan(100)
    await go(job, './small')
    expect(files.filter((path) => !existsSync(path))).toEqual([])
    expect(await go(job, './...')).toEqual([])
    expect(logOf(await save(job, inputs, { state }))).toEqual([nothing])

    // What Go does with the time that was saved.
    const other = await newJob()
    const ended = await restore(other, inputs)
    trimAgo(cacheOf(other), 6 * 24)
    await go(other, './small')
    expect(resultsIn(cacheOf(other)).length).toBeLessThan(20)
    await save(other, { ...inputs, save: 'never' }, { state: ended.state })
  })
})

it.each(['mount', 'unpack'])(
  'a cache of Go loses what five builds have not used, and nothing else, with mode: %s',
  async (mode) => {
    const { inputs, newJob } = await savedAgo(10 * 24, mode)
    let log: string[] = []
    let files = 0
    for (let nth = 1; nth <= 6; nth++) {
      const job = await newJob()
      writeFileSync(join(job.workspace, 'app/nth.go'), `package app\n\nconst Nth = ${nth}\n`)
      const { state } = await restore(job, inputs)
      files = resultsIn(cacheOf(job)).length
      expect(await go(job, './app')).toEqual(['example.org/app/app'])
      log = logOf(await save(job, inputs, { state }))
      if (nth === 5)
        expect(log.join('\n')).toMatch(
          /Left out \d+ files \(\d+\.\d KiB\) that the last 5 builds have not used/,
        )
    }
    expect(log.join()).not.toMatch(/Left out/)
    const job = await newJob()
    await restore(job, inputs)
    expect(resultsIn(cacheOf(job)).length).toBeLessThan(files + 10)
    writeFileSync(join(job.workspace, 'app/nth.go'), 'package app\n\nconst Nth = 6\n')
    expect(await go(job, './app')).toEqual([])
    expect(await go(job, './extra')).toContain('container/list')
  },
)

/** @returns the names of the sources that were compiled */
async function ccache(job: Job, names: string[]): Promise<string[]> {
  const statistics = join(job.temp, 'statistics')
  const env = { ...job.env, CCACHE_STATSLOG: statistics, CCACHE_COMPILERCHECK: 'content' }
  for (const name of names)
    await run('ccache', ['gcc', '-c', name, '-o', `${name}.o`], { cwd: job.workspace, env })
  const text = existsSync(statistics) ? readFileSync(statistics, 'utf8') : ''
  rmSync(statistics, { force: true })
  const runs = text.split(/^# /m).slice(1)
  return runs.flatMap((one) => (/^cache_miss$/m.test(one) ? [one.slice(0, one.indexOf('\n'))] : []))
}

it('a cache of ccache shrinks with the sources of a project, and compiles none again', async () => {
  const host = place.newHost()
  const inputs = { path: '~/.cache/ccache', key: 'c', rolling: 'true', mode: 'unpack' }
  const cacheIn = ({ env }: Job): string => join(String(env.HOME), '.cache/ccache')
  const dayHours = 24
  const compiled: string[][] = []
  const stored: number[] = []
  const pruned: string[] = []
  for (let nth = 0; nth < 10; nth++) {
    const job = await host.newJob()
    const { state } = await restore(job, inputs)
    // Each build comes a day after the one before.
    const objects = objectsIn(cacheIn(job))
    for (const path of objects) useAgo([path], dayHours + (Date.now() - statSync(path).mtimeMs) / 3_600_000)
    // Two builds have ten modules, the others have two. One of these changes with each build.
    const names = Array.from({ length: nth < 2 ? 10 : 2 }, (_, module) => `m${module}.c`)
    for (const [module, name] of names.entries()) {
      const random = newRandom(module)
      const numbers = Array.from({ length: 2000 }, () => random.below(1e9))
      const version = module === 0 ? nth : 0
      writeTree(job.workspace, {
        [name]: `int numbers[] = {${numbers.join()}};\nint version = ${version};\n`,
      })
    }
    compiled.push(await ccache(job, names))
    const older = JSON.parse(String(state.headstart ?? '{}')) as Record<string, { builds?: number[] }>
    for (const one of Object.values(older)) {
      const [now = 0, ...others] = one.builds ?? []
      if (one.builds) one.builds = [now, ...others.map((seconds) => seconds - dayHours * 3600)]
    }
    const aged = state.headstart === undefined ? state : { ...state, headstart: JSON.stringify(older) }
    const log = logOf(await save(job, inputs, { state: aged }))
    pruned.push(...log.filter((line) => /^Left out/.test(line)))
    const [entry = '', ...others] = entriesOf(host.store)
    expect(others).toEqual([])
    stored.push(statSync(entry).size)
  }
  const [first, ...later] = compiled
  expect(first).toHaveLength(10)
  expect(later).toEqual(later.map(() => ['m0.c']))
  expect(pruned.length).toBeGreaterThan(0)
  // The last five builds have used two of ten modules, and older objects of one of these, which pack well beside the newest.
  const used = (2 * (stored[0] ?? 0)) / 10
  expect(stored.at(-1)).toBeLessThan(1.3 * used)
  expect(Math.max(...stored)).toBeGreaterThan(4 * used)
})
