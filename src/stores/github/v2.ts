/** Version 2 of the cache service, GitHub's since 2025: JSON for the steps, signed URLs of Azure for the bytes. */
import { randomUUID } from 'node:crypto'
import { headstartVersion } from '../../system/version.ts'
import { shownUrl } from '../transfer/errors.ts'
import type { Http } from '../transfer/http-contract.ts'
import {
  notUnderstood,
  parsed,
  refused,
  type ServiceAnswer,
  type ServiceRequest,
  sendRequest,
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

interface AzureUpload extends Pick<Required<EntryUpload>, 'sendPart' | 'copy' | 'sendWhole'> {
  /** Makes one blob of this many blocks; does nothing if there are none. */
  putTogether(blocks: number): Promise<void>
}

// https://learn.microsoft.com/rest/api/storageservices/put-block#remarks
const maxBlocks = 50_000

export function azureUpload({
  http,
  url,
  signal,
}: Pick<ServiceRequest, 'url' | 'signal'> & { http: Http }): AzureUpload {
  // The blocks that have arrived, by their numbers.
  const ids: string[] = []
  // Azure puts the signature in the query. Other servers may have no query.
  const more = url.includes('?') ? '&' : '?'
  const put = async (
    url: string,
    body: Buffer[],
    headers: Record<string, string> = {},
    limits: Pick<ServiceRequest, 'isIrrevocable'> = {},
  ): Promise<void> => {
    const { status, text } = await sendRequest(http, {
      method: 'PUT',
      url,
      headers: { 'x-ms-version': '2021-12-02', ...headers },
      body,
      signal,
      ...limits,
    })
    if (status === 201 || status === 200) return
    const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1]
    throw new Error(`${shownUrl(url)}: it refuses the upload (${status}${code ? ` ${code}` : ''})`)
  }
  const putBlock = async (
    number: number,
    body: Buffer[],
    headers?: Record<string, string>,
  ): Promise<void> => {
    if (number >= maxBlocks) throw new Error(`the entry has more than ${maxBlocks} parts: raise part-size`)
    const id = newBlockId(number)
    await put(`${url}${more}comp=block&blockid=${encodeURIComponent(id)}`, body, headers)
    ids[number] = id
  }
  return {
    sendPart: ({ number, pieces }) => putBlock(number, pieces),
    // https://learn.microsoft.com/rest/api/storageservices/put-block-from-url
    copy: async ({ number, start, end, from }) =>
      putBlock(number, [], {
        'x-ms-copy-source': await from.url(),
        'x-ms-source-range': `bytes=${start}-${end - 1}`,
        ...(from.etag && { 'x-ms-source-if-match': from.etag }),
      }),
    sendWhole: (pieces) => put(url, pieces, { 'x-ms-blob-type': 'BlockBlob' }),
    async putTogether(blocks) {
      if (blocks === 0) return
      const latest = Array.from({ length: blocks }, (_, number) => `<Latest>${ids[number]}</Latest>`)
      const list = `<?xml version="1.0" encoding="utf-8"?><BlockList>${latest.join('')}</BlockList>`
      const headers = { 'content-type': 'application/xml' }
      await put(`${url}${more}comp=blocklist`, [Buffer.from(list)], headers, { isIrrevocable: true })
    },
  }
}

/**
 * New for each block, also for one that replaces another: the server may still be copying a block whose copy was given up.
 * Some other servers read the number of the block from its last twelve digits.
 */
function newBlockId(number: number): string {
  return Buffer.from(`${randomUUID()}${String(number).padStart(12, '0')}`).toString('base64')
}
