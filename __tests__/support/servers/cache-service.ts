// A cache service for tests, both versions, that fails as requested and records its requests.

import { type Answer, emptyAnswer, type Wording } from './answer.ts'
import type { Container } from './azure-sas.ts'
import { newBlobs } from './cache-service/blobs.ts'
import { newCreationLimit } from './cache-service/creation-limit.ts'
import { type Entries, type Entry, type Name, reserve } from './cache-service/entries.ts'
import { newMemoryBlobs } from './cache-service/memory-blobs.ts'
import { artifactcache, type CacheRequest, understand } from './cache-service/request.ts'
import { newToken } from './cache-service/token.ts'
import { type Archive, performV1, refuseV1, type V1 } from './cache-service/v1.ts'
import { performV2, refuseV2, type V2 } from './cache-service/v2.ts'
import { type FaultyServer, type FaultyServerOptions, type Service, startFaulty } from './faulty-server.ts'
import { spoiled } from './spoiled.ts'
import { errorAnswer } from './xml-answer.ts'

export interface CacheServiceOptions extends FaultyServerOptions {
  /** Of signed URLs, in seconds. */
  lifetime?: { upload: number; download: number }
  /** How many entries may be made within ten seconds. */
  mostCreations?: number
  /** How large an archive of version 1 may be. */
  mostBytes?: number
}

export interface CacheService extends FaultyServer<CacheRequest> {
  /**
   * Where signed URLs lead to: here, so that faults strike blobs too, unless it is set to the origin of Azurite or of
   * something in front of it. May be changed at any time.
   */
  blobOrigin: string
  /** GitHub's distinguishes case, as has been measured; others do not. May be changed at any time. */
  v2: Entries
  v1: Entries
  /** What version 1 keeps, by the numbers of its entries. */
  archives: Map<number, Archive>
  /** Puts a finished entry there, also where one was never finished. */
  put(version: 'v1' | 'v2', name: Name, bytes: Buffer): Promise<void>
  /** Of a finished entry. */
  bytesOf(version: 'v1' | 'v2', entry: Entry): Promise<Buffer>
}

/** Starts one without entries, whose second version keeps its bytes in Azurite, or in memory. */
export async function startCacheService(
  container: Container | 'memory',
  options: CacheServiceOptions = {},
): Promise<CacheService> {
  const {
    lifetime = { upload: 3600, download: 600 },
    mostCreations = 200,
    mostBytes = 10 * 2 ** 30,
  } = options
  const blobs = container === 'memory' ? newMemoryBlobs() : newBlobs(container)
  const shared = { countCreation: newCreationLimit(mostCreations), blobOrigin: () => facts.blobOrigin }
  const v1: V1 = {
    ...shared,
    entries: newEntries(true),
    archives: new Map(),
    signatures: new Set(),
    mostBytes,
  }
  const v2: V2 = { ...shared, entries: newEntries(false), blobs, lifetime }
  const server = await startFaulty(() => newService(v1, v2), options)
  const facts: CacheService = Object.assign(server, {
    blobOrigin: server.origin,
    v1: v1.entries,
    v2: v2.entries,
    archives: v1.archives,
    async put(version: 'v1' | 'v2', name: Name, bytes: Buffer) {
      const entries = facts[version]
      entries.all = entries.all.filter(({ size }) => size !== undefined)
      const entry = reserve(entries, name)
      if (!entry) throw new Error(`there is an entry with the key ${name.key}`)
      if (version === 'v2') await blobs.replace(entry.place, bytes)
      else v1.archives.set(entry.id, { pieces: new Map(), body: bytes })
      entry.size = bytes.length
    },
    async bytesOf(version: 'v1' | 'v2', { id, place }: Entry) {
      return version === 'v2' ? blobs.read(place) : (v1.archives.get(id)?.body ?? Buffer.alloc(0))
    },
  })
  return facts
}

function newEntries(ignoreCase: boolean): Entries {
  return { all: [], ignoreCase }
}

function newService(v1: V1, v2: V2): Service<CacheRequest> {
  const { blobs } = v2
  return {
    understand,
    perform(asked) {
      if (asked.request.api === 'v2') return performV2(asked, v2)
      return asked.request.api === 'v1' ? performV1(asked, v1) : blobs.pass(asked)
    },
    async replace({ api, place }, body) {
      const archive = v1.archives.get(Number(place))
      if (api === 'blobs') await blobs.replace(place, body)
      else if (archive) archive.body = body ?? spoiled(archive.body)
    },
    async delete({ api, place }) {
      if (api === 'blobs') await blobs.delete(place)
      else v1.archives.delete(Number(place))
    },
    expire() {
      blobs.expire()
      v1.signatures.clear()
    },
    refuse,
  }
}

function refuse(
  { status, code, message = code ?? '', headers = {} }: Wording,
  { api }: CacheRequest,
): Answer {
  if (code === undefined) return emptyAnswer(status, headers)
  if (api === 'v2') return refuseV2({ status, code, message, headers })
  if (api === 'v1') return refuseV1({ status, code, message, headers })
  return errorAnswer({ status, code, message, headers: { 'x-ms-error-code': code, ...headers } })
}

/** What a runner tells the steps of a job that has a cache service, in their environment. */
export function runnerEnv(
  { origin }: { origin: string },
  version: 'v1' | 'v2',
  token = newToken({ 'refs/heads/main': 3 }),
): Record<string, string> {
  const env = { ACTIONS_RUNTIME_TOKEN: token }
  if (version === 'v1')
    return { ...env, ACTIONS_CACHE_URL: origin + artifactcache.replace('_apis/artifactcache/', '') }
  return { ...env, ACTIONS_CACHE_SERVICE_V2: 'true', ACTIONS_RESULTS_URL: `${origin}/` }
}
