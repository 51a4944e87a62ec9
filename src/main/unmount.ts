/** Post of `restore/`: says if a later step has made restored files again, and unmounts what main has mounted. */
import { run } from './run.ts'

await run('unmount')
