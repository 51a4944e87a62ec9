/** Makes the parts that a store wants out of a stream of unknown length. */
import type { Draft } from '../stores/index.ts'
import { cutter } from './blocks.ts'

export interface Upload {
  /** Resolves when there is room for more. */
  write(bytes: Buffer): Promise<void>
  /** Resolves when all parts have been taken. */
  finish(): Promise<void>
}

/** Parts go out as they fill up, all of the draft's `partBytes` but the last, as many at once as it allows. */
export function uploadTo(draft: Draft): Upload {
  const parts = cutter(draft.partBytes)
  const underWay = new Set<Promise<void>>()
  let partNumber = 0
  const send = async (part: Buffer[]): Promise<void> => {
    const sent = draft.write(partNumber++, part)
    underWay.add(sent)
    // Whoever waits for room or the end hears of a failure; nobody need be waiting yet.
    sent.then(() => underWay.delete(sent)).catch(() => {})
    if (underWay.size >= draft.concurrency) await Promise.race(underWay)
  }
  return {
    async write(bytes) {
      for (const part of parts.push(bytes)) await send(part)
    },
    async finish() {
      const last = parts.rest()
      if (last.length > 0) await send(last)
      await Promise.all(underWay)
    },
  }
}
