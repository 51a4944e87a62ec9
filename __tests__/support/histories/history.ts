// A random history of a project. Each job restores what an earlier job has built, of this commit or another one, and
// builds on: the result must be that of a clean build.
import { cpSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import { type Host, logOf, type Place, restore, save, unmount } from '../host.ts'
import { newRandom, type Random } from '../random.ts'
import type { Project, Sources } from './projects.ts'
import { checkOutAgain, git, newRepository, type Repository } from './repository.ts'

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
}

/** @throws Error naming the job whose build differs from a clean one */
export async function runHistory(given: HistoryRun): Promise<HistoryTally> {
  const { place, project, mode, seed, jobs = 6 } = given
  const random = newRandom(seed)
  const host = place.newHost()
  const repository = newRepository(join(host.dir, 'repository'))
  const versions: Version[] = []
  let sources = newSources(random)
  const world: World = {
    ...given,
    random,
    host,
    repository,
    isRolling: random.below(2) === 0,
    kept: undefined,
  }
  const tally: HistoryTally = { jobs: 0, hits: 0 }
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
      tally.hits += Number(await runJob(version, world))
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
  /** The job whose workspace the next one finds, as on a runner that keeps it. */
  kept: Job | undefined
}

/** @returns whether something was restored */
async function runJob({ commit, sources }: Version, world: World): Promise<boolean> {
  const { project, mode, random, host, repository, isRolling } = world
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
  try {
    // A step may change a source before the build and after it.
    if (random.below(4) === 0) dirty(job, project, sources, random)
    if (random.below(6) > 0) {
      project.build(job.workspace)
      compare(job, world)
    }
    if (random.below(6) === 0) dirty(job, project, sources, random)
    const post = await save(job, inputs, { state: main.state })
    const wrong = logOf(post).find((line) => line.startsWith('::'))
    if (wrong && !wrong.includes('Path Validation Error')) throw new Error(wrong)
  } catch (error) {
    await unmount(job, inputs, { state: main.state })
    throw error
  }
  return main.outputs['cache-matched-key'] !== undefined
}

function backdate(workspace: string): void {
  const seconds = Math.floor(Date.now() / 1000) - 3600
  for (const path of git(workspace, 'ls-files').split('\n'))
    utimesSync(join(workspace, path), seconds, seconds)
  git(workspace, 'update-index', '-q', '--refresh')
}

function dirty({ workspace }: Job, { files }: Project, sources: Sources, random: Random): void {
  const name = unitOf(sources, random)
  const before = files(sources)
  for (const [path, text] of Object.entries(files(withUnit(sources, name, { text: word(random) }))))
    if (before[path] !== text) writeFileSync(join(workspace, path), text)
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
