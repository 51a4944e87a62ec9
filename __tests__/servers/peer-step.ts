// The process that the peer runs in: one save or one restore, which its argument describes.
import type { PeerStep } from './peer.ts'
import { loadPeer } from './peer-call.ts'

// Nobody waits for it any more.
process.on('disconnect', () => process.exit(1))

const call = await loadPeer()
const outcome = await call(JSON.parse(process.argv[2] ?? '') as PeerStep)
process.send?.(outcome, () => process.exit(outcome.error === undefined ? 0 : 1))
