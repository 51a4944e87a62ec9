/** Measures this runner, or compares the results of several runners. */
import { runProgram } from '../../src/main/program.ts'
import { messageOf } from '../../src/system/failure.ts'
import * as runner from '../../src/system/runner.ts'
import { bench } from './bench.ts'

// A benchmark without a result is useless.
await runProgram(bench, (error) => runner.fail(messageOf(error)))
