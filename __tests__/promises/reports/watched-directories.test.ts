// https://github.com/pyca/cryptography/issues/15214: a build that watches a directory ran in every job, because source times
// gave only files their times. The histories of `npm run soak` watch directories with cargo, too.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import { git, newRepository, type Repository } from '../../support/histories/repository.ts'
import {
  describeAsRoot,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  unmount,
  usersFor,
} from '../../support/host.ts'

const place = newPlace()
const inputs: Inputs = { path: 'built', key: 'k', 'restore-keys': 'k', 'source-times': 'true' }
// A rule for each directory: `out-top` is older than a file that comes, goes or changes in `in` itself.
const makefile = `all: built/out-top built/out-sub
built/out-top: in
	mkdir -p built
	ls in > $@
built/out-sub: in/sub
	mkdir -p built
	ls in/sub > $@
`
const files = { Makefile: makefile, 'in/a': 'a', 'in/b': 'b', 'in/sub/c': 'c' }

let host: Host
let repository: Repository
let first: string
beforeEach(() => {
  host = place.newHost()
  repository = newRepository(join(host.dir, 'repository'))
  first = repository.commit(files)
})

const make = ({ workspace }: Job): string => execFileSync('make', { cwd: workspace, encoding: 'utf8' })
const rebuilt = (job: Job): string[] =>
  [...make(job).matchAll(/> built\/(\S+)/g)].map(([, name = '']) => name)

async function checkedOut(commit: string): Promise<Job> {
  const job = await host.newJob()
  repository.clone(commit, job.workspace)
  return job
}

/** A job that builds and saves. */
async function build(given: Inputs = inputs, before = (_: Job): void => {}): Promise<void> {
  const job = await checkedOut(first)
  const { state } = await restore(job, given)
  before(job)
  make(job)
  expect(logOf(await save(job, given, { state }))).toContain('Cache saved with key: k')
}

describe.each(['unpack', 'mount'])('with mode %s', (mode) => {
  const given = { ...inputs, mode }

  interface Case {
    what: string
    /** What the next commit has. */
    next: Record<string, string>
    built: string[]
  }
  const { 'in/b': b, ...withoutB } = files
  const cases: Case[] = [
    { what: 'nothing has changed', next: files, built: [] },
    { what: 'a file elsewhere has changed', next: { ...files, other: 'o' }, built: [] },
    { what: 'a file in it is gone', next: withoutB, built: ['out-top'] },
    { what: 'a file in it is new', next: { ...files, 'in/n': 'n' }, built: ['out-top'] },
    { what: 'a file in it has another name', next: { ...withoutB, 'in/z': b }, built: ['out-top'] },
    { what: 'a file in it has another content', next: { ...files, 'in/b': 'B' }, built: ['out-top'] },
    { what: 'a file below it is new', next: { ...files, 'in/sub/n': 'n' }, built: ['out-sub'] },
    { what: 'a directory in it is new', next: { ...files, 'in/n/d': 'n' }, built: ['out-top'] },
  ]
  it.each(cases)('builds what a warm directory would if $what', async ({ next, built }) => {
    await build(given)
    const job = await checkedOut(repository.commit(next, [first]))
    const { state } = await restore(job, given)
    try {
      expect(rebuilt(job)).toEqual(built)
    } finally {
      await unmount(job, given, { state })
    }
  })
})

const changes: { what: string; change: (directory: string) => void }[] = [
  { what: 'made', change: (directory) => writeFileSync(join(directory, 'made'), '') },
  { what: 'removed', change: (directory) => rmSync(join(directory, 'a')) },
]

it.each(changes)('builds again if a step of the first job has $what a file', async ({ change }) => {
  await build(inputs, ({ workspace }) => change(join(workspace, 'in')))
  const job = await checkedOut(first)
  await restore(job, inputs)
  expect(rebuilt(job)).toEqual(['out-top'])
})

it.each(changes)('builds again if a step before the restore has $what a file', async ({ change }) => {
  await build()
  const job = await checkedOut(first)
  change(join(job.workspace, 'in'))
  utimesSync(join(job.workspace, 'in'), 1, 1)
  await restore(job, inputs)
  expect(rebuilt(job)).toEqual(['out-top'])
})

it('follows no link, and leaves the directories of the cache alone', async () => {
  const outside = join(host.dir, 'outside')
  mkdirSync(outside)
  first = repository.commit({ ...files, 'built/kept/x': 'x' }, [first])
  await build()
  const job = await checkedOut(first)
  rmSync(join(job.workspace, 'in/sub'), { recursive: true })
  execFileSync('ln', ['-s', outside, join(job.workspace, 'in/sub')])
  utimesSync(outside, 1, 1)
  await restore(job, inputs)
  expect(lstatSync(outside).mtimeMs).toBe(1000)
  expect(readFileSync(join(job.workspace, 'built/kept/x'), 'utf8')).toBe('x')
})

describeAsRoot('a user who does not own a directory', () => {
  it('gets the times of the files all the same', async () => {
    await build()
    for (const path of [host.dir, dirname(host.store)]) chmodSync(path, 0o755)
    spawnSync('chown', ['-R', '65534:65534', host.store])
    const job = await checkedOut(first)
    spawnSync('chown', ['-R', '65534:65534', job.workspace])
    chownSync(join(job.workspace, 'in'), 0, 0)
    const log = logOf(await restore(job, inputs, usersFor(place).at(-1)?.options))
    expect(log).toContain('Sources with the time of the saved ones: 4 of 4')
    expect(git(job.workspace, '-c', 'safe.directory=*', 'diff-files')).toBe('')
  })
})
