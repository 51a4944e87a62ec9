/** The process boundary of a server of a lazy mount: what it says to the step that starts it, and its end. */
import { writeSync } from 'node:fs'
import { messageOf } from './failure.ts'
import { receiveHandover } from './lazy/handover.ts'
import type { Word } from './lazy/server.ts'
import { serve } from './steps/serve.ts'

/** Serves what its input says, and ends the process when that is mounted no more. */
export async function runServer(): Promise<void> {
  let isReady = false
  const say = (word: Word): void => {
    isReady = true
    writeSync(1, `${JSON.stringify(word)}\n`)
  }
  // Node's own end waits for its threads, one of those for the kernel, and whoever reads for this process.
  const end = (): void => void process.kill(process.pid, 'SIGKILL')
  const fail = (error: unknown): void => {
    console.error(error)
    if (!isReady) say({ refused: messageOf(error) })
    end()
  }
  process.on('uncaughtException', fail)
  try {
    const { handover, giverGone } = await receiveHandover(process.stdin)
    await serve({ ...handover, giverGone, ready: () => say({ ready: true }) })
    end()
  } catch (error) {
    fail(error)
  }
}
