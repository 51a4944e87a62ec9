/** The process that saves beside the job's next steps. */
import { runBackground } from './run-background.ts'

await runBackground()
