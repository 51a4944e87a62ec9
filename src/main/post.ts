/** Post: saves the cache, and unmounts what main has mounted. */
import { run } from './run.ts'

await run('post')
