/** Main of `save/`: saves the cache, or starts a process that does. */
import { run } from './run.ts'

await run('save')
