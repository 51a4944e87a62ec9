/** The server of a lazy mount, which outlives the step that starts it. */
import { runServer } from './run-server.ts'

await runServer()
