// The built action restores from a faulty bucket: the right tree, or soon a miss that says why.

import { downloadFaults, second } from '../support/faults/downloads.ts'
import {
  all,
  always,
  cutAnswering,
  dripping,
  later,
  longestMs,
  once,
  silent,
  status,
} from '../support/faults/rules.ts'
import { s3 } from '../support/faults/s3.ts'
import { faultsOn, largeBytes, type Saved, trialsIn, tryRestore } from '../support/faults/trial.ts'
import { newPlace } from '../support/host.ts'
import type { Fault } from '../support/servers/faults.ts'
import type { S3Request, S3Rule } from '../support/servers/s3-request.ts'

const { within, saveTree } = trialsIn(newPlace(), s3)
let saved: Saved
beforeAll(async () => {
  saved = await saveTree(largeBytes)
})

/** Only restores read over signed URLs. */
const reads = ({ query }: S3Request): boolean => query.has('X-Amz-Signature')
/** What looks for the entry by its very name. */
const looks = ({ operation, query }: S3Request): boolean =>
  operation === 'GetObject' && !query.has('X-Amz-Signature')
const inDownloads = downloadFaults({ store: 'a bucket', reads, ranged: reads })
const broken = (how: 'reset' | 'fin' | 'stall', bytes = 1_000_000): Fault => cutAnswering(how, bytes)

async function attempt(
  rules: S3Rule[],
): Promise<{ hit: string | undefined; warnings: string[]; faults: number }> {
  return within({ rules, saved, seed: 7 }, async (trial) => {
    const { hit, warnings, run } = await tryRestore(trial, saved)
    expect(run.ms).toBeLessThan(longestMs)
    return { hit, warnings, faults: faultsOn(trial.server) }
  })
}

describe('a restore', () => {
  // The longest come first, side by side.
  it.concurrent.each<[string, S3Rule[], RegExp]>([
    ...inDownloads.missing,
    ['takes lookups and is silent', always(all, silent), /gave no answer within \d+ seconds/],
    ['drips every answer', always(all, dripping), /gave no answer within \d+ seconds/],
    ['resets every connection', always(all, broken('reset', 10)), /the connection was reset/],
    ['answers 500 to all', always(all, status(500)), /cannot answer now \(500/],
    ...['60', '86400'].flatMap((wait): [string, S3Rule[], RegExp][] => [
      [`wants ${wait} s for lookups`, always(all, later(wait)), /cannot answer now \(503/],
    ]),
    ['has the object replaced meanwhile', once(second, { kind: 'replace' }), /the object was replaced/],
    [
      'has it replaced and does not look at If-Match',
      [...once(second, { kind: 'replace' }), ...always(reads, { kind: 'ignore', header: 'If-Match' })],
      /the object was replaced meanwhile/,
    ],
    ['has the object deleted meanwhile', once(second, { kind: 'delete' }), /it was deleted meanwhile/],
    ['is behind a portal', always(all, { kind: 'page' }), /does a proxy or portal want a login/],
  ])('misses and says why if the store %s', async (_, rules, cause) => {
    const { hit, warnings, faults } = await attempt(rules)
    expect({ hit, warnings }).toEqual({ hit: 'miss', warnings: [expect.stringMatching(cause)] })
    expect(warnings[0]).toMatch(/^::warning::Failed to restore: /)
    expect(faults).toBeGreaterThan(0)
  })

  it.concurrent.each<[string, S3Rule[]]>([
    ...inDownloads.passing,
    ...[503, 504].map((code): [string, S3Rule[]] => [
      `after ${code} to the first of each kind`,
      [looks, ({ operation }: S3Request) => operation === 'ListObjectsV2', reads].flatMap((kind) =>
        once(kind, status(code)),
      ),
    ]),
    ['although 30 % are too much', [{ on: all, chance: 0.3, fault: status(503, { code: 'SlowDown' }) }]],
    ['a second later, if told so in a lookup', once(all, later('1'))],
    ['at once, if told nonsense', [...once(all, later('soon')), ...once(second, later('-1'))]],
    ['although no range of a read is looked at', always(reads, { kind: 'ignore', header: 'Range' })],
    ['although no range at all is looked at', always(all, { kind: 'ignore', header: 'Range' })],
    ['although its URL expired', once(second, { kind: 'expire' })],
  ])('gets the right tree %s', async (_, rules) => {
    const { hit, warnings, faults } = await attempt(rules)
    expect({ hit, warnings }).toEqual({ hit: 'exact', warnings: [] })
    expect(faults).toBeGreaterThan(0)
  })

  it('misses and says why if the store refuses connections', async () => {
    await within({ saved }, async (trial) => {
      await trial.server.stop()
      const { hit, warnings, run } = await tryRestore(trial, saved)
      expect({ hit, warnings }).toEqual({
        hit: 'miss',
        warnings: [expect.stringMatching(/it refuses connections/)],
      })
      expect(run.ms).toBeLessThan(longestMs)
    })
  })
})
