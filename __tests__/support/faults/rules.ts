// Short names for faults and their moments, for tables of them.
import type { Fault, Rule } from '../servers/faults.ts'

export const once = <Request>(on: (request: Request) => boolean, fault: Fault): Rule<Request>[] => [
  { on, fault, times: 1 },
]
export const always = <Request>(on: (request: Request) => boolean, fault: Fault): Rule<Request>[] => [
  { on, fault },
]
export const all = (): boolean => true

export const status = (code: number, more: object = {}): Fault => ({ kind: 'status', status: code, ...more })
/** @param wait as Retry-After says it */
export const later = (wait: string, code = 503): Fault =>
  status(code, { code: 'SlowDown', headers: { 'retry-after': wait } })

type How = 'reset' | 'fin' | 'stall'
/** After so many bytes of the request. */
export const cutAsking = (how: How, bytes: number): Fault => ({ kind: 'cut', how, at: 'request', bytes })
/** After so many bytes of the answer. */
export const cutAnswering = (how: How, bytes: number): Fault => ({ kind: 'cut', how, at: 'answer', bytes })
/** The request takes effect, but its answer is lost. */
export const lost: Fault = { kind: 'cut', how: 'reset', at: 'effect' }
export const silent: Fault = cutAsking('stall', 0)
export const dripping: Fault = { kind: 'drip', bytes: 1, everyMs: 300 }
export const wrongRange: Fault = { kind: 'header', name: 'Content-Range', value: 'bytes 1-2/3' }
export const closedAtReuse: Fault = { kind: 'close-at-reuse' }

// However dead a store is, a job is kept waiting no longer; its own work takes a second or two.
export const longestMs = 45_000
/** Where nothing at all works: ten seconds of waiting, and the work of a machine that may be busy with other tests. */
export const longestDownMs = 20_000
