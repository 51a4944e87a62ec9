/** Main of `restore/`: restores the cache, which its post does not save. */
import { runStep } from './run.ts'

await runStep('restore-only')
