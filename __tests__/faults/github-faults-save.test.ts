// The built action saves to a faulty cache service: the whole entry, or soon no entry and a warning.

import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { github, inLanguages, type Language, languages } from '../support/faults/github.ts'
import {
  all,
  always,
  closedAtReuse,
  cutAsking,
  later,
  longestDownMs,
  longestMs,
  lost,
  once,
  silent,
  status,
} from '../support/faults/rules.ts'
import {
  checkEntry,
  faultsOn,
  largeBytes,
  type Saved,
  smallBytes,
  type Trial,
  type Trials,
  trialsIn,
  trySave,
} from '../support/faults/trial.ts'
import { logOf, newPlace } from '../support/host.ts'
import type { CacheRequest } from '../support/servers/cache-service/request.ts'
import type { CacheService } from '../support/servers/cache-service.ts'
import type { Fault, Rule } from '../support/servers/faults.ts'

const place = newPlace()

interface Tried extends Trials<CacheService> {
  /** In three parts, and in one. */
  saved: Record<Size, Saved>
}
type Size = 'large' | 'small'

const tried = {} as Record<Language, Tried>
beforeAll(async () => {
  for (const language of languages) {
    const trials = trialsIn(place, github(language))
    const [large, small] = [await trials.saveTree(largeBytes), await trials.saveTree(smallBytes)]
    tried[language] = { ...trials, saved: { large, small } }
  }
})

const of =
  (pattern: RegExp) =>
  ({ operation }: CacheRequest): boolean =>
    pattern.test(operation)
const look = of(/^GetCache/)
const reserve = of(/^(Create|Reserve)Cache/)
const send = of(/^(PutBlob|PutBlock|UploadChunk)$/)
const list = of(/^PutBlockList$/)
const finish = of(/^(FinalizeCacheEntryUpload|CommitCache)$/)

const broken = (how: 'reset' | 'fin' | 'stall', bytes = 1000): Fault => cutAsking(how, bytes)
const denied = status(403, { code: 'permission_denied', message: 'cache write denied: by policy' })
const page: Fault = { kind: 'page' }
const portal = /does a proxy or portal want a login/
const busy = /overloaded; try again later \(\d{3}\)/

type Rules = Rule<CacheRequest>[]
interface Outcome {
  server: CacheService
  warnings: string[]
  log: string
}

/** Checks the entry that the service then has. */
type Check = (trial: Trial<CacheService>, saved: Saved) => Promise<void>

const checkNone: Check = async ({ server, store }) => expect(await store.stored(server)).toBeUndefined()

async function attempt(language: Language, size: Size, rules: Rules, check: Check): Promise<Outcome> {
  const { within, saved } = tried[language]
  return within({ rules, seed: 3 }, async (trial) => {
    const { server } = trial
    const { warnings, run } = await trySave(trial, saved[size])
    await check(trial, saved[size])
    expect(run.ms).toBeLessThan(rules.some(({ on }) => on === all) ? longestDownMs : longestMs)
    expect(faultsOn(server)).toBeGreaterThan(0)
    return { server, warnings, log: logOf(run).join('\n') }
  })
}

type Failing = [what: string, size: Size, rules: Rules, cause: RegExp]
type Passing = [what: string, size: Size, rules: Rules]

const failing: Failing[] = [
  ['takes an entry and is silent', 'small', always(send, broken('stall')), /no answer within \d+ seconds/],
  ['takes questions and is silent', 'small', always(all, silent), /no answer within \d+ seconds/],
  ['resets all', 'small', always(all, broken('reset', 0)), /the connection was/],
  ['cannot reserve', 'small', always(reserve, status(503)), busy],
  ['cannot end it', 'large', always(finish, status(503)), busy],
  ['loses the answer to the reservation', 'small', once(reserve, lost), /may have reserved the key a-key/],
  ['wants a day', 'small', always(reserve, later('86400')), busy],
  [
    'limits reservations',
    'small',
    always(reserve, later('86400', 429)),
    /your rate limit will reset in 86400/,
  ],
  ['limits parts', 'large', always(send, later('60', 429)), /your rate limit will reset in 60/],
  ['is behind a portal', 'small', always(all, page), portal],
  ['gets behind a portal', 'large', always(send, page), portal],
  ['is behind a portal that shows late', 'small', always(send, page), portal],
  ['is behind a portal that shows at the end', 'small', always(finish, page), portal],
  ['denies writing', 'small', always(reserve, denied), /: cache write denied: by policy$/],
  ['forgets the token', 'small', always(reserve, status(401, { code: 'unauthenticated' })), /\(401 /],
  ['denies parts', 'large', always(send, status(403, { code: 'AuthenticationFailed' })), /403 /],
  [
    'denies the end',
    'large',
    always(finish, status(404, { code: 'not_found', message: 'none' })),
    /404 none/,
  ],
  ['resets every part', 'large', always(send, broken('reset', 500_000)), /the connection was/],
  ['ends every part before its time', 'large', always(send, broken('fin', 500_000)), /the connection was/],
  ...[500, 502].map((code): Failing => [`answers ${code} to all`, 'small', always(all, status(code)), busy]),
  ['wants a minute', 'large', always(send, later('60')), busy],
  ...[503, 504].map(
    (code): Failing => [`answers ${code} to parts`, 'large', always(send, status(code)), busy],
  ),
]
const failingV2: Failing[] = [
  ['cannot list parts', 'large', always(list, status(503)), busy],
  [
    'denies the list of parts',
    'large',
    always(list, status(403, { code: 'AuthorizationFailure' })),
    /403 Aut/,
  ],
  [
    'does not know its parts',
    'large',
    always(list, status(400, { code: 'InvalidBlockList' })),
    /400 InvalidB/,
  ],
  ['is behind a portal for the list', 'large', always(list, page), portal],
  [
    'is not content',
    'small',
    always(finish, { kind: 'say', value: { ok: false, message: 'no room' } }),
    /no room/,
  ],
  [
    'is not content and says no more',
    'small',
    always(finish, { kind: 'say', value: { ok: false } }),
    /did not publish the entry: it does not say why$/,
  ],
]

const passing: Passing[] = [
  ['after a request that stalled', 'small', once(send, broken('stall'))],
  ['after a reset in the middle of a part', 'large', once(send, broken('reset', 2_000_000))],
  ['after an end in the middle of a part', 'large', once(send, broken('fin', 2_000_000))],
  ['after the answer to a part was lost', 'large', once(send, lost)],
  ['after the answer to a list was lost', 'large', [...once(send, lost), ...once(list, lost)]],
  ['although 30 % are too much', 'large', [{ on: all, chance: 0.3, fault: status(503, { code: 'Busy' }) }]],
  ['a second later, if told so', 'large', [...once(send, later('1')), ...once(reserve, later('1', 429))]],
  ['at once, if told nonsense', 'large', [...once(send, later('soon')), ...once(finish, later('-1'))]],
  ['over connections that were closed while idle', 'large', [{ on: all, times: 4, fault: closedAtReuse }]],
  ['after an end that took effect and timed out', 'large', once(finish, status(504, { tookEffect: true }))],
  ['after a last request whose answer is lost', 'large', always(finish, lost)],
  ...[502, 503].map(
    (code): Passing => [
      `after ${code} to the first of each kind`,
      'large',
      [look, reserve, send, list, finish].flatMap((on) => once(on, status(code))),
    ],
  ),
]

describe('a save', () => {
  it.concurrent.each([
    ...inLanguages(failing),
    ...failingV2.map((row): [Language, ...Failing] => ['v2', ...row]),
  ])('leaves nothing and says why if %s %s', async (language, _, size, rules, cause) => {
    const { warnings } = await attempt(language, size, rules, checkNone)
    expect(warnings).toEqual([expect.stringMatching(cause)])
    expect(warnings[0]).toMatch(/^::warning::Failed to save: /)
  })

  it.concurrent.each(inLanguages(passing))('is whole in %s %s', async (language, _, size, rules) => {
    const { warnings, log } = await attempt(language, size, rules, checkEntry)
    expect(warnings).toEqual([])
    expect(log).toContain('Cache saved with key: a-key')
  })

  it.concurrent.each(languages)(
    'leaves nothing and says why, and soon, where %s refuses connections',
    async (language) => {
      const { within, saved } = tried[language]
      await within({}, async (trial) => {
        await trial.server.stop()
        const { warnings, run } = await trySave(trial, saved.small)
        expect(warnings).toEqual([
          expect.stringMatching(/^::warning::Failed to save: .*it refuses connections/),
        ])
        expect(run.ms).toBeLessThan(longestDownMs)
      })
    },
  )

  it.concurrent.each(languages)(
    'leaves the key to whom it belongs where %s says that another job was first',
    async (language) => {
      const rules = always(reserve, status(409, { code: 'already_exists' }))
      const { warnings, log } = await attempt(language, 'small', rules, checkNone)
      expect(warnings).toEqual([])
      expect(log).toMatch(/^Failed to save: Unable to reserve cache with key/m)
    },
  )
})

it.each(
  inLanguages<[NodeJS.Signals, number | null]>([
    ['SIGKILL', null],
    ['SIGINT', 130],
  ]),
)(
  'a save to %s in the middle of an upload ends by %s and leaves no visible entry',
  async (language, signal, code) => {
    await stuck(language, async ({ store, server }, child) => {
      child.kill(signal)
      expect(await over(child)).toBe(code)
      expect(await store.stored(server)).toBeUndefined()
    })
  },
)

const over = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('close', resolve))

/** Does something to a step that has sent some of its parts and cannot get rid of the others. */
async function stuck(
  language: Language,
  work: (trial: Trial<CacheService>, child: ChildProcess) => Promise<void>,
): Promise<void> {
  const { within, saved } = tried[language]
  await within({ rules: [{ on: send, after: 1, fault: broken('stall', 1_000_000) }] }, async (trial) => {
    const spawned = Promise.withResolvers<ChildProcess>()
    const run = trySave(trial, saved.large, { onSpawn: spawned.resolve })
    const child = await spawned.promise
    while (trial.server.requests.filter(send).length < 3 && child.exitCode === null) await sleep(10)
    await work(trial, child)
    await run
  })
}
