/** Main of `clean/`: lists and removes entries. */
import { clean } from '../job/clean/clean.ts'
import { messageOf } from '../system/failure.ts'
import * as runner from '../system/runner.ts'
import { runProgram } from './program.ts'

// People start it to get room, so every error fails the step.
await runProgram(clean, (error) => runner.fail(messageOf(error)))
