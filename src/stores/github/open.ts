/** Opens a cache service as a store; what it imports is loaded only when a job uses one. */
import { pickMatch, sameKey } from '../../keys.ts'
import type { CacheService } from '../../runner.ts'
import { lookupMs, withTimeout } from '../../transfer/deadline.ts'
import { openHttp } from '../../transfer/http.ts'
import type { Http } from '../../transfer/http-contract.ts'
import type { OpenedStore } from '../lazy-loaded.ts'
import type { Entry, Name, StoreOptions, Wanted } from '../store.ts'
import { noAnswer } from './call.ts'
import { newDraft } from './draft.ts'
import { openEntry } from './entry.ts'
import type { EntryUpload, Service } from './service.ts'
import { openV1 } from './v1.ts'
import { openV2 } from './v2.ts'

export function openService(options: StoreOptions, cache: CacheService): OpenedStore {
  const { inputs, signal, mask, warn } = options
  const { concurrency, partBytes } = inputs
  if (cache.token !== '') mask(cache.token)
  const { http, isLimited } = watched(openHttp({ connections: concurrency }))
  const service = { v1: openV1, v2: openV2 }[cache.language]({ service: cache, http, mask, warn })
  const reading = { http, concurrency, partBytes, signal }
  const timeout = { signal, late: () => noAnswer(cache.url, lookupMs) }
  return {
    async find(wanted) {
      const { keys, isHint: once } = wanted
      if (once && isLimited()) return undefined
      return withTimeout(timeout, (signal) =>
        findEntries[cache.language](wanted, async (version) => {
          const found = await service.lookup({ keys, version, once }, signal)
          return found && openEntry(found, { service, version, reading, signal })
        }),
      )
    },
    async create(name) {
      let upload: EntryUpload | undefined
      // A lookup tells whether there is an entry; but only a reservation, whether it is that of another branch.
      if (await withTimeout(timeout, (signal) => exists(service, name, signal))) {
        upload = await service.reserve({ ...name, size: undefined }, signal)
        if (!upload) return undefined
      }
      return newDraft({ service, name, partBytes, concurrency, signal, upload })
    },
  }
}

/** Notices when the service says that it is asked too much. */
function watched(http: Http): { http: Http; isLimited(): boolean } {
  let limited = false
  const request: Http['request'] = async (...asked) => {
    const response = await http.request(...asked)
    limited ||= response.status === 429
    return response
  }
  return { http: { ...http, request }, isLimited: () => limited }
}

type FindIn = (version: string) => Promise<Entry | undefined>

/**
 * The service answers for one version at a time. GitHub's is far away and can be asked for all of them at once; the
 * others are near and often small, so that there is a second round only where the first one brings no exact hit.
 */
const findEntries = { v1: findInTurn, v2: findAtOnce }

async function findInTurn({ keys, versions, ...wanted }: Wanted, findIn: FindIn): Promise<Entry | undefined> {
  const [first = '', ...others] = versions
  const own = await findIn(first)
  if (own && sameKey(own.key, keys[0] ?? '')) return own
  return findAtOnce({ ...wanted, keys, versions: others }, findIn, own ? [own] : [])
}

/** The service knows its rules; ours decide between its answers only. */
async function findAtOnce(
  { keys, versions }: Wanted,
  findIn: FindIn,
  known: Entry[] = [],
): Promise<Entry | undefined> {
  const outcomes = await Promise.allSettled(versions.map(findIn))
  const more = outcomes.flatMap((outcome) => ('value' in outcome && outcome.value) || [])
  const entries = [...known, ...more]
  const entry = pickMatch(keys, entries) ?? entries[0]
  await Promise.all(entries.map((other) => other !== entry && other.close()))
  if (entry) return entry
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return undefined
}

async function exists(service: Service, { key, version }: Name, signal: AbortSignal): Promise<boolean> {
  const found = await service.lookup({ keys: [key], version }, signal)
  return found !== undefined && sameKey(found.key, key)
}
