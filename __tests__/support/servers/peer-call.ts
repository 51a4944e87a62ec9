// Calls the real @actions/cache within the process that this is imported into.
import dns from 'node:dns'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PeerStep } from './peer.ts'

interface Peer {
  saveCache(paths: string[], key: string, options: object, crossOs: boolean): Promise<number>
  restoreCache(
    paths: string[],
    key: string,
    restoreKeys: string[],
    options: { lookupOnly: boolean },
    crossOs: boolean,
  ): Promise<string | undefined>
}

export interface PeerOutcome {
  result?: number | string
  error?: string
  /** What it took, in milliseconds. */
  ms: number
}

// It is found by where set-up put it: no package of ours may depend on it.
const main = join(import.meta.dirname, '../../../.tools/peers/node_modules/@actions/cache/lib/cache.js')

/** What to call it by; it is loaded at once, which is what takes longest. */
export async function loadPeer(): Promise<(step: PeerStep) => Promise<PeerOutcome>> {
  leadAzureHere()
  const peer = (await import(pathToFileURL(main).href)) as Peer
  return async (step) => {
    const began = performance.now()
    const outcome = await call(peer, step)
    return { ...outcome, ms: performance.now() - began }
  }
}

// It downloads in parallel from Azure's hosts only, so these have to lead to the servers of the tests.
function leadAzureHere(): void {
  const { lookup } = dns
  dns.lookup = Object.assign((host: string, ...rest: [never, never]) => {
    lookup(host.endsWith('.blob.core.windows.net') ? '127.0.0.1' : host, ...rest)
  }, lookup)
}

async function call(
  peer: Peer,
  { entry, paths, key, restoreKeys = [], lookupOnly = false, crossOs = false }: PeerStep,
): Promise<Omit<PeerOutcome, 'ms'>> {
  try {
    if (entry === 'save') return { result: await peer.saveCache(paths, key, {}, crossOs) }
    const result = await peer.restoreCache(paths, key, restoreKeys, { lookupOnly }, crossOs)
    return result === undefined ? {} : { result }
  } catch (error) {
    return { error: String(error) }
  }
}
