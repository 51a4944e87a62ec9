// Lazy mounts from a faulty bucket: the right tree, a miss, or reads that soon fail; never a wrong byte.
import {
  isAhead,
  type LazilyEnded,
  lazily,
  tryLazily,
  type WhenReading,
} from '../support/faults/lazy-trial.ts'
import {
  always,
  closedAtReuse,
  cutAnswering,
  dripping,
  later,
  longestMs,
  once,
  silent,
  status,
  wrongRange,
} from '../support/faults/rules.ts'
import { s3 } from '../support/faults/s3.ts'
import { faultsOn, largeBytes, type Saved, trialsIn } from '../support/faults/trial.ts'
import { newPlace } from '../support/host.ts'
import { openFuse } from '../support/jobs/fuse-device.ts'
import type { Fault } from '../support/servers/faults.ts'
import type { S3Request, S3Rule } from '../support/servers/s3-request.ts'

const { within, saveTree } = trialsIn(newPlace(), s3)
let saved: Saved
openFuse()
beforeAll(async () => {
  saved = await saveTree(largeBytes, lazily)
})

/** Only what knows the entry already reads over signed URLs. */
const reads = ({ query }: S3Request): boolean => query.has('X-Amz-Signature')
/** What asks for the image, not the index behind it. */
const ofImage = (request: S3Request): boolean =>
  reads(request) && !String(request.headers.range).endsWith(`-${saved.bytes.length - 1}`)
/** What asks for more of it than main does. */
const ahead = (request: S3Request): boolean => ofImage(request) && isAhead(request)
/** … and all that asks for it after that. */
const sinceAhead = (): typeof ahead => {
  let hasBegun = false
  return (request) => {
    hasBegun ||= ahead(request)
    return hasBegun && ofImage(request)
  }
}
const broken = (how: 'reset' | 'fin' | 'stall', bytes = 1_000_000): Fault => cutAnswering(how, bytes)

interface Outcome extends Omit<LazilyEnded, 'run'> {
  faults: number
}

async function attempt(rules: S3Rule[], when: WhenReading = {}): Promise<Outcome> {
  return within({ rules, saved, seed: 7, inputs: lazily }, async (trial) => {
    const { run, ...ended } = await tryLazily(trial, saved, when)
    expect(run.ms).toBeLessThan(longestMs)
    return { ...ended, faults: faultsOn(trial.server) }
  })
}

// Side by side, the longest first: those of several `describe` would wait for each other.
it.concurrent.each<[string, S3Rule[]]>([
  ['after a reset', once(ahead, broken('reset'))],
  ['after an answer that ended', once(ahead, broken('fin'))],
  ['after an answer that stopped', once(ahead, broken('stall'))],
  ['after silence', once(ahead, silent)],
  ['although one answer drips', once(ahead, dripping)],
  ['after trouble of a while', [{ on: ahead, times: 12, fault: status(503) }]],
  ['after one of each error', [500, 502, 503, 504].flatMap((code) => once(ahead, status(code)))],
  ['although 30 % are too much', [{ on: ahead, chance: 0.3, fault: status(503, { code: 'SlowDown' }) }]],
  ['later or at once, as told', ['1', 'soon', '-1'].flatMap((wait) => once(ahead, later(wait)))],
  ['although a range is not looked at', once(ahead, { kind: 'ignore', header: 'Range' })],
  ['after another range', once(ahead, wrongRange)],
  ['after a range that is not told', once(ahead, { kind: 'header', name: 'Content-Range' })],
  ['after too few bytes', once(ahead, { kind: 'resize', bytes: -100 })],
  ['after too many bytes', once(ahead, { kind: 'resize', bytes: 100 })],
  ['after a wrong bit', once(ahead, { kind: 'flip', at: 7_777 })],
  ['although its URL expired', once(ahead, { kind: 'expire' })],
  ['over connections that were closed while idle', [{ on: ahead, times: 6, fault: closedAtReuse }]],
])('when the job has begun, reads are right %s', async (_, rules) => {
  const { faults, ...ended } = await attempt(rules)
  expect(ended).toEqual({ hit: 'exact', warnings: [], read: 'right', endWarnings: [] })
  expect(faults).toBeGreaterThan(0)
})

it.concurrent.each<[string, S3Rule[], RegExp, number]>([
  ['resets connections', always(sinceAhead(), broken('reset', 1000)), /the connection was reset/, 16],
  [
    'ends answers before their time',
    always(sinceAhead(), broken('fin', 1000)),
    /the connection was closed/,
    16,
  ],
  ['answers 500', always(sinceAhead(), status(500)), /overloaded; try again later \(500\)/, 16],
  ['wants a minute', always(sinceAhead(), later('60')), /overloaded; try again later \(503 SlowDown\)/, 6],
  ['wants a day', always(sinceAhead(), later('86400')), /overloaded; try again later \(503 SlowDown\)/, 6],
  ['ignores ranges', always(sinceAhead(), { kind: 'ignore', header: 'Range' }), /ignores the range/, 8],
  ['sends less', always(sinceAhead(), { kind: 'resize', bytes: -100 }), /it sends \d+ bytes for/, 8],
  ['sends other ranges', always(sinceAhead(), wrongRange), /it sends 'bytes 1-2\/3' instead of/, 8],
  ['sends more', always(sinceAhead(), { kind: 'resize', bytes: 100 }), /it sends \d+ bytes for/, 8],
])(
  'when the job has begun, reads wait until the timeout, and post says why, if the store %s',
  async (_, rules, cause, faults) => {
    const ended = await attempt(rules, { endsAfterFaults: faults })
    expect(ended).toMatchObject({ hit: 'exact', warnings: [], read: 'failed' })
    expect(ended.endWarnings).toEqual([expect.stringMatching(cause)])
  },
)

// That nothing comes is no trouble yet: it takes half a minute to become one, for which lazy-fetch.test.ts waits.
it.concurrent.each<[string, S3Rule[]]>([
  ['stops in every answer', always(sinceAhead(), broken('stall', 1000))],
  ['is silent', always(sinceAhead(), silent)],
  ['drips', always(sinceAhead(), dripping)],
])('when the job has begun, reads wait until the fault ends if the store %s', async (_, rules) => {
  const ended = await attempt(rules, { endsAfterFaults: 4 })
  expect(ended).toMatchObject({ hit: 'exact', warnings: [], read: 'failed', endWarnings: [] })
})

it.concurrent.each<[string, S3Rule[], RegExp]>([
  ['flips bits', always(sinceAhead(), { kind: 'flip', at: 77 }), /do not match their SHA-256/],
  ['has another object', once(ahead, { kind: 'replace' }), /the object was replaced/],
  [
    'has another object and does not look at If-Match',
    [...once(ahead, { kind: 'replace' }), ...always(ahead, { kind: 'ignore', header: 'If-Match' })],
    /the object was replaced meanwhile/,
  ],
  ['is behind a proxy that packs', always(ahead, { kind: 'gzip' }), /encodes it as gzip; a proxy\?/],
  ['has no object', once(ahead, { kind: 'delete' }), /it was deleted meanwhile/],
  ['is behind a portal', always(ahead, { kind: 'page' }), /a web page comes instead of the object/],
])(
  'when the job has begun, reads fail at once, and post says why, if the store %s',
  async (_, rules, cause) => {
    const ended = await attempt(rules)
    expect(ended).toMatchObject({ hit: 'exact', warnings: [], read: 'failed' })
    expect(ended.endWarnings).toEqual([expect.stringMatching(cause)])
  },
)

it.concurrent.each<[string, S3Rule[], RegExp]>([
  ['resets connections', always(ofImage, broken('reset', 1000)), /the connection was reset/],
  ['ends answers before their time', always(ofImage, broken('fin', 1000)), /the connection was closed/],
  ['answers 503', always(ofImage, status(503)), /overloaded; try again later \(503\)/],
  ['wants a day', always(ofImage, later('86400')), /overloaded; try again later \(503 SlowDown\)/],
  ['sends other ranges', always(ofImage, wrongRange), /it sends 'bytes 1-2\/3' instead of/],
  ['sends less', always(ofImage, { kind: 'resize', bytes: -100 }), /it sends \d+ bytes for/],
  ['flips a bit', always(ofImage, { kind: 'flip', at: 7_777 }), /do not match their SHA-256/],
  ['has another object', once(ofImage, { kind: 'replace' }), /the object was replaced/],
  ['has no object', once(ofImage, { kind: 'delete' }), /it was deleted meanwhile/],
  ['is behind a proxy that packs', always(ofImage, { kind: 'gzip' }), /encodes it as gzip; a proxy\?/],
  ['is behind a portal', always(ofImage, { kind: 'page' }), /a web page comes instead of the object/],
])('before the image is mounted, it is a miss that says why if the store %s', async (_, rules, cause) => {
  const { faults, ...ended } = await attempt(rules)
  expect(ended).toEqual({ hit: 'miss', warnings: [expect.stringMatching(cause)] })
  expect(faults).toBeGreaterThan(0)
})

it('before the image is mounted, all of it is received if the store ignores ranges', async () => {
  const { faults, ...ended } = await attempt(always(ofImage, { kind: 'ignore', header: 'Range' }))
  expect(ended).toMatchObject({ hit: 'exact', warnings: [], read: 'right', endWarnings: [] })
  expect(faults).toBeGreaterThan(0)
})
