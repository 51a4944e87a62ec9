// Headstart restores entries of actions/cache, and actions/cache restores entries that Headstart saved for it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Job } from '../../scripts/as-runner.ts'
import { makeNastyTree } from '../support/corpus/nasty-tree.ts'
import { describeTree } from '../support/corpus/tree.ts'
import { logOf, newPlace, pathOf, restore, save } from '../support/host.ts'
import { newCacheServices } from '../support/jobs/github-service.ts'
import { runnerEnv } from '../support/servers/cache-service.ts'
import { newPeerPool } from '../support/servers/peer-pool.ts'
import { inTurn } from '../support/turns.ts'

const place = newPlace()
const host = place.newHost()
const services = newCacheServices(place.dir)
const pool = newPeerPool(1)
afterAll(() => pool.stop())
const key = 'a-key'
const nasty = join(place.dir, 'nasty')
let lines: string[]
beforeAll(async () => {
  await makeNastyTree(nasty)
  // Only takes long.
  rmSync(join(nasty, 'content/incompressible'))
  lines = describeTree(nasty)
})

/** Where a tree is, and as what a workflow names it. */
interface Spot {
  path: string
  tree: string
}

const absolute = (): Spot => {
  const dir = mkdtempSync(join(place.dir, 'absolute-'))
  return { path: join(dir, 'deps/tree'), tree: join(dir, 'deps/tree') }
}
const spots: Record<string, (job: Job) => Spot> = {
  'in the workspace': ({ workspace }) => ({ path: 'deps/tree', tree: join(workspace, 'deps/tree') }),
  'in ~': ({ home }) => ({ path: '~/.deps/tree', tree: join(home, '.deps/tree') }),
  'at an absolute path': absolute,
}

function fill({ tree }: Spot): void {
  mkdirSync(dirname(tree), { recursive: true })
  execFileSync('cp', ['-a', '--sparse=always', nasty, tree])
  expect(describeTree(tree)).toEqual(lines)
}

/** The same spot for a job that has nothing there yet. */
function emptied(spot: Spot, job: Job, where: string): Spot {
  if (where !== 'at an absolute path') return spots[where]?.(job) as Spot
  renameSync(spot.tree, join(host.dir, `aside-${Math.random()}`))
  return spot
}

/** A PATH on which actions/cache finds what it needs for this compression and no other. */
function pathFor(compression: string): string {
  const names = ['tar', 'gzip', ...(compression === 'zstd' ? ['zstd', 'zstdmt', 'unzstd'] : [])]
  return pathOf(host, Object.fromEntries(names.map((name) => [name, name])))
}

const withEnv = (job: Job, env: Job['env']): Job => ({ ...job, env: { ...job.env, ...env } })

const dialects = [
  { language: 'v2', compression: 'zstd' },
  { language: 'v1', compression: 'gzip' },
  { language: 'v2', compression: 'gzip' },
  { language: 'v1', compression: 'zstd' },
] as const
/** For each spot one of them, by turns. */
const rowsFrom = (first: number) =>
  Object.keys(spots).flatMap((where, turn) =>
    inTurn(first + turn, dialects).map((dialect) => ({ where, ...dialect })),
  )

it.each(rowsFrom(0))(
  '$language, $compression: restores an entry that actions/cache saved $where',
  async ({ where, language, compression }) => {
    const env = {
      ...runnerEnv(await services.start(), language),
      PATH: pathFor(compression),
    }
    const [saver, restorer] = [await host.newJob(), await host.newJob()]
    const spot = spots[where]?.(saver) as Spot
    fill(spot)
    const saved = await pool.run(withEnv(saver, env), { entry: 'save', paths: [spot.path], key })
    expect(saved).toMatchObject({ exitCode: 0, result: 1 })
    const { tree } = emptied(spot, restorer, where)
    const run = await restore(restorer, { key, path: spot.path }, { env })
    expect(logOf(run)).toContain('Cache restored successfully')
    expect(run.outputs).toMatchObject({ hit: 'exact', 'cache-hit': 'true', 'cache-matched-key': key })
    expect(describeTree(tree)).toEqual(lines)
  },
)

it.each(rowsFrom(3))(
  '$language, $compression: saves an entry that actions/cache restores $where',
  async ({ where, language, compression }) => {
    const env = {
      ...runnerEnv(await services.start(), language),
      PATH: pathFor(compression),
    }
    const [saver, restorer] = [await host.newJob(), await host.newJob()]
    const spot = spots[where]?.(saver) as Spot
    fill(spot)
    const run = await save(saver, { key, path: spot.path, compatible: 'true' }, { env })
    expect(logOf(run)).toContain(`Cache saved with key: ${key}`)
    const { tree } = emptied(spot, restorer, where)
    const restored = await pool.run(withEnv(restorer, env), { entry: 'restore', paths: [spot.path], key })
    expect(restored).toMatchObject({ exitCode: 0, result: key })
    expect(describeTree(tree)).toEqual(lines)
  },
)
