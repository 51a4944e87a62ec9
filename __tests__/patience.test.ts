// Requests to stores are repeated, but not for long.
import { setTimeout as sleep } from 'node:timers/promises'
import { type RetryPolicy, retry, type Verdict } from '../src/transfer/retry.ts'

const never = new AbortController().signal
const trouble = new Error('trouble')
const verdict = (more: Partial<Verdict> = {}): Verdict => ({
  error: trouble,
  recovery: 'retryable',
  retryAfterMs: 0,
  ...more,
})

interface Outcome {
  attempts: number
  /** What judges were given. */
  judged: unknown[]
  thrown: unknown
}

/** What becomes of attempts that all fail, for ever or so many times. */
async function persisting(
  attempt: (signal: AbortSignal) => Promise<unknown>,
  how: Partial<Omit<RetryPolicy, 'judge'>> & { judge: (error: unknown, before: number) => Verdict },
): Promise<Outcome> {
  const outcome: Outcome = { attempts: 0, judged: [], thrown: undefined }
  const judge = (error: unknown): Verdict => how.judge(error, outcome.judged.push(error) - 1)
  await retry({ signal: never, limitMs: 5000, ...how, judge }, ({ signal }) => {
    outcome.attempts++
    return attempt(signal)
  }).catch((error) => {
    outcome.thrown = error
  })
  return outcome
}

const failing = (): Promise<never> => Promise.reject(trouble)

it('tries a temporary failure three times, and a permanent one once', async () => {
  expect(await persisting(failing, { judge: () => verdict() })).toMatchObject({
    attempts: 3,
    thrown: trouble,
  })
  const lasting = await persisting(failing, { judge: () => verdict({ recovery: 'final' }) })
  expect(lasting).toEqual({ attempts: 1, judged: [trouble], thrown: trouble })
})

it('ends with the first success', async () => {
  let failures = 2
  const outcome = await persisting(() => (failures-- > 0 ? failing() : Promise.resolve()), {
    judge: () => verdict(),
  })
  expect(outcome).toMatchObject({ attempts: 3, thrown: undefined })
})

it('counts a timeout as two failures, and names the timeout', async () => {
  const silent = (signal: AbortSignal): Promise<unknown> => sleep(60_000, undefined, { signal })
  const outcome = await persisting(silent, { limitMs: 50, judge: () => verdict() })
  expect(outcome).toEqual({ attempts: 2, judged: [undefined, undefined], thrown: trouble })
})

it('does not count a failure that was recovered from', async () => {
  const judge = (_: unknown, before: number): Verdict =>
    verdict({ recovery: before < 2 ? 'recovered' : 'retryable' })
  expect((await persisting(failing, { judge })).attempts).toBe(5)
})

it('waits as requested, within its total time', async () => {
  const judge = (): Verdict => verdict({ retryAfterMs: 100 })
  expect((await persisting(failing, { maxWaitMs: 150, judge })).attempts).toBe(2)
  expect((await persisting(failing, { maxWaitMs: 200, judge })).attempts).toBe(3)
  expect((await persisting(failing, { maxWaitMs: 50, judge })).attempts).toBe(1)
})

it('ends with the reason of its signal', async () => {
  const stop = new AbortController()
  const cancelled = new Error('cancelled')
  const judge = (): Verdict => {
    stop.abort(cancelled)
    return verdict({ retryAfterMs: 3000 })
  }
  const outcome = await persisting(failing, { signal: stop.signal, judge })
  expect(outcome).toEqual({ attempts: 1, judged: [trouble], thrown: cancelled })
})
