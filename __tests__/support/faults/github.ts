// A faulty cache service, in both versions of its protocol.
import { readInputs } from '../../../src/inputs/inputs.ts'
import { stores } from '../../../src/stores/index.ts'
import { main, type Opened, version } from '../s3-store.ts'
import type { CacheRequest } from '../servers/cache-service/request.ts'
import { newToken } from '../servers/cache-service/token.ts'
import { type CacheService, runnerEnv, startCacheService } from '../servers/cache-service.ts'
import { inTurn } from '../turns.ts'
import { randomRules } from './random-fault.ts'
import type { FaultyStore } from './trial.ts'

export type Language = 'v2' | 'v1'
export const languages: Language[] = ['v2', 'v1']

/** Each row of a table in one of the languages, by turns. */
export function inLanguages<Row extends unknown[]>(rows: Row[]): [Language, ...Row][] {
  return rows.flatMap((row, turn) =>
    inTurn(turn, languages).map((language): [Language, ...Row] => [language, ...row]),
  )
}

export function github(language: Language): FaultyStore<CacheService> {
  const token = newToken({ [main]: 3 })
  return {
    start: (seed) => startCacheService('memory', { seed }),
    inputsFor: () => ({}),
    envFor: (server) => runnerEnv(server, language, token),
    put: (server, { name, bytes }) =>
      server.put(language, { key: 'a-key', version: name, scope: main }, bytes),
    async stored(server) {
      const entry = server[language].all.find(({ size }) => size !== undefined)
      return entry && { name: entry.version, bytes: await server.bytesOf(language, entry) }
    },
    secretsOf: ({ requests }) => [token, ...new Set(requests.flatMap(({ query }) => query.get('sig') ?? []))],
    secretive: /[?&]sig=/i,
    open: (server, concurrency) => openOn(runnerEnv(server, language, token), language, concurrency),
    name: version,
    rulesFor: (random) => randomRules<CacheRequest>(random, { isQuick, isDownload }),
  }
}

// A request that brings an entry is given a minute.
const isQuick = ({ operation }: CacheRequest): boolean => /^Get/.test(operation)
const isDownload = ({ operation }: CacheRequest): boolean => /^Get(Blob|Archive)$/.test(operation)

function openOn(env: Record<string, string>, language: Language, concurrency: number): Opened {
  const [told, warned, masked] = [[], [], []] as [string[], string[], string[]]
  const given: Record<string, string> = {
    key: 'a-key',
    path: 'path',
    store: 'github',
    'part-size': '5MiB',
    connections: String(concurrency),
  }
  const options = {
    inputs: readInputs((name) => given[name] ?? '', '/nonexistent'),
    service: {
      language,
      url: env.ACTIONS_CACHE_URL ?? String(env.ACTIONS_RESULTS_URL),
      token: String(env.ACTIONS_RUNTIME_TOKEN),
    },
    repository: 'octo/demo',
    signal: new AbortController().signal,
    tell: (line: string) => told.push(line),
    warn: (line: string) => warned.push(line),
    mask: (secret: string) => masked.push(secret),
  }
  return { ...options, store: stores.github(options), told, warned, masked }
}
