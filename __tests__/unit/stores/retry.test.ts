// Requests to stores and parts of downloads are retried, but not for long.
import { setTimeout as sleep } from 'node:timers/promises'
import { sendRequest } from '../../../src/stores/github/requests.ts'
import { Stalled } from '../../../src/stores/transfer/errors.ts'
import type { Http } from '../../../src/stores/transfer/http-contract.ts'
import { failuresOf, type RetryPolicy, retry, type Verdict } from '../../../src/stores/transfer/retry.ts'

const never = new AbortController().signal
const failure = new Error('failure')
const verdict = (more: Partial<Verdict> = {}): Verdict => ({
  error: failure,
  failures: 1,
  retryAfterMs: 0,
  ...more,
})

interface Outcome {
  attempts: number
  /** The errors that `judge` was called with. */
  judged: unknown[]
  thrown: unknown
}

/** Retries attempts until one succeeds or the policy ends. */
async function outcomeOf(
  attempt: () => Promise<unknown>,
  options: Partial<Omit<RetryPolicy, 'judge'>> & { judge: (error: unknown, before: number) => Verdict },
): Promise<Outcome> {
  const outcome: Outcome = { attempts: 0, judged: [], thrown: undefined }
  const judge = (error: unknown): Verdict => options.judge(error, outcome.judged.push(error) - 1)
  await retry({ signal: never, ...options, judge }, () => {
    outcome.attempts++
    return attempt()
  }).catch((error) => {
    outcome.thrown = error
  })
  return outcome
}

const failing = (): Promise<never> => Promise.reject(failure)

it('tries a temporary failure three times, and a permanent one once', async () => {
  expect(await outcomeOf(failing, { judge: () => verdict() })).toMatchObject({
    attempts: 3,
    thrown: failure,
  })
  const lasting = await outcomeOf(failing, { judge: () => verdict({ failures: Number.POSITIVE_INFINITY }) })
  expect(lasting).toEqual({ attempts: 1, judged: [failure], thrown: failure })
})

it('ends with the first success', async () => {
  let failures = 2
  const outcome = await outcomeOf(() => (failures-- > 0 ? failing() : Promise.resolve()), {
    judge: () => verdict(),
  })
  expect(outcome).toMatchObject({ attempts: 3, thrown: undefined })
})

it('counts a stalled request as two failures', async () => {
  const stalled = new Stalled('http://a.store/object', 5000)
  const judge = (error: unknown): Verdict => verdict({ failures: failuresOf(error) })
  const outcome = await outcomeOf(() => Promise.reject(stalled), { judge })
  expect(outcome).toEqual({ attempts: 2, judged: [stalled, stalled], thrown: failure })
})

it('does not count a failure that was recovered from', async () => {
  const judge = (_: unknown, before: number): Verdict => verdict({ failures: before < 2 ? 0 : 1 })
  expect((await outcomeOf(failing, { judge })).attempts).toBe(5)
})

it('waits as requested, within its total time', async () => {
  const judge = (): Verdict => verdict({ retryAfterMs: 100 })
  expect((await outcomeOf(failing, { maxWaitMs: 150, judge })).attempts).toBe(2)
  expect((await outcomeOf(failing, { maxWaitMs: 200, judge })).attempts).toBe(3)
  expect((await outcomeOf(failing, { maxWaitMs: 50, judge })).attempts).toBe(1)
})

it('ends with the reason of its signal', async () => {
  const stop = new AbortController()
  const cancelled = new Error('cancelled')
  const judge = (): Verdict => {
    stop.abort(cancelled)
    return verdict({ retryAfterMs: 3000 })
  }
  const outcome = await outcomeOf(failing, { signal: stop.signal, judge })
  expect(outcome).toEqual({ attempts: 1, judged: [failure], thrown: cancelled })
})

it('ends its wait with the reason of its signal', async () => {
  const stop = new AbortController()
  const cancelled = new Error('cancelled')
  const judge = (): Verdict => verdict({ retryAfterMs: 60_000 })
  const waiting = outcomeOf(failing, { signal: stop.signal, judge, maxWaitMs: 60_000 })
  await sleep(20)
  stop.abort(cancelled)
  expect(await waiting).toEqual({ attempts: 1, judged: [failure], thrown: cancelled })
})

it('forgets failures and waits before an attempt that made progress', async () => {
  let left = 10
  const judge = (): Verdict => verdict({ retryAfterMs: 1 })
  const hasProgressed = (): boolean => --left > 0
  expect((await outcomeOf(failing, { judge, hasProgressed, maxWaitMs: 2, backoffMs: 1 })).attempts).toBe(11)
})

it('does not repeat a request of a cache service that cannot be taken back, after its minute', async () => {
  const url = 'http://a.service/twirp/CreateCacheEntry'
  const limits: (number | undefined)[] = []
  const silent: Http = {
    async request(url, { idleMs }) {
      limits.push(idleMs)
      throw new Stalled(url, idleMs ?? 0)
    },
    close: async () => {},
  }
  const request = { method: 'POST', url, signal: never }
  const sent = sendRequest(silent, { ...request, isIrrevocable: true })
  await expect(sent).rejects.toThrow('http://a.service: no answer within 60 seconds')
  expect(limits).toEqual([60_000])
  await expect(sendRequest(silent, request)).rejects.toThrow('no answer within 5 seconds')
  expect(limits).toEqual([60_000, 5000, 5000])
})
