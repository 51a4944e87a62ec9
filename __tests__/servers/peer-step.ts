// The process that the peer runs in: one save or one restore, which its argument describes.
import dns from 'node:dns'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PeerStep } from './peer.ts'

interface Peer {
  saveCache(paths: string[], key: string): Promise<number>
  restoreCache(
    paths: string[],
    key: string,
    restoreKeys: string[],
    options: { lookupOnly: boolean },
  ): Promise<string | undefined>
}

// It is found by where set-up put it: no package of ours may depend on it.
const main = join(import.meta.dirname, '../../.tools/peers/node_modules/@actions/cache/lib/cache.js')

// It downloads in parallel from Azure's hosts only, so these have to lead to the servers of the tests.
const { lookup } = dns
dns.lookup = Object.assign((host: string, ...rest: [never, never]) => {
  lookup(host.endsWith('.blob.core.windows.net') ? '127.0.0.1' : host, ...rest)
}, lookup)

// Nobody waits for it any more.
process.on('disconnect', () => process.exit(1))

const step = JSON.parse(process.argv[2] ?? '') as PeerStep
const peer = (await import(pathToFileURL(main).href)) as Peer
const began = performance.now()
const { result, error } = await run(step)
const ms = performance.now() - began
process.send?.({ result, error, ms }, () => process.exit(error === undefined ? 0 : 1))

async function run({ entry, paths, key, restoreKeys = [], lookupOnly = false }: PeerStep) {
  try {
    if (entry === 'save') return { result: await peer.saveCache(paths, key) }
    return { result: await peer.restoreCache(paths, key, restoreKeys, { lookupOnly }) }
  } catch (error) {
    return { error: String(error) }
  }
}
