// Several caches of one step in trouble: killed steps, keys and stores of their own, changes of several mounts, many at once.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, StepRun } from '../../scripts/as-runner.ts'
import { readMounts } from '../../src/system/mountinfo.ts'
import { describeTree } from '../support/corpus/tree.ts'
import { wholeSeconds } from '../support/described.ts'
import {
  annotationsOf,
  itWithRights,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'
import { newRandom } from '../support/random.ts'
import { runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import { startFaultyS3 } from '../support/servers/faulty-s3.ts'

const place = newPlace()
const treeIn = ({ workspace }: Job, dir: string): string[] => wholeSeconds(describeTree(join(workspace, dir)))
const warnings = (run: StepRun): string[] =>
  annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))
const mounted = ({ workspace }: Job): number =>
  readMounts().filter(({ point }) => String(point).startsWith(workspace)).length

/** Large enough for a save of changes. */
const tree = (seed: number): Record<string, Buffer | string> => ({
  large: newRandom(seed).bytes(6 * 2 ** 20),
  ...Object.fromEntries(Array.from({ length: 60 }, (_, nth) => [`d${nth % 6}/f${nth}`, `${seed} ${nth}`])),
})

const listOf = (items: Record<string, Record<string, string>>): { caches: string } => ({
  caches: JSON.stringify(Object.entries(items).map(([name, item]) => ({ name, path: name, ...item }))),
})

const changes = 'the changes of several mounts are saved, each on its own'
itWithRights(changes)(changes, async () => {
  const itemsOf = (round: number): { caches: string } =>
    listOf({
      a: { key: `a-${round}`, 'restore-keys': 'a-', mode: 'mount' },
      b: { key: `b-${round}`, 'restore-keys': 'b-', mode: 'lazy' },
      c: { key: `c-${round}`, 'restore-keys': 'c-' },
      d: { key: 'd', rolling: 'true', mode: 'mount' },
    })
  const names = ['a', 'b', 'c', 'd']
  const host = place.newHost()
  const first = await host.newJob()
  for (const [seed, name] of names.entries()) writeTree(join(first.workspace, name), tree(seed + 1))
  await save(first, itemsOf(1))
  let left = names.map((name) => treeIn(first, name))
  for (let round = 2; round < 5; round++) {
    const job = await host.newJob()
    const main = await restore(job, itemsOf(round))
    expect(warnings(main)).toEqual([])
    expect(names.map((name) => treeIn(job, name))).toEqual(left)
    for (const name of names)
      execFileSync('sh', [
        '-ec',
        `cd ${job.workspace}/${name}; echo ${round} > new${round}; rm d${round}/f${round}; mv d0 d9; mv d9 d0`,
      ])
    left = names.map((name) => treeIn(job, name))
    const post = await save(job, itemsOf(round), { state: main.state })
    expect(warnings(post)).toEqual([])
    const reused = logOf(post).filter((line) => / Reused [678]/.test(line))
    expect(reused.map((line) => line[0]).sort()).toEqual(['a', 'b', 'd'])
    expect(mounted(job)).toBe(0)
  }
  expect(leftoversIn(host)).toEqual([])
})

describe('caches with keys and stores of their own', () => {
  const [own, other] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]

  it('lose only the one whose key or credentials are wrong, and tell no secret', async () => {
    const [s3, service] = await Promise.all([startFaultyS3(), startCacheService('memory')])
    try {
      const env = runnerEnv(service, 'v2')
      const bucket = {
        store: 's3',
        bucket: s3.bucket,
        endpoint: s3.endpoint,
        region: s3.region,
        'access-key-id': s3.accessKeyId,
        'secret-access-key': s3.secretAccessKey,
      }
      const items = (key: string, id = s3.accessKeyId): { caches: string } =>
        listOf({
          bucket: { key: 'k', ...bucket, 'access-key-id': id },
          service: { key: 'k', store: 'github' },
          signed: { key: 'k', store: 'local', 'signing-key': key },
          plain: { key: 'k', store: 'local' },
        })
      const names = ['bucket', 'service', 'signed', 'plain']
      const host = place.newHost()
      const first = await host.newJob({ env })
      for (const name of names) writeTree(join(first.workspace, name), { file: name })
      const saved = await save(first, items(own))
      expect(logOf(saved).filter((line) => line.endsWith('Cache saved with key: k'))).toHaveLength(4)

      const second = await host.newJob({ env })
      const hit = await restore(second, items(own))
      expect(hit.outputs).toMatchObject(Object.fromEntries(names.map((name) => [`hit-${name}`, 'exact'])))
      const third = await host.newJob({ env })
      const run = await restore(third, items(other, 'WRONG'))
      expect(run.exitCode).toBe(0)
      expect(run.outputs).toMatchObject({
        'hit-bucket': 'miss',
        'hit-signed': 'miss',
        'hit-plain': 'exact',
        'hit-service': 'exact',
      })
      expect(
        warnings(run)
          .map((line) => line.replace(/^::warning::(\w+): .*/, '$1'))
          .sort(),
      ).toEqual(['bucket', 'signed'])
      const post = await save(third, items(other, 'WRONG'), { state: run.state })
      const reports = readdirSync(third.temp).map((name) => readFileSync(join(third.temp, name), 'utf8'))
      expect(reports).toHaveLength(4)
      for (const step of [saved, hit, run, post]) {
        const { stdout, ...rest } = step
        const unmasked = stdout
          .split('\n')
          .filter((line) => !line.startsWith('::add-mask::'))
          .join('\n')
        for (const secret of [own, other, s3.secretAccessKey]) {
          expect(unmasked).not.toContain(secret)
          expect(JSON.stringify([rest, reports])).not.toContain(secret)
        }
      }
    } finally {
      await Promise.all([s3.stop(), service.stop()])
    }
  })
})

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a step that %s ends while its caches arrive leaves no part of them, and the next job has all',
  async (signal) => {
    const s3 = await startFaultyS3()
    try {
      const bucket = {
        bucket: s3.bucket,
        endpoint: s3.endpoint,
        region: s3.region,
        'access-key-id': s3.accessKeyId,
        'secret-access-key': s3.secretAccessKey,
        'host-copies': 'false',
      }
      const inputs = {
        ...listOf({ a: { key: 'a' }, b: { key: 'b', mode: 'mount' }, c: { key: 'c' } }),
        ...bucket,
      }
      const host = place.newHost()
      const first = await host.newJob()
      for (const [seed, name] of ['a', 'b', 'c'].entries()) writeTree(join(first.workspace, name), tree(seed))
      await save(first, inputs)
      const left = ['a', 'b', 'c'].map((name) => treeIn(first, name))
      s3.rules = [
        {
          on: ({ method, key }) => method === 'GET' && /[abc]$/.test(key),
          fault: { kind: 'drip', bytes: 2 ** 16, everyMs: 50 },
        },
      ]
      const job = await host.newJob()
      const run = await restore(job, inputs, {
        onSpawn: (child) => void sleep(900).then(() => child.kill(signal)),
      })
      s3.rules = []
      expect(run.exitCode === 0).toBe(false)
      const post = await save(job, inputs, { state: run.state })
      expect(warnings(post)).toEqual([])
      expect(mounted(job)).toBe(0)
      const next = await host.newJob({ workspace: job.workspace })
      expect((await restore(next, inputs)).outputs).toMatchObject({ hit: 'exact' })
      expect(['a', 'b', 'c'].map((name) => treeIn(next, name))).toEqual(left)
      expect(leftoversIn(host)).toEqual([])
    } finally {
      await s3.stop()
    }
  },
)

it('many caches at once take little memory and few files', async () => {
  const names = Array.from({ length: 12 }, (_, nth) => `n${nth}`)
  const inputs = listOf(Object.fromEntries(names.map((name) => [name, { key: name }])))
  const host = place.newHost()
  const first = await host.newJob()
  for (const [seed, name] of names.entries())
    writeTree(join(first.workspace, name), { file: newRandom(seed).bytes(8 * 2 ** 20) })
  const most = { kilobytes: 0, files: 0 }
  const onSpawn = ({ pid }: { pid?: number | undefined }): void => {
    const timer = setInterval(() => {
      try {
        const [, rss = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
        most.kilobytes = Math.max(most.kilobytes, Number(rss))
        most.files = Math.max(most.files, readdirSync(`/proc/${pid}/fd`).length)
      } catch {
        clearInterval(timer)
      }
    }, 20)
  }
  const saved = await save(first, inputs, { onSpawn })
  const run = await restore(await host.newJob(), inputs, { onSpawn })
  expect(run.outputs.hit).toBe('exact')
  expect([saved.stderr, run.stderr]).toEqual(['', ''])
  expect(most.kilobytes).toBeGreaterThan(30_000)
  expect(most.kilobytes).toBeLessThan(400_000)
  expect(most.files).toBeLessThan(150)
})

it('a post that fails after its saves have read their files still publishes the entries', async () => {
  const host = place.newHost()
  const items = (key: string): { caches: string } => listOf({ kept: { key: 'kept' }, late: { key } })
  const first = await host.newJob()
  writeTree(join(first.workspace, 'kept'), { a: 'a' })
  writeTree(join(first.workspace, 'late'), { b: 'b' })
  await save(first, items('earlier'))

  const job = await host.newJob()
  const { state } = await restore(job, items('late'))
  rmSync(join(job.workspace, 'kept'), { recursive: true })
  writeTree(join(job.workspace, 'late'), { c: 'c' })
  // The line about the removed files comes while the store publishes.
  const failing = `const write = process.stdout.write.bind(process.stdout)
    process.stdout.write = (text, ...more) => {
      if (String(text).includes('has removed what this step restored')) throw new Error('the log is full')
      return write(text, ...more)
    }`
  const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(failing)}` }
  const post = await save(job, items('late'), { state, env })
  expect(logOf(post)).toEqual(
    expect.arrayContaining([
      'late: Cache saved with key: late',
      '::warning::Failed to save: the log is full',
    ]),
  )
  const next = await host.newJob()
  await restore(next, items('late'))
  expect(treeIn(next, 'late')).toEqual(treeIn(job, 'late'))
})
