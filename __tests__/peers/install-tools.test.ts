// `install` with real projects and their tools: each tool finds its tree whole after a miss, an exact hit and a changed
// lock file, mounted and unpacked, and as another user.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { StepRun } from '../../scripts/as-runner.ts'
import { described, stopDescribing } from '../support/described.ts'
import {
  annotationsOf,
  give,
  type Host,
  type Inputs,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  save,
  type User,
  writeTree,
} from '../support/host.ts'
import { overlaysIn } from '../support/jobs/mounted.ts'
import { shownTools } from '../support/jobs/shown-tools.ts'
import { withSudo } from '../support/jobs/sudo.ts'
import { realProjects } from '../support/real-projects/index.ts'
import type { RealProject } from '../support/real-projects/real-project.ts'

const place = newPlace()
const ordinary = withSudo(place).find(({ name }) => name === 'an ordinary user')
const tools = shownTools(place)
const tests: User = { name: 'root', options: {} }
const run = promisify(execFile)

/** One tool's project, and the machine of its jobs. The rows of a tool run one after the other. */
interface World {
  tool: string
  project: RealProject
  host: Host
  /** Holds the workspace and the homes, which have the same paths in all jobs. */
  dir: string
  rows: Promise<unknown>
  /** Some registries do not let tools keep what they download. */
  keepsDownloads: boolean
  /** The tree as the archive of the first job holds it. */
  unpacked: string[]
}

const worlds = new Map<string, Promise<World>>()

async function newWorld(tool: string): Promise<World> {
  const host = place.newHost()
  const dir = join(host.dir, 'runner')
  mkdirSync(join(host.dir, 'project'))
  const project = await (realProjects[tool] as (typeof realProjects)[string])({
    dir: join(host.dir, 'project'),
    tools,
  })
  return { tool, project, host, dir, rows: Promise.resolve(), keepsDownloads: false, unpacked: [] }
}

afterAll(async () => {
  stopDescribing()
  for (const world of await Promise.allSettled(worlds.values()))
    if (world.status === 'fulfilled') await world.value.project.stop()
})

interface JobOptions {
  inputs?: Inputs
  files?: Record<string, string>
  env?: Record<string, string>
  host?: Host
  user?: User
  /** All if absent. */
  scripts?: ('check' | 'test')[]
}

interface RanJob {
  main: StepRun
  post: StepRun
  /** What is in the workspace and in the home besides the checkout. */
  tree: string[]
  isMounted: boolean
}

/** A job on a new machine: checkout, Headstart, the tool's own check, the project's tests. */
async function runJob(world: World, options: JobOptions = {}): Promise<RanJob> {
  const { project, tool, dir } = world
  const { inputs: more = {}, files = project.files, env, host = world.host, user = tests } = options
  const { scripts = ['check', 'test'] } = options
  rmSync(dir, { recursive: true, force: true })
  const [workspace, home] = [join(dir, 'workspace'), join(dir, `home of ${user.name}`)]
  const job = await host.newJob({ workspace, home, env: { ...project.env, ...env } })
  writeTree(workspace, files)
  give(dir, user)
  const inputs = { preset: tool, install: project.install, ...more }
  const main = await restore(job, inputs, user.options)
  expect({ exitCode: main.exitCode, annotations: annotationsOf(main) }).toEqual({
    exitCode: 0,
    annotations: [],
  })
  const tree = [
    ...(await newNamesIn(workspace, { ...files, ...aboveTrees })),
    ...(await newNamesIn(home, aboveTrees)),
  ]
  const isMounted = overlaysIn(dir).length > 0
  for (const name of scripts) await sh(project[name])
  const post = await save(job, inputs, { ...user.options, state: main.state })
  expect({ exitCode: post.exitCode, annotations: annotationsOf(post) }).toEqual({
    exitCode: 0,
    annotations: [],
  })
  expect(overlaysIn(dir)).toEqual([])
  return { main, post, tree, isMounted }

  async function sh(script: string): Promise<void> {
    const { uid, gid } = user.options
    const as = { cwd: workspace, env: job.env, ...(uid !== undefined && { uid, gid: gid ?? uid }) }
    await run('bash', ['-e', '-o', 'pipefail', '-c', script], as).catch(({ stdout, stderr, message }) => {
      throw new Error(`${message}\n${stdout}${stderr}\n${logOf(main).join('\n')}`)
    })
  }
}

/** Restores make these directories, with the time of the restore. */
const aboveTrees = { '.cache/pnpm': '', '.cache/pypoetry': '', '.yarn/berry': '', vendor: '' }

/** The lines of `described` for all but the checkout, whose times differ from job to job. */
async function newNamesIn(dir: string, checkout: Record<string, string>): Promise<string[]> {
  const own = new Set(['.'])
  for (const file of Object.keys(checkout))
    for (let path = file; path !== '.'; path = dirname(path)) own.add(path)
  const lines = await described(dir)
  return lines.filter((line) => !own.has(line.replace(/ [a-z] .*/s, '')))
}

const textOf = (step: StepRun): string => logOf(step).join('\n')

function expectNotRun({ main, post }: RanJob, { project }: World): void {
  expect(main.outputs).toMatchObject({ hit: 'exact', 'cache-hit': 'true' })
  expect(main.outputs).not.toHaveProperty('hit-downloads')
  expect(textOf(main)).toContain('installs was restored, so it does not run')
  expect(main.stdout).not.toContain(`Run ${project.install.split('\n')[0]}`)
  expect(textOf(post)).toMatch(/^Cache hit occurred on the primary key/m)
}

function expectInstalled({ main, post }: RanJob, { project }: World): void {
  expect(main.stdout).toContain(`Run ${project.install.split('\n')[0]}`)
  expect(textOf(post)).toContain(`Cache saved with key: ${main.outputs['cache-primary-key']}`)
}

type Row = [title: string, (world: World) => Promise<void>]

const rows: Row[] = [
  [
    'runs the command on a miss',
    async (world) => {
      const job = await runJob(world, { inputs: { mode: 'unpack' } })
      expect(job.main.outputs.hit).toBe('miss')
      expectInstalled(job, world)
      const holdsDownloads = !('hit-downloads' in job.main.outputs)
      world.keepsDownloads = holdsDownloads || textOf(job.post).includes('downloads: Cache saved')
    },
  ],
  [
    'does not run the command on an exact hit',
    async (world) => {
      const job = await runJob(world, { inputs: { mode: 'unpack' } })
      expectNotRun(job, world)
      world.unpacked = job.tree
    },
  ],
  [
    'runs the command after a change of the lock file, with the downloads of before',
    async (world) => {
      const files = { ...world.project.files, ...world.project.changed }
      const job = await runJob(world, { files })
      const { hit, 'hit-downloads': downloads = hit } = job.main.outputs
      expect(downloads).toBe(world.keepsDownloads ? 'partial' : 'miss')
      expectInstalled(job, world)
      expectNotRun(await runJob(world, { files, scripts: ['check'] }), world)
    },
  ],
  [
    'finds the same tree mounted',
    async (world) => {
      const { whenMounted: env = {} } = world.project
      const mounting = { inputs: { mode: 'mount' }, env }
      // The archive is unpacked, and saved as an image. Tools write into the tree.
      const first = await runJob(world, { ...mounting, scripts: [] })
      expect([first.isMounted, first.tree]).toEqual([false, world.unpacked])
      const second = await runJob(world, mounting)
      expectNotRun(second, world)
      expect([second.isMounted, second.tree]).toEqual([true, world.unpacked])
    },
  ],
  [
    'finds its tree whole as another user, with sudo and without',
    async (world) => {
      if (!ordinary) return
      const host = place.newHost()
      cpSync(world.host.store, host.store, { recursive: true, preserveTimestamps: true })
      give(host.store, ordinary)
      // The key of some trees has the home, so this job may install.
      const first = await runJob(world, { host, user: ordinary, scripts: ['check'] })
      const isHit = first.main.outputs.hit === 'exact'
      const job = isHit ? first : await runJob(world, { host, user: ordinary, scripts: ['check'] })
      expectNotRun(job, world)
      const user = withoutSudo(ordinary)
      give(host.store, user)
      expectNotRun(await runJob(world, { host, user }), world)
    },
  ],
]

/** Where the tests run as root: the system's user `daemon`, who has no rule for sudo. */
function withoutSudo(user: User): User {
  const daemon = 1
  return user.options.uid === undefined
    ? user
    : { ...user, options: { ...user.options, uid: daemon, gid: daemon } }
}

describe.each(rows)('%s', (_, row) => {
  it.concurrent.each(Object.keys(realProjects))(
    '%s',
    async (tool) => {
      const opened = worlds.get(tool) ?? newWorld(tool)
      worlds.set(tool, opened)
      const world = await opened
      const done = world.rows.then(() => row(world))
      world.rows = done
      await done
      expect(leftoversIn(world.host)).toEqual([])
    },
    300_000,
  )
})
