/** Ends an upload that gets nowhere as a whole, however busy its requests are. */
import { S3Trouble } from './trouble.ts'

export interface Patience {
  /** Aborted when it ends. */
  signal: AbortSignal
  sent(bytes: number): void
  /** Waits for some of the upload; what is over is progress. */
  during<T>(work: Promise<T>): Promise<T>
}

export interface PatienceLimits {
  /** How long there may be no progress while something is under way. */
  patienceMs: number
  /** Fewer bytes are none. */
  progressBytes: number
}

// As long as downloads have; so slow a way would take eight hours for a gigabyte.
const usualLimits: PatienceLimits = { patienceMs: 30_000, progressBytes: 1024 ** 2 }

export function newPatience({ patienceMs, progressBytes } = usualLimits): Patience {
  const over = new AbortController()
  let underWay = 0
  let sentBytes = 0
  let timer: NodeJS.Timeout | undefined
  const giveUp = (): void => {
    const [kib, seconds] = [progressBytes / 1024, patienceMs / 1000]
    const message = `the store takes less than ${kib} KiB in ${seconds} seconds: check the network and the proxy`
    over.abort(new S3Trouble('unreachable', message))
  }
  const progress = (): void => {
    sentBytes = 0
    timer?.refresh()
  }
  return {
    signal: over.signal,
    sent(bytes) {
      sentBytes += bytes
      if (sentBytes >= progressBytes) progress()
    },
    async during(work) {
      if (underWay++ === 0) timer = setTimeout(giveUp, patienceMs)
      try {
        return await work
      } finally {
        progress()
        if (--underWay === 0) clearTimeout(timer)
      }
    },
  }
}
