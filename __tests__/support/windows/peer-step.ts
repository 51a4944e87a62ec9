// Runs a step of the real @actions/cache on Windows: reads PEER_STEP, and writes its outcome to `peer-outcome.json` in
// RUNNER_TEMP.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPeer } from '../servers/peer-call.ts'

const { PEER_STEP = '', RUNNER_TEMP = '' } = process.env
const run = await loadPeer()
writeFileSync(join(RUNNER_TEMP, 'peer-outcome.json'), JSON.stringify(await run(JSON.parse(PEER_STEP))))
process.exit()
