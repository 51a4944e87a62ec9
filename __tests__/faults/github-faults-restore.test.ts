// The built action restores from a faulty cache service: the right tree, or soon a miss that says why.

import { downloadFaults, second } from '../support/faults/downloads.ts'
import { github, inLanguages, type Language, languages } from '../support/faults/github.ts'
import {
  all,
  always,
  cutAnswering,
  dripping,
  later,
  longestDownMs,
  longestMs,
  once,
  silent,
  status,
  wrongRange,
} from '../support/faults/rules.ts'
import {
  type FaultyStore,
  faultsOn,
  largeBytes,
  type Saved,
  type Trials,
  trialsIn,
  tryRestore,
} from '../support/faults/trial.ts'
import { newPlace } from '../support/host.ts'
import type { CacheRequest } from '../support/servers/cache-service/request.ts'
import type { CacheService } from '../support/servers/cache-service.ts'
import type { Fault, Rule } from '../support/servers/faults.ts'

const place = newPlace()

interface Tried extends Trials<CacheService> {
  store: FaultyStore<CacheService>
  /** By the formats of entries. */
  saved: Record<'auto' | 'actions-cache', Saved>
}

const tried = {} as Record<Language, Tried>
beforeAll(async () => {
  for (const language of languages) {
    const store = github(language)
    const trials = trialsIn(place, store)
    const [auto, theirs] = [await trials.saveTree(largeBytes), await trials.saveTree(largeBytes, theirFormat)]
    tried[language] = { ...trials, store, saved: { auto, 'actions-cache': theirs } }
  }
})

const theirFormat = { compatible: 'true' }

const looks = ({ operation }: CacheRequest): boolean => /^GetCache/.test(operation)
const reads = ({ operation }: CacheRequest): boolean => /^Get(Blob|Archive)$/.test(operation)
const ranged = (request: CacheRequest): boolean => reads(request) && request.headers.range !== 'bytes=0-0'
const probes = (request: CacheRequest): boolean => reads(request) && request.headers.range === 'bytes=0-0'
const inDownloads = downloadFaults({ store: 'the cache service', reads, ranged })
/** Of which at least a tenth has come. */
const rest = ({ headers }: CacheRequest): boolean => /^bytes=[67]\d{6}-/.test(String(headers.range))
const broken = (how: 'reset' | 'fin' | 'stall', bytes = 1_000_000): Fault => cutAnswering(how, bytes)
const tooShort: Fault = { kind: 'resize', bytes: -100 }
const flip = (at: number): Fault => ({ kind: 'flip', at })

const redirect = status(302, { headers: { location: 'https://elsewhere.example/?sig=canary' } })

type Rules = Rule<CacheRequest>[]
type Format = keyof Tried['saved']

interface Outcome {
  hit: string | undefined
  warnings: string[]
  faults: number
}

async function attempt(language: Language, rules: Rules, format: Format = 'auto'): Promise<Outcome> {
  const { within, saved } = tried[language]
  const inputs = format === 'auto' ? {} : theirFormat
  return within({ rules, saved: saved[format], seed: 7, inputs }, async (trial) => {
    const { hit, warnings, run } = await tryRestore(trial, saved[format])
    expect(run.ms).toBeLessThan(rules.some(({ on }) => on === all) ? longestDownMs : longestMs)
    return { hit, warnings, faults: faultsOn(trial.server) }
  })
}

type Missing = [what: string, rules: Rules, cause: RegExp]
type Passing = [what: string, rules: Rules]

const missing: Missing[] = [
  ...inDownloads.missing,
  ['takes lookups and is silent', always(all, silent), /no answer within \d+ seconds/],
  ['drips every answer', always(all, dripping), /no answer within \d+ seconds/],
  ['is silent where the entry is', always(reads, silent), /no answer within \d+ seconds/],
  ['resets every connection', always(all, broken('reset', 10)), /the connection was/],
  ['limits lookups', always(looks, later('61', 429)), /rate limit will reset in 61 seconds/],
  ['wants 86400 s for lookups', always(looks, later('86400')), /overloaded; try again later \(503/],
  ['takes no URL', always(reads, status(403, { code: 'AuthenticationFailed' })), /access is denied/],
  ['takes no URL of a part', always(second, status(403, { code: 'No' })), /access is denied/],
  ['replaces the entry meanwhile', once(second, { kind: 'replace' }), /was replaced|do not match/],
  [
    'replaces it by a shorter one',
    once(second, { kind: 'replace', body: Buffer.alloc(1000) }),
    /was replaced/,
  ],
  ['deletes the entry meanwhile', once(second, { kind: 'delete' }), /it was deleted meanwhile/],
  ['is behind a portal', always(all, { kind: 'page' }), /does a proxy or portal want a login/],
  ['redirects to another place', always(all, redirect), /refuses the request \(302/],
  [
    'replaces it and does not look at If-Match',
    [...once(second, { kind: 'replace' }), ...always(reads, { kind: 'ignore', header: 'If-Match' })],
    /was replaced|do not match/,
  ],
  ...[500, 502].map(
    (code): Missing => [
      `answers ${code} to all`,
      always(all, status(code)),
      new RegExp(`overloaded; try again later \\(${code}\\)`),
    ],
  ),
  ['limits reads', always(ranged, later('60', 429)), /overloaded; try again later \(429/],
  ['ignores ranges always', always(ranged, { kind: 'ignore', header: 'Range' }), /ignores the range/],
  ['redirects reads', always(reads, redirect), /it redirects to https:\/\/elsewhere.example/],
]

const passing: Passing[] = [
  ...inDownloads.passing,
  ['after silence in a lookup', once(looks, silent)],
  ['a second later, if told so in a lookup', once(looks, later('1', 429))],
  ['although its URL expires', once(second, { kind: 'expire' })],
  [
    'although its URL expires twice',
    [
      ...once(second, { kind: 'expire' }),
      ...once(second, broken('reset')),
      ...once(rest, { kind: 'expire' }),
    ],
  ],
  ['although 30 % are too much', [{ on: all, chance: 0.3, fault: status(503, { code: 'Busy' }) }]],
  ...[502, 503].map(
    (code): Passing => [
      `after ${code} to the first of each kind`,
      [looks, probes, ranged].flatMap((on) => once(on, status(code))),
    ],
  ),
  ['a second later, if told so in a read', once(second, later('1', 429))],
  ['at once, if told nonsense', [...once(looks, later('soon')), ...once(second, later('-1'))]],
]

describe('a restore', () => {
  it.concurrent.each(inLanguages(missing))(
    'misses and says why where %s %s',
    async (language, _, rules, cause) => {
      const { hit, warnings, faults } = await attempt(language, rules)
      expect({ hit, warnings }).toEqual({ hit: 'miss', warnings: [expect.stringMatching(cause)] })
      expect(warnings[0]).toMatch(/^::warning::Failed to restore: /)
      expect(faults).toBeGreaterThan(0)
    },
  )

  it.concurrent.each(inLanguages(passing))('gets the right tree from %s %s', async (language, _, rules) => {
    const { hit, warnings, faults } = await attempt(language, rules)
    expect({ hit, warnings }).toEqual({ hit: 'exact', warnings: [] })
    expect(faults).toBeGreaterThan(0)
  })

  // Streamed alike from either language, as the rows above show both.
  it.concurrent.each(
    inLanguages<[string, Rules, RegExp]>([
      ['flips a bit', always(second, flip(77)), /zstd|damaged|archive|checksum/i],
      [
        'replaces the entry meanwhile',
        once(second, { kind: 'replace' }),
        /was replaced|zstd|damaged|archive/,
      ],
      ['deletes the entry meanwhile', once(second, { kind: 'delete' }), /it was deleted meanwhile/],
      ['resets every read', always(ranged, broken('reset', 1000)), /the connection was/],
    ]),
  )(
    'misses and says why where an entry of actions/cache is in %s that %s',
    async (language, _, rules, cause) => {
      const { hit, warnings } = await attempt(language, rules, 'actions-cache')
      expect({ hit, warnings }).toEqual({ hit: 'miss', warnings: [expect.stringMatching(cause)] })
    },
  )

  it.concurrent.each(
    inLanguages<[string, Rules]>([
      ['after a reset in the middle of a part', once(second, broken('reset'))],
      ['although its URL expires', once(second, { kind: 'expire' })],
      ['although 30 % are too much', [{ on: all, chance: 0.3, fault: status(503, { code: 'Busy' }) }]],
      [
        'after other lengths and ranges',
        [{ on: ranged, times: 1, fault: wrongRange }, ...once(second, tooShort)],
      ],
    ]),
  )('gets the right tree from an entry of actions/cache in %s %s', async (language, _, rules) => {
    const { hit, warnings } = await attempt(language, rules, 'actions-cache')
    expect({ hit, warnings }).toEqual({ hit: 'exact', warnings: [] })
  })

  it.concurrent.each(
    inLanguages([
      ['refuses connections', undefined, /it refuses connections/],
      ['is asked in the wrong protocol', /^http:/, /it does not speak TLS/],
    ] as [string, RegExp | undefined, RegExp][]),
  )('misses and says why, and soon, where %s %s', async (language, _, protocol, cause) => {
    const { within, saved } = tried[language]
    await within({ saved: saved.auto }, async (trial) => {
      const urls = Object.entries(trial.env).map(([name, value]) => [
        name,
        value.replace(protocol ?? '', 'https:'),
      ])
      if (!protocol) await trial.server.stop()
      const env = protocol ? Object.fromEntries(urls) : trial.env
      const { hit, warnings, run } = await tryRestore({ ...trial, env }, saved.auto)
      expect({ hit, warnings }).toEqual({ hit: 'miss', warnings: [expect.stringMatching(cause)] })
      expect(run.ms).toBeLessThan(longestDownMs)
    })
  })
})
