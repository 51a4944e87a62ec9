// What may go wrong in a download. The same code meets it from a bucket and from the cache service, which take turns.
import type { Fault, Rule } from '../servers/faults.ts'
import type { HttpRequest } from '../servers/faulty-server.ts'
import { turnsOf } from '../turns.ts'
import {
  all,
  always,
  closedAtReuse,
  cutAnswering,
  dripping,
  later,
  once,
  silent,
  status,
  wrongRange,
} from './rules.ts'

const stores = ['a bucket', 'the cache service'] as const

export interface Downloads<Request> {
  store: (typeof stores)[number]
  reads(request: Request): boolean
  /** Those that say a range of more than one byte. */
  ranged(request: Request): boolean
}

export type Missing<Request> = [what: string, rules: Rule<Request>[], cause: RegExp]
export type Passing<Request> = [what: string, rules: Rule<Request>[]]

const broken = (how: 'reset' | 'fin' | 'stall', bytes = 1_000_000): Fault => cutAnswering(how, bytes)
const resized = (bytes: number): Fault => ({ kind: 'resize', bytes })

/** What asks for the second of three parts. */
export const second = ({ headers }: HttpRequest): boolean => /^bytes=5242880-/.test(String(headers.range))

/** This store's share: after some faults, a restore misses and says why; after others, it gets the right tree. */
export function downloadFaults<Request extends HttpRequest>({
  store,
  reads,
  ranged,
}: Downloads<Request>): {
  missing: Missing<Request>[]
  passing: Passing<Request>[]
} {
  const { rowsInTurn } = turnsOf(store, stores)
  return {
    // The first takes half a minute. lazy-fetch.test.ts and download.test.ts have other ways to make no progress, and
    // shorter limits.
    missing: rowsInTurn<Missing<Request>>([
      ['takes reads and is silent', always(ranged, silent), /no progress for 30 s/],
      ['resets every read', always(reads, broken('reset', 1000)), /the connection was/],
      ['ends every read before its time', always(reads, broken('fin', 1000)), /the connection was closed/],
      ...[502, 503, 504].map(
        (code): Missing<Request> => [
          `answers ${code} to reads`,
          always(reads, status(code)),
          new RegExp(`overloaded; try again later \\(${code}\\)`),
        ],
      ),
      [
        'wants 60 s for a read',
        always(second, later('60')),
        /overloaded; try again later \(503( SlowDown)?\)/,
      ],
      [
        'wants 86400 s for a read',
        always(second, later('86400')),
        /overloaded; try again later \(503( SlowDown)?\)/,
      ],
      ['sends other ranges always', always(ranged, wrongRange), /it sends 'bytes 1-2\/3' instead of/],
      ['sends less always', always(ranged, resized(-100)), /it sends \d+ bytes for/],
      ['sends more always', always(ranged, resized(100)), /it sends \d+ bytes for/],
      ['flips a bit in every part', always(second, { kind: 'flip', at: 77 }), /do not match their SHA-256/],
      ['flips a bit in everything', always(reads, { kind: 'flip', at: 7_777 }), /do(es)? not match/],
      ['is behind a proxy that packs', always(reads, { kind: 'gzip' }), /encodes it as gzip; a proxy\?/],
      ['gets behind a portal', always(second, { kind: 'page' }), /a web page comes instead of the object/],
    ]),
    passing: rowsInTurn<Passing<Request>>([
      ...(['reset', 'fin', 'stall'] as const).map(
        (how): Passing<Request> => [`after a ${how} in the middle of a part`, once(second, broken(how))],
      ),
      ['after silence', once(second, silent)],
      ['although one part drips', once(second, dripping)],
      ['a second later, if told so in a read', once(second, later('1'))],
      ['although a range is not looked at', once(second, { kind: 'ignore', header: 'Range' })],
      ['after another range', once(second, wrongRange)],
      ['after a range that is not told', once(second, { kind: 'header', name: 'Content-Range' })],
      ['after a part that was too short', once(second, resized(-100))],
      ['after a part that was too long', once(second, resized(100))],
      ['after a wrong bit', once(second, { kind: 'flip', at: 7_777 })],
      ['over connections that were closed while idle', [{ on: all, times: 6, fault: closedAtReuse }]],
    ]),
  }
}
