/** Where a step's time went. */
import { type Bytes, passing } from '../transfer/memory.ts'

export interface Phase {
  name: string
  /** Wall time; phases that overlap each count their own. */
  ms: number
  /** What went through, where that means something. */
  bytes?: number
}

export interface Timeline {
  phases: Phase[]
  /** Times some work as one phase, also when it fails. */
  during<T>(name: string, work: () => Promise<T> | T): Promise<T>
  /** Times how long each next block is waited for, and counts the bytes. */
  timed(name: string, blocks: Bytes): Bytes
  /** Milliseconds since the timeline began. */
  elapsedMs(): number
}

export function newTimeline(): Timeline {
  const start = performance.now()
  const phases: Phase[] = []
  return {
    phases,
    elapsedMs: () => Math.round(performance.now() - start),
    async during(name, work) {
      const begin = performance.now()
      const phase = addPhase(phases, { name, ms: 0 })
      try {
        return await work()
      } finally {
        phase.ms = Math.round(performance.now() - begin)
      }
    },
    timed: (name, blocks) => {
      const phase = addPhase(phases, { name, ms: 0, bytes: 0 })
      return passing(blocks, (bytes) => timed(bytes, phase))
    },
  }
}

async function* timed(blocks: Bytes, phase: Phase): AsyncGenerator<Buffer> {
  let waitedMs = 0
  let begin = performance.now()
  for await (const block of blocks) {
    waitedMs += performance.now() - begin
    phase.ms = Math.round(waitedMs)
    phase.bytes = (phase.bytes ?? 0) + block.length
    yield block
    begin = performance.now()
  }
}

function addPhase(phases: Phase[], phase: Phase): Phase {
  phases.push(phase)
  return phase
}
