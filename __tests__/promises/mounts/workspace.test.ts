// Caches in the workspace are mounted by one overlay over it, so that their directories are ordinary ones.
import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import {
  annotationsOf,
  give,
  type Host,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../../support/host.ts'
import { described } from '../../support/jobs/lazy-job.ts'
import { loopsLeft } from '../../support/jobs/loops.ts'
import { overlaysIn } from '../../support/jobs/mounted.ts'
import { startRunner } from '../../support/jobs/runner.ts'
import { withSudo } from '../../support/jobs/sudo.ts'

const place = newPlace()
const users = withSudo(place)

const tree = {
  'node_modules/.package-lock.json': '{}'.repeat(5000),
  'node_modules/.empty é': '',
  'node_modules/a/package.json': '{"name":"a"}',
  'node_modules/a/lib/deep/file.js': 'a',
  'node_modules/a/run': '#!/bin/sh\necho ran\n',
  'node_modules/b/package.json': '{"name":"b"}',
  'node_modules/.bin/run': '#!/bin/sh\necho ran\n',
}

/** What is in the workspace, without the files of git, whose bytes hold times. */
const filesIn = async (workspace: string): Promise<string[]> =>
  (await described(workspace)).filter((line) => !/^(\.|\.git(\/.*)?) /.test(line))

const nameOf = (line: string): string => line.split(' ', 1)[0] as string

function expectNothingLeft({ workspace, temp }: Job): void {
  expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(dirname(workspace))
  expect(readdirSync(dirname(workspace)).filter((name) => name.startsWith('headstart'))).toEqual([])
  expect(readdirSync(temp).filter((name) => !name.endsWith('.json'))).toEqual([])
  expect(loopsLeft(place)).toEqual([])
}

describe.each(users)('a cache in the workspace, as $name', (user) => {
  const { options } = user
  let host: Host
  let source: string[]
  const inputs = { key: 'key', path: 'node_modules', mode: 'mount' }

  async function newJob(from = host): Promise<Job> {
    const job = await from.newJob()
    const { workspace } = job
    writeTree(workspace, { 'src/main.js': 'main', 'package.json': '{}', '.gitignore': 'node_modules\n' })
    give(workspace, user)
    shell(job, 'git init -q; git add .; git -c user.name=a -c user.email=a@b commit -qm x')
    return job
  }

  /** Runs a script as the job's user. */
  function shell({ workspace }: Job, script: string): SpawnSyncReturns<string> {
    const { uid, gid } = options
    const as = uid === undefined ? {} : { uid, gid: gid ?? uid }
    const env = {
      ...process.env,
      HOME: workspace,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CEILING_DIRECTORIES: dirname(workspace),
    }
    const git = {
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@b',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@b',
    }
    return spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
      ...as,
      env: { ...env, ...git },
      cwd: workspace,
      encoding: 'utf8',
    })
  }

  function writeModules(job: Job, more: Record<string, string> = {}): void {
    writeTree(job.workspace, { ...tree, ...more })
    const modules = join(job.workspace, 'node_modules')
    for (const name of ['.bin/run', 'a/run']) chmodSync(join(modules, name), 0o755)
    symlinkSync('a/lib', join(modules, 'link é'))
    give(modules, user)
  }

  const post = (job: Job, main: StepRun): Promise<StepRun> =>
    save(job, inputs, { ...options, state: main.state })

  beforeAll(async () => {
    host = place.newHost()
    const job = await newJob()
    writeModules(job)
    source = await described(join(job.workspace, 'node_modules'))
    expect(logOf(await save(job, inputs, options))).toContain('Cache saved with key: key')
  })

  it('is an ordinary directory on one device, and leaves nothing', async () => {
    const job = await newJob()
    const before = await filesIn(job.workspace)
    const main = await restore(job, inputs, options)
    expect(logOf(main)).toEqual(
      expect.arrayContaining(['Mounted node_modules', 'Cache restored successfully']),
    )
    expect(overlaysIn(job.workspace).map(({ point }) => point)).toEqual([job.workspace])
    expect(await described(join(job.workspace, 'node_modules'))).toEqual(source)
    expect(lstatSync(join(job.workspace, 'node_modules/a')).dev).toBe(lstatSync(job.workspace).dev)
    expect(annotationsOf(await post(job, main))).toEqual([])
    expect(await filesIn(job.workspace)).toEqual(before)
    expectNothingLeft(job)
  })

  it('refuses to rename a directory of the image, as a container does, and changes nothing', async () => {
    const job = await newJob()
    const main = await restore(job, inputs, options)
    // The ordinary user may not reach the node of PATH.
    const rename = `${options.node ?? process.execPath} -e 'try { fs.renameSync("node_modules/a", "moved") } catch (error) { console.log(error.code) }'`
    expect(shell(job, rename).stdout).toBe('EXDEV\n')
    expect(await described(join(job.workspace, 'node_modules'))).toEqual(source)
    // A directory that the job has made is its own.
    expect(shell(job, `mkdir new; echo x > new/x; mv -T new old; cat old/x`).stdout).toBe('x\n')
    await post(job, main)
    expectNothingLeft(job)
  })

  it('is covered by the overlay of a later step, which shows both caches, whichever changes its files', async () => {
    const own = place.newHost()
    const [first, second] = [
      { key: 'one-1', path: 'node_modules', mode: 'mount', 'restore-keys': 'one-' },
      { key: 'two-1', path: 'packages/x/node_modules', mode: 'mount', 'restore-keys': 'two-' },
    ]
    const from = await newJob(own)
    writeModules(from)
    writeTree(from.workspace, {
      'packages/x/node_modules/c/file': 'c',
      'packages/x/node_modules/d/file': 'd',
    })
    give(from.workspace, user)
    for (const more of [first, second])
      expect(logOf(await save(from, more, options))).toContain(`Cache saved with key: ${more.key}`)

    const job = await newJob(own)
    const next = [first, second].map((more) => ({ ...more, key: more.key.replace('1', '2') }))
    const mains: StepRun[] = []
    for (const more of next) {
      mains.push(await restore(job, more, options))
      shell(job, 'echo new > node_modules/a/new; rm -rf node_modules/b')
    }
    // The second one covers the first, so that no moment is without the files of the first.
    expect(overlaysIn(job.workspace).map(({ point }) => point)).toEqual([job.workspace, job.workspace])
    shell(
      job,
      'mv packages/x/node_modules/c packages/x/node_modules/e; chmod 600 packages/x/node_modules/d/file',
    )
    const left = await filesIn(job.workspace)
    for (const i of [1, 0]) {
      const run = await save(job, next[i] as Record<string, string>, {
        ...options,
        state: mains[i]?.state ?? {},
      })
      expect(annotationsOf(run)).toEqual([])
      expect(logOf(run)).toContain(`Cache saved with key: ${next[i]?.key}`)
    }
    expectNothingLeft(job)
    expect(readdirSync(job.workspace).sort()).toEqual(['.git', '.gitignore', 'package.json', 'src'])

    const last = await newJob(own)
    const again = [await restore(last, next[0] ?? {}, options), await restore(last, next[1] ?? {}, options)]
    const times = (line: string): boolean =>
      /^(src|packages|\.gitignore|package\.json)\b(?!\/x\/node_modules)/.test(line)
    expect((await filesIn(last.workspace)).filter((line) => !times(line))).toEqual(
      left.filter((line) => !times(line)),
    )
    for (const i of [1, 0]) await save(last, next[i] ?? {}, { ...options, state: again[i]?.state ?? {} })
    expectNothingLeft(last)
  })

  it('unpacks while another process works in the workspace', async () => {
    const job = await newJob()
    const sleeper = spawn('sleep', ['100'], { cwd: join(job.workspace, 'src'), stdio: 'ignore' })
    try {
      const main = await restore(job, inputs, options)
      expect(logOf(main)).toContain(
        `Unpacking node_modules instead of mounting: sleep (process ${sleeper.pid}) works in it`,
      )
      expect(await described(join(job.workspace, 'node_modules'))).toEqual(source)
      expect(annotationsOf(await post(job, main))).toEqual([])
      expectNothingLeft(job)
    } finally {
      sleeper.kill('SIGKILL')
      await once(sleeper, 'close')
    }
  })

  describe('is undone by the next restore after a kill', () => {
    async function afterKill(between: string) {
      const job = await newJob()
      const before = await filesIn(job.workspace)
      const runner = startRunner(job)
      await runner.run('restore', inputs, options)
      await runner.end()
      expect(overlaysIn(job.workspace)).toHaveLength(1)
      expect(shell(job, `echo x > node_modules/a/new; ${between}`).status).toBe(0)
      const main = await restore(job, inputs, options)
      expect(annotationsOf(main)).toEqual([])
      const shown = await described(join(job.workspace, 'node_modules'))
      await post(job, main)
      expect(shell(job, 'find . -type c').stdout).toBe('')
      expectNothingLeft(job)
      return { job, before, shown }
    }

    it.each(['git clean -ffdxq; git reset -q --hard', 'rm -r node_modules'])(
      'which removes marks, after `%s`',
      async (between) => {
        const { job, before, shown } = await afterKill(between)
        expect(shown).toEqual(source)
        expect(await filesIn(job.workspace)).toEqual(before)
      },
    )

    it.each([
      ['rm -r node_modules/b', ['node_modules/a/new']],
      ['rm -r node_modules; mkdir node_modules; echo x > node_modules/own', ['node_modules/own']],
      [
        'mv node_modules/a out; ln node_modules/b/package.json src/b.json',
        ['out/lib/deep/file.js', 'src/b.json'],
      ],
    ])('which removes no file, after `%s`', async (between, kept) => {
      const { job, shown } = await afterKill(between)
      expect(shown.map(nameOf)).toEqual(expect.arrayContaining(source.map(nameOf)))
      for (const path of kept) expect(readFileSync(join(job.workspace, path), 'utf8')).not.toBe('')
    })
  })
})
