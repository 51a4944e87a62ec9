/** Version 2 of the cache service, GitHub's since 2025: JSON for the steps, signed URLs of Azure for the bytes. */
import { headstartVersion } from '../../system/version.ts'
import { azureUpload } from './azure.ts'
import {
  notUnderstood,
  parsed,
  refused,
  type ServiceAnswer,
  type ServiceRequest,
  sendToService,
  takenError,
} from './requests.ts'
import type { LookupRequest, ReserveRequest, Service, ServiceContext, ServiceEntry } from './service.ts'

/** The Twirp methods of `github.actions.results.api.v1.CacheService`. */
export function openV2(context: ServiceContext): Service {
  return {
    lookup: (wanted, signal) => lookup(context, wanted, signal),
    async reserve({ key, version }, signal) {
      const url = await create(context, { key, version }, signal)
      const upload = azureUpload({ http: context.http, url, signal })
      return {
        ...upload,
        async finish({ size, parts }) {
          await upload.putTogether(parts)
          await finalize(context, { key, version, size }, signal)
        },
      }
    },
  }
}

interface LookupAnswer {
  ok?: boolean
  signed_download_url?: string
  matched_key?: string
}

async function lookup(
  context: ServiceContext,
  { keys: [key, ...others], version, once }: LookupRequest,
  signal: AbortSignal,
): Promise<ServiceEntry | undefined> {
  const { service } = context
  const message = { key, ...(others.length > 0 && { restore_keys: others }), version }
  const answer = await request<LookupAnswer>(context, 'GetCacheEntryDownloadURL', message, { signal, once })
  // Twirp has a status for a miss, but services answer `ok: false`.
  if (answer.status === 404) return undefined
  if (answer.status !== 200) throw refused(answer, service)
  const { ok, signed_download_url: url, matched_key: matched } = answer.said
  if (!ok) return undefined
  if (!url || matched === undefined) throw notUnderstood(service)
  maskSignature(url, context)
  return { key: matched, url }
}

interface CreateAnswer {
  ok?: boolean
  signed_upload_url?: string
  message?: string
}

/** The URL for the bytes. @throws NameTaken */
async function create(
  context: ServiceContext,
  message: { key: string; version: string },
  signal: AbortSignal,
): Promise<string> {
  const { service, warn } = context
  const answer = await request<CreateAnswer>(context, 'CreateCacheEntry', message, {
    signal,
    isIrrevocable: true,
  })
  if (answer.status === 409) throw takenError(answer, message.key, service)
  if (answer.status !== 200) throw refused(answer, service)
  const { ok, signed_upload_url: url, message: reason = '' } = answer.said
  if (!ok && /denied|insufficient/.test(reason)) throw new Error(reason)
  if (!ok) {
    if (reason !== '') warn(`Cache reservation failed: ${reason}`)
    throw takenError(answer, message.key, service)
  }
  if (!url) throw notUnderstood(service)
  maskSignature(url, context)
  return url
}

async function finalize(
  context: ServiceContext,
  { key, version, size }: ReserveRequest,
  signal: AbortSignal,
): Promise<void> {
  const message = { key, version, size_bytes: String(size) }
  const answer = await request<{ ok?: boolean }>(context, 'FinalizeCacheEntryUpload', message, {
    signal,
    isIrrevocable: true,
  })
  if (answer.status !== 200 || !answer.said.ok) throw refused(answer, context.service)
}

async function request<T>(
  context: ServiceContext,
  method: string,
  message: object,
  limits: Pick<ServiceRequest, 'signal' | 'once' | 'isIrrevocable'>,
): Promise<ServiceAnswer & { said: T }> {
  const { href } = new URL(`/twirp/github.actions.results.api.v1.CacheService/${method}`, context.service.url)
  const headers = { 'user-agent': `headstart/${headstartVersion}` }
  const answer = await sendToService(context, { ...limits, method: 'POST', url: href, headers, message })
  return { ...answer, said: parsed<T>(answer, context.service) }
}

/** The signature alone grants access to the entry. */
function maskSignature(url: string, { mask }: ServiceContext): void {
  const signature = new URL(url).searchParams.get('sig')
  const secrets = signature ? [signature, encodeURIComponent(signature)] : [url]
  for (const secret of secrets) mask(secret)
}
