// Requests to stores and parts of downloads are retried, but not for long.
import { setTimeout as sleep } from 'node:timers/promises'
import { TransferFailure } from '../../../src/stores/transfer/errors.ts'
import {
  newDownloadRetries,
  type RetryPolicy,
  retry,
  type Verdict,
} from '../../../src/stores/transfer/retry.ts'

const never = new AbortController().signal
const failure = new Error('failure')
const verdict = (more: Partial<Verdict> = {}): Verdict => ({
  error: failure,
  recovery: 'retryable',
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
  attempt: (signal: AbortSignal) => Promise<unknown>,
  options: Partial<Omit<RetryPolicy, 'judge'>> & { judge: (error: unknown, before: number) => Verdict },
): Promise<Outcome> {
  const outcome: Outcome = { attempts: 0, judged: [], thrown: undefined }
  const judge = (error: unknown): Verdict => options.judge(error, outcome.judged.push(error) - 1)
  await retry({ signal: never, limitMs: 5000, ...options, judge }, ({ signal }) => {
    outcome.attempts++
    return attempt(signal)
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
  const lasting = await outcomeOf(failing, { judge: () => verdict({ recovery: 'final' }) })
  expect(lasting).toEqual({ attempts: 1, judged: [failure], thrown: failure })
})

it('ends with the first success', async () => {
  let failures = 2
  const outcome = await outcomeOf(() => (failures-- > 0 ? failing() : Promise.resolve()), {
    judge: () => verdict(),
  })
  expect(outcome).toMatchObject({ attempts: 3, thrown: undefined })
})

it('counts a timeout as two failures, and names the timeout', async () => {
  const silent = (signal: AbortSignal): Promise<unknown> => sleep(60_000, undefined, { signal })
  const outcome = await outcomeOf(silent, { limitMs: 50, judge: () => verdict() })
  expect(outcome).toEqual({ attempts: 2, judged: [undefined, undefined], thrown: failure })
})

it('does not count a failure that was recovered from', async () => {
  const judge = (_: unknown, before: number): Verdict =>
    verdict({ recovery: before < 2 ? 'recovered' : 'retryable' })
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

it('ends the wait of a download with the reason of its signal', async () => {
  const stop = new AbortController()
  const { signal } = stop
  const limits = { backoffMs: 1, progressBytes: 1 }
  const retries = newDownloadRetries({ parts: 1, limits, remainingMs: () => 120_000, signal })
  const waiting = retries.forPart(0).recover(new TransferFailure('busy', 'slow-down', 60_000), 0)
  const cancelled = new Error('cancelled')
  stop.abort(cancelled)
  await expect(waiting).rejects.toBe(cancelled)
})
