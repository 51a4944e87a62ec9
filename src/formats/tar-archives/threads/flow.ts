/** Sends bytes from one thread to another. */
import type { Transferable } from 'node:worker_threads'

interface Port {
  postMessage(message: unknown, transferred?: readonly Transferable[]): void
}

// A task of a thread takes and gives bytes at the same time, so few of them should wait in memory.
const mostWaiting = 1024 * 1024

/** The receiver must answer with the number of bytes when it has taken them. */
export function byteSender(port: Port) {
  let waiting = 0
  let wake = (): void => {}
  return {
    /** Takes the buffer away from this thread. Resolves when there is room for more. */
    async send(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      waiting += bytes.length
      port.postMessage(bytes, [bytes.buffer])
      while (waiting > mostWaiting) await new Promise<void>((resolve) => (wake = resolve))
    },
    taken(bytes: number): void {
      waiting -= bytes
      wake()
    },
  }
}
