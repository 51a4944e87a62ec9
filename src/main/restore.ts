/** Main: restores the cache. */
import { run } from './run.ts'

await run('restore')
