/** Limits how long a save may take in a job that was cancelled. */
import { OutOfTime } from '../../system/failure.ts'
import { shortSizeText } from '../../system/units.ts'

/**
 * GitHub ends a job 5 minutes after its cancellation, with every step that still runs, and no program is told before. The
 * rest is for the steps that ran since the cancellation, and for the posts of other actions.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-cancellation
 */
const cancelledMs = 4 * 60_000

/** The speed of a store shows only after its slow start. */
const measureMs = 10_000

const cause = 'the job was cancelled, and GitHub ends it 5 minutes later'

/** Bytes of files, and the time that they took. */
interface Pace {
  bytes: number
  ms: number
}

export interface TimeLimit {
  /** Aborted with OutOfTime when the time is over. */
  signal: AbortSignal
  /** Watches the save of files of so many bytes. @throws OutOfTime if not even the restore's pace is enough */
  watch(bytes: number, restore: Pace | undefined): Watched
}

export interface Watched {
  /** Takes note that so many bytes of files are on their way. @throws OutOfTime if the others will be too late */
  sent(bytes: number): void
}

/**
 * The limit of a step whose job was cancelled; undefined if the job goes on. A step that runs when its job is cancelled
 * cannot know it: the runner evaluates the job's status when the step begins, and sends no signal to a step that is to run
 * always.
 */
export function timeLimitFor(
  jobStatus: string,
  ms = { limitMs: cancelledMs, measureMs },
): TimeLimit | undefined {
  if (jobStatus !== 'cancelled') return undefined
  const beganMs = performance.now()
  const over = new AbortController()
  const end = (): void =>
    over.abort(new OutOfTime(`${cause}; the save has not ended within ${minutesText(ms.limitMs)}`))
  setTimeout(end, ms.limitMs).unref()
  const leftMs = (): number => ms.limitMs - (performance.now() - beganMs)
  return {
    signal: over.signal,
    watch(bytes, restore) {
      // A save takes longer than a restore of the same files.
      const leastMs = restore && restore.bytes > 0 ? (bytes / restore.bytes) * restore.ms : 0
      if (leastMs > leftMs())
        throw new OutOfTime(
          `${cause}; to save ${shortSizeText(bytes)} would take ${minutesText(leastMs)} at the speed of this step's restore`,
        )
      let done = 0
      let firstMs: number | undefined
      return {
        sent(more) {
          done += more
          const now = performance.now()
          firstMs ??= now
          const sendingMs = now - firstMs
          if (done === 0 || sendingMs < ms.measureMs) return
          const restMs = (sendingMs / done) * (bytes - done)
          if (restMs > leftMs())
            throw new OutOfTime(
              `${cause}; at the speed so far, the rest of ${shortSizeText(bytes)} would take ${minutesText(restMs)}`,
            )
        },
      }
    },
  }
}

function minutesText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  return `${minutes} minute${minutes === 1 ? '' : 's'}`
}
