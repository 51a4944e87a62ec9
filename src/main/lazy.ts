/** The server of a lazy mount, which outlives the step that starts it. */
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { Inputs } from '../inputs/inputs.ts'
import { openStore, storeOptions } from '../job/shared/open-store.ts'
import { type ServedStore, serve } from '../mounts/lazy/serve.ts'
import { type ServeReply, type ServeRequest, serverFiles } from '../mounts/lazy/server.ts'
import type { Store } from '../stores/store.ts'
import { messageOf } from '../system/failure.ts'
import * as runner from '../system/runner.ts'

await runServer()

/** Serves one image, and ends the process when the image is unmounted. */
async function runServer(): Promise<void> {
  const stepGone = once(process, 'disconnect').then(() => {})
  let request: ServeRequest | undefined
  let isReady = false
  const reply = (message: ServeReply, sent: () => void = () => {}): void => {
    isReady = true
    process.send?.(message, undefined, undefined, sent)
  }
  // For people who debug a server; no program reads it.
  const log = (what: unknown): void => {
    try {
      if (request) appendFileSync(join(request.dir, serverFiles.log), `${inspect(what)}\n`, { mode: 0o600 })
    } catch {
      // A full disk must not end the server.
    }
  }
  // Node's exit waits for a thread that waits for the kernel, and readers wait for this process.
  const end = (): void => void process.kill(process.pid, 'SIGKILL')
  const fail = (error: unknown): void => {
    log(error)
    if (isReady) end()
    else reply({ refused: messageOf(error) }, end)
  }
  stepGone.then(() => request ?? end())
  process.on('uncaughtException', fail)
  try {
    const [asked] = (await once(process, 'message')) as [ServeRequest]
    request = asked
    const ready = (): void => reply({ ready: true })
    await serve(asked, { openStore: openServedStore, stepGone, ready, log })
    end()
  } catch (error) {
    fail(error)
  }
}

/** The step that started this process has logged the same lines and masked the same secrets. */
function openServedStore(inputs: Inputs, { log, instead, signal }: ServedStore): Store {
  const options = storeOptions(inputs, runner.currentRun(), signal)
  return openStore({ ...options, tell: log, warn: log, mask: () => {} }, instead)
}
