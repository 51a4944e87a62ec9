// A line of `path` names a link of the user's own, such as one to a larger disk. nrwl/nx#37061, ~/.ghcup on GitHub's runners.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
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
  usersFor,
  writeTree,
} from '../../support/host.ts'

const place = newPlace()
const [root, ordinary = root] = usersFor(place) as [User, User?]

interface Case {
  form: string
  user: User
  inputs: Inputs
}
const cases: Case[] = [
  { form: 'unpack', user: ordinary, inputs: { key: 'k' } },
  { form: 'mount', user: root, inputs: { key: 'k', mode: 'mount' } },
]

/** A job with `~/linked`, a link to a directory beside the home, unless `isLinked` is false. */
async function newJob(
  host: Host,
  user: User,
  isLinked = true,
): Promise<{ job: Job; large: string; own: string }> {
  const job = await host.newJob()
  const [large, own] = [join(job.home, '../large-disk'), join(job.home, 'linked')]
  mkdirSync(large)
  if (isLinked) symlinkSync(large, own)
  for (const dir of [job.home, large, job.workspace]) give(dir, user)
  return { job, large, own }
}

async function saved(host: Host, { user, inputs }: Case, path: string): Promise<string[]> {
  const { job, large } = await newJob(host, user)
  writeTree(large, { 'bin/ghc': 'compiler', file: 'content' })
  give(large, user)
  return logOf(await save(job, { ...inputs, path }, user.options))
}

const paths = ['~/linked', '~/linked/*', '~/linked/bin\n~/linked/file']

it.each(cases.flatMap((one) => paths.map((path) => ({ ...one, path }))))(
  'the files behind a link are saved, and merged into where it leads: $form, $path',
  async ({ path, ...one }) => {
    const { user, inputs } = one
    const host = place.newHost()
    give(host.dir, user)
    expect(await saved(host, one, path)).toContain('Cache saved with key: k')
    const { job, large, own } = await newJob(host, user)
    writeTree(large, { mine: 'mine', file: 'older' })
    give(large, user)
    const run = await restore(job, { ...inputs, path }, user.options)
    expect(annotationsOf(run)).toEqual([])
    expect(run.outputs.hit).toBe('exact')
    expect(readlinkSync(own)).toBe(large)
    expect(['bin/ghc', 'file', 'mine'].map((name) => readFileSync(join(large, name), 'utf8'))).toEqual([
      'compiler',
      'content',
      'mine',
    ])
    await save(job, { ...inputs, path }, { ...user.options, state: run.state })
    expect(leftoversIn(host)).toEqual([])
  },
)

it.each(cases)('without the link, a directory comes back: $form', async (one) => {
  const { user, inputs } = one
  const host = place.newHost()
  give(host.dir, user)
  const log = await saved(host, one, '~/linked')
  expect(log).toContainEqual(
    expect.stringMatching(/\/linked is a link: the files in .*\/large-disk are saved$/),
  )
  const { job, large, own } = await newJob(host, user, false)
  const run = await restore(job, { ...inputs, path: '~/linked' }, user.options)
  expect(readFileSync(join(own, 'bin/ghc'), 'utf8')).toBe('compiler')
  expect(lstatSync(own).isDirectory()).toBe(true)
  expect(existsSync(join(large, 'file'))).toBe(false)
  await save(job, { ...inputs, path: '~/linked' }, { ...user.options, state: run.state })
})

it('a link to what is cached, too, comes back as a link, also in the place of such a link', async () => {
  const host = place.newHost()
  const inputs = { key: 'k', path: 'current\nreleases' }
  const first = await host.newJob()
  writeTree(first.workspace, { 'releases/1/a': 'a', 'releases/2/a': 'b' })
  symlinkSync('releases/2', join(first.workspace, 'current'))
  await save(first, inputs)
  for (const before of [undefined, 'releases/1']) {
    const { workspace, ...rest } = await host.newJob()
    if (before) writeTree(workspace, { [`${before}/a`]: 'older' })
    if (before) symlinkSync(before, join(workspace, 'current'))
    expect(annotationsOf(await restore({ workspace, ...rest }, inputs))).toEqual([])
    expect(readlinkSync(join(workspace, 'current'))).toBe('releases/2')
    expect(readFileSync(join(workspace, 'current/a'), 'utf8')).toBe('b')
  }
})

it('a restore that fails behind a link is undone there', async () => {
  const host = place.newHost()
  const inputs = { key: 'k', path: '~/linked' }
  await saved(host, { form: 'unpack', user: root, inputs }, '~/linked')
  const { job, large } = await newJob(host, root)
  // A directory with content, where the entry has a file.
  writeTree(large, { 'file/in-the-way': '', 'bin/ghc': 'older' })
  const run = await restore(job, inputs)
  expect(run.outputs.hit).toBe('miss')
  expect(readFileSync(join(large, 'bin/ghc'), 'utf8')).toBe('older')
  rmSync(join(large, 'file'), { recursive: true })
  writeFileSync(join(large, 'file'), 'older')
  expect(logOf(await restore(job, inputs))).toContain('Cache restored from key: k')
})

it.each(['deps', 'deps/*', 'deps/**'])(
  'a link in the workspace that leads out of it is not followed, as it can be of the checkout: %s',
  async (path) => {
    const job = await place.newHost().newJob()
    writeTree(join(job.home, '.ssh'), { key: 'secret' })
    writeTree(job.workspace, { 'other/file': 'content' })
    symlinkSync(join(job.home, '.ssh'), join(job.workspace, 'deps'))
    const inputs = { key: 'k', path: `${path}\nother` }
    expect(logOf(await save(job, inputs))).toContain('Cache saved with key: k')
    rmSync(job.workspace, { recursive: true })
    rmSync(job.home, { recursive: true })
    mkdirSync(job.workspace)
    await restore(job, inputs)
    expect(readFileSync(join(job.workspace, 'other/file'), 'utf8')).toBe('content')
    expect(existsSync(join(job.workspace, 'deps/key'))).toBe(false)
  },
)

describe.each(usersFor(place))('links that lead out of what is cached, as $name', (user) => {
  it.each(['unpack', 'mount'])('are counted in one line, with an example: %s', async (mode) => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { '.venv/bin/pip': 'x', '.venv/lib/file': 'x', 'tool/python': 'x' })
    const venv = join(job.workspace, '.venv')
    symlinkSync(join(job.workspace, 'tool/python'), join(venv, 'bin/python3'))
    symlinkSync('../../tool/python', join(venv, 'bin/python'))
    // These stay within.
    symlinkSync('lib', join(venv, 'lib64'))
    symlinkSync('../lib/file', join(venv, 'bin/file'))
    symlinkSync(join(venv, 'lib'), join(venv, 'bin/lib'))
    symlinkSync('nowhere', join(venv, 'bin/none'))
    give(job.workspace, user)
    give(host.dir, user)
    // A walk is made where a line excludes files.
    const inputs = { path: '.venv\n!.venv/none', key: 'k' }
    const run = await save(job, { ...inputs, mode }, user.options)
    expect(annotationsOf(run)).toEqual([])
    expect(logOf(run).filter((line) => line.includes('out of what is cached'))).toEqual([
      expect.stringMatching(
        /^2 links lead out of what is cached, so a job can use them only if it has the files there: \/.*\/\.venv\/bin\/python3? leads to \/.*\/tool\/python$/,
      ),
    ])
    for (const isThere of [true, false]) {
      const next = await host.newJob({ workspace: job.workspace })
      rmSync(venv, { recursive: true, force: true })
      if (!isThere) rmSync(join(job.workspace, 'tool'), { recursive: true })
      const { state, ...hit } = await restore(next, { ...inputs, mode }, user.options)
      expect([hit.outputs.hit, ...annotationsOf({ ...hit, state })]).toEqual([
        'exact',
        ...(isThere
          ? []
          : [
              expect.stringMatching(
                /^::notice::\/.*\/\.venv\/bin\/python3? leads to \/.*\/tool\/python, which this runner does not have\. It is one of 2 links/,
              ),
            ]),
      ])
      await save(next, { ...inputs, mode }, { ...user.options, state })
    }
  })
})
