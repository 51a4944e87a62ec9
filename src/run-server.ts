/** The process boundary of a server of a lazy mount: what it says to the step that starts it, and its end. */
import { appendFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { messageOf } from './failure.ts'
import type { Inputs } from './inputs/inputs.ts'
import { type ServedStore, serve } from './lazy/serve.ts'
import { messageLine, readMessages, type ServeReply, type ServeRequest } from './lazy/serve-request.ts'
import { serverFiles } from './lazy/server.ts'
import * as runner from './runner.ts'
import { openStore, storeOptions } from './steps/store.ts'
import type { Store } from './stores/store.ts'

/** Serves what it is told to, and ends the process when that is mounted no more. */
export async function runServer(): Promise<void> {
  const messages = readMessages(process.stdin)
  let given: ServeRequest | undefined
  let isReady = false
  const say = (word: ServeReply): void => {
    isReady = true
    writeSync(1, messageLine(word))
  }
  // For whoever looks for the cause of trouble; nobody else reads it.
  const log = (what: unknown): void => {
    try {
      if (given) appendFileSync(join(given.dir, serverFiles.log), `${inspect(what)}\n`, { mode: 0o600 })
    } catch {
      // A disk that is full is no reason to end.
    }
  }
  // Node's own end waits for its threads, one of those for the kernel, and whoever reads for this process.
  const end = (): void => void process.kill(process.pid, 'SIGKILL')
  const fail = (error: unknown): void => {
    try {
      log(error)
      if (!isReady) say({ refused: messageOf(error) })
    } finally {
      end()
    }
  }
  messages.senderGone.then(() => given ?? end())
  process.on('uncaughtException', fail)
  try {
    given = await messages.next<ServeRequest>()
    const ready = (): void => say({ ready: true })
    await serve({ ...given, openStore: openServedStore, giverGone: messages.senderGone, ready, log })
    end()
  } catch (error) {
    fail(error)
  }
}

/** The step that started this process has told and masked the same. */
function openServedStore(inputs: Inputs, { tell, instead, signal }: ServedStore): Store {
  const options = storeOptions(inputs, runner.currentRun(), signal)
  return openStore({ ...options, tell, warn: tell, mask: () => {} }, instead)
}
