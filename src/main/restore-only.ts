/** Main of `restore/`: restores the cache, which its post does not save. */
import { run } from './run.ts'

await run('restore-only')
