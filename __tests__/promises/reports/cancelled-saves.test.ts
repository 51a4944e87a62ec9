// https://github.com/unslothai/llama.cpp/pull/81: a job is cancelled or runs out of time while it saves. The runner sends
// SIGINT, SIGTERM after 7.5 s, and ends the process after another 2.5 s.
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StepRun } from '../../../scripts/as-runner.ts'
import { github } from '../../support/faults/github.ts'
import { always, cutAsking, once as onlyOnce } from '../../support/faults/rules.ts'
import { s3 } from '../../support/faults/s3.ts'
import { makeTree } from '../../support/faults/steps.ts'
import {
  type AnyServer,
  type FaultyStore,
  largeBytes,
  smallBytes,
  trialsIn,
  warningsOf,
} from '../../support/faults/trial.ts'
import { give, logOf, newPlace, restore, save, usersFor } from '../../support/host.ts'
import type { Rule } from '../../support/servers/faults.ts'
import type { HttpRequest } from '../../support/servers/faulty-server.ts'

const place = newPlace()

type Request = HttpRequest & { operation: string }
const isWhole = ({ operation }: Request): boolean => /^(PutBlob|UploadChunk|PutObject)$/.test(operation)
const isEnd = ({ operation }: Request): boolean => /^(FinalizeCacheEntryUpload|CommitCache)$/.test(operation)
const isPart = ({ operation }: Request): boolean => /^(PutBlock|UploadChunk|UploadPart)$/.test(operation)

interface Cancelling {
  store: FaultyStore<AnyServer>
  bytes: number
  rules: Rule<Request>[]
  /** Cancels when so many of these have come. */
  at: { on(request: Request): boolean; count: number }
}

/** A save that is cancelled, and one of the next job. */
async function cancelled({
  store,
  bytes,
  rules,
  at,
}: Cancelling): Promise<{ run: StepRun; next: StepRun; left: number }> {
  return trialsIn(place, store).within({}, async ({ server, host, inputs, env }) => {
    const job = await host.newJob({ env })
    makeTree(join(job.workspace, 'deps'), bytes)
    server.rules = rules as Rule<never>[]
    const run = await save(job, inputs, {
      async onSpawn(child) {
        const hasCome = (): boolean => (server.requests as Request[]).filter(at.on).length >= at.count
        while (!hasCome() && child.exitCode === null) await sleep(5)
        child.kill('SIGINT')
        const over = once(child, 'close')
        const steps = [sleep(7500, 'SIGTERM' as const), sleep(10_000, 'SIGKILL' as const)]
        for (const step of steps) {
          const signal = await Promise.race([step, over.then(() => undefined)])
          if (signal) child.kill(signal)
        }
      },
    })
    server.rules = []
    const left = 'uploads' in server ? (server.uploads as Map<string, unknown>).size : 0
    return { run, next: await save(job, inputs), left }
  })
}

const stores = { v2: github('v2'), v1: github('v1'), s3 } as unknown as Record<string, FaultyStore<AnyServer>>
const late = { kind: 'late', ms: 500 } as const
const taken =
  'Failed to save: Unable to reserve cache with key a-key, another job may be creating this cache.'

it.concurrent.each([
  { name: 'v2', what: 'the bytes', on: isWhole },
  { name: 'v2', what: 'the end', on: isEnd },
  { name: 'v1', what: 'the bytes', on: isWhole },
  { name: 'v1', what: 'the end', on: isEnd },
  { name: 's3', what: 'the bytes', on: isWhole },
])('a save to $name that has all but the answer to $what is finished', async ({ name, on }) => {
  const store = stores[name] as FaultyStore<AnyServer>
  const { run, next } = await cancelled({
    store,
    bytes: smallBytes,
    rules: onlyOnce(on, late),
    at: { on, count: 1 },
  })
  expect(logOf(run)).toContain('Cache saved with key: a-key')
  expect(logOf(next)).toContain(taken)
})

const stuck = always(isPart, cutAsking('stall', 1000))

it.concurrent.each(['v2', 'v1'])('a save to %s that cannot end says that its key is lost', async (name) => {
  const store = stores[name] as FaultyStore<AnyServer>
  const { run, next } = await cancelled({
    store,
    bytes: largeBytes,
    rules: stuck,
    at: { on: isPart, count: 3 },
  })
  expect(run.signal).toBe(null)
  expect(logOf(run).slice(-2)).toEqual([
    expect.stringMatching(/^The key a-key stays reserved.* Change `key`/),
    'Cancelled by SIGINT',
  ])
  expect(logOf(next)).toContain(taken)
})

it.concurrent('a save to a bucket that cannot end leaves its name free', async () => {
  const store = stores.s3 as FaultyStore<AnyServer>
  const { run, next, left } = await cancelled({
    store,
    bytes: largeBytes,
    rules: stuck,
    at: { on: isPart, count: 3 },
  })
  expect(run.signal).toBe(null)
  expect(left).toBe(0)
  expect(logOf(next)).toContain('Cache saved with key: a-key')
})

/** A step without these waits: GitHub ends the job 5 minutes after its cancellation. */
const quickly = (script: string): { NODE_OPTIONS: string } => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}`,
})
const endsSoon = quickly(
  'const { setTimeout } = globalThis; globalThis.setTimeout = (work, ms, ...more) => setTimeout(work, ms === 240000 ? 4000 : ms, ...more)',
)
const hundredfold = quickly(
  'const now = performance.now.bind(performance); performance.now = () => 100 * now()',
)
const reserving = /Reserve|CreateCacheEntry|CreateMultipart/
const inCancelled = { 'job-status': 'cancelled', save: 'always', connections: '1' }

describe.each(usersFor(place))('a save in a job that was cancelled before, as $name', (user) => {
  it.each(['v2', 's3'])('to %s begins nothing that even a restore is too slow for', async (name) => {
    const store = stores[name] as FaultyStore<AnyServer>
    await trialsIn(place, store).within({}, async ({ server, host, inputs, env }) => {
      const job = await host.newJob({ env })
      makeTree(join(job.workspace, 'deps'), largeBytes)
      give(host.dir, user)
      await save(job, { ...inputs, key: 'a-key-1' }, user.options)
      const wanted = { ...inputs, key: 'a-key', 'restore-keys': 'a-key', save: 'always' }
      const { state } = await restore(job, wanted, user.options)
      const states = JSON.parse(state.headstart ?? '')
      // As a restore would have left it that took 10 minutes.
      states[''].pace.ms = 600_000
      const before = server.requests.length
      const slow = { ...state, headstart: JSON.stringify(states) }
      const run = await save(job, { ...wanted, ...inCancelled }, { ...user.options, state: slow })
      expect(warningsOf(run)).toEqual([])
      expect(logOf(run).at(-1)).toBe(
        "Cache save skipped: the job was cancelled, and GitHub ends it 5 minutes later; to save 11.0 MiB would take 10 minutes at the speed of this step's restore.",
      )
      const later = server.requests.slice(before) as Request[]
      expect(later.filter(({ operation }) => reserving.test(operation))).toEqual([])
      const fast = await save(job, { ...wanted, ...inCancelled }, { ...user.options, state })
      expect(logOf(fast)).toContain('Cache saved with key: a-key')
    })
  })

  it.each([
    { name: 'v2', mode: 'unpack', reserves: /CreateCacheEntry/ },
    { name: 's3', mode: 'unpack', reserves: /^a bucket reserves nothing$/ },
    { name: 's3', mode: 'mount', reserves: /^a bucket reserves nothing$/ },
  ])('to $name, $mode, is given up early if the store is too slow', async ({ name, mode, reserves }) => {
    const store = stores[name] as FaultyStore<AnyServer>
    const given = { mode, ...inCancelled }
    await trialsIn(place, store).within({}, async ({ server, host, inputs, env }) => {
      const job = await host.newJob({ env })
      makeTree(join(job.workspace, 'deps'), 6 * largeBytes)
      give(host.dir, user)
      server.rules = always(isPart, late) as Rule<never>[]
      const options = { ...user.options, env: hundredfold }
      const run = await save(job, { ...inputs, ...given }, options)
      expect(logOf(run)).toContainEqual(
        expect.stringMatching(
          /^Cache save skipped: the job was cancelled, .*; at the speed so far, the rest of 66.0 MiB would take \d+ minutes/,
        ),
      )
      expect(warningsOf(run)).toEqual([])
      // On a slow machine, the save ends before it reserves the key.
      const requests = server.requests as Request[]
      const isReserved = requests.some(({ operation }) => reserves.test(operation))
      const told = logOf(run).some((line) => line.startsWith('The key a-key stays reserved'))
      expect(told).toBe(isReserved)
      server.rules = []
      expect(logOf(await save(job, { ...inputs, ...given }, user.options))).toContain(
        isReserved ? taken : 'Cache saved with key: a-key',
      )
    })
  })

  it.each([
    { name: 'v2', isFree: false },
    { name: 's3', isFree: true },
  ])('to $name ends before GitHub ends the job', async ({ name, isFree }) => {
    const store = stores[name] as FaultyStore<AnyServer>
    await trialsIn(place, store).within({}, async ({ server, host, inputs, env }) => {
      const job = await host.newJob({ env })
      makeTree(join(job.workspace, 'deps'), largeBytes)
      give(host.dir, user)
      server.rules = stuck as Rule<never>[]
      const run = await save(job, { ...inputs, ...inCancelled }, { ...user.options, env: endsSoon })
      expect(warningsOf(run)).toEqual([])
      expect(logOf(run).at(-1)).toBe(
        'Cache save skipped: the job was cancelled, and GitHub ends it 5 minutes later; the save has not ended within 4 minutes.',
      )
      server.rules = []
      expect(logOf(await save(job, inputs, user.options))).toContain(
        isFree ? 'Cache saved with key: a-key' : taken,
      )
    })
  })
})
