/** Opens a bucket as a store; what it imports is loaded only when a job uses one. */

import { openMemory } from '../../bytes/memory.ts'
import { readIndex } from '../../entry/index-frame.ts'
import { BadEntry } from '../../failure.ts'
import { download } from '../../transfer/download.ts'
import { openHttp } from '../../transfer/http.ts'
import { signedOnce } from '../../transfer/link.ts'
import type { Opened } from '../deferred.ts'
import { lookupMs, within } from '../patience.ts'
import type { Entry, StoreOptions } from '../store.ts'
import { type Bucket, bucketOf } from './bucket.ts'
import { newClients } from './client.ts'
import { isTaken, newDraft } from './draft.ts'
import { lookUp } from './lookup.ts'
import { namesIn, versionIn } from './names.ts'
import type { Stored } from './objects.ts'
import { newSession } from './session.ts'
import { newTrial } from './trial.ts'
import { noAnswer } from './trouble.ts'

/** @throws S3Trouble when there are no credentials */
export async function openBucket(options: StoreOptions, label: string): Promise<Opened> {
  const { inputs, repository, signal, tell, warn } = options
  const { concurrency, partBytes } = inputs
  if (isOpenWire(inputs.s3.endpoint)) {
    warn(
      `The endpoint ${inputs.s3.endpoint} is not encrypted: entries can be read and changed on their way. Use https://`,
    )
  }
  const http = openHttp({ connections: concurrency })
  const clients = await newClients(options, label, http)
  const bucket = bucketOf(newSession(inputs.s3, label, clients))
  const names = namesIn(inputs.s3.prefix, repository)
  const patience = { signal, late: () => noAnswer(`the ${label}`, lookupMs) }
  const trial = newTrial({ bucket, name: names.trial, signal, warn })
  const entry = (object: Stored, signal: AbortSignal): Found =>
    entryOf(object, { bucket, inputs, http, signal })
  const keyWithin = async (object: Stored, signal: AbortSignal): Promise<string | undefined> => {
    if (object.isStream) return undefined
    try {
      return (await readIndex(entry(object, signal))).key
    } catch (error) {
      if (error instanceof BadEntry) return undefined
      throw error
    }
  }
  return {
    find: (wanted) =>
      within(patience, async (limited) => {
        const match = await lookUp(wanted, { bucket, names, keyWithin, tell, signal: limited })
        return match && { ...entry(match.object, signal), key: match.key, scope: match.scope }
      }),
    create: (name) =>
      within(patience, async (limited) => {
        const object = names.object(name)
        if (await isTaken(bucket, object, limited)) return undefined
        // It is known long before it is needed.
        void trial.ofPut()
        return newDraft({ bucket, name: object, trial, partBytes, concurrency, signal, tell })
      }),
  }
}

interface Reading {
  bucket: Bucket
  inputs: StoreOptions['inputs']
  http: ReturnType<typeof openHttp>
  signal: AbortSignal
}

type Found = Omit<Entry, 'key' | 'scope'>

function entryOf(object: Stored, { bucket, inputs, http, signal }: Reading): Found {
  const { concurrency, partBytes } = inputs
  const { name, etag, createdAt, tail = Buffer.alloc(0), isStream = false } = object
  const size = isStream ? Number.POSITIVE_INFINITY : object.size
  const tailStart = size - tail.length
  const reading = { http, concurrency, partBytes, signal, memory: openMemory() }
  const remote = { size, etag, url: signedOnce(() => bucket.sign(name, signal)) }
  return {
    version: versionIn(name),
    size,
    createdAt,
    // Neither a copy nor a lazy mount can read a stream in parts.
    ...(!isStream && { identity: etag, remote }),
    read: (start, end) =>
      start >= tailStart
        ? inMemory(tail.subarray(start - tailStart, end - tailStart))
        : download(remote, { start, end }, reading),
    reject: () => bucket.remove(name, signal),
    close: async () => {},
  }
}

async function* inMemory(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.length > 0) yield bytes
}

function isOpenWire(endpoint: string): boolean {
  if (!endpoint.startsWith('http:')) return false
  const { hostname } = new URL(endpoint)
  return hostname !== 'localhost' && hostname !== '[::1]' && !/^127(\.\d+){3}$/.test(hostname)
}
