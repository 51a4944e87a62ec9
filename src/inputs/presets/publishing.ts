/** Decides in which runs presets cache nothing: a poisoned cache must not reach what a run publishes. */
import * as runner from '../../system/runner.ts'
import { verifiesEntries } from '../signing.ts'
import type { ReadInput } from '../values.ts'

// setup-uv caches nothing in the same runs: https://github.com/astral-sh/setup-uv/blob/main/docs/caching.md
const publishingEvents = ['release', 'pull_request_target', 'workflow_run']

/** What causes the run, for the log; undefined if presets may cache. */
export function publishingCause(read: ReadInput): string | undefined {
  if (verifiesEntries(read)) return undefined
  const { eventName, ref } = runner.currentRun()
  if (eventName === 'push' && ref.startsWith('refs/tags/')) return 'a pushed tag'
  return publishingEvents.includes(eventName) ? `the event '${eventName}'` : undefined
}
