// Retries of downloads.

import { TransferFailure } from '../src/transfer/errors.ts'
import { newDownloadRetries } from '../src/transfer/retry.ts'

it('a wait ends with the reason of its signal', async () => {
  const stop = new AbortController()
  const { signal } = stop
  const limits = { backoffMs: 1, progressBytes: 1 }
  const retries = newDownloadRetries({ parts: 1, limits, remainingMs: () => 120_000, signal })
  const waiting = retries.forPart(0).recover(new TransferFailure('busy', 'slow-down', 60_000), 0)
  const cancelled = new Error('cancelled')
  stop.abort(cancelled)
  await expect(waiting).rejects.toBe(cancelled)
})
