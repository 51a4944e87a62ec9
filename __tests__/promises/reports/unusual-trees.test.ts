// moby/buildkit 1749, metta 2551, cirrus-ci-docs 288, turborepo 13430, actions/cache 416, 504 and 689, azure-pipelines-tasks 15351, thunderid 3728, expo 11973: trees that tools leave behind.
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import { type Inputs, logOf, newPlace, restore, save, unmount, writeTree } from '../../support/host.ts'

const place = newPlace()
const modes = ['unpack', 'mount']

/** Saves what `make` makes, restores it into what `prepare` makes, and unmounts after `check`. */
async function roundTrip(
  more: Inputs,
  make: (workspace: string) => void,
  check: (workspace: string) => void,
  prepare: (workspace: string) => void = () => {},
): Promise<void> {
  const host = place.newHost()
  const inputs = { path: 'deps', key: 'k', ...more }
  const job = await host.newJob()
  make(job.workspace)
  await save(job, inputs)
  const next = await host.newJob()
  prepare(next.workspace)
  const { outputs, state } = await restore(next, inputs)
  expect(outputs.hit).toBe('exact')
  try {
    check(next.workspace)
  } finally {
    await unmount(next, inputs, { state })
  }
}

it.each(modes)('a file of 20 GiB of holes takes no space: %s', (mode) =>
  roundTrip(
    { mode },
    (workspace) => {
      writeTree(workspace, { 'deps/disk': '' })
      truncateSync(join(workspace, 'deps/disk'), 20 * 2 ** 30)
    },
    (workspace) => {
      const { size, blocks } = statSync(join(workspace, 'deps/disk'))
      expect([size, blocks]).toEqual([20 * 2 ** 30, 0])
    },
  ),
)

// Bazel gives its install base times ten years ahead; archives of npm and Yarn have times of 1985 and 1984.
const times = [0, 315_532_800, 2 ** 31, 2 ** 32 - 1]

it.each(modes)('times from 1970 to 2106 stay: %s', (mode) =>
  roundTrip(
    { mode },
    (workspace) => {
      for (const time of times) {
        writeTree(workspace, { [`deps/${time}`]: 'x' })
        utimesSync(join(workspace, `deps/${time}`), time, time)
      }
    },
    (workspace) => {
      const restored = times.map((time) => statSync(join(workspace, `deps/${time}`)).mtimeMs / 1000)
      expect(restored).toEqual(times)
    },
  ),
)

const links = { nowhere: 'absent', outside: '/absent/file', itself: 'itself', header: '../deps/Headers/x.h' }

it.each(modes)('links stay links, wherever they lead: %s', (mode) =>
  roundTrip(
    { mode },
    (workspace) => {
      writeTree(workspace, { 'deps/Headers/x.h': 'x' })
      for (const [name, target] of Object.entries(links)) symlinkSync(target, join(workspace, 'deps', name))
    },
    (workspace) => {
      const names = readdirSync(join(workspace, 'deps')).sort()
      expect(names).toEqual(['Headers', ...Object.keys(links)].sort())
      for (const name of Object.keys(links))
        expect(lstatSync(join(workspace, 'deps', name)).isSymbolicLink()).toBe(true)
      expect(readFileSync(join(workspace, 'deps/header'), 'utf8')).toBe('x')
    },
  ),
)

it.each(modes)('a directory of the entry replaces a link, and nothing is written through it: %s', (mode) =>
  roundTrip(
    { mode },
    (workspace) => writeTree(workspace, { 'deps/a/file': 'cached' }),
    (workspace) => {
      expect(readFileSync(join(workspace, 'deps/a/file'), 'utf8')).toBe('cached')
      expect(readFileSync(join(workspace, 'own/file'), 'utf8')).toBe('own')
      expect(readdirSync(join(workspace, 'own'))).toEqual(['file'])
    },
    (workspace) => {
      writeTree(workspace, { 'own/file': 'own', 'deps/other': 'x' })
      symlinkSync('../own', join(workspace, 'deps/a'))
    },
  ),
)

it('directories of a pattern within each other, and names of 255 bytes, come back', () => {
  const long = 'n'.repeat(255)
  const path = join('app/node_modules/expo/node_modules/jsonfile', long)
  return roundTrip(
    { path: '**/node_modules' },
    (workspace) => writeTree(workspace, { [path]: 'x', 'app/own': 'own' }),
    (workspace) => {
      expect(readFileSync(join(workspace, path), 'utf8')).toBe('x')
      expect(readdirSync(join(workspace, 'app'))).toEqual(['node_modules'])
    },
  )
})

/** A runner below the home that it caches. */
async function jobBelowHome(): Promise<{ job: Job; home: string }> {
  const host = place.newHost()
  const home = join(host.dir, 'home')
  mkdirSync(home)
  const job = await host.newJob({
    home,
    workspace: join(home, 'work/repo/repo'),
    toolCache: join(home, 'tools'),
  })
  return { job, home }
}

it('a cache may hold the runner itself, its store and the workspace', async () => {
  const { job, home } = await jobBelowHome()
  writeTree(home, { '.config/a': 'a', 'work/repo/repo/b': 'b' })
  const inputs = { path: '~', key: 'k' }
  const env = { RUNNER_TEMP: join(home, 'work/_temp') }
  mkdirSync(env.RUNNER_TEMP)
  expect(logOf(await save(job, inputs, { env })).at(-1)).toBe('Cache saved with key: k')
  writeFileSync(join(home, '.config/a'), 'changed')
  const { outputs } = await restore(job, inputs, { env })
  expect(outputs.hit).toBe('exact')
  expect(readFileSync(join(home, '.config/a'), 'utf8')).toBe('a')
})

it.each(modes)('what a job removes before post is told: %s', async (mode) => {
  const host = place.newHost()
  const job = await host.newJob()
  writeTree(job.workspace, { 'deps/a': 'a' })
  await save(job, { path: 'deps', key: 'k-1', mode })
  const next = await host.newJob()
  const inputs = { path: 'deps', key: 'k-2', 'restore-keys': 'k-', mode }
  const { state } = await restore(next, inputs)
  rmSync(join(next.workspace, 'deps'), { recursive: true })
  const post = await save(next, inputs, { state })
  expect(post.exitCode).toBe(0)
  expect(logOf(post)).toEqual([
    expect.stringContaining('hence no cache is being saved.'),
    expect.stringContaining("No file matches these lines of `path`: 'deps'."),
    expect.stringContaining('A later step has removed what this step restored: deps.'),
  ])
})
