// Answers as GitHub's cache service does, version 2: Twirp over JSON.
import { type Answer, jsonAnswer, Refusal, type Wording } from '../answer.ts'
import type { Asked } from '../faulty-server.ts'
import type { Blobs } from './blobs.ts'
import { type Entries, find, reserve } from './entries.ts'
import type { CacheRequest, Message, V2Operation } from './request.ts'
import { type Grants, grantsOf } from './token.ts'

export interface V2 {
  entries: Entries
  blobs: Blobs
  /** @throws Refusal when it is called too often */
  countCreation(): void
  /** Where clients find the blobs. */
  blobOrigin(): string
  /** In seconds. */
  lifetime: { upload: number; download: number }
}

/** @throws Refusal */
export async function performV2({ request, headers, body }: Asked<CacheRequest>, v2: V2): Promise<Answer> {
  const effect = effects[request.operation as V2Operation]
  if (!effect) throw new Refusal(404, 'bad_route', { message: 'no handler for path' })
  if (!headers['content-type']?.startsWith('application/json')) {
    throw new Refusal(404, 'bad_route', { message: `unexpected Content-Type: ${headers['content-type']}` })
  }
  const grants = grantsOf(headers)
  if (!grants) throw new Refusal(401, 'unauthenticated', { message: 'token is not valid' })
  request.message = parse(body)
  return jsonAnswer(200, await effect(request.message, { ...v2, grants }))
}

export function refuseV2({ status, code, message, headers }: Required<Wording>): Answer {
  return jsonAnswer(status, { code, msg: message }, headers)
}

type Effect = (message: Message, v2: V2 & { grants: Grants }) => Promise<Message> | Message

const effects: Record<V2Operation, Effect> = {
  CreateCacheEntry(message, { entries, blobs, grants, countCreation, blobOrigin, lifetime }) {
    const name = nameOf(message)
    if (!grants.write) {
      return { ok: false, signed_upload_url: '', message: 'cache write denied: the token is read-only' }
    }
    countCreation()
    const entry = reserve(entries, { ...name, scope: grants.write })
    if (!entry) throw new Refusal(409, 'already_exists', { message: taken })
    const access = { permissions: 'cw', seconds: lifetime.upload }
    return { ok: true, signed_upload_url: blobs.sign(entry.place, access, blobOrigin()), message: '' }
  },
  async FinalizeCacheEntryUpload(message, { entries, blobs, grants }) {
    const { key, version } = nameOf(message)
    const told = Number(message.size_bytes ?? 0)
    if (told === 0) throw new Refusal(400, 'invalid_argument', { message: 'size_bytes must not be zero' })
    const entry = entries.all.find(
      (entry) => entry.key === key && entry.version === version && entry.scope === grants.write,
    )
    if (!entry || entry.size !== undefined) throw new Refusal(404, 'not_found', { message: noUpload })
    const size = await blobs.size(entry.place)
    if (size !== told) throw new Refusal(404, 'not_found', { message: `${noUpload} of ${told} bytes` })
    entry.size = size
    return { ok: true, entry_id: String(entry.id), message: '' }
  },
  GetCacheEntryDownloadURL(message, { entries, blobs, grants, blobOrigin, lifetime }) {
    const { key, version } = nameOf(message)
    if (grants.read.length === 0) {
      const message = 'cache read denied: the token has no readable scopes'
      throw new Refusal(403, 'permission_denied', { message })
    }
    const keys = [key, ...((message.restore_keys as string[] | undefined) ?? [])]
    const entry = find(entries, { keys, version, scopes: grants.read })
    if (!entry) return { ok: false, signed_download_url: '', matched_key: '' }
    const access = { permissions: 'r', seconds: lifetime.download }
    const url = blobs.sign(entry.place, access, blobOrigin())
    return { ok: true, signed_download_url: url, matched_key: entry.key }
  },
}

const taken = 'cache entry with the same key, version, and scope already exists'
const noUpload = 'no cache entry upload found'

function parse(body: Buffer): Message {
  try {
    return JSON.parse(body.toString()) as Message
  } catch {
    throw new Refusal(400, 'malformed', { message: 'the json request could not be decoded' })
  }
}

function nameOf({ key, version }: Message): { key: string; version: string } {
  if (typeof key !== 'string' || key === '' || key.length > 512) {
    throw new Refusal(400, 'invalid_argument', { message: 'key must have 1 to 512 characters' })
  }
  if (typeof version !== 'string' || version.length !== 64) {
    throw new Refusal(400, 'invalid_argument', { message: 'version must have 64 characters' })
  }
  return { key, version }
}
