/** Tells of long work while it goes on. */
import { rateText } from '../units.ts'

export interface Progress {
  /** More has been done. */
  add(bytes: number): void
}

const everyMs = 1000

/**
 * Says how far the work is, at most once a second; work that ends sooner is not mentioned.
 * @param verb in the wording of actions/cache: Received, Sent
 * @param total in bytes; undefined when nobody knows yet
 */
export function newProgress(verb: string, total: number | undefined, say: (line: string) => void): Progress {
  const start = performance.now()
  let last = start
  let done = 0
  return {
    add(bytes) {
      done += bytes
      const now = performance.now()
      if (now - last < everyMs) return
      last = now
      const share = total === undefined ? '' : ` of ${total} (${((100 * done) / total).toFixed(1)}%)`
      say(`${verb} ${done}${share}, ${rateText(done, now - start)}`)
    },
  }
}
