/** Opens a cache service as a store; what it imports is loaded only when a job uses one. */
import { pickMatch, sameKey } from '../../keys.ts'
import { openHttp } from '../../transfer/http.ts'
import type { Opened } from '../deferred.ts'
import type { CacheService, Entry, Name, StoreOptions, Wanted } from '../index.ts'
import { lookupMs, within } from '../patience.ts'
import { noAnswer } from './call.ts'
import { newDraft } from './draft.ts'
import { openEntry } from './entry.ts'
import type { Service, Upload } from './service.ts'
import { speakV1 } from './v1.ts'
import { speakV2 } from './v2.ts'

export function openService(options: StoreOptions, cache: CacheService): Opened {
  const { inputs, signal, mask, warn } = options
  const { concurrency, partBytes } = inputs
  if (cache.token !== '') mask(cache.token)
  const http = openHttp({ connections: concurrency })
  const service = { v1: speakV1, v2: speakV2 }[cache.language]({ service: cache, http, mask, warn })
  const reading = { http, concurrency, partBytes, signal }
  const patience = { signal, late: () => noAnswer(cache.url, lookupMs) }
  return {
    find: (wanted) =>
      within(patience, (signal) =>
        findEntry(wanted, async (version) => {
          const found = await service.look({ keys: wanted.keys, version }, signal)
          return found && openEntry(found, { service, version, reading, signal })
        }),
      ),
    async create(name) {
      let upload: Upload | undefined
      // A lookup tells whether there is an entry; but only a reservation, whether it is that of another branch.
      if (await within(patience, (signal) => exists(service, name, signal))) {
        upload = await service.reserve({ ...name, size: undefined }, signal)
        if (!upload) return undefined
      }
      return newDraft({ service, name, partBytes, concurrency, signal, upload })
    },
  }
}

/** The service answers for one version at a time. It knows its rules; ours decide between its answers only. */
async function findEntry(
  { keys, versions }: Wanted,
  findIn: (version: string) => Promise<Entry | undefined>,
): Promise<Entry | undefined> {
  const outcomes = await Promise.allSettled(versions.map(findIn))
  const entries = outcomes.flatMap((outcome) => ('value' in outcome && outcome.value) || [])
  const entry = pickMatch(keys, entries) ?? entries[0]
  await Promise.all(entries.map((other) => other !== entry && other.close()))
  if (entry) return entry
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return undefined
}

async function exists(service: Service, { key, version }: Name, signal: AbortSignal): Promise<boolean> {
  const found = await service.look({ keys: [key], version }, signal)
  return found !== undefined && sameKey(found.key, key)
}
