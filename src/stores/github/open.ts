/** Opens a cache service as a store. This file and its imports are loaded only when a job uses a cache service. */
import { pickMatch, sameKey } from '../../names/keys.ts'
import type { CacheService } from '../../system/runner.ts'
import type { OpenedStore } from '../load-when-used.ts'
import type { Entry, Name, StoreOptions, Wanted } from '../store.ts'
import { withTimeout } from '../transfer/deadline.ts'
import { openHttp } from '../transfer/http.ts'
import type { Http } from '../transfer/http-contract.ts'
import { lookupMs } from '../transfer/limits.ts'
import { newDraft } from './draft.ts'
import { openEntry } from './entry.ts'
import { noAnswer } from './requests.ts'
import type { EntryUpload, Service } from './service.ts'
import { openV1 } from './v1.ts'
import { openV2 } from './v2.ts'

export function openService(options: StoreOptions, cache: CacheService): OpenedStore {
  const { inputs, signal, mask, warn, tell } = options
  const { concurrency, partBytes } = inputs
  if (cache.token !== '') mask(cache.token)
  const { http, isLimited } = noticingLimits(openHttp({ connections: concurrency }))
  const open = { v1: openV1, v2: openV2 }[cache.language]
  const service = open({ service: cache, http, mask, warn })
  const reading = { http, concurrency, partBytes, signal }
  const timeout = { signal, late: () => noAnswer(cache.url, lookupMs) }
  return {
    async find(wanted) {
      const { keys, isHint: once } = wanted
      if (once && isLimited()) return undefined
      return withTimeout(timeout, (signal) =>
        findEntry(wanted, roundsOf[cache.language](wanted.versions), async (version) => {
          const found = await service.lookup({ keys, version, once }, signal)
          return found && openEntry(found, { service, version, reading, signal })
        }),
      )
    },
    async create(name) {
      let upload: EntryUpload | undefined
      // Another branch's entry may have this name. Only a reservation shows whether this branch may use the name, too.
      if (await withTimeout(timeout, (signal) => exists(service, name, signal))) {
        upload = await service.reserve({ ...name, size: undefined }, signal)
        if (!upload) return undefined
      }
      return newDraft({ service, name, partBytes, concurrency, signal, upload, tell })
    },
    // The service has no request that removes an entry.
    removable: async () => [],
  }
}

/** Notices when the service limits the rate of requests. */
function noticingLimits(http: Http): { http: Http; isLimited(): boolean } {
  let limited = false
  const request: Http['request'] = async (...args) => {
    const response = await http.request(...args)
    limited ||= response.status === 429
    return response
  }
  return { http: { ...http, request }, isLimited: () => limited }
}

/**
 * A lookup names one version. GitHub's service is far away and large, so all versions are looked up at once. Other
 * services are near and often small, so other versions are looked up only if the first one has no exact match.
 */
const roundsOf = {
  v1: ([first = '', ...others]: string[]): string[][] => [[first], others],
  v2: (versions: string[]): string[][] => [versions],
}

/** @param rounds versions that are looked up together; a round is skipped once the primary key has been found */
async function findEntry(
  { keys }: Wanted,
  rounds: string[][],
  findIn: (version: string) => Promise<Entry | undefined>,
): Promise<Entry | undefined> {
  const entries: Entry[] = []
  for (const versions of rounds) {
    const outcomes = await Promise.allSettled(versions.map(findIn))
    entries.push(...outcomes.flatMap((outcome) => ('value' in outcome && outcome.value) || []))
    const failure = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failure && entries.length === 0) throw failure.reason
    if (entries.some(({ key }) => sameKey(key, keys[0] ?? ''))) break
  }
  // The service matches keys by its own rules. Our rules only choose among its answers.
  const entry = pickMatch(keys, entries) ?? entries[0]
  await Promise.all(entries.map((other) => other !== entry && other.close()))
  return entry
}

async function exists(service: Service, { key, version }: Name, signal: AbortSignal): Promise<boolean> {
  const found = await service.lookup({ keys: [key], version }, signal)
  return found !== undefined && sameKey(found.key, key)
}
