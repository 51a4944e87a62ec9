/** Post of `restore/`: unmounts what main has mounted. */
import { run } from './run.ts'

await run('unmount')
