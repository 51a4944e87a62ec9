// A random history of a project. Each job restores what an earlier job has built, of this commit or another one, and
// builds on: the result must be that of a clean build. Its steps change sources before, during and after builds. What the
// directory that a job leaves would build, a restored one must build.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import { type Host, logOf, type Place, restore, save, unmount } from '../host.ts'
import { newRandom, type Random } from '../random.ts'
import type { Project, Sources } from './projects.ts'
import { checkOutAgain, commitIn, git, newRepository, type Repository, takeBack } from './repository.ts'

interface Version {
  sources: Sources
  commit: string
}

const word = (random: Random): string => `w${random.below(1000)}`

function anyOf<Item>(items: Item[], random: Random): Item {
  return items[random.below(items.length)] as Item
}

function newSources(random: Random): Sources {
  const shared = { h0: word(random), h1: word(random) }
  const unit = (nth: number) => ({ text: word(random), uses: nth % 2 === 0 ? ['h0'] : ['h0', 'h1'] })
  return { units: { u0: unit(0), u1: unit(1), u2: unit(2) }, shared, generator: word(random) }
}

type Step = (sources: Sources, random: Random, versions: Version[]) => Sources

const unitOf = ({ units }: Sources, random: Random): string => anyOf(Object.keys(units), random)

/** What commits do. Few words and names, so that old contents come back under old names. */
const steps: Record<string, Step> = {
  edit(sources, random) {
    const name = unitOf(sources, random)
    return withUnit(sources, name, { text: word(random) })
  },
  editShared: ({ shared, ...rest }, random) => ({
    ...rest,
    shared: { ...shared, [anyOf(Object.keys(shared), random)]: word(random) },
  }),
  generate: (sources, random) => ({ ...sources, generator: word(random) }),
  use: (sources, random) => withUnit(sources, unitOf(sources, random), { uses: [`h${random.below(2)}`] }),
  add: (sources, random) => withUnit(sources, `u${random.below(6)}`, { text: word(random) }),
  remove(sources, random) {
    const name = unitOf(sources, random)
    const rest = Object.entries(sources.units).filter(([other]) => other !== name)
    return rest.length === 0 ? sources : { ...sources, units: Object.fromEntries(rest) }
  },
  rename(sources, random) {
    const [from, to] = [unitOf(sources, random), `u${random.below(6)}`]
    const moved = Object.entries(sources.units).map(([name, unit]) => [name === from ? to : name, unit])
    return { ...sources, units: Object.fromEntries(moved) }
  },
  swap(sources, random) {
    const [a, b] = [unitOf(sources, random), unitOf(sources, random)]
    const { units } = sources
    return { ...sources, units: { ...units, [a]: units[b], [b]: units[a] } as Sources['units'] }
  },
  revert: (_, random, versions) => anyOf(versions, random).sources,
  merge: (sources, random, versions) => {
    const other = anyOf(versions, random).sources
    return { ...sources, units: { ...sources.units, ...other.units } }
  },
  nothing: (sources) => sources,
}

function withUnit(sources: Sources, name: string, changes: Partial<Sources['units'][string]>): Sources {
  const unit = sources.units[name] ?? { text: '', uses: ['h0'] }
  return { ...sources, units: { ...sources.units, [name]: { ...unit, ...changes } } }
}

export interface HistoryRun {
  place: Place
  project: Project
  mode: string
  seed: number
  jobs?: number
}

export interface HistoryTally {
  jobs: number
  hits: number
  /** Restored directories that were compared with the one that the job left. */
  compared: number
  /** What these directories built, and what the restored ones built besides. */
  built: number
  builtMore: number
}

/** @throws Error naming the job whose build differs from a clean one */
export async function runHistory(given: HistoryRun): Promise<HistoryTally> {
  const { place, project, mode, seed, jobs = 6 } = given
  const random = newRandom(seed)
  const host = place.newHost()
  const repository = newRepository(join(host.dir, 'repository'))
  const versions: Version[] = []
  let sources = newSources(random)
  const tally: HistoryTally = { jobs: 0, hits: 0, compared: 0, built: 0, builtMore: 0 }
  const isRolling = random.below(2) === 0
  const world: World = { ...given, random, host, repository, isRolling, tally, kept: undefined }
  const done: string[] = []
  for (let nth = 0; nth < jobs; nth++) {
    // A branch goes on from an old commit, and a switch goes back to one.
    const from = versions.length > 0 && random.below(4) === 0 ? anyOf(versions, random) : versions.at(-1)
    sources = from?.sources ?? sources
    const step = anyOf(Object.keys(steps), random)
    const isSwitch = from !== undefined && random.below(5) === 0
    if (nth > 0 && !isSwitch) sources = (steps[step] as Step)(sources, random, versions)
    done.push(isSwitch ? 'switch' : step)
    const parents = from ? [from.commit, ...(step === 'merge' ? [anyOf(versions, random).commit] : [])] : []
    const version =
      isSwitch && from ? from : { sources, commit: repository.commit(project.files(sources), parents) }
    versions.push(version)
    try {
      versions.push(await runJob(version, world))
    } catch (error) {
      const what = `${project.name}, ${mode}: job ${nth} (${done.join(', ')}) of --seed ${seed}`
      throw new Error(`${what}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
    tally.jobs++
  }
  rmSync(host.dir, { recursive: true, force: true })
  return tally
}

interface World extends HistoryRun {
  random: Random
  host: Host
  repository: Repository
  isRolling: boolean
  tally: HistoryTally
  /** The job whose workspace the next one finds, as on a runner that keeps it. */
  kept: Job | undefined
}

/** @returns the commit that its workspace has at the end */
async function runJob(version: Version, world: World): Promise<Version> {
  const { project, mode, random, host, repository, isRolling, tally } = world
  const { commit } = version
  const isAgain = world.kept !== undefined && random.below(3) === 0
  const job = await host.newJob(isAgain && world.kept ? { workspace: world.kept.workspace } : {})
  if (isAgain) checkOutAgain(commit, job.workspace)
  else repository.clone(commit, job.workspace)
  world.kept = job
  // A job may check out before another one saves, and restore after that.
  if (random.below(3) === 0) backdate(job.workspace)
  const key = isRolling ? 'a-key' : `key-${commit}`
  const inputs = {
    ...{ path: project.built, mode, 'source-times': 'true', key },
    ...(isRolling ? { rolling: 'true' } : { 'restore-keys': 'key-' }),
  }
  const main = await restore(job, inputs)
  tally.hits += Number(main.outputs['cache-matched-key'] !== undefined)
  const work: Work = { job, version, sources: version.sources }
  let isSaved: boolean
  let warm: string
  try {
    if (random.below(4) === 0) acts.change(work, world)
    if (random.below(6) > 0) {
      project.build(job.workspace)
      compare(job, world)
    }
    for (let left = random.below(5); left > 0; left--) await anyOf(Object.values(acts), random)(work, world)
    warm = mkdtempSync(join(host.dir, 'warm-'))
    // Node keeps no nanoseconds.
    execFileSync('cp', ['--archive', `${job.workspace}/.`, warm])
    const post = await save(job, inputs, { state: main.state })
    const wrong = logOf(post).find((line) => line.startsWith('::'))
    if (wrong && !wrong.includes('Path Validation Error')) throw new Error(wrong)
    isSaved = logOf(post).some((line) => line.startsWith('Cache saved with key'))
  } catch (error) {
    await unmount(job, inputs, { state: main.state })
    throw error
  }
  if (isSaved) await compareWithWarm(warm, { inputs, commit: work.version.commit }, world)
  rmSync(warm, { recursive: true })
  return work.version
}

/** A job at work. */
interface Work {
  job: Job
  version: Version
  /** What the workspace has. */
  sources: Sources
}

/** What steps do. None waits, so most happen in the second of a build. */
const acts = {
  change(work: Work, { project, random }: World): void {
    const { workspace } = work.job
    for (const [path, text] of nextChange(work, { project, random }))
      writeFileSync(join(workspace, path), text)
  },
  takeBack(work: Work): void {
    takeBack(work.job.workspace)
    work.sources = work.version.sources
  },
  commit(work: Work, { project, repository }: World): void {
    const { sources, version, job } = work
    const commit = repository.commit(project.files(sources), [version.commit])
    commitIn(job.workspace, commit)
    work.version = { sources, commit }
  },
  touch({ job, sources }: Work, { project, random }: World): void {
    const now = new Date()
    utimesSync(join(job.workspace, anyOf(Object.keys(project.files(sources)), random)), now, now)
  },
  build({ job }: Work, { project }: World): void {
    project.build(job.workspace)
  },
  async changeDuringBuild(work: Work, { project, random, host }: World): Promise<void> {
    const { workspace } = work.job
    const drafts = mkdtempSync(join(host.dir, 'draft-'))
    const commands = nextChange(work, { project, random }).map(([path, text], nth) => {
      writeFileSync(join(drafts, `${nth}`), text)
      return `cat ${nth} > '${join(workspace, path)}'`
    })
    const delay = random.below(project.buildMs) / 1000
    const change = spawn('sh', ['-c', [`sleep ${delay}`, ...commands].join('; ')], { cwd: drafts })
    const ended = once(change, 'close')
    project.build(workspace)
    await ended
    rmSync(drafts, { recursive: true })
  },
}

/** Changes a unit. @returns the files that it changes, and their texts */
function nextChange(work: Work, { project, random }: Pick<World, 'project' | 'random'>): [string, string][] {
  const before = project.files(work.sources)
  work.sources = withUnit(work.sources, unitOf(work.sources, random), { text: word(random) })
  return Object.entries(project.files(work.sources)).filter(([path, text]) => before[path] !== text)
}

function backdate(workspace: string): void {
  const seconds = Math.floor(Date.now() / 1000) - 3600
  for (const path of git(workspace, 'ls-files').split('\n'))
    utimesSync(join(workspace, path), seconds, seconds)
  git(workspace, 'update-index', '-q', '--refresh')
}

function compare({ workspace }: Job, { project, host }: World): void {
  const clean = mkdtempSync(join(host.dir, 'clean-'))
  const isSource = (path: string): boolean =>
    ![project.built, '.git', 'Cargo.lock'].some((name) => path === join(workspace, name))
  cpSync(workspace, clean, { recursive: true, filter: isSource })
  project.build(clean)
  const [found, expected] = [project.result(workspace), project.result(clean)]
  rmSync(clean, { recursive: true, force: true })
  for (const [name, text] of Object.entries(expected))
    if (found[name] !== text) throw new Error(`${name} is\n${found[name]}\ninstead of\n${text}`)
}

interface Saved {
  inputs: Record<string, string>
  commit: string
}

/** @throws Error if a directory with the cache does not build what the one that the job has left builds, or builds it wrongly */
async function compareWithWarm(warm: string, { inputs, commit }: Saved, world: World): Promise<void> {
  const { project, host, repository, tally } = world
  takeBack(warm)
  const job = await host.newJob()
  repository.clone(commit, job.workspace)
  const main = await restore(job, inputs)
  try {
    if (main.outputs['cache-matched-key'] === undefined) throw new Error('what was saved is not found')
    const [expected, found] = [project.build(warm), project.build(job.workspace)]
    const missing = expected.filter((what) => !found.includes(what))
    if (missing.length > 0) throw new Error(`the restored directory does not build ${missing.join(', ')}`)
    compare(job, world)
    tally.compared++
    tally.built += expected.length
    tally.builtMore += found.length - expected.length
  } finally {
    await unmount(job, inputs, { state: main.state })
  }
}
