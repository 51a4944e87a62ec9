/** Copies the start of an entry in parts, one request for each. */
import pLimit from 'p-limit'
import { mebibyte } from '../system/units.ts'
import type { Range } from './transfer/remote-object.ts'

// The smallest part that S3 takes. https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
const leastMebibytes = 5
// The parts after the copied ones are as large, and stay in memory while they are sent.
const sizesToTry = 28
// Half of what stores take, because more parts follow.
const mostParts = 5000

/**
 * Chooses the part size that leaves the fewest bytes to send. All parts have one size, because R2 demands it.
 * @returns a size in bytes
 */
export function copyPartBytes(bytes: number): number {
  const least = Math.max(leastMebibytes, Math.ceil(bytes / mostParts / mebibyte))
  const sizes = Array.from({ length: sizesToTry }, (_, i) => (least + i) * mebibyte)
  return sizes.reduce((best, size) => (bytes % size <= bytes % best ? size : best))
}

/** The range of the copied entry that becomes part `number`, which counts from 0. */
export interface CopyPart extends Range {
  number: number
}

/**
 * Copies all whole parts, several at once.
 * @returns how many there are
 * @throws the first failure, when no request is under way any more
 */
export async function copyParts(
  bytes: number,
  concurrency: number,
  copy: (part: CopyPart) => Promise<void>,
): Promise<number> {
  const partBytes = copyPartBytes(bytes)
  const count = Math.floor(bytes / partBytes)
  const limit = pLimit({ concurrency, rejectOnClear: true })
  const copyPart = async (_: unknown, number: number): Promise<void> => {
    await limit(() => copy({ number, start: number * partBytes, end: (number + 1) * partBytes })).catch(
      (error) => {
        // This also rejects the queued parts, which come after the part that failed.
        limit.clearQueue()
        throw error
      },
    )
  }
  const outcomes = await Promise.allSettled(Array.from({ length: count }, copyPart))
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failure) throw failure.reason
  return count
}
