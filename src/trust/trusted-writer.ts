/** Whether a run is one whose entries this job restores. */
import type { TrustedWriter } from '../inputs/signing.ts'
import { isTrustedEvent } from '../names/scopes.ts'

/** Unless a line names the event, only events count that no stranger can cause. */
export function isTrustedWriter(writers: TrustedWriter[], run: { workflow: string; event: string }): boolean {
  return writers.some(
    ({ workflow, event }) =>
      workflow.test(run.workflow) && (event === undefined ? isTrustedEvent(run.event) : event === run.event),
  )
}
