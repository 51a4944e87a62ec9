/** The steps of the action, and which of their errors fail the job. */
import { endRestore, post } from '../job/end/post.ts'
import { restore } from '../job/restore/restore.ts'
import { failedToSave, saveNow } from '../job/save/save.ts'
import { JobFailure, messageOf } from '../system/failure.ts'
import * as runner from '../system/runner.ts'
import { runProgram } from './program.ts'

const steps = {
  restore,
  'restore-only': (signal: AbortSignal) => restore(signal, { mayPostSave: false }),
  post,
  save: saveNow,
  unmount: endRestore,
}

/** Runs a step as a process. Only a `JobFailure` of a restore fails the step; other errors are warnings. */
export function runStep(step: keyof typeof steps): Promise<never> {
  return runProgram(steps[step], (error) => {
    if (step.startsWith('restore') && error instanceof JobFailure) runner.fail(messageOf(error))
    else runner.warningOf(error, ['post', 'save'].includes(step) ? failedToSave : '')
  })
}
