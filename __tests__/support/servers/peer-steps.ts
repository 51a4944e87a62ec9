// A process that the peer runs in for one step after the other.
import { enter, leave, type World } from '../own-world.ts'
import type { PeerStep } from './peer.ts'
import { loadPeer, type PeerOutcome } from './peer-call.ts'

export interface PeerTask extends World {
  step: PeerStep
}

export interface PeerAnswer extends PeerOutcome {
  log: string
}

process.on('disconnect', () => process.exit(1))

const loaded = loadPeer()

process.on('message', async ({ step, ...world }: PeerTask) => {
  const call = await loaded
  enter(world)
  const outcome = await call(step)
  const { stdout, stderr } = leave()
  process.send?.({ ...outcome, log: stdout + stderr } satisfies PeerAnswer)
})
