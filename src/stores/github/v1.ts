/** The cache service that GitHub had until 2025, and GHES, Gitea, Forgejo and act still have. */

import { lengthOf } from '../../bytes/chunker.ts'
import { type ServiceAnswer, send } from './call.ts'
import { notUnderstood, parsed, refused } from './errors.ts'
import type { EntryPart, EntryUpload, FoundEntry, LookupRequest, ReserveRequest, Service } from './service.ts'
import type { ServiceContext } from './v2.ts'

export function openV1(speaking: ServiceContext): Service {
  return {
    lookup: (asked, signal) => lookup(speaking, asked, signal),
    reserve: (reserving, signal) => reserve(speaking, reserving, signal),
  }
}

interface LookAnswer {
  cacheKey?: string
  archiveLocation?: string
  creationTime?: string
}

async function lookup(
  speaking: ServiceContext,
  { keys, version, once }: LookupRequest,
  signal: AbortSignal,
): Promise<FoundEntry | undefined> {
  const query = `keys=${encodeURIComponent(keys.join(','))}&version=${version}`
  const answer = await request(speaking, { method: 'GET', path: `cache?${query}`, signal, once })
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
  speaking: ServiceContext,
  { key, version, size }: ReserveRequest,
  signal: AbortSignal,
): Promise<EntryUpload | undefined> {
  const body = jsonOf({ key, version, ...(size !== undefined && { cacheSize: size }) })
  const answer = await request(speaking, { method: 'POST', path: 'caches', body, signal })
  if (answer.status === 409) return undefined
  if (!isGood(answer)) throw refused(answer, speaking.service)
  const { cacheId } = parsed<{ cacheId?: number }>(answer, speaking.service)
  if (cacheId === undefined) throw notUnderstood(speaking.service)
  const path = `caches/${cacheId}`
  const send = (part: EntryPart): Promise<void> => sendPart(speaking, { part, path, signal })
  return {
    send,
    sendWhole: (pieces) => send({ number: 0, start: 0, pieces }),
    async finish(size) {
      const answer = await request(speaking, { method: 'POST', path, body: jsonOf({ size }), signal })
      if (!isGood(answer)) throw refused(answer, speaking.service)
    },
  }
}

interface Sending {
  part: EntryPart
  path: string
  signal: AbortSignal
}

async function sendPart(speaking: ServiceContext, { part, path, signal }: Sending): Promise<void> {
  const { start, pieces } = part
  const headers = {
    'content-type': 'application/octet-stream',
    'content-range': `bytes ${start}-${start + lengthOf(pieces) - 1}/*`,
  }
  const answer = await request(speaking, { method: 'PATCH', path, headers, body: pieces, signal })
  if (!isGood(answer)) throw refused(answer, speaking.service)
}

interface V1Request {
  method: string
  path: string
  headers?: Record<string, string>
  body?: Buffer[]
  signal: AbortSignal
  once?: true | undefined
}

function request(
  { service, http }: ServiceContext,
  { method, path, headers, body, signal, once }: V1Request,
): Promise<ServiceAnswer> {
  return send(http, {
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

function isGood({ status }: ServiceAnswer): boolean {
  return status >= 200 && status < 300
}
