// save/ with background: the entry has the files of the step's moment, or post saves the files as they are then.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  globSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, StepOptions, StepRun } from '../../scripts/as-runner.ts'
import { selectionOf } from '../../src/files/patterns.ts'
import { watchSince } from '../../src/job/save/background/watch-files.ts'
import { whereaboutsOf } from '../../src/job/save/background/whereabouts.ts'
import type { BackgroundSave } from '../../src/job/state.ts'
import type { Upload } from '../../src/stores/transfer/upload.ts'
import { token } from '../support/corpus/secret-samples.ts'
import { describeTree } from '../support/corpus/tree.ts'
import { cutAsking } from '../support/faults/rules.ts'
import {
  annotationsOf,
  asRoot,
  entriesOf,
  type Host,
  type Inputs,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  save,
  savePost,
  writeTree,
} from '../support/host.ts'
import { isRunning } from '../support/jobs/processes.ts'
import { runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'

const place = newPlace()
let bucket: FaultyS3
/** How many have begun: each has a prefix of its own in the bucket. */
let tests = 0
const begun: number[] = []
beforeAll(async () => {
  bucket = await startFaultyS3()
})
afterEach(() => {
  bucket.rules = []
  for (const pid of begun.splice(0)) for (const member of groupOf(pid)) process.kill(member, 'SIGKILL')
})
afterAll(() => bucket.stop())

const inputs = { key: 'k', path: 'tree', background: 'true' }
const files = { 'tree/a': 'first', 'tree/b/c': 'second' }
const signingKey = 'canary-signing-key-of-32-bytes-or-more'
const beside = 'Saving beside the next steps; the end of the job has the log'
const waiting = 'Waiting for the save beside the job'
const saved = 'Cache saved with key: k'

/** The processes of a group that still run; of a save beside the job, its own and those that it has started. */
function groupOf(leader: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const isMember = (pid: string): boolean => {
    try {
      const [, group] = readFileSync(`/proc/${pid}/stat`, 'latin1').match(/^.*\) \S+ \d+ (\d+) /s) ?? []
      return Number(group) === leader && isRunning(Number(pid))
    } catch {
      return false
    }
  }
  return pids.filter(isMember).map(Number)
}

/** @param pid of a save beside the job, which would wait for all other tests */
async function until(holds: () => boolean, pid?: number): Promise<void> {
  for (const began = performance.now(); !holds(); await sleep(20)) {
    if (performance.now() - began > 30_000) throw new Error(`waited for nothing: ${holds}`)
    if (pid !== undefined) hurry(pid)
  }
}

function hurry(pid: number): void {
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), 0)
    writeFileSync(`/proc/${pid}/autogroup`, '0')
  } catch {
    // It has ended, or only root may do it.
  }
}

/** The process that saves beside a job, once it works. */
function saverOf({ workspace }: Job): number | undefined {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).find((pid) => {
    try {
      const isSaver = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('save-background.js')
      return isSaver && readlinkSync(`/proc/${pid}/cwd`) === workspace
    } catch {
      return false
    }
  })
}

/** A job whose save beside it does nothing before `open` is called. */
async function gatedJob(host: Host, env: Record<string, string> = {}): Promise<Job & { open(): void }> {
  const gate = join(host.dir, 'gate')
  const wait = `import { existsSync } from 'node:fs'
    const pause = new Int32Array(new SharedArrayBuffer(4))
    if (/save-background.js$/.test(process.argv[1])) while (!existsSync(${JSON.stringify(gate)})) Atomics.wait(pause, 0, 0, 5)`
  const options = `--import data:text/javascript,${encodeURIComponent(wait)}`
  const job = await host.newJob({ env: { NODE_OPTIONS: options, ...env } })
  writeTree(job.workspace, files)
  return { ...job, open: () => writeFileSync(gate, '') }
}

type Begun = StepRun & { pid: number; dir: string }

/** Runs main. */
async function begin(job: Job, more: Inputs = {}, options: StepOptions = {}): Promise<Begun> {
  const run = await save(job, { ...inputs, ...more }, options)
  const { pid, dir } = JSON.parse(String(run.state['headstart-background'])) as BackgroundSave
  begun.push(pid)
  return { ...run, pid, dir }
}

async function restored(host: Host, more: Inputs = {}): Promise<string[]> {
  const job = await host.newJob()
  const run = await restore(job, { ...inputs, ...more })
  expect(run.outputs.hit).toBe('exact')
  return describeTree(join(job.workspace, 'tree'))
}

function expectNothingLeft(host: Host, { pid, dir }: Begun): void {
  expect(groupOf(pid)).toEqual([])
  expect(existsSync(dir)).toBe(false)
  expect(leftoversIn(host)).toEqual([])
}

describe('a save beside the job', () => {
  it('saves the files of the step, and hands its log, summary and report to post', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { ...files, 'tree/.npmrc': `//registry.npmjs.org/:_authToken=${token('npm')}` })
    const tree = join(job.workspace, 'tree')
    const before = describeTree(tree)
    const own = { 'signing-key': signingKey }
    const main = await begin(job, own)
    expect(logOf(main).at(-1)).toBe(beside)
    await until(() => !isRunning(main.pid), main.pid)
    const result = readFileSync(join(main.dir, 'result'), 'utf8')
    expect(result).toContain(saved)
    expect(result).not.toContain(signingKey)
    writeFileSync(join(tree, 'a'), 'later')
    // Ended without a failure of the step, whatever the job's status is.
    const post = await savePost(job, { ...inputs, ...own }, { state: main.state })
    expect(post.exitCode).toBe(0)
    expect(logOf(post)).toContain(saved)
    expect(logOf(post)).not.toContain(waiting)
    expect(annotationsOf(post)).toEqual([expect.stringMatching(/^::warning::The cache holds secrets.*npmrc/)])
    expect(post.summary).toContain('<h3>Headstart save: saved</h3>')
    expect(JSON.parse(readFileSync(String(post.outputs.report), 'utf8'))).toMatchObject({ outcome: 'saved' })
    expect(await restored(host, own)).toEqual(before)
    expectNothingLeft(host, main)
  })

  it('is waited for, and ends with one line if the key is taken', async () => {
    const host = place.newHost()
    const job = await gatedJob(host)
    await save(job, { key: 'k', path: 'tree' })
    const main = await begin(job)
    const post = savePost(job, inputs, { state: main.state, onSpawn: () => setTimeout(job.open, 200) })
    expect(logOf(await post)).toEqual([
      waiting,
      'Failed to save: Unable to reserve cache with key k, another job may be creating this cache.',
    ])
    expect(entriesOf(host.store)).toHaveLength(1)
    expectNothingLeft(host, main)
  })

  it.each([
    [
      { rolling: 'merge' },
      'Saving before the next step: with rolling: merge, a save adds files of other jobs',
    ],
    [{ key: '' }, '[warning]Key is not specified.'],
    [{ store: 'none' }, expect.stringMatching(/^::warning::Failed to save: Input store is 'none'/)],
  ])('with %j is done in main', async (more, line) => {
    const job = await place.newHost().newJob()
    writeTree(job.workspace, files)
    const main = await save(job, { ...inputs, ...more })
    expect(logOf(main)[0]).toEqual(line)
    expect(logOf(await savePost(job, inputs, { state: main.state }))).toEqual([])
  })

  it('saves links that lead to each other or nowhere', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'real/tree/a': 'a' })
    symlinkSync('second', join(job.workspace, 'first'))
    symlinkSync('real', join(job.workspace, 'second'))
    symlinkSync('nowhere', join(job.workspace, 'lost'))
    await sleep(20)
    const path = 'first/tree\nlost'
    const main = await begin(job, { path })
    const post = await savePost(job, { ...inputs, path }, { state: main.state })
    expect(logOf(post)).toContain(saved)
    expect(logOf(post).filter((line) => line.startsWith('Saving now'))).toEqual([])
    expectNothingLeft(host, main)
  })

  it('that nobody asked for leaves no state, so post does nothing, whatever the environment has', async () => {
    const job = await place.newHost().newJob()
    writeTree(job.workspace, files)
    const state = JSON.stringify({ pid: process.pid, start: '1', dir: job.workspace, states: {} })
    const main = await save(job, { key: 'k', path: 'tree' }, { env: { 'STATE_headstart-background': state } })
    expect(main.state).toEqual({ 'headstart-background': '' })
    expect(logOf(await savePost(job, {}, { state: main.state }))).toEqual([])
    expect(existsSync(job.workspace)).toBe(true)
  })

  it('with another word than true or false saves nothing, and says so, as with other wrong inputs', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, files)
    const main = await save(job, { ...inputs, background: 'yes' })
    const wrong = "Failed to save: Input background is 'yes'; it must be one of: false, true."
    expect(annotationsOf(main)).toContain(`::warning::${wrong}`)
    expect(entriesOf(host.store)).toEqual([])
  })
})

describe('files that change after the step are saved by post:', () => {
  const changes: Record<string, (tree: string) => void> = {
    'other content': (tree) => writeFileSync(join(tree, 'a'), 'other'),
    'a new file': (tree) => writeFileSync(join(tree, 'new'), 'new'),
    'a file that is gone': (tree) => rmSync(join(tree, 'b/c')),
    'another file of the same size and time': (tree) => {
      const [path, { atime, mtime }] = [join(tree, 'a'), lstatSync(join(tree, 'a'))]
      writeFileSync(`${tree}.new`, 'FIRST')
      renameSync(`${tree}.new`, path)
      utimesSync(path, atime, mtime)
    },
  }
  it.each(Object.entries(changes))('%s', async (_, change) => {
    const host = place.newHost()
    const job = await gatedJob(host)
    const tree = join(job.workspace, 'tree')
    const main = await begin(job)
    change(tree)
    job.open()
    await until(() => !isRunning(main.pid), main.pid)
    expect(entriesOf(host.store)).toEqual([])
    const after = describeTree(tree)
    const post = await savePost(job, inputs, { state: main.state })
    expect(logOf(post)[0]).toMatch(/^Saving now: .*tree.* has changed$/)
    expect(logOf(post)).toContain(saved)
    expect(annotationsOf(post)).toEqual([])
    expect(await restored(host)).toEqual(after)
    expectNothingLeft(host, main)
  })

  const exchanges: Record<string, { path: string; change: (workspace: string) => void }> = {
    'a link on the way to them leads elsewhere for a while': {
      path: 'cur/sub',
      change(workspace) {
        for (const target of ['q', 'p']) {
          symlinkSync(target, join(workspace, 'new'))
          renameSync(join(workspace, 'new'), join(workspace, 'cur'))
        }
      },
    },
    'a directory on the way to them is another one for a while': {
      path: 'p/sub',
      change: (workspace) => move(workspace, ['p', 'x'], ['q', 'p'], ['p', 'q'], ['x', 'p']),
    },
    'a directory on the way to them is another one': {
      path: 'p/sub',
      change: (workspace) => move(workspace, ['p', 'x'], ['q', 'p']),
    },
    'one of them is away for a while': {
      path: 'p/sub\nq',
      change(workspace) {
        move(workspace, ['q', 'x'])
        setTimeout(() => move(workspace, ['x', 'q']), 1000).unref()
      },
    },
    'a pattern names others': {
      path: '*/sub',
      change: (workspace) => move(workspace, ['q/sub', 'q/x'], ['c', 'q/sub']),
    },
    'something is mounted among them': {
      path: 'p',
      change: (workspace) =>
        execFileSync(...asRoot('mount', '--bind', join(workspace, 'q'), join(workspace, 'p/sub'))),
    },
  }
  const move = (workspace: string, ...names: [string, string][]): void => {
    for (const [from, to] of names) renameSync(join(workspace, from), join(workspace, to))
  }
  it.each(Object.entries(exchanges))('%s', async (_, { path, change }) => {
    const host = place.newHost()
    const job = await gatedJob(host)
    writeTree(job.workspace, { 'p/sub/a': 'p', 'q/sub/a': 'q', 'c/a': 'c' })
    symlinkSync('p', join(job.workspace, 'cur'))
    await sleep(20)
    const main = await begin(job, { path })
    change(job.workspace)
    job.open()
    await until(() => !isRunning(main.pid), main.pid)
    expect(entriesOf(host.store)).toEqual([])
    const post = await savePost(job, { ...inputs, path }, { state: main.state })
    expect(logOf(post)[0]).toMatch(/^Saving now: .* has changed$/)
    expect(logOf(post)).toContain(saved)
    expectNothingLeft(host, main)
  })

  it.each(['null', '{"done":{"":{}},"failed":{}}'])('all of them, if the result is %s', async (result) => {
    const host = place.newHost()
    const job = await gatedJob(host)
    const main = await begin(job)
    process.kill(main.pid, 'SIGKILL')
    writeFileSync(join(main.dir, 'result'), result)
    const post = await savePost(job, inputs, { state: main.state })
    expect(logOf(post)).toContain(saved)
    expectNothingLeft(host, main)
  })

  it('one cache of several', async () => {
    const host = place.newHost()
    const job = await gatedJob(host)
    writeTree(job.workspace, { 'other/a': 'other' })
    const list = '- { name: one, path: tree, key: k }\n- { name: two, path: other, key: k }'
    const several = { caches: list, background: 'true' }
    const main = await begin(job, { ...several, path: '', key: '' })
    writeFileSync(join(job.workspace, 'other/a'), 'changed')
    job.open()
    await until(() => !isRunning(main.pid), main.pid)
    expect(entriesOf(host.store)).toHaveLength(1)
    const post = logOf(await savePost(job, several, { state: main.state }))
    const lines = post.filter((line) => /saved with|Saving now/.test(line))
    expect(lines).toEqual([
      `one: ${saved}`,
      expect.stringMatching(/^two: Saving now: .*other\/a has changed$/),
      `two: ${saved}`,
    ])
    expect(entriesOf(host.store)).toHaveLength(2)
  })

  it('in a cache service, too, where an unfinished upload would have taken the key', async () => {
    const service = await startCacheService('memory')
    try {
      const host = place.newHost()
      const env = runnerEnv(service, 'v2')
      const job = await gatedJob(host, env)
      const main = await begin(job)
      writeFileSync(join(job.workspace, 'tree/a'), 'other')
      job.open()
      await until(() => !isRunning(main.pid), main.pid)
      const asked = service.requests.map(({ operation }) => operation)
      const post = await savePost(job, inputs, { state: main.state })
      expect(logOf(post)).toContain(saved)
      // No reservation.
      expect(asked).toEqual(['GetCacheEntryDownloadURL'])
    } finally {
      await service.stop()
    }
  })

  it('also where the files have another clock, and nothing has been sent before', async () => {
    const job = await place.newHost().newJob()
    writeTree(job.workspace, files)
    const sent: string[] = []
    const upload: Upload = {
      write: async (bytes) => void sent.push(String(bytes)),
      finish: async () => void sent.push('finished'),
      commit: async () => true,
    }
    const selection = selectionOf(['tree'], job.workspace)
    const watch = watchSince(2n ** 63n, await whereaboutsOf(selection, 2n ** 63n), job.temp)
    const saveUnchanged = async (change: () => void): Promise<void> => {
      const holdBack = await watch(selection)
      const held = holdBack(upload)
      await held.write(Buffer.from('entry'))
      change()
      expect(sent).toEqual([])
      await held.finish()
    }
    const change = (): void => writeFileSync(join(job.workspace, 'tree/a'), 'FIRST')
    await expect(saveUnchanged(change)).rejects.toThrow('files have changed')
    expect(sent).toEqual([])
    await saveUnchanged(() => {})
    expect(sent).toEqual(['entry', 'finished'])
    expect(readdirSync(job.temp)).toEqual([])
  })
})

// More than one part.
const large = Buffer.alloc(6 * 1024 ** 2)
for (let at = 0; at < large.length; at += 65_536) crypto.getRandomValues(large.subarray(at, at + 65_536))

const stalledPart = {
  on: ({ operation, key }: { operation: string; key: string }) =>
    operation === 'UploadPart' && key.endsWith('/k'),
  fault: cutAsking('stall', 1000),
}
const uploadsOfTest = () => [...bucket.uploads.values()].filter(({ key }) => key.startsWith(`${tests}/`))
const isSending = (): boolean => bucket.requests.some(stalledPart.on)

function inBucket(): Inputs {
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket
  const keys = { 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey, 'part-size': '5MiB' }
  return { bucket: bucket.bucket, prefix: String(tests), endpoint, region, stash: 'off', ...keys }
}

describe('the process of a save beside the job', () => {
  const runtimeToken = 'canary-runtime-token'
  let host: Host
  let job: Job
  beforeEach(async () => {
    host = place.newHost()
    const env = { ACTIONS_RUNTIME_TOKEN: runtimeToken, RUNNER_TRACKING_ID: 'github_1' }
    job = await host.newJob({ env })
    writeTree(job.workspace, { ...files, 'tree/large': large })
    tests += 1
    bucket.requests.length = 0
    bucket.rules = [stalledPart]
  })

  it('shows no secret, and is saved by post if it is killed', async () => {
    const own = { ...inBucket(), 'signing-key': signingKey }
    const main = await begin(job, own)
    const masked = annotationsOf(main).map((line) => line.replace('::add-mask::', ''))
    expect(masked).toEqual(expect.arrayContaining([signingKey, bucket.secretAccessKey]))
    await until(isSending, main.pid)
    const shown = groupOf(main.pid).flatMap((pid) =>
      ['environ', 'cmdline'].map((name) => readFileSync(`/proc/${pid}/${name}`, 'utf8')),
    )
    const written = globSync('**', { cwd: main.dir, withFileTypes: true }).filter((item) => item.isFile())
    shown.push(...written.map((item) => readFileSync(join(item.parentPath, item.name), 'utf8')))
    for (const secret of [signingKey, runtimeToken, bucket.secretAccessKey, 'RUNNER_TRACKING_ID'])
      expect(shown.join('\n')).not.toContain(secret)
    expect(lstatSync(main.dir).mode & 0o777).toBe(0o700)
    process.kill(main.pid, 'SIGKILL')
    bucket.rules = []
    const post = await savePost(job, { ...inputs, ...own }, { state: main.state })
    expect(logOf(post)).toContain('Saving now: the process that saved beside the job was killed')
    expect(logOf(post)).toContain(saved)
    expect(await restored(host, own)).toEqual(describeTree(join(job.workspace, 'tree')))
    expectNothingLeft(host, main)
  })

  it('ends with a post that is cancelled, and leaves no draft', async () => {
    const main = await begin(job, inBucket())
    await until(isSending, main.pid)
    const cancel = new AbortController()
    const post = await savePost(
      job,
      { ...inputs, ...inBucket() },
      {
        state: main.state,
        signal: cancel.signal,
        onSpawn: async ({ stdout }) => {
          if (stdout) await once(stdout, 'data')
          cancel.abort()
        },
      },
    )
    expect(logOf(post)).toEqual([waiting, 'Cancelled by SIGINT'])
    expect(post.exitCode).toBe(130)
    expect(uploadsOfTest()).toEqual([])
    expectNothingLeft(host, main)
  })

  it('leaves the processor and the memory to the job', async () => {
    const { pid } = await begin(job, inBucket())
    const threads = (): string[] =>
      readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/stat`)
    const niceOf = (path: string): string | undefined =>
      readFileSync(path, 'latin1')
        .replace(/^.*\) /s, '')
        .split(' ')[16]
    await until(() => threads().every((thread) => niceOf(thread) === '19'))
    expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8')).toBe('1000\n')
  })

  it('ends if the runner is killed', async () => {
    // A program that stays after the step, as the runner does, though it does nothing.
    const program = `require('node:child_process').spawnSync(process.execPath, process.argv.slice(2), { stdio: 'inherit' })
      process.kill(process.pid, 'SIGSTOP')`
    const path = join(host.dir, 'runner')
    writeFileSync(path, `#!${realpathSync(process.execPath)}\n${program}\n`, { mode: 0o755 })
    const main = await begin(job, inBucket(), {
      node: path,
      onSpawn: async (runner) => {
        await until(() => saverOf(job) !== undefined)
        await until(isSending, saverOf(job))
        runner.kill('SIGKILL')
      },
    })
    await until(() => groupOf(main.pid).length === 0, main.pid)
    expect(uploadsOfTest()).toEqual([])
    expectNothingLeft(host, main)
  })
})
