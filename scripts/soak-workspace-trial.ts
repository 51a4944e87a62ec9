// Runs jobs on one workspace, in a world of their own: a process with mounts, a /run and, if asked for, a disk of its own.
// Each job but the last one may be killed or cut off by a reboot. No file of a job may be lost.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { give, type Inputs, logOf, placeIn, type User, writeTree } from '../__tests__/support/host.ts'
import { newDisk } from '../__tests__/support/jobs/disks.ts'
import { type Files, filesIn, lossesIn, walk, without } from '../__tests__/support/jobs/own-files.ts'
import { killNeighbours } from '../__tests__/support/jobs/processes.ts'
import { nextOperation } from '../__tests__/support/jobs/random-operations.ts'
import { type Runner, startRunner } from '../__tests__/support/jobs/runner.ts'
import { anyOf, newRandom, type Random } from '../__tests__/support/random.ts'
import { exit } from '../src/main/program.ts'
import { recordsDir } from '../src/mounts/root/mount-root.ts'
import { gibibyte, mebibyte } from '../src/system/units.ts'
import type { Job, StepRun } from './as-runner.ts'

export interface TrialTask {
  /** Where everything of this trial is. */
  dir: string
  /** The file system of the workspace; without it, the one of `dir`. */
  fs?: string | undefined
  user: User
  /** What `prepare` has left. Undefined for `prepare` itself, which leaves it in `dir`. */
  template?: string | undefined
  seed: number
  /** How long main and post take when they are not killed. */
  ms: Record<'main' | 'post', number>
}

export interface TrialTally {
  killsInMain: number
  killsInPost: number
  reboots: number
  compared: number
  /** Files of a job that were lost or changed, each as a line. */
  losses: string[]
  /** Everything else that must not be, each as a line. */
  faults: string[]
  /** What the jobs did, to see how it came to that. */
  story: string[]
  /** Of steps that were not killed. */
  ms: TrialTask['ms']
}

/** A cache that a job may restore. */
interface Cache {
  path: string
  targets: string[]
  rolling?: string
}

const caches: Record<string, Cache> = {
  modules: { path: 'backend/node_modules', targets: ['backend/node_modules'] },
  dist: { path: 'packages/*/dist', targets: ['packages/a/dist', 'packages/b/dist'] },
  two: { path: 'node_modules\n.cache', targets: ['node_modules', '.cache'] },
  build: { path: 'target', targets: ['target'], rolling: 'true' },
}
const filesOfCache = 300

const commits = {
  a: {
    '.gitignore': 'node_modules\ntarget\ndist\n.cache\n',
    'README.md': 'read me',
    ...Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`src/${i % 4}/${i}.js`, `source ${i}`])),
    'backend/app.py': 'app',
    'backend/config/a.toml': 'config',
    'packages/a/index.js': 'a',
    'packages/b/index.js': 'b',
    'packages/c/index.js': 'c',
  },
  /** Has files where caches are in other commits. */
  b: {
    'src/0/0.js': 'changed',
    'backend/node_modules/tracked.js': 'tracked',
    'packages/a/dist/tracked.js': 'tracked',
    'packages/a/dist/d0/tracked.js': 'tracked',
    'target/tracked/deep.js': 'tracked',
    'node_modules/tracked.js': 'tracked',
  },
}

/** Why a restore leaves what the job has put where the cache has something else. */
const refusals = [
  'is a directory with content where the cache has none',
  'so nothing can be restored below it',
]

/** How a job goes wrong. After a kill of main alone, the runner goes on. */
const fates = ['not', 'main', 'main and the job', 'the job', 'post', 'post'] as const

const task = JSON.parse(process.argv[2] ?? '') as TrialTask
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    killNeighbours()
    process.exit(1)
  })
try {
  makeWorld()
  const result = task.template === undefined ? await prepare() : await runTrial(task.template)
  writeFileSync(join(task.dir, 'result.json'), JSON.stringify(result))
} finally {
  killNeighbours()
}
exit()

/** Steps find no mounts of other jobs and no files of them in /run, and may become root. */
function makeWorld(): void {
  // Some go with those that they are on.
  for (const { point } of mountsOfHeadstart().toReversed())
    spawnSync('umount', ['--lazy', '--', point], { stdio: 'ignore' })
  mkdirSync(recordsDir, { recursive: true })
  for (const dir of ['/run', recordsDir, '/etc/sudoers.d'])
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=755', 'soak', dir])
  writeFileSync('/etc/sudoers.d/soak', 'nobody ALL=(ALL) NOPASSWD: ALL\n', { mode: 0o440 })
}

/** Makes the repository, and a store with an entry of each cache. */
async function prepare(): Promise<TrialTask['ms']> {
  const { dir, user } = task
  const repository = join(dir, 'repository')
  mkdirSync(repository)
  writeTree(repository, commits.a)
  give(repository, user)
  shellIn(repository, 'git init -q -b a; git add -A; git commit -qm a; git checkout -qb b')
  writeTree(repository, commits.b)
  give(repository, user)
  shellIn(repository, 'git add -A -f; git commit -qm b; git checkout -q a')

  const host = placeIn(dir).newHost()
  const first = await host.newJob()
  for (const target of Object.values(caches).flatMap(({ targets }) => targets))
    writeTree(first.workspace, cachedFiles(target))
  // Saves pack only the changes of caches that are not small.
  writeFileSync(join(first.workspace, 'target/d0/large'), newRandom(1).bytes(6 * mebibyte))
  give(first.workspace, user)
  shellIn(first.workspace, 'for d in target .cache; do ln -s d0/f0 $d/link; chmod 755 $d/d1/f1; done')
  const runner = startRunner(first)
  for (const name of Object.keys(caches))
    expectLog(await runner.run('save', inputsOf(name), user.options), 'Cache saved with key')

  const ms = { main: 0, post: 0 }
  for (const layer of [1, 2]) {
    const job = await host.newJob()
    const next = startRunner(job)
    const inputs = inputsOf('build')
    const main = await next.run('restore', inputs, user.options)
    for (const { workspace } of [first, job])
      shellIn(
        workspace,
        `cd target; echo ${layer} > d${layer}/f1; rm -rf d${layer + 4}; mkdir new${layer}; echo new > new${layer}/f`,
      )
    const post = await next.run('post', inputs, { ...user.options, state: main.state })
    expectLog(post, 'layers? of changes')
    await next.end()
    Object.assign(ms, { main: main.ms, post: post.ms })
  }
  await runner.end()
  for (const [from, to] of [
    [host.store, 'store'],
    [first.workspace, 'cached'],
  ] as const)
    execFileSync('cp', ['-a', from, join(dir, to)])
  return ms
}

function expectLog(run: StepRun, pattern: string): void {
  if (!logOf(run).some((line) => new RegExp(pattern).test(line))) throw new Error(logOf(run).join('\n'))
}

function cachedFiles(target: string): Record<string, string> {
  const paths = Array.from(
    { length: filesOfCache },
    (_, i) => `${target}/d${i % 10}${i % 3 ? '' : '/sub'}/f${i}`,
  )
  return Object.fromEntries(paths.map((path, i) => [path, `${path}\n`.repeat(i % 30)]))
}

function inputsOf(name: string): Inputs {
  const { path = '', rolling } = caches[name] ?? {}
  return { path, key: name, mode: 'mount', ...(rolling && { rolling }) }
}

/** Runs a script as the job's user. */
function shellIn(workspace: string, script: string): void {
  const { uid, gid = uid } = task.user.options
  spawnSync('bash', ['-c', script], {
    cwd: workspace,
    ...(uid !== undefined && { uid, gid }),
    env: {
      PATH: process.env.PATH,
      HOME: '/nowhere',
      GIT_CONFIG_COUNT: '2',
      GIT_CONFIG_KEY_0: 'user.name',
      GIT_CONFIG_VALUE_0: 'a',
      GIT_CONFIG_KEY_1: 'user.email',
      GIT_CONFIG_VALUE_1: 'a@b',
    },
    stdio: 'ignore',
    timeout: 60_000,
  })
}

/** What a trial knows of its workspace. */
interface World {
  template: string
  random: Random
  job: Job
  /** Shows the workspace as it is on the disk, without mounts on it. */
  disk: string
  /** The files that must be there. */
  own: Files
  /** Other files that the workspace shows: those of caches. */
  cached: Files
  /** The paths that a rolling cache may hold, because a job had files there when its post began. */
  saved: Set<string>
  tally: TrialTally
}

async function runTrial(template: string): Promise<TrialTally> {
  const world = await openWorld(template)
  const jobs = 2 + world.random.below(2)
  for (let nth = 1; nth <= jobs; nth++) await runJob(world, { isFirst: nth === 1, isLast: nth === jobs })
  return world.tally
}

async function openWorld(template: string): Promise<World> {
  const { dir, fs, user, seed } = task
  // The local store keeps a GiB free, and would evict the other caches.
  const parent = fs === undefined ? dir : newDisk(placeIn(dir), fs, 3 * gibibyte)
  // The job's user must reach the disk.
  chmodSync(dirname(parent), 0o755)
  const host = placeIn(parent).newHost()
  const scratch = join(host.dir, 'scratch')
  mkdirSync(scratch)
  chmodSync(scratch, 0o777)
  const job = await host.newJob({ env: { TMPDIR: scratch } })
  execFileSync('cp', ['-a', join(template, 'store'), host.store])
  execFileSync('cp', ['-a', join(template, 'repository/.git'), job.workspace])
  give(job.workspace, user)
  shellIn(job.workspace, 'git reset -q --hard')
  const raw = join(dir, 'raw')
  mkdirSync(raw)
  execFileSync('mount', ['--bind', host.dir, raw])
  return {
    ...{ template, job, own: new Map(), cached: new Map(), saved: new Set() },
    random: newRandom(seed),
    disk: join(raw, job.workspace.slice(host.dir.length)),
    tally: {
      ...{ killsInMain: 0, killsInPost: 0, reboots: 0, compared: 0, losses: [], faults: [], story: [] },
      ms: { main: 0, post: 0 },
    },
  }
}

async function runJob(
  world: World,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Promise<void> {
  const { random, job, tally, disk } = world
  const { workspace } = job
  const fate = isLast ? 'not' : anyOf(fates, random)
  const reboots = !['not', 'main'].includes(fate) && random.below(2) === 0
  const names = [...new Set([anyOf(Object.keys(caches), random), anyOf(Object.keys(caches), random)])]
  const steps = stepsOf(names, random)
  const targets = names.flatMap((name) => caches[name]?.targets ?? [])
  tally.story.push(
    `A job with ${names} in ${steps.length} steps; killed: ${fate}${reboots ? ', then a reboot' : ''}`,
  )

  if (!isFirst) checkOut(world)
  world.own = without(filesIn(workspace), world.cached)
  const before = { own: world.own, places: placesOf(targets, workspace) }
  const runner = startRunner(job)
  const killAt = random.below(steps.length)
  const mains = await runSteps(world, {
    runner,
    entry: 'restore',
    steps,
    killAt: fate.startsWith('main') ? killAt : -1,
  })
  // The runner tells post that a step was killed.
  const status = mains.every(({ signal }) => signal === null) ? 'success' : 'failure'
  const ran = mains.map(({ state }, nth) => ({
    inputs: { ...steps[nth]?.inputs, 'job-status': status },
    state,
  }))
  if (mains.length === steps.length && mains.every(({ signal }) => signal === null)) {
    expectRestored(world, { names, isFirst, mains, ...before })
    expectNoWhiteouts(world, 'after main')
  }
  world.own = withoutReplaced(world.own, before.places, world.saved)
  check(world, 'after main', [workspace, disk])
  world.cached = without(filesIn(workspace), world.own)

  if (fate !== 'main and the job') operate(world, targets, isLast ? 4 : 5 + random.below(16))
  if (random.below(5) === 0) removeTemp(world)
  if (!['main and the job', 'the job'].includes(fate)) {
    world.own = notBelow(world.own, targets)
    const rolling = names.flatMap((name) => (caches[name]?.rolling ? caches[name].targets : []))
    for (const path of filesIn(workspace).keys())
      if (rolling.some((target) => isBelow(path, target))) world.saved.add(path)
    // The runner runs them in the opposite order.
    await runSteps(world, {
      runner,
      entry: 'post',
      steps: ran.toReversed(),
      killAt: fate === 'post' ? killAt : -1,
    })
  }
  await runner.end()
  if (reboots) reboot(world)
  else if (random.below(2) === 0) killNeighbours()
  check(world, reboots ? 'after a reboot' : 'after the job', [workspace])
  world.cached = without(filesIn(workspace), world.own)
  removeTemp(world)
  if (!isLast) return
  for (const { line } of mountsOfHeadstart()) tally.faults.push(`after the last post: still mounted: ${line}`)
  expectNoWhiteouts(world, 'after the last post')
}

interface Step {
  inputs: Inputs
  state?: Record<string, string>
}

/** A step for each cache, or one for all. */
function stepsOf(names: string[], random: Random): Step[] {
  const all = names.map((name) => inputsOf(name))
  if (names.length === 1 || random.below(2) === 0) return all.map((inputs) => ({ inputs }))
  return [{ inputs: { caches: JSON.stringify(all.map((inputs, i) => ({ name: names[i], ...inputs }))) } }]
}

/** Before the job's first step: another commit, with or without cleaning, and files of an earlier install. */
function checkOut({ job: { workspace }, random, tally }: World): void {
  const scripts = [
    'true',
    'git checkout -qf b',
    'git clean -ffdxq; git reset -q --hard; git checkout -qf b',
    'git clean -ffdxq; git checkout -qf a',
    'for d in backend/node_modules target packages/b/dist; do mkdir -p $d; echo installed > $d/installed; done',
  ]
  const script = anyOf(scripts, random)
  tally.story.push(`checkout: ${script}`)
  shellIn(workspace, script)
}

interface Running {
  runner: Runner
  entry: 'restore' | 'post'
  steps: Step[]
  /** The number of the step that is killed at some moment; the ones after it do not run. */
  killAt: number
}

async function runSteps(
  { random, tally }: World,
  { runner, entry, steps, killAt }: Running,
): Promise<StepRun[]> {
  const kind = entry === 'restore' ? 'main' : 'post'
  const runs: StepRun[] = []
  for (const [nth, { inputs, state = {} }] of steps.entries()) {
    const killAfterMs = nth === killAt ? (1.1 * task.ms[kind] * random.below(1000)) / 1000 : undefined
    const run = await runner.run(entry, inputs, { ...task.user.options, state, killAfterMs })
    runs.push(run)
    tally.story.push(`${kind}: ${logOf(run).join('; ')}`)
    if (run.signal === 'SIGKILL') {
      tally.story.push(`killed after ${killAfterMs} ms`)
      tally[kind === 'main' ? 'killsInMain' : 'killsInPost']++
      break
    }
    if (run.exitCode !== 0)
      tally.faults.push(`${kind} ended with ${run.exitCode ?? run.signal}: ${logOf(run)}`)
    tally.ms[kind] = run.ms
  }
  return runs
}

function operate(world: World, targets: string[], count: number): void {
  const { workspace } = world.job
  for (let nth = 0; nth < count; nth++) {
    const { name, script } = nextOperation(workspace, targets, world.random)
    world.tally.story.push(`${name}: ${script}`)
    shellIn(workspace, script)
  }
  world.own = without(filesIn(workspace), world.cached)
}

/** Notes the files that are not as they should be, each once. */
function check(world: World, moment: string, dirs: string[]): void {
  for (const dir of dirs) {
    world.tally.compared += world.own.size
    for (const [name, loss] of lossesIn(dir, world.own)) {
      world.tally.losses.push(`${moment}${dir === world.disk ? ', on the disk' : ''}: ${loss}`)
      world.own.delete(name)
    }
  }
}

function expectNoWhiteouts({ disk, tally }: World, moment: string): void {
  for (const { path, kind } of walk(disk))
    if (kind === 'whiteout') tally.faults.push(`${moment}: a whiteout at ${JSON.stringify(path)}`)
}

interface Restored {
  names: string[]
  isFirst: boolean
  mains: StepRun[]
  own: Files
  places: string[]
}

/** Where nothing was in the way, a cache must be as it was saved. */
function expectRestored(
  { job, template, tally }: World,
  { names, isFirst, mains, own, places }: Restored,
): void {
  const ownPaths = [...own.keys()]
  // A cache is restored whole or not at all.
  if (mains.some(({ stdout }) => refusals.some((refusal) => stdout.includes(refusal)))) return
  if (mains.some(({ outputs }) => outputs.hit !== 'exact'))
    tally.faults.push('after main: a cache was not restored')
  // A job has changed the rolling one.
  const same = names.filter((name) => isFirst || !caches[name]?.rolling)
  for (const target of same.flatMap((name) => caches[name]?.targets ?? [])) {
    const parents = target.split('/').map((_, i, all) => all.slice(0, i + 1).join('/'))
    const isFree = ownPaths.every((path) => !isBelow(path, target) && !parents.includes(path))
    if (
      !isFree ||
      places.some((place) => !names.includes(place) && isBelow(place, target) && place !== target)
    )
      continue
    const wrong = lossesIn(join(job.workspace, target), filesIn(join(template, 'cached', target)))
    for (const line of wrong.values()) tally.faults.push(`after main: in ${target}, ${line}`)
  }
}

/** The targets, and where links lead to from them. */
function placesOf(targets: string[], workspace: string): string[] {
  const real = targets.flatMap((target) => {
    try {
      return realpathSync(join(workspace, target), 'latin1').slice(Buffer.byteLength(workspace) + 1)
    } catch {
      // It is absent.
      return []
    }
  })
  return [...new Set([...targets, ...real])]
}

/** Without the files that a restore may replace by its own. */
function withoutReplaced(files: Files, places: string[], saved: Set<string>): Files {
  const isReplaced = (path: string): boolean =>
    saved.has(path) ||
    places.some(
      (place) =>
        path === place ||
        (isBelow(path, place) && /^(d\d|link|new\d)(\/|$)/.test(path.slice(place.length + 1))),
    )
  return new Map([...files].filter(([path]) => !isReplaced(path)))
}

function notBelow(files: Files, targets: string[]): Files {
  return new Map([...files].filter(([path]) => !targets.some((target) => isBelow(path, target))))
}

function isBelow(path: string, directory: string): boolean {
  return path === directory || path.startsWith(`${directory}/`)
}

/** The disk stays as it is; processes, mounts and /run go. */
function reboot(world: World): void {
  killNeighbours()
  for (let mounts = mountsOfHeadstart(); mounts.length > 0; mounts = mountsOfHeadstart())
    execFileSync('umount', ['--lazy', '--', mounts.at(-1)?.point ?? ''])
  for (const name of readdirSync('/run')) rmSync(join('/run', name), { recursive: true })
  world.tally.reboots++
}

/** What is named headstart in the kernel's table, and what lies upon the workspace; not the disk of the trial's machine. */
function mountsOfHeadstart(): { line: string; point: string }[] {
  const lines = readFileSync('/proc/self/mountinfo', 'latin1').split('\n').slice(0, -1)
  const plain = (field = ''): string =>
    field.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)))
  return lines
    .filter((line) => /headstart|\/workspace/.test(line.replaceAll(task.dir, '')))
    .filter((line) => !line.includes(' - tmpfs soak '))
    .map((line) => ({ line, point: Buffer.from(plain(line.split(' ')[4]), 'latin1').toString() }))
}

/** As a runner does before and after each job, and as a job may do, too. */
function removeTemp({ job: { temp }, tally }: World): void {
  const { uid, gid = uid } = task.user.options
  tally.story.push('rm -rf $RUNNER_TEMP')
  const { stderr } = spawnSync('rm', ['-rf', '--', temp], {
    ...(uid !== undefined && { uid, gid }),
    encoding: 'utf8',
  })
  if (stderr !== '') tally.faults.push(`RUNNER_TEMP cannot be removed: ${stderr.split('\n', 1)[0]}`)
  mkdirSync(temp, { recursive: true })
  if (uid !== undefined) lchownSync(temp, uid, gid ?? uid)
}
