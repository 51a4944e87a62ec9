/** Main of `save/`: saves the cache. */
import { run } from './run.ts'

await run('save')
