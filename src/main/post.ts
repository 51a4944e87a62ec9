/** Post: saves the cache, and unmounts what main has mounted. */
import { runStep } from './run.ts'

await runStep('post')
