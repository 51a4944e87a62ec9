// Answers as the cache service of GHES, Gitea and act does, version 1: `_apis/artifactcache`.
import { randomUUID } from 'node:crypto'
import { type Answer, emptyAnswer, jsonAnswer, Refusal, type Wording } from '../answer.ts'
import { rangeAnswer } from '../byte-range.ts'
import type { Asked } from '../faulty-server.ts'
import { type Entries, type Entry, find, reserve } from './entries.ts'
import { artifactcache, type CacheRequest, type Message, type V1Operation } from './request.ts'
import { type Grants, grantsOf } from './token.ts'

export interface V1 {
  entries: Entries
  /** By the numbers of their entries. */
  archives: Map<number, Archive>
  /** What must be in the URL of an archive. */
  signatures: Set<string>
  /** @throws Refusal when it is called too often */
  countCreation(): void
  /** Where clients find the archives. */
  blobOrigin(): string
  /** Of an archive. */
  mostBytes: number
}

export interface Archive {
  /** By where they start. */
  pieces: Map<number, Buffer>
  /** Empty until the upload has been finished. */
  body: Buffer
}

type Effect = (asked: Asked<CacheRequest>, v1: V1 & { grants: Grants }) => Answer

/** @throws Refusal */
export function performV1(asked: Asked<CacheRequest>, v1: V1): Answer {
  const { request, headers, body } = asked
  if (request.operation === 'GetArchive') return getArchive(asked, v1)
  const effect = effects[request.operation as keyof typeof effects]
  if (!effect) throw new Refusal(404, 'NotFound', { message: `No route for ${request.target}` })
  const grants = grantsOf(headers)
  if (!grants) throw new Refusal(401, 'Unauthorized', { message: 'The token is not valid' })
  if (request.method === 'POST') request.message = parse(body)
  return effect(asked, { ...v1, grants })
}

export function refuseV1({ status, code, message, headers }: Required<Wording>): Answer {
  return jsonAnswer(status, { typeName: code, message, errorCode: 0 }, headers)
}

const effects: Record<Exclude<V1Operation, 'GetArchive'>, Effect> = {
  GetCache({ request: { query } }, { entries, grants, signatures, blobOrigin }) {
    if (grants.read.length === 0) throw new Refusal(403, 'Forbidden', readDenied)
    const keys = (query.get('keys') ?? '').split(',')
    const entry = find(entries, { keys, version: query.get('version') ?? '', scopes: grants.read })
    if (!entry) return emptyAnswer(204)
    const signature = randomUUID()
    signatures.add(signature)
    const archiveLocation = `${blobOrigin()}${artifactcache}artifacts/${entry.id}?sig=${signature}`
    return jsonAnswer(200, { ...described(entry), archiveLocation })
  },
  ListCaches({ request: { query } }, { entries }) {
    const prefix = (query.get('key') ?? '').toLowerCase()
    const found = entries.all.filter(
      ({ key, size }) => size !== undefined && key.toLowerCase().startsWith(prefix),
    )
    return jsonAnswer(200, { totalCount: found.length, artifactCaches: found.map(described) })
  },
  ReserveCache({ request: { message = {} } }, { entries, archives, grants, countCreation, mostBytes }) {
    if (!grants.write) throw new Refusal(403, 'Forbidden', writeDenied)
    const { key, version, cacheSize } = message as { key: string; version: string; cacheSize?: number }
    if (Number(cacheSize) > mostBytes) {
      const message = `Cache size of ${cacheSize} bytes is over the limit of ${mostBytes} bytes`
      throw new Refusal(400, 'ArgumentException', { message })
    }
    countCreation()
    const entry = reserve(entries, { key, version, scope: grants.write })
    if (!entry) {
      const message = `Cache already exists. Scope: ${grants.write}, Key: ${key}, Version: ${version}`
      throw new Refusal(409, 'ArtifactCacheItemAlreadyExistsException', { message })
    }
    archives.set(entry.id, { pieces: new Map(), body: Buffer.alloc(0) })
    return jsonAnswer(201, { cacheId: entry.id })
  },
  UploadChunk({ request: { place }, headers, body }, v1) {
    const { archive } = uploadOf(place, v1)
    const [, start, last] = /^bytes (\d+)-(\d+)\/\*$/.exec(headers['content-range'] ?? '') ?? []
    if (Number(last) - Number(start) + 1 !== body.length) {
      throw new Refusal(400, 'ArgumentException', { message: 'Content-Range does not fit the body' })
    }
    archive.pieces.set(Number(start), body)
    return emptyAnswer(204)
  },
  CommitCache({ request: { place, message } }, v1) {
    const { entry, archive } = uploadOf(place, v1)
    const body = joined(archive.pieces)
    if (body.length !== message?.size) {
      const told = `Cache size of ${message?.size} bytes does not match what was uploaded`
      throw new Refusal(400, 'ArgumentException', { message: told })
    }
    archive.body = body
    archive.pieces.clear()
    entry.size = body.length
    return emptyAnswer(204)
  },
}

function getArchive({ request: { place, query }, headers }: Asked<CacheRequest>, v1: V1): Answer {
  if (!v1.signatures.has(query.get('sig') ?? '')) throw new Refusal(403, 'Forbidden', urlTooOld)
  const archive = v1.archives.get(Number(place))
  if (!archive) throw new Refusal(404, 'NotFound')
  return rangeAnswer(archive.body, headers.range, { 'content-type': 'application/octet-stream' })
}

const readDenied = { message: 'cache read denied: the token has no readable scopes' }
const writeDenied = { message: 'cache write denied: the token is read-only' }
const urlTooOld = { message: 'The URL has expired' }

/** Up to the first gap. */
function joined(pieces: Archive['pieces']): Buffer {
  const found: Buffer[] = []
  let end = 0
  for (let piece = pieces.get(end); piece && piece.length > 0; piece = pieces.get(end)) {
    found.push(piece)
    end += piece.length
  }
  return Buffer.concat(found)
}

/** One that this run may write and has not finished. */
function uploadOf(place: string, { entries, archives, grants }: V1 & { grants: Grants }) {
  const entry = entries.all.find(({ id, scope }) => id === Number(place) && scope === grants.write)
  const archive = archives.get(Number(place))
  if (!entry || !archive) throw new Refusal(404, 'NotFound', { message: `No cache ${place}` })
  if (entry.size !== undefined) throw new Refusal(400, 'ArgumentException', { message: 'Already committed' })
  return { entry, archive }
}

function parse(body: Buffer): Message {
  try {
    return JSON.parse(body.toString()) as Message
  } catch {
    throw new Refusal(400, 'ArgumentException', { message: 'The body is no JSON' })
  }
}

function described({ key, scope, version, createdAt }: Entry): Message {
  return { cacheKey: key, scope, cacheVersion: version, creationTime: createdAt.toISOString() }
}
