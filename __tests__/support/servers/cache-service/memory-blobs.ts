// Keeps blobs in memory, and answers as Azure does as far as the tests go: faster than Azurite where many go wrong.

import { createHash, randomUUID } from 'node:crypto'
import { type Answer, emptyAnswer, Refusal } from '../answer.ts'
import { rangeAnswer } from '../byte-range.ts'
import type { Asked } from '../faulty-server.ts'
import { spoiled } from '../spoiled.ts'
import { type Blobs, tooOld } from './blobs.ts'
import type { CacheRequest } from './request.ts'

interface Blob {
  body: Buffer
  etag: string
  modified: Date
}

interface Memory {
  blobs: Map<string, Blob>
  /** By blob and id. */
  blocks: Map<string, Map<string, Buffer>>
  put(place: string, body: Buffer): void
}

interface Grant {
  place: string
  permissions: string
  until: number
}

export function newMemoryBlobs(): Blobs {
  const memory: Memory = { blobs: new Map(), blocks: new Map(), put }
  const grants = new Map<string, Grant>()
  const { blobs } = memory
  function put(place: string, body: Buffer): void {
    blobs.set(place, { body, etag: `"0x${randomUUID().slice(0, 8)}"`, modified: new Date() })
  }
  // https://learn.microsoft.com/rest/api/storageservices/put-block-from-url
  function copied(source: string, { headers }: Asked<CacheRequest>): Buffer {
    const [, place = ''] = /container\/([^?]*)/.exec(source) ?? []
    const isGood = grants.get(new URL(source).searchParams.get('sig') ?? '')?.place === place
    if (!isGood) throw new Refusal(403, 'CannotVerifyCopySource')
    const [range, match] = ['range', 'if-match'].map((end) => headers[`x-ms-source-${end}`])
    return read(blobs.get(place), { range: String(range), 'if-match': String(match) }).body
  }
  return {
    sign(place, { permissions, seconds }, origin) {
      const signature = Buffer.from(randomUUID()).toString('base64')
      grants.set(signature, { place, permissions, until: Date.now() + seconds * 1000 })
      return `${origin}/account/container/${place}?${new URLSearchParams({ sp: permissions, sig: signature })}`
    },
    size: async (place) => blobs.get(place)?.body.length,
    read: async (place) => blobs.get(place)?.body ?? Buffer.alloc(0),
    async pass(asked) {
      const { place, query, method } = asked.request
      const grant = grants.get(query.get('sig') ?? '')
      const isGood = grant?.place === place && grant.until > Date.now()
      if (!isGood) throw new Refusal(403, 'AuthenticationFailed', tooOld)
      if (!grant.permissions.includes(method === 'PUT' ? 'w' : 'r'))
        throw new Refusal(403, 'AuthorizationPermissionMismatch')
      const source = asked.headers['x-ms-copy-source']
      return perform(source === undefined ? asked : { ...asked, body: copied(String(source), asked) }, memory)
    },
    async replace(place, body) {
      const there = blobs.get(place)
      if (body) put(place, body)
      else if (there) put(place, spoiled(there.body))
    },
    delete: async (place) => void blobs.delete(place),
    expire: () => grants.clear(),
  }
}

function perform({ request, headers, body }: Asked<CacheRequest>, { blobs, blocks, put }: Memory): Answer {
  const { operation, place, query } = request
  const digest = headers['content-md5']
  if (digest !== undefined && digest !== createHash('md5').update(body).digest('base64'))
    throw new Refusal(400, 'Md5Mismatch')
  if (operation === 'PutBlob') put(place, body)
  else if (operation === 'PutBlock') {
    blocks.set(place, (blocks.get(place) ?? new Map()).set(query.get('blockid') ?? '', body))
  } else if (operation === 'PutBlockList') {
    const ids = [...body.toString().matchAll(/<Latest>([^<]*)<\/Latest>/g)].map(([, id = '']) => id)
    const found = ids.map((id) => blocks.get(place)?.get(id))
    if (!found.every((block) => block !== undefined)) throw new Refusal(400, 'InvalidBlockList')
    put(place, Buffer.concat(found))
  } else return read(blobs.get(place), headers)
  return emptyAnswer(201)
}

function read(blob: Blob | undefined, headers: Asked<CacheRequest>['headers']): Answer {
  if (!blob) throw new Refusal(404, 'BlobNotFound')
  const { body, etag, modified } = blob
  const condition = headers['if-match']
  if (condition !== undefined && condition !== etag) throw new Refusal(412, 'ConditionNotMet')
  const about = { etag, 'last-modified': modified.toUTCString(), 'content-type': 'application/octet-stream' }
  // Azure's SDK asks for ranges by a header of Azure's own, which counts more.
  const range = headers['x-ms-range'] ?? headers.range
  return rangeAnswer(body, range === undefined ? undefined : String(range), about)
}
