// The faults of the tests' servers, as data.
import type { Random } from '../random.ts'
import type { Answer, Wording } from './answer.ts'
import type { CutKind, Drip } from './sending.ts'

export type Fault =
  | Cut
  /** The answer's body comes `bytes` at a time. */
  | ({ kind: 'drip' } & Drip)
  /** The answer is an error, also one with status 200; without a code it has no body. */
  | Status
  /** The answer has this header, or lacks it: a false Content-Range, no ETag. */
  | { kind: 'header'; name: string; value?: string }
  /** The server does not see this header of the request: Range, If-Match, If-None-Match. */
  | { kind: 'ignore'; header: string }
  /** The condition If-None-Match is checked when a request comes, not when it is done: so many requests are done at once. */
  | { kind: 'check-early'; writers: number }
  /** All of the object comes whatever is asked for, and no word of how long it is. */
  | { kind: 'stream'; closeAfter?: number }
  /** The answer's body has so many bytes more, or less if negative, than it should, and says so. */
  | { kind: 'resize'; bytes: number }
  /** One bit of this byte of the answer's body, counted modulo its length, is wrong. */
  | { kind: 'flip'; at: number }
  /** The request takes effect at once, and its answer comes after so many milliseconds. */
  | { kind: 'late'; ms: number }
  /** The request takes effect at once, and its answer comes after this promise. */
  | { kind: 'held'; until: Promise<unknown> }
  /** A proxy compresses the answer's body without being asked. */
  | { kind: 'gzip' }
  /** A proxy answers with a page of its own. */
  | { kind: 'page' }
  /** The answer is this, as JSON, and nothing has been done. */
  | { kind: 'say'; value: object }
  /** The answer is this, and nothing has been done. */
  | { kind: 'answer'; answer: Answer }
  /** The answer's body begins anew whenever it is over, for as long as the client listens; its length is not told. */
  | { kind: 'endless' }
  /** Another writer replaces the object before this request; by one of the same size by default. */
  | { kind: 'replace'; body?: Buffer }
  /** Another writer deletes the object before this request. */
  | { kind: 'delete' }
  /** Before this request all URLs that were signed so far expire. */
  | { kind: 'expire' }
  /** All goes well, but the connection is reset when the next request comes over it. */
  | { kind: 'close-at-reuse' }

export interface Cut {
  kind: 'cut'
  how: CutKind
  /**
   * `request`: after so many bytes of its body, with no effect; a stall at 0 is a black hole.
   * `effect`: nothing of the answer is sent, but what was asked for has been done.
   * `answer`: after so many bytes of its body.
   */
  at: 'request' | 'effect' | 'answer'
  /** 0 unless said otherwise. */
  bytes?: number
}

interface Status extends Wording {
  kind: 'status'
  /** Whether what was asked for is done all the same. */
  tookEffect?: boolean
}

export interface Rule<Request> {
  on(request: Request): boolean
  /** How many requests that fit are spared first. */
  after?: number
  /** How many are struck at most. */
  times?: number
  /** From 0 to 1, how likely one is struck. */
  chance?: number
  fault: Fault | ((random: Random, request: Request) => Fault)
}

/** The first rule that wants to decides. Rules may come and go at any time. */
export function newFaultPicker<Request>(
  random: Random,
): (rules: Rule<Request>[], request: Request) => Fault | undefined {
  const fitted = new WeakMap<Rule<Request>, number>()
  const struck = new WeakMap<Rule<Request>, number>()
  const strikes = (rule: Rule<Request>, request: Request): boolean => {
    const { after = 0, times = Infinity, chance = 1 } = rule
    if (!rule.on(request)) return false
    const earlier = fitted.get(rule) ?? 0
    fitted.set(rule, earlier + 1)
    if (earlier < after || (struck.get(rule) ?? 0) >= times || random.below(1e6) >= chance * 1e6) return false
    struck.set(rule, (struck.get(rule) ?? 0) + 1)
    return true
  }
  return (rules, request) => {
    const fault = rules.find((rule) => strikes(rule, request))?.fault
    return typeof fault === 'function' ? fault(random, request) : fault
  }
}
