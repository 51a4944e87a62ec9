/** Logs the progress of long work. */
import { rateText } from '../units.ts'

export interface Progress {
  /** More has been done. */
  add(bytes: number): void
}

const everyMs = 1000

/**
 * Logs the progress at most once a second. Work that ends within a second logs nothing.
 * @param verb in the wording of actions/cache: Received, Sent
 * @param total in bytes; undefined when it is not known
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
