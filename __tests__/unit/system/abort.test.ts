// Work that a signal ends early.
import { orAborted } from '../../../src/system/abort.ts'

const never = new Promise<string>(() => {})

it('ends with the work, or with the reason of the signal', async () => {
  const job = new AbortController()
  expect(await orAborted(Promise.resolve('done'), job.signal)).toBe('done')
  await expect(orAborted(Promise.reject(new Error('failed')), job.signal)).rejects.toThrow('failed')
  const waiting = orAborted(never, job.signal)
  job.abort(new Error('cancelled'))
  await expect(waiting).rejects.toThrow('cancelled')
})

it('does not wait if the signal was aborted before', async () => {
  await expect(orAborted(never, AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled')
})
