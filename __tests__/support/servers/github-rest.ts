// Stands in for GitHub's REST API of caches and pull requests: https://docs.github.com/en/rest/actions/cache
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, emptyAnswer, jsonAnswer } from './answer.ts'
import { send } from './sending.ts'
import type { Stoppable } from './supervised.ts'

export interface RestCache {
  id: number
  ref: string
  key: string
  version: string
  last_accessed_at: string
  created_at: string
  size_in_bytes: number
}

export interface GitHubRest extends Stoppable {
  /** What GITHUB_API_URL is. */
  url: string
  token: string
  caches: RestCache[]
  openPulls: number[]
  /** The permissions of the token, as a workflow writes them. */
  permissions: Set<string>
  /** Methods, paths and queries, in order. */
  requests: string[]
  /** Answers to the next requests, in place of the right ones. */
  instead: Answer[]
}

const repository = '/repos/octo/demo'

export async function startGitHubRest(): Promise<GitHubRest> {
  const server = createServer((request, response) => {
    void send(answerTo(request, rest), response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const rest: GitHubRest = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'ghs_canary-of-the-workflow',
    caches: [],
    openPulls: [],
    permissions: new Set(['actions: read', 'actions: write', 'pull-requests: read']),
    requests: [],
    instead: [],
    async stop() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
  return rest
}

function refused(status: number, message: string): Answer {
  const documentation_url = 'https://docs.github.com/rest'
  return jsonAnswer(status, { message, documentation_url, status: String(status) })
}

function answerTo({ method = '', url = '', headers }: IncomingMessage, rest: GitHubRest): Answer {
  rest.requests.push(`${method} ${url}`)
  const { pathname, searchParams } = new URL(url, rest.url)
  if (!headers['user-agent']) return refused(403, 'Request forbidden by administrative rules.')
  const instead = rest.instead.shift()
  if (instead) return instead
  if (headers.authorization !== `Bearer ${rest.token}`) return refused(401, 'Bad credentials')
  const isCaches = pathname === `${repository}/actions/caches`
  const id = pathname.match(new RegExp(`^${repository}/actions/caches/(\\d+)$`))?.[1]
  const needs = isCaches ? 'actions: read' : id === undefined ? 'pull-requests: read' : 'actions: write'
  if (!rest.permissions.has(needs)) return refused(403, 'Resource not accessible by integration')
  if (method === 'GET' && isCaches) return listOf(rest.caches, searchParams)
  if (method === 'GET' && pathname === `${repository}/pulls`) return pullsOf(rest.openPulls, searchParams)
  const at = rest.caches.findIndex((cache) => String(cache.id) === id)
  if (method !== 'DELETE' || at < 0) return refused(404, 'Not Found')
  rest.caches.splice(at, 1)
  return emptyAnswer(204)
}

function listOf(caches: RestCache[], query: URLSearchParams): Answer {
  const field = query.get('sort') ?? 'last_accessed_at'
  if (!isField(field)) return refused(422, 'Invalid request.')
  const sign = query.get('direction') === 'asc' ? 1 : -1
  const ref = query.get('ref')
  const found = caches
    .filter((cache) => (ref === null || cache.ref === ref) && cache.key.startsWith(query.get('key') ?? ''))
    .sort((a, b) => sign * (a[field] < b[field] ? -1 : 1))
  return jsonAnswer(200, { total_count: found.length, actions_caches: pageOf(found, query) })
}

function isField(name: string): name is 'created_at' | 'last_accessed_at' | 'size_in_bytes' {
  return ['created_at', 'last_accessed_at', 'size_in_bytes'].includes(name)
}

// Each pull request of GitHub's has about 25 KiB.
const filler = 'x'.repeat(25_000)

function pullsOf(numbers: number[], query: URLSearchParams): Answer {
  if (query.get('state') !== 'open') return refused(422, 'Invalid request.')
  return jsonAnswer(
    200,
    pageOf(numbers, query).map((number) => ({ number, state: 'open', body: filler })),
  )
}

function pageOf<T>(items: T[], query: URLSearchParams): T[] {
  const size = Math.min(Number(query.get('per_page') ?? 30), 100)
  const start = (Number(query.get('page') ?? 1) - 1) * size
  return items.slice(start, start + size)
}
