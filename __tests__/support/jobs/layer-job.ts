// Jobs that restore a mounted cache, change some of it, and save.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, StepOptions, StepRun } from '../../../scripts/as-runner.ts'
import {
  give,
  type Host,
  type Inputs,
  logOf,
  type Place,
  restore,
  save,
  type User,
  writeTree,
} from '../host.ts'
import { newRandom } from '../random.ts'
import { described } from './lazy-job.ts'

export const inputs: Inputs = { path: 'tree', key: 'a-key', rolling: 'true', mode: 'mount' }
export const reused = /^Reused .*, packed .*, (wrote|sent) /
export const lineOf = ({ post }: Cycle): string | undefined =>
  logOf(post).find((line) => /^(Reused|Saving all files instead)/.test(line))

export interface Cycle {
  job: Job
  main: StepRun
  post: StepRun
  /** What main restored, and what the job left. */
  found: string[]
  left: string[]
}

/** A job that restores, changes something and saves. */
export async function cycle(
  host: Host,
  change: (workspace: string, job: Job) => void,
  { more = {}, user = root, before = () => {}, saving = {} }: Partial<Special> = {},
): Promise<Cycle> {
  const [job, all] = [await host.newJob(), { ...inputs, ...more }]
  before(job)
  give(host.dir, user)
  const main = await restore(job, all, user.options)
  const found = await treeIn(job)
  change(job.workspace, job)
  const left = await treeIn(job)
  return {
    job,
    main,
    found,
    left,
    post: await save(job, all, { ...user.options, ...saving, state: main.state }),
  }
}

const root: User = { name: 'root', options: {} }

/** Without the directories that no line names. */
export async function treeIn({ workspace }: Job): Promise<string[]> {
  const lines = await described(workspace)
  return lines.filter((line) => !/^(\.|packages(\/\w)?) d /.test(line))
}

export interface Special {
  more: Inputs
  user: User
  /** Called before the restore. */
  before: (job: Job) => void
  /** Options of the save. */
  saving: StepOptions
}

export const longNames = ['x'.repeat(200), `${'é'.repeat(60)}\n`]

/** A tree that is large enough to be worth layers: 6 MB, and 200 files in 20 directories. */
function writeBase(workspace: string): void {
  for (let nth = 0; nth < 200; nth++) {
    mkdirSync(join(workspace, `tree/d${nth % 20}`), { recursive: true })
    writeFileSync(join(workspace, `tree/d${nth % 20}/f${nth}`), `${nth}`)
  }
  // Longer than the name in a header of tar.
  for (const name of longNames) writeFileSync(join(workspace, 'tree/d6', name), 'x')
  writeFileSync(join(workspace, 'tree/large'), newRandom(1).bytes(6 * 1024 ** 2))
}

export async function seed(
  host: Host,
  { more = {}, user = root, before = () => {} }: Partial<Special> = {},
): Promise<string[]> {
  const job = await host.newJob()
  writeBase(job.workspace)
  before(job)
  give(host.dir, user)
  const post = await save(job, { ...inputs, ...more }, user.options)
  expect(logOf(post).at(-1)).toMatch(/^Cache saved with key/)
  return treeIn(job)
}

let sample: Promise<{ store: string; left: string[] }> | undefined

/** A host whose store has a copy of such an entry, which only the first call saves. */
export async function seedCopy(place: Place): Promise<{ host: Host; left: string[] }> {
  sample ??= (async () => {
    const host = place.newHost()
    return { store: host.store, left: await seed(host) }
  })()
  const [host, { store, left }] = [place.newHost(), await sample]
  cpSync(store, host.store, { recursive: true, preserveTimestamps: true })
  return { host, left }
}

/** What a job changes in the base. */
export const change = (workspace: string): void => writeTree(workspace, { 'tree/d0/new': 'new' })
