// The built action saves to a faulty bucket: the whole entry, or soon no entry and a warning that says why.

import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  all,
  always,
  closedAtReuse,
  cutAsking,
  later,
  longestMs,
  lost,
  once,
  silent,
  status,
} from '../support/faults/rules.ts'
import { s3 } from '../support/faults/s3.ts'
import {
  checkEntry,
  faultsOn,
  largeBytes,
  type Saved,
  smallBytes,
  type Trial,
  trialsIn,
  trySave,
} from '../support/faults/trial.ts'
import { logOf, newPlace } from '../support/host.ts'
import type { Fault } from '../support/servers/faults.ts'
import type { FaultyS3 } from '../support/servers/faulty-s3.ts'
import { newObject } from '../support/servers/s3-objects.ts'
import type { Operation, S3Request, S3Rule } from '../support/servers/s3-request.ts'

const place = newPlace()
const { within, saveTree } = trialsIn(place, s3)
/** Three parts, and one. */
let large: Saved
let small: Saved
beforeAll(async () => {
  large = await saveTree(largeBytes)
  small = await saveTree(smallBytes)
})

/** Not those by which the store is tried out. */
const of =
  (wanted: Operation) =>
  ({ operation, key }: S3Request): boolean =>
    operation === wanted && key.endsWith('/a-key')
const part = of('UploadPart')
const put = of('PutObject')
const complete = of('CompleteMultipartUpload')
const conditional = ({ headers }: S3Request): boolean => headers['if-none-match'] !== undefined

const broken = (how: 'reset' | 'fin' | 'stall', bytes = 1000): Fault => cutAsking(how, bytes)
const failed200 = status(200, { code: 'InternalError' })
const noWay = /^::warning::The store has no way to keep two jobs from saving one key at once/

/** Checks the object that the bucket then has. */
type Check = (trial: Trial<FaultyS3>, saved: Saved) => Promise<void>

const checkNone: Check = async ({ server }, { name }) => expect(server.objects.has(name)).toBe(false)

async function attempt(
  saved: () => Saved,
  rules: S3Rule[],
  check: Check,
): Promise<Trial<FaultyS3> & { warnings: string[]; log: string }> {
  return within({ rules, seed: 3 }, async (trial) => {
    const { warnings, run } = await trySave(trial, saved())
    await check(trial, saved())
    expect(run.ms).toBeLessThan(longestMs)
    expect(faultsOn(trial.server)).toBeGreaterThan(0)
    return { ...trial, warnings, log: logOf(run).join('\n') }
  })
}

const inParts = (): Saved => large
const inOne = (): Saved => small

describe('a save', () => {
  it.concurrent.each<[string, () => Saved, S3Rule[], RegExp]>([
    ['takes questions and is silent', inOne, always(all, silent), /gave no answer within \d+ seconds/],
    [
      'takes an entry and is silent',
      inOne,
      always(put, broken('stall')),
      /gave no answer within \d+ seconds/,
    ],
    ['resets all', inOne, always(all, broken('reset', 0)), /the connection was reset/],
    [
      'resets every part',
      inParts,
      always(part, broken('reset', 500_000)),
      /the connection was (reset|closed)/,
    ],
    ['ends every part before its time', inParts, always(part, broken('fin', 500_000)), /the connection was/],
    ['answers 500 to all', inOne, always(all, status(500)), /cannot answer now \(500/],
    ['answers 502 to parts', inParts, always(part, status(502)), /cannot answer now \(502/],
    ['wants a minute', inParts, always(part, later('60')), /cannot answer now \(503 SlowDown\)/],
    ['wants a day', inOne, always(put, later('86400')), /cannot answer now \(503 SlowDown\)/],
    ['is behind a portal', inOne, always(all, { kind: 'page' }), /does a proxy or portal want a login/],
    ['gets behind a portal', inParts, always(part, { kind: 'page' }), /does a proxy or portal want a login/],
    [
      'is behind a portal that shows late',
      inOne,
      always(put, { kind: 'page' }),
      /does a proxy or portal want a login/,
    ],
    [
      'says that it ended well and why not',
      inParts,
      always(complete, failed200),
      /cannot answer now \(\d+ InternalError/,
    ],
    ['cannot end it', inParts, always(complete, status(503)), /cannot answer now \(503/],
    [
      'says 409 without another writer',
      inParts,
      always(complete, status(409)),
      /another writer's entry of this name/,
    ],
    [
      'says 412 without another writer',
      inOne,
      always(put, status(412)),
      /another writer's entry of this name/,
    ],
    ['denies parts', inParts, always(part, status(403, { code: 'AccessDenied' })), /allow them s3:PutObject/],
  ])('leaves nothing and says why if the store %s', async (_, saved, rules, cause) => {
    const { server, warnings } = await attempt(saved, rules, checkNone)
    expect(warnings).toEqual([expect.stringMatching(cause)])
    expect(warnings[0]).toMatch(/^::warning::Failed to save: /)
    expect(server.uploads.size).toBe(0)
  })

  it.concurrent.each<[string, () => Saved, S3Rule[]]>([
    ['after a request that stalled', inOne, once(put, broken('stall'))],
    ...[503, 504].map((code): [string, () => Saved, S3Rule[]] => [
      `after ${code} to the first of each kind`,
      inParts,
      (['HeadObject', 'CreateMultipartUpload', 'UploadPart', 'CompleteMultipartUpload'] as const).flatMap(
        (operation) => once(of(operation), status(code)),
      ),
    ]),
    ['after a reset in the middle of a part', inParts, once(part, broken('reset', 2_000_000))],
    ['after an end in the middle of a part', inParts, once(part, broken('fin', 2_000_000))],
    ['after the answer to a part was lost', inParts, once(part, lost)],
    ['after a part without an ETag', inParts, once(part, { kind: 'header', name: 'ETag' })],
    [
      'although 30 % are too much',
      inParts,
      [{ on: all, chance: 0.3, fault: status(503, { code: 'SlowDown' }) }],
    ],
    ['a second later, if told so', inParts, once(part, later('1'))],
    ['at once, if told nonsense', inParts, [...once(part, later('soon')), ...once(complete, later('-1'))]],
    ['over connections that were closed while idle', inParts, [{ on: all, times: 4, fault: closedAtReuse }]],
    ['after an end that was none', inParts, once(complete, failed200)],
    [
      'after an end that took effect and timed out',
      inParts,
      once(complete, status(504, { tookEffect: true })),
    ],
    ['after a last request whose answer is lost', inParts, always(complete, lost)],
    ['after a request whose answer is lost', inOne, always(put, lost)],
    [
      'although the answer is a page',
      inParts,
      [
        { on: complete, times: 1, fault: status(500, { tookEffect: true }) },
        ...always(complete, { kind: 'page' }),
      ],
    ],
  ])('is whole %s', async (_, saved, rules) => {
    const { server, warnings, log } = await attempt(saved, rules, checkEntry)
    expect(warnings).toEqual([])
    expect(log).toContain('Cache saved with key: a-key')
    expect(server.uploads.size).toBe(0)
  })

  it.concurrent.each<[string, () => Saved, S3Rule[]]>([
    ['ignores', inParts, always(conditional, { kind: 'ignore', header: 'If-None-Match' })],
    ['ignores', inOne, always(conditional, { kind: 'ignore', header: 'If-None-Match' })],
    ['does not know', inParts, always(conditional, status(501, { code: 'NotImplemented' }))],
    ['refuses', inOne, always(conditional, status(400, { code: 'InvalidArgument' }))],
  ])('is whole in a store that %s If-None-Match, and says so', async (_, saved, rules) => {
    const { server, warnings, log } = await attempt(saved, rules, checkEntry)
    expect(warnings).toEqual([expect.stringMatching(noWay)])
    expect(log).toContain('Cache saved with key: a-key')
    expect(server.uploads.size).toBe(0)
  })

  it.concurrent.each([409, 412])(
    'gives way to another job that was first, as the store says by %i',
    async (code) => {
      await within({}, async (trial) => {
        const { server } = trial
        // While this one packs.
        const on = (request: S3Request): boolean => {
          if (part(request)) server.objects.set(large.name, newObject(large.bytes))
          return complete(request)
        }
        server.rules = always(on, status(code))
        const { warnings, run } = await trySave(trial, large)
        expect(warnings).toEqual([])
        expect(logOf(run)).toContainEqual(
          expect.stringMatching(/^Failed to save: Unable to reserve cache with key/),
        )
        expect(server.objects.get(large.name)?.body).toBe(large.bytes)
        expect(server.uploads.size).toBe(0)
      })
    },
  )

  it('leaves nothing and says why if the store refuses connections', async () => {
    await within({}, async (trial) => {
      await trial.server.stop()
      const { warnings, run } = await trySave(trial, large)
      expect(warnings).toEqual([expect.stringMatching(/Failed to save: .*it refuses connections/)])
      expect(run.ms).toBeLessThan(longestMs)
    })
  })
})

describe('a save in the middle of an upload', () => {
  it('that is killed leaves no visible entry, and the next save works', async () => {
    await stuck(async (trial, child) => {
      child.kill('SIGKILL')
      await over(child)
      expect(trial.server.objects.has(large.name)).toBe(false)
      trial.server.rules = []
      // The runner empties the directory for temporary files before its next job.
      const next = { ...trial, host: place.newHost() }
      const { warnings } = await trySave(next, large)
      expect(warnings).toEqual([])
      await checkEntry(next, large)
    })
  })

  it('that is cancelled leaves nothing', async () => {
    await stuck(async (trial, child) => {
      child.kill('SIGINT')
      expect(await over(child)).toBe(130)
      expect(trial.server.objects.has(large.name)).toBe(false)
      expect(trial.server.uploads.size).toBe(0)
    })
  })

  const over = (child: ChildProcess): Promise<number | null> =>
    new Promise((resolve) => child.once('close', resolve))

  /** Does something to a step that has sent some of its parts and cannot get rid of the others. */
  async function stuck(work: (trial: Trial<FaultyS3>, child: ChildProcess) => Promise<void>): Promise<void> {
    const rules = [{ on: part, after: 1, fault: broken('stall', 1_000_000) }]
    await within({ rules }, async (trial) => {
      const spawned = Promise.withResolvers<ChildProcess>()
      const run = trySave(trial, large, { onSpawn: spawned.resolve })
      const child = await spawned.promise
      while (trial.server.requests.filter(part).length < 3 && child.exitCode === null) await sleep(10)
      await work(trial, child)
      await run
    })
  }
})
