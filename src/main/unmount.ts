/** Post of `restore/`: says if a later step has made restored files again, and unmounts what main has mounted. */
import { runStep } from './run.ts'

await runStep('unmount')
