/** Logs the progress of long work. */
import { rateText } from '../system/units.ts'

const everyMs = 1000

/**
 * Logs the progress at most once a second. Work that ends within a second logs nothing.
 * @param verb in the wording of actions/cache: Received, Sent
 * @param total in bytes; undefined when it is not known
 * @returns adds bytes that have been moved
 */
export function newProgress(
  verb: string,
  total: number | undefined,
  log: (line: string) => void,
): (bytes: number) => void {
  const start = performance.now()
  let last = start
  let done = 0
  return (bytes) => {
    done += bytes
    const now = performance.now()
    if (now - last < everyMs) return
    last = now
    const share = total === undefined ? ' B' : ` of ${total} (${((100 * done) / total).toFixed(1)}%)`
    log(`${verb} ${done}${share}, ${rateText(done, now - start)}`)
  }
}
