/**
 * The caches of GitHub's service by its REST API, with the token of the workflow. The runner's own token can neither list nor
 * remove them. https://docs.github.com/en/rest/actions/cache
 */
import * as v from 'valibot'
import { orUndefined } from '../../system/failure.ts'
import { restApiUrl } from '../../system/runner-services.ts'
import { headstartVersion } from '../../system/version.ts'
import type { Inventory, StoreOptions } from '../store.ts'
import { openHttp } from '../transfer/http.ts'
import { sendRequest, whenAllowed } from './requests.ts'

interface ApiOptions extends Pick<StoreOptions, 'repository' | 'signal' | 'tell' | 'mask'> {
  token: string
}

const cachesSchema = v.object({
  actions_caches: v.array(
    v.object({
      id: v.number(),
      ref: v.string(),
      key: v.string(),
      version: v.string(),
      last_accessed_at: v.string(),
      created_at: v.string(),
      size_in_bytes: v.number(),
    }),
  ),
})

const pullsSchema = v.array(v.object({ number: v.number() }))

/** The most that the API sends on a page. */
const perPage = 100

// Pull requests have about 25 KiB each.
const maxPageBytes = 16 * 1024 ** 2

export function openServiceInventory(options: ApiOptions): Inventory {
  const ask = newRequests(options)
  return {
    label: `cache service of ${new URL(restApiUrl()).host}`,
    // GitHub asks not to send changes at once: https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api
    concurrency: 1,
    async *pages(scope) {
      // Pages move while entries are removed, so all of them come first. Entries that are saved meanwhile come last.
      const query = { sort: 'created_at', direction: 'asc', ...(scope !== undefined && { ref: scope }) }
      const found = await allPages(
        (page) =>
          ask('actions/caches', { query: { ...query, ...page }, needs: 'actions: read' }, cachesSchema),
        ({ actions_caches }) => actions_caches,
      )
      yield found.map(({ id, ref, size_in_bytes: bytes, created_at, last_accessed_at, ...names }) => ({
        ...names,
        id: String(id),
        scope: ref,
        bytes,
        createdAt: new Date(created_at),
        usedMs: Date.parse(last_accessed_at),
      }))
    },
    writerOf: async () => ({}),
    async remove({ id }) {
      await ask(`actions/caches/${id}`, { method: 'DELETE', needs: 'actions: write' }, v.unknown())
    },
  }
}

/** The numbers of the pull requests that are open. */
export async function openPullRequests(options: ApiOptions): Promise<Set<number>> {
  const ask = newRequests(options)
  const pulls = await allPages(
    (page) => ask('pulls', { query: { state: 'open', ...page }, needs: 'pull-requests: read' }, pullsSchema),
    (page) => page,
  )
  return new Set(pulls.map(({ number }) => number))
}

async function allPages<Page, Item>(
  ask: (query: Record<string, string>) => Promise<Page>,
  itemsOf: (page: Page) => Item[],
): Promise<Item[]> {
  const all: Item[] = []
  for (let number = 1; ; number++) {
    const items = itemsOf(await ask({ per_page: String(perPage), page: String(number) }))
    all.push(...items)
    if (items.length < perPage) return all
  }
}

interface ApiRequest {
  method?: string
  query?: Record<string, string>
  /** The permission, as a workflow writes it. */
  needs: string
}

/** Requests about the repository. An answer to DELETE that there is no such thing is a success. */
function newRequests({ repository, token, signal, tell, mask }: ApiOptions) {
  mask(token)
  const http = openHttp({ connections: 1 })
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'user-agent': `headstart/${headstartVersion}`,
    'x-github-api-version': '2022-11-28',
  }
  return async <T extends v.GenericSchema>(
    path: string,
    { method = 'GET', query = {}, needs }: ApiRequest,
    schema: T,
  ): Promise<v.InferOutput<T>> => {
    const url = `${restApiUrl()}/repos/${repository}/${path}?${new URLSearchParams(query)}`
    const request = { url, method, headers, signal }
    const { status, text } = await whenAllowed(() => sendRequest(http, request, maxPageBytes), {
      signal,
      tell,
    })
    const body: unknown = orUndefined(() => JSON.parse(text))
    const isDone = status === 200 || (method === 'DELETE' && (status === 204 || status === 404))
    if (!isDone) throw refusal(status, body, needs)
    const { success, output } = v.safeParse(schema, body)
    if (success) return output
    throw new Error(`${restApiUrl()} does not answer as GitHub's REST API does`)
  }
}

function refusal(status: number, body: unknown, needs: string): Error {
  const { message = '' } = v.safeParse(v.object({ message: v.string() }), body).output as { message?: string }
  const said = `${status} ${message}`.trim().slice(0, 300)
  if (/rate limit/i.test(message))
    return new Error(`GitHub limits the rate of requests (${said}): run it again later`)
  if (status === 401)
    return new Error(`GitHub does not accept the token (${said}): correct the input \`token\``)
  if (status === 403)
    return new Error(`the token has too few rights (${said}): give the job \`permissions: ${needs}\``)
  if (status !== 404) return new Error(`GitHub refuses the request (${said})`)
  const why = `this server has no such API, or the token may not see the repository`
  return new Error(`${restApiUrl()} does not know the repository's caches (${said}): ${why}`)
}
