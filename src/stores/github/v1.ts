/** The cache service that GitHub had until 2025, and GHES, Gitea, Forgejo and act still have. */
import { type Answer, call, lengthOf } from './call.ts'
import { notUnderstood, parsed, refused } from './refusal.ts'
import type { Asked, Found, Part, Reserving, Service, Upload } from './service.ts'
import type { Speaking } from './v2.ts'

export function speakV1(speaking: Speaking): Service {
  return {
    look: (asked, signal) => look(speaking, asked, signal),
    reserve: (reserving, signal) => reserve(speaking, reserving, signal),
  }
}

interface LookAnswer {
  cacheKey?: string
  archiveLocation?: string
  creationTime?: string
}

async function look(
  speaking: Speaking,
  { keys, version, once }: Asked,
  signal: AbortSignal,
): Promise<Found | undefined> {
  const query = `keys=${encodeURIComponent(keys.join(','))}&version=${version}`
  const answer = await ask(speaking, { method: 'GET', path: `cache?${query}`, signal, once })
  if (answer.status === 204 || answer.status === 404) return undefined
  if (answer.status !== 200) throw refused(answer, speaking.service)
  const { cacheKey: key, archiveLocation: url, creationTime } = parsed<LookAnswer>(answer, speaking.service)
  if (key === undefined || !url || !URL.canParse(url)) throw notUnderstood(speaking.service)
  // Nothing else keeps others from the entry.
  speaking.mask(url)
  const createdAt = new Date(creationTime ?? Number.NaN)
  return { key, url, ...(!Number.isNaN(createdAt.getTime()) && { createdAt }) }
}

async function reserve(
  speaking: Speaking,
  { key, version, size }: Reserving,
  signal: AbortSignal,
): Promise<Upload | undefined> {
  const body = jsonOf({ key, version, ...(size !== undefined && { cacheSize: size }) })
  const answer = await ask(speaking, { method: 'POST', path: 'caches', body, signal })
  if (answer.status === 409) return undefined
  if (!isGood(answer)) throw refused(answer, speaking.service)
  const { cacheId } = parsed<{ cacheId?: number }>(answer, speaking.service)
  if (cacheId === undefined) throw notUnderstood(speaking.service)
  const path = `caches/${cacheId}`
  const send = (part: Part): Promise<void> => sendPart(speaking, { part, path, signal })
  return {
    send,
    sendWhole: (pieces) => send({ number: 0, start: 0, pieces }),
    async finish(size) {
      const answer = await ask(speaking, { method: 'POST', path, body: jsonOf({ size }), signal })
      if (!isGood(answer)) throw refused(answer, speaking.service)
    },
  }
}

interface Sending {
  part: Part
  path: string
  signal: AbortSignal
}

async function sendPart(speaking: Speaking, { part, path, signal }: Sending): Promise<void> {
  const { start, pieces } = part
  const headers = {
    'content-type': 'application/octet-stream',
    'content-range': `bytes ${start}-${start + lengthOf(pieces) - 1}/*`,
  }
  const answer = await ask(speaking, { method: 'PATCH', path, headers, body: pieces, signal })
  if (!isGood(answer)) throw refused(answer, speaking.service)
}

interface Asking {
  method: string
  path: string
  headers?: Record<string, string>
  body?: Buffer[]
  signal: AbortSignal
  once?: true | undefined
}

function ask(
  { service, http }: Speaking,
  { method, path, headers, body, signal, once }: Asking,
): Promise<Answer> {
  return call(http, {
    method,
    url: `${service.url.replace(/\/?$/, '/')}_apis/artifactcache/${path}`,
    headers: {
      accept: 'application/json;api-version=6.0-preview.1',
      ...(service.token !== '' && { authorization: `Bearer ${service.token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body }),
    signal,
    once,
  })
}

function jsonOf(message: object): Buffer[] {
  return [Buffer.from(JSON.stringify(message))]
}

function isGood({ status }: Answer): boolean {
  return status >= 200 && status < 300
}
