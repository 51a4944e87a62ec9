/** Main: restores the cache. */
import { runStep } from './run.ts'

await runStep('restore')
