/** Measures this runner, or compares what was measured on several. */
import { run } from './run.ts'

await run('bench')
