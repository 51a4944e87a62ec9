// The stores of a history: a directory, and a cache service that keeps only so many bytes. Time passes in them between commits.
import { lstat, mkdir, readdir, rename, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { azureOrigin } from '../../__tests__/support/servers/azure-sas.ts'
import { newToken } from '../../__tests__/support/servers/cache-service/token.ts'
import {
  type CacheService,
  runnerEnv,
  startCacheService,
} from '../../__tests__/support/servers/cache-service.ts'
import { type RestCache, startGitHubRest } from '../../__tests__/support/servers/github-rest.ts'
import { newJob, runStep } from '../../scripts/as-runner.ts'
import { type Bench, emptyDirectory } from '../bench.ts'
import { main } from './history.ts'

export interface HistoryStore {
  name: string
  inputs: Record<string, string>
  /** The environment of a job. */
  envOf(ref: string): Record<string, string>
  toolCache: string
  /** The jobs of a push begin, so many hours after those of the last one. */
  begin(hours: number): Promise<void>
  /** Calls `restore` as if no job of this push had saved yet: they start at the same time. */
  asAtBegin<T>(restore: () => Promise<T>): Promise<T>
  storedBytes(): Promise<number>
  /** The bytes that jobs have sent and received so far; undefined if they have not left the machine. */
  movedBytes(): number | undefined
  stop(): Promise<void>
}

export async function localStore(bench: Bench, place: string): Promise<HistoryStore> {
  const toolCache = await emptyDirectory(bench, `tools-${place}`)
  const hidden = await emptyDirectory(bench, `hidden-${place}`)
  let before: string[] = []
  const move = async (names: string[], from: string, to: string): Promise<void> => {
    for (const name of names) {
      await mkdir(dirname(join(to, name)), { recursive: true })
      await rename(join(from, name), join(to, name))
    }
  }
  return {
    name: 'local store',
    inputs: { store: 'local' },
    envOf: () => ({}),
    toolCache,
    async begin(hours) {
      before = await filesBelow(toolCache)
      for (const name of before) await age(join(toolCache, name), hours)
    },
    async asAtBegin(restore) {
      const added = (await filesBelow(toolCache)).filter((name) => !before.includes(name))
      await move(added, toolCache, hidden)
      try {
        return await restore()
      } finally {
        await move(added, hidden, toolCache)
      }
    },
    async storedBytes() {
      const names = await filesBelow(toolCache)
      const stats = await Promise.all(names.map((name) => lstat(join(toolCache, name))))
      return stats.reduce((sum, { size }) => sum + size, 0)
    },
    movedBytes: () => undefined,
    stop: async () => {},
  }
}

/** The names of all files, relative to the directory. */
export async function filesBelow(directory: string): Promise<string[]> {
  const items = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  return items
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
}

/** Sets the times of a file back. */
export async function age(path: string, hours: number): Promise<void> {
  const { mtimeMs } = await lstat(path)
  const seconds = mtimeMs / 1000 - hours * 3600
  await utimes(path, seconds, seconds)
}

/** GitHub's service removes what no job has read for seven days, then the least recently used entries. */
const mostUnusedHours = 7 * 24

export interface ServiceOptions {
  /** How much the service keeps. */
  mostBytes: number
  /** The prefix of the keys that a workflow of each night cleans; absent if there is none. */
  cleaned?: string
  /** Whether the service names a host of Azure's for its blobs: from other hosts, @actions/cache does not download in parallel. */
  isAzure?: boolean
}

/** @param place names the directories of the jobs */
export async function serviceStore(
  bench: Bench,
  place: string,
  { mostBytes, cleaned, isAzure = false }: ServiceOptions,
): Promise<HistoryStore> {
  const toolCache = await emptyDirectory(bench, `tools-${place}`)
  const service: CacheService = await startCacheService('memory')
  if (isAzure) service.blobOrigin = azureOrigin({ account: 'account' }, service.origin)
  const entries = service.v2
  let hours = 0
  // Reads of the same hour have an order, too: the service keeps times to the second.
  let uses = 0
  const now = (): number => hours + ++uses / 1e9
  let before: typeof entries.all = []
  let seen = 0
  let moved = 0
  const usedAt = new Map<string, number>()
  const createdAt = new Map<string, number>()
  const sizes = (): number => entries.all.reduce((sum, { size = 0 }) => sum + size, 0)

  function evict(): void {
    const byPlace = new Map(entries.all.map((entry) => [entry.place, entry]))
    const read = new Set<string>()
    for (const { api, operation, place } of service.requests.slice(seen)) {
      if (api !== 'blobs' || !byPlace.has(place)) continue
      if (operation === 'GetBlob') read.add(place)
      usedAt.set(place, now())
    }
    for (const place of read) moved += byPlace.get(place)?.size ?? 0
    seen = service.requests.length
    const isOld = ({ place }: { place: string }): boolean =>
      hours - (usedAt.get(place) ?? hours) > mostUnusedHours
    entries.all = entries.all.filter((entry) => !isOld(entry))
    while (sizes() > mostBytes) {
      const [oldest] = entries.all.toSorted((a, b) => (usedAt.get(a.place) ?? 0) - (usedAt.get(b.place) ?? 0))
      entries.all = entries.all.filter((entry) => entry !== oldest)
    }
  }

  /** What the workflow of docs/clean.md does each night, by the built action. */
  async function clean(prefix: string): Promise<void> {
    const rest = await startGitHubRest()
    const timeOf = (then: number): string => new Date(Date.now() - (hours - then) * 3_600_000).toISOString()
    rest.caches = entries.all.map(({ scope: ref, key, version, size = 0, place }, id) => {
      const [created_at, last_accessed_at] = [createdAt, usedAt].map((times) =>
        timeOf(times.get(place) ?? hours),
      )
      return { id, ref, key, version, size_in_bytes: size, created_at, last_accessed_at } as RestCache
    })
    const job = await newJob(await emptyDirectory(bench, `clean-${place}`), {
      env: {
        ...runnerEnv(service, 'v2', newToken({ [main]: 3 })),
        GITHUB_API_URL: rest.url,
        GITHUB_EVENT_NAME: 'schedule',
      },
    })
    const inputs = { token: rest.token, 'dry-run': 'false' }
    for (const choice of [{ 'pull-request': 'closed' }, { keys: prefix, keep: '1' }]) {
      const { exitCode, stdout } = await runStep(job, 'clean', { ...inputs, ...choice })
      if (exitCode !== 0) throw new Error(`the clean has failed:\n${stdout}`)
    }
    const left = new Set(rest.caches.map(({ id }) => id))
    entries.all = entries.all.filter((_, id) => left.has(id))
    await rest.stop()
  }

  return {
    name: cleaned === undefined ? 'cache service' : 'cache service, cleaned each night',
    inputs: {},
    envOf: (ref) => runnerEnv(service, 'v2', newToken({ [ref]: 3, ...(ref !== main && { [main]: 1 }) })),
    toolCache,
    async begin(passed) {
      countAdded()
      const isNextDay = Math.floor((hours + passed) / 24) > Math.floor(hours / 24)
      hours += passed
      if (cleaned !== undefined && isNextDay) await clean(cleaned)
      before = [...entries.all]
    },
    async asAtBegin(restore) {
      const { all } = entries
      entries.all = all.filter((entry) => before.includes(entry))
      try {
        return await restore()
      } finally {
        entries.all = all
        countAdded()
      }
    },
    async storedBytes() {
      countAdded()
      return sizes()
    },
    movedBytes: () => moved,
    stop: () => service.stop(),
  }

  function countAdded(): void {
    for (const { place, size = 0 } of entries.all)
      if (!usedAt.has(place)) {
        usedAt.set(place, now())
        createdAt.set(place, hours)
        moved += size
      }
    evict()
  }
}
