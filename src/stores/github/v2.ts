/** GitHub's cache service since 2025: JSON for what is to be done, signed URLs of Azure for the bytes. */
import about from '../../../package.json' with { type: 'json' }
import type { CacheService } from '../../runner.ts'
import type { Http } from '../../transfer/http-contract.ts'
import { azureUpload } from './azure.ts'
import { send } from './call.ts'
import { notUnderstood, parsed, refused } from './errors.ts'
import type { LookupRequest, ReserveRequest, Service } from './service.ts'

export interface ServiceContext {
  service: CacheService
  http: Http
  mask(secret: string): void
  warn(line: string): void
}

// GitHub asks to wait 30 to 40 seconds when a repository makes too many entries at once.
const createMaxWaitMs = 40_000

/** The Twirp methods of `github.actions.results.api.v1.CacheService`. */
export function openV2(speaking: ServiceContext): Service {
  const { http } = speaking
  return {
    lookup: (asked, signal) => lookup(speaking, asked, signal),
    async reserve({ key, version }, signal) {
      const url = await create(speaking, { key, version }, signal)
      if (url === undefined) return undefined
      const upload = azureUpload({ http, url, signal })
      return {
        ...upload,
        async finish(size) {
          await upload.putTogether()
          await finalize(speaking, { key, version, size }, signal)
        },
      }
    },
  }
}

interface LookAnswer {
  ok?: boolean
  signed_download_url?: string
  matched_key?: string
}

async function lookup(speaking: ServiceContext, { keys, version, once }: LookupRequest, signal: AbortSignal) {
  const [key, ...others] = keys
  const message = { key, ...(others.length > 0 && { restore_keys: others }), version }
  const answer = await request<LookAnswer>(speaking, {
    method: 'GetCacheEntryDownloadURL',
    message,
    signal,
    once,
  })
  // There is a word for a miss, but nobody says it.
  if (answer.status === 404) return undefined
  if (answer.status !== 200) throw refused(answer, speaking.service)
  const { ok, signed_download_url: url, matched_key: matched } = answer.said
  if (!ok) return undefined
  if (!url || matched === undefined) throw notUnderstood(speaking.service)
  maskSignature(url, speaking)
  return { key: matched, url }
}

interface CreateAnswer {
  ok?: boolean
  signed_upload_url?: string
  message?: string
}

/** Where to put the bytes, or undefined where the name is taken. */
async function create(
  speaking: ServiceContext,
  message: { key: string; version: string },
  signal: AbortSignal,
): Promise<string | undefined> {
  const maxWaitMs = createMaxWaitMs
  const answer = await request<CreateAnswer>(speaking, {
    method: 'CreateCacheEntry',
    message,
    signal,
    maxWaitMs,
  })
  if (answer.status === 409) return undefined
  if (answer.status !== 200) throw refused(answer, speaking.service)
  const { ok, signed_upload_url: url, message: why = '' } = answer.said
  if (!ok && /denied|insufficient/.test(why)) throw new Error(why)
  if (!ok) {
    if (why !== '') speaking.warn(`Cache reservation failed: ${why}`)
    return undefined
  }
  if (!url) throw notUnderstood(speaking.service)
  maskSignature(url, speaking)
  return url
}

async function finalize(
  speaking: ServiceContext,
  { key, version, size }: ReserveRequest,
  signal: AbortSignal,
): Promise<void> {
  const message = { key, version, size_bytes: String(size) }
  const answer = await request<{ ok?: boolean }>(speaking, {
    method: 'FinalizeCacheEntryUpload',
    message,
    signal,
  })
  if (answer.status !== 200 || !answer.said.ok) throw refused(answer, speaking.service)
}

interface TwirpRequest {
  method: string
  message: object
  signal: AbortSignal
  maxWaitMs?: number
  once?: true | undefined
}

async function request<T>(
  { service, http }: ServiceContext,
  { method, message, signal, maxWaitMs, once }: TwirpRequest,
) {
  const answer = await send(http, {
    method: 'POST',
    url: new URL(`/twirp/github.actions.results.api.v1.CacheService/${method}`, service.url).href,
    headers: {
      authorization: `Bearer ${service.token}`,
      'content-type': 'application/json',
      'user-agent': `headstart/${about.version}`,
    },
    body: [Buffer.from(JSON.stringify(message))],
    signal,
    once,
    ...(maxWaitMs !== undefined && { maxWaitMs }),
  })
  return { ...answer, said: parsed<T>(answer, service) }
}

/** Whoever has the signature has the entry. */
function maskSignature(url: string, { mask }: ServiceContext): void {
  const signature = new URL(url).searchParams.get('sig')
  const secrets = signature ? [signature, encodeURIComponent(signature)] : [url]
  for (const secret of secrets) mask(secret)
}
