// A process that the peer runs in for one step after the other: each with its own environment, directory and log.
import type { PeerStep } from './peer.ts'
import { loadPeer, type PeerOutcome } from './peer-call.ts'

export interface PeerTask {
  step: PeerStep
  env: Record<string, string>
  cwd: string
}

export interface PeerAnswer extends PeerOutcome {
  log: string
}

process.on('disconnect', () => process.exit(1))

const loaded = loadPeer()
let log = ''
for (const stream of [process.stdout, process.stderr]) {
  stream.write = ((text: string | Uint8Array): boolean => {
    log += Buffer.from(text as Uint8Array).toString()
    return true
  }) as typeof stream.write
}

process.on('message', async ({ step, env, cwd }: PeerTask) => {
  const call = await loaded
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  process.chdir(cwd)
  log = ''
  const outcome = await call(step)
  process.send?.({ ...outcome, log } satisfies PeerAnswer)
})
