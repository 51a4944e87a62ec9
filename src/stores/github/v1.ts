/** Version 1 of the cache service: GitHub's until 2025, and still that of GHES, Gitea, Forgejo and act. */
import { lengthOf } from '../../system/bytes.ts'
import type { SentPart } from '../parts-draft.ts'
import {
  notUnderstood,
  parsed,
  refused,
  type ServiceAnswer,
  type ServiceRequest,
  sendToService,
  takenError,
} from './requests.ts'
import type {
  EntryUpload,
  LookupRequest,
  ReserveRequest,
  Service,
  ServiceContext,
  ServiceEntry,
} from './service.ts'

export function openV1(context: ServiceContext): Service {
  return {
    lookup: (wanted, signal) => lookup(context, wanted, signal),
    reserve: (wanted, signal) => reserve(context, wanted, signal),
  }
}

interface ArtifactCacheEntry {
  cacheKey?: string
  archiveLocation?: string
  creationTime?: string
}

async function lookup(
  context: ServiceContext,
  { keys, version, once }: LookupRequest,
  signal: AbortSignal,
): Promise<ServiceEntry | undefined> {
  const { service, mask } = context
  const query = `keys=${encodeURIComponent(keys.join(','))}&version=${version}`
  const answer = await request(context, { method: 'GET', path: `cache?${query}`, signal, once })
  if (answer.status === 204 || answer.status === 404) return undefined
  if (answer.status !== 200) throw refused(answer, service)
  const { cacheKey: key, archiveLocation: url, creationTime } = parsed<ArtifactCacheEntry>(answer, service)
  if (key === undefined || !url || !URL.canParse(url)) throw notUnderstood(service)
  // The URL alone grants access to the entry.
  mask(url)
  const createdAt = new Date(creationTime ?? Number.NaN)
  return { key, url, createdAt: Number.isNaN(createdAt.getTime()) ? undefined : createdAt }
}

async function reserve(
  context: ServiceContext,
  { key, version, size }: ReserveRequest,
  signal: AbortSignal,
): Promise<EntryUpload> {
  const { service } = context
  const message = { key, version, ...(size !== undefined && { cacheSize: size }) }
  const answer = await request(context, {
    method: 'POST',
    path: 'caches',
    message,
    signal,
    isIrrevocable: true,
  })
  if (answer.status === 409) throw takenError(answer, key, service)
  checkSuccess(answer, context)
  const { cacheId } = parsed<{ cacheId?: number }>(answer, service)
  if (cacheId === undefined) throw notUnderstood(service)
  const path = `caches/${cacheId}`
  const sendPart = async ({ start, pieces }: Omit<SentPart, 'number'>): Promise<void> => {
    const headers = {
      'content-type': 'application/octet-stream',
      'content-range': `bytes ${start}-${start + lengthOf(pieces) - 1}/*`,
    }
    checkSuccess(await request(context, { method: 'PATCH', path, headers, body: pieces, signal }), context)
  }
  return {
    sendPart,
    sendWhole: (pieces) => sendPart({ start: 0, pieces }),
    async finish({ size }) {
      const ending = { method: 'POST', path, message: { size }, signal, isIrrevocable: true } as const
      checkSuccess(await request(context, ending), context)
    },
  }
}

interface V1Request extends Omit<ServiceRequest, 'url'> {
  path: string
  message?: object
}

function request(context: ServiceContext, { path, headers, ...rest }: V1Request): Promise<ServiceAnswer> {
  const url = `${context.service.url.replace(/\/?$/, '/')}_apis/artifactcache/${path}`
  const accept = 'application/json;api-version=6.0-preview.1'
  return sendToService(context, { ...rest, url, headers: { accept, ...headers } })
}

/** @throws Error if the answer is an error */
function checkSuccess(answer: ServiceAnswer, { service }: ServiceContext): void {
  if (answer.status < 200 || answer.status >= 300) throw refused(answer, service)
}
