/** The process of a lazy mount's server: its request, its reply, its end. */
import { appendFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { Inputs } from '../inputs/inputs.ts'
import { openStore, storeOptions } from '../job/open-store.ts'
import { type ServedStore, serve } from '../mounts/lazy/serve.ts'
import {
  messageLine,
  readMessages,
  type ServeReply,
  type ServeRequest,
} from '../mounts/lazy/serve-request.ts'
import { serverFiles } from '../mounts/lazy/server.ts'
import type { Store } from '../stores/store.ts'
import { messageOf } from '../system/failure.ts'
import * as runner from '../system/runner.ts'

/** Serves one image, and ends the process when the image is unmounted. */
export async function runServer(): Promise<void> {
  const messages = readMessages(process.stdin)
  let request: ServeRequest | undefined
  let isReady = false
  const reply = (message: ServeReply): void => {
    isReady = true
    writeSync(1, messageLine(message))
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
    try {
      log(error)
      if (!isReady) reply({ refused: messageOf(error) })
    } finally {
      end()
    }
  }
  messages.senderGone.then(() => request ?? end())
  process.on('uncaughtException', fail)
  try {
    request = await messages.next<ServeRequest>()
    const ready = (): void => reply({ ready: true })
    await serve({ ...request, openStore: openServedStore, stepGone: messages.senderGone, ready, log })
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
