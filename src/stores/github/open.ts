/** Opens a cache service as a store. This file and its imports are loaded only when a job uses a cache service. */
import { beginningsOf, maxKeys, pickMatch, sameKey } from '../../names/keys.ts'
import type { CacheService } from '../../system/runner-services.ts'
import type { Entry, StoreCalls, StoreOptions, Wanted } from '../store.ts'
import { openHttp } from '../transfer/http.ts'
import { lookupMs, withLookupLimit } from '../transfer/timeouts.ts'
import { isFinished, newServiceDraft } from './draft.ts'
import { openServiceEntry } from './entry.ts'
import { noAnswer, reservationError, whenAllowed } from './requests.ts'
import type { Service } from './service.ts'
import { openV1 } from './v1.ts'
import { openV2 } from './v2.ts'

export function openService(options: StoreOptions, cache: CacheService): StoreCalls {
  const { inputs, signal, mask, warn, tell } = options
  const { connections: concurrency, partBytes } = inputs
  if (cache.token !== '') mask(cache.token)
  const http = openHttp({ connections: concurrency })
  const open = { v1: openV1, v2: openV2 }[cache.language]
  const opened = open({ service: cache, http, mask, warn })
  const service: Service = {
    ...opened,
    reserve: (wanted, signal) =>
      whenAllowed(() => opened.reserve(wanted, signal), { signal, tell }).catch((error) => {
        throw reservationError(error, wanted.key)
      }),
  }
  const reading = { http, concurrency, partBytes, signal }
  const timeout = { signal, late: () => noAnswer(cache.url, lookupMs) }
  const inTime = <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    whenAllowed(() => withLookupLimit(timeout, work), { signal, tell })
  return {
    async find(wanted) {
      const { keys, scopes } = wanted
      // The service would answer even if this run may read no scope.
      if (scopes.length === 0) return undefined
      return inTime((signal) =>
        findEntry(wanted, async (version, once) => {
          const found = await service.lookup({ keys, version, once }, signal)
          return found && openServiceEntry(found, { service, version, reading, signal })
        }),
      )
    },
    async create(name) {
      // Another branch's entry may have this name. Only a reservation shows whether this branch may use the name, too.
      const isOfSome = await inTime((signal) => isFinished(name, service, signal))
      const upload = isOfSome ? await service.reserve({ ...name, size: undefined }, signal) : undefined
      return newServiceDraft({ service, name, inputs, signal, upload, tell })
    },
    // The service has no request that removes an entry.
    removable: async () => [],
    // The service limits the rate of requests, and shows only the newest entry whose key has the longest of these beginnings.
    async similar({ keys: [key = ''], versions: [version = ''] }, signal) {
      const beginnings = beginningsOf(key)
      if (beginnings.length === 0) return []
      const keys = [key, ...beginnings].slice(0, maxKeys)
      const found = await service.lookup({ keys, version, once: true }, signal)
      return found
        ? [{ key: found.key, scope: undefined, version, createdAt: found.createdAt ?? new Date(0) }]
        : []
    },
  }
}

/**
 * Each lookup names one version, and the service limits the rate of lookups. So the version that this job saves comes
 * first. The others are looked up together unless the first one has exactly the primary key. If the first one has another
 * match, that match is good enough when the service has trouble.
 */
async function findEntry(
  { keys, versions: [first = '', ...others] }: Wanted,
  findIn: (version: string, once?: true) => Promise<Entry | undefined>,
): Promise<Entry | undefined> {
  const own = await findIn(first)
  if (own && sameKey(own.key, keys[0] ?? '')) return own
  const outcomes = await Promise.allSettled(others.map((version) => findIn(version, own && true)))
  const found = outcomes.flatMap((outcome) => ('value' in outcome && outcome.value) || [])
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failure && !own && found.length === 0) throw failure.reason
  const entries = own ? [own, ...found] : found
  // The service matches keys by its own rules. Our rules only choose among its answers.
  const entry = pickMatch(keys, entries) ?? entries[0]
  await Promise.all(entries.map((other) => other !== entry && other.close()))
  return entry
}
