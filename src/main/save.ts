/** Main of `save/`: saves the cache. */
import { runStep } from './run.ts'

await runStep('save')
