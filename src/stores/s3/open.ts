/** Opens a bucket as a store. This file and its imports are loaded only when a job uses a bucket. */
import { memoize } from '@smithy/core/config'
import type { Index } from '../../entry/container.ts'
import { readIndex } from '../../entry/index-frame.ts'
import { newBufferPool } from '../../system/bytes.ts'
import { BadEntry, NameTaken } from '../../system/failure.ts'
import type { Entry, StoreCalls } from '../store.ts'
import { type DownloadOptions, download } from '../transfer/download/download.ts'
import { openHttp } from '../transfer/http.ts'
import type { Http } from '../transfer/http-contract.ts'
import { signedOnce } from '../transfer/signed-url.ts'
import { lookupMs, withLookupLimit } from '../transfer/timeouts.ts'
import { bucketUrl } from './address.ts'
import { type Client, newClient } from './client.ts'
import { avoidOddFiles, checkedCredentials, chooseCredentials, regionFrom } from './credentials.ts'
import { noAnswerError } from './errors.ts'
import { type ListSearch, listSimilar, lookUp, startingWith } from './lookup.ts'
import { objectNames, versionIn } from './names.ts'
import { isNameTaken, type StoredObject } from './objects.ts'
import { type BucketOptions, newSession, type Session } from './session.ts'

// The origin of another machine.
const unencrypted = /^http:\/\/(?!(localhost|\[::1\]|127(\.\d+){3})(:\d+)?$)/

export interface BucketAccess extends Omit<BucketOptions, 'inputs' | 'service'> {
  inputs: Pick<BucketOptions['inputs'], 's3' | 'connections' | 'partBytes'>
}

/** @throws S3Error when there are no credentials */
export async function openBucketAccess(options: BucketAccess, label: string) {
  const { inputs, repository, signal, tell, warn } = options
  const { connections: concurrency, partBytes } = inputs
  const { endpoint } = inputs.s3
  if (endpoint !== undefined && unencrypted.test(endpoint)) {
    warn(
      `The endpoint ${endpoint} is not encrypted: entries can be read and changed on their way. Use https://`,
    )
  }
  const http = openHttp({ connections: concurrency })
  const session = newSession(inputs.s3, label, await openClient(options, label, http))
  const names = objectNames(inputs.s3.prefix, repository)
  const reading = { http, concurrency, partBytes, signal, limits: options.limits?.download ?? {} }
  const searching = (signal: AbortSignal): ListSearch => ({
    session,
    names,
    keyWithin: async (object) => (await indexOf(object, session, { ...reading, signal }))?.key,
    tell,
    signal,
  })
  return { session, names, reading, searching }
}

/** @throws S3Error when there are no credentials */
export async function openBucket(options: BucketOptions, label: string): Promise<StoreCalls> {
  const { signal } = options
  const { session, names, reading, searching } = await openBucketAccess(options, label)
  const timeout = { signal, late: () => noAnswerError(`the ${label}`, lookupMs) }
  const writer = memoize(async () => {
    const { newWriter } = await import('./draft.ts')
    return newWriter({ ...options, session, names })
  })
  const remove = async (object: string): Promise<void> => (await writer()).remove(object)
  return {
    find: (wanted) =>
      withLookupLimit(timeout, async (limited) => {
        const match = await lookUp(wanted, searching(limited))
        if (!match) return undefined
        const { key, scope, name } = match
        return {
          ...entryOf(match, session, reading),
          key,
          scope,
          reject: () => remove(name).then(() => undefined),
        }
      }),
    create: (name) =>
      withLookupLimit(timeout, async (limited) => {
        const loading = writer()
        if (await isNameTaken(session, names.object(name), limited)) throw new NameTaken(name.key)
        return (await loading).create(name)
      }),
    async removable(start) {
      const found = await withLookupLimit(timeout, (limited) => startingWith(start, searching(limited)))
      return found.map(({ key, createdAt, name }) => ({ key, createdAt, remove: () => remove(name) }))
    },
    similar: (wanted, signal) => listSimilar(wanted, searching(signal)),
  }
}

async function openClient({ inputs, tell, mask }: BucketAccess, label: string, http: Http): Promise<Client> {
  avoidOddFiles(tell)
  const region = regionFrom(inputs.s3)
  const credentials = checkedCredentials(await chooseCredentials(inputs.s3, { region, http }), mask)
  tell(`Credentials for the ${label}: from ${credentials.source}`)
  const onRegion = (region: string): void =>
    tell(`The ${label} is in the region ${region}; set the input \`region\` to spare a request.`)
  return newClient({
    http,
    region,
    urlIn: (region) => bucketUrl(inputs.s3, region),
    credentials,
    headers: inputs.s3.headers,
    onRegion,
  })
}

/** The object's index; undefined if there is none. */
export async function indexOf(
  object: StoredObject,
  session: Session,
  options: DownloadOptions,
): Promise<Index | undefined> {
  if (object.isStream) return undefined
  try {
    return await readIndex(entryOf(object, session, options))
  } catch (error) {
    if (error instanceof BadEntry) return undefined
    throw error
  }
}

type S3Entry = Omit<Entry, 'key' | 'scope' | 'reject'>

function entryOf(object: StoredObject, session: Session, options: DownloadOptions): S3Entry {
  const { name, etag, createdAt, tail = Buffer.alloc(0), isStream = false } = object
  const size = isStream ? Number.POSITIVE_INFINITY : object.size
  const tailStart = size - tail.length
  const reading = { ...options, memory: newBufferPool() }
  const sign = (): Promise<string> =>
    session.request((client) => client.signUrl(name), { needs: 's3:GetObject', signal: options.signal })
  const remote = { size, etag, identity: etag, url: signedOnce(sign) }
  const read: Entry['read'] = (start, end, how) =>
    start >= tailStart
      ? inMemory(tail.subarray(start - tailStart, end - tailStart))
      : download(remote, { start, end }, { ...reading, how })
  return {
    version: versionIn(name),
    size,
    createdAt,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...(!isStream && { remote }),
    read,
    readStored: read,
    close: async () => {},
  }
}

async function* inMemory(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.length > 0) yield bytes
}
