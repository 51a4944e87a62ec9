// Refuses jobs that make too many entries, as GitHub does.
import { Refusal } from '../answer.ts'

const withinMs = 10_000
const retryAfterSeconds = 35

/** @param most within ten seconds; each call of what comes back counts as one */
export function newCreationLimit(most: number): () => void {
  const times: number[] = []
  return () => {
    const now = performance.now()
    while (times[0] !== undefined && times[0] < now - withinMs) times.shift()
    if (times.length >= most) {
      const headers = { 'retry-after': String(retryAfterSeconds) }
      throw new Refusal(429, 'resource_exhausted', { message: 'rate limit exceeded', headers })
    }
    times.push(now)
  }
}
