/** The process boundary of a save beside the job: its request, its log, its result, its end. */
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cachesOf } from '../job/caches-of-step.ts'
import {
  type BackgroundRequest,
  type BackgroundResult,
  endGroup,
  resultFile,
} from '../job/save/background/background-save.ts'
import { watchSince } from '../job/save/background/watch-files.ts'
import { collectWritten } from '../job/save/background/written.ts'
import { saveOne } from '../job/save/save.ts'
import { readMessages } from '../mounts/lazy/serve-request.ts'
import { startOf } from '../mounts/processes.ts'
import { messageOf } from '../system/failure.ts'
import * as runner from '../system/runner.ts'

/** Saves the caches of a step, and ends the process with all that it has started. */
export async function runBackground(): Promise<void> {
  try {
    const request = await readMessages(process.stdin).next<BackgroundRequest>()
    const signal = cancelled(request)
    await saveAll(request, signal).finally(() => {
      // There may be no post.
      if (signal.aborted) rmSync(request.dir, { recursive: true, force: true })
    })
  } finally {
    endGroup(process.pid)
  }
}

const endingMs = 5_000
const jobCheckMs = 500

/** Aborts when post wants the process to end, or when the runner has ended without a post. */
function cancelled({ job }: BackgroundRequest): AbortSignal {
  const cancel = new AbortController()
  const end = (): void => {
    cancel.abort(new Error('the job has ended'))
    setTimeout(() => endGroup(process.pid), endingMs)
  }
  process.once('SIGTERM', end)
  setInterval(() => {
    if (startOf(job.pid) !== job.start) end()
  }, jobCheckMs).unref()
  return cancel.signal
}

/** Writes the result after each cache, so that post need not save it again if the process is killed later. */
async function saveAll(request: BackgroundRequest, signal: AbortSignal): Promise<void> {
  const { env, cwd, dir, sinceNs, states, whereabouts } = request
  const { take, hide } = collectWritten(env, dir)
  process.chdir(cwd)
  const result: BackgroundResult = { done: {}, failed: {} }
  for (const cache of await cachesOf(states)) {
    const { name } = cache
    const watch = watchSince(BigInt(sinceNs), whereabouts[name] ?? '', dir)
    try {
      await runner.within(cache, () => saveOne(cache, states[name] ?? {}, signal, watch))
      result.done[name] = take()
    } catch (error) {
      signal.throwIfAborted()
      // Post says the rest when it has failed, too.
      take()
      result.failed[name] = hide(messageOf(error))
    }
    const path = join(dir, resultFile)
    writeFileSync(`${path}.new`, JSON.stringify(result), { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }
}
