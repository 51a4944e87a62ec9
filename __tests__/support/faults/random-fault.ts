// Draws random faults: most pass on a retry, a few are permanent, a few take long.

import type { Random } from '../random.ts'
import type { Cut, Fault, Rule } from '../servers/faults.ts'

type Draw = (random: Random) => Fault

function oneOf<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[random.below(choices.length)] ?? choices[0]
}

const mebibyte = 1024 ** 2

const cutting =
  (how: Cut['how']): Draw =>
  (random) => ({
    kind: 'cut',
    how,
    at: oneOf(random, ['request', 'effect', 'answer']),
    bytes: oneOf(random, [0, random.below(1000), random.below(2 * mebibyte)]),
  })

const refusing: Draw = (random) => {
  const [status, code] = oneOf<[number, string?]>(random, [
    [500, 'InternalError'],
    [502],
    [503, 'SlowDown'],
    [503],
    [504],
    [429, 'TooManyRequests'],
    [408, 'RequestTimeout'],
  ])
  const wait = oneOf<object>(random, [{}, {}, { 'retry-after': oneOf(random, ['0', '-1', 'soon', '1']) }])
  return {
    kind: 'status',
    status,
    ...(code && { code }),
    tookEffect: random.below(3) === 0,
    headers: wait as Record<string, string>,
  }
}

/** What S3 does when it has said already that all is well. */
const mourning: Draw = () => ({ kind: 'status', status: 200, code: 'InternalError' })

const passing: [Draw, ...Draw[]] = [
  cutting('reset'),
  cutting('fin'),
  refusing,
  refusing,
  (random) => ({ kind: 'drip', bytes: 20_000 + random.below(200_000), everyMs: 1 + random.below(20) }),
  (random) => ({
    kind: 'header',
    name: 'Content-Range',
    ...(random.below(2) && { value: 'bytes 5-9/10' }),
  }),
  () => ({ kind: 'ignore', header: 'Range' }),
  (random) => ({ kind: 'resize', bytes: random.below(2000) - 1000 }),
  (random) => ({ kind: 'flip', at: random.below(mebibyte) }),
  () => ({ kind: 'close-at-reuse' }),
]
const slow: [Draw, ...Draw[]] = [
  cutting('stall'),
  () => ({ kind: 'expire' }),
  () => ({ kind: 'drip', bytes: 1, everyMs: 300 }),
]
const ending: [Draw, ...Draw[]] = [
  () => ({ kind: 'gzip' }),
  () => ({ kind: 'page' }),
  (random) => ({ kind: 'header', name: 'ETag', ...(random.below(2) && { value: '"another"' }) }),
  () => ({ kind: 'ignore', header: 'If-Match' }),
  () => ({ kind: 'ignore', header: 'If-None-Match' }),
  () => ({ kind: 'status', status: 403, code: 'AccessDenied' }),
  () => ({ kind: 'status', status: 503, code: 'SlowDown', headers: { 'retry-after': '86400' } }),
]
/** Of the object itself. */
const meddling: [Draw, ...Draw[]] = [() => ({ kind: 'replace' }), () => ({ kind: 'delete' })]

export interface Judged<Request> {
  /** Whether it would soon be given up. */
  isQuick(request: Request): boolean
  /** Whether it reads an entry: a save whose entry is meddled with cannot be judged. */
  isDownload(request: Request): boolean
  /** Whether its errors may come as successes. */
  mourns?: boolean
}

/** For a server that starts with a seed: a tenth of all requests goes wrong, or up to half of them. */
export function randomRules<Request>(
  random: Random,
  { isQuick, isDownload, mourns = false }: Judged<Request>,
): Rule<Request>[] {
  const fault = (random: Random, request: Request): Fault => {
    const kind = random.below(100)
    if (kind < 2 && isQuick(request)) return oneOf(random, slow)(random)
    if (kind < 7) return oneOf(random, ending)(random)
    if (kind < 10 && isDownload(request)) return oneOf(random, meddling)(random)
    if (kind < 13 && mourns) return mourning(random)
    return oneOf(random, passing)(random)
  }
  return [{ on: () => true, chance: oneOf(random, [0.1, 0.3, 0.5, 0.5]), fault }]
}
