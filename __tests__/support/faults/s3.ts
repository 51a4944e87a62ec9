// A faulty S3 store.
import assert from 'node:assert/strict'
import { objectName, openOn } from '../s3-store.ts'
import { type FaultyS3, startFaultyS3 } from '../servers/faulty-s3.ts'
import { newObject, type StoredObject } from '../servers/s3-objects.ts'
import { randomRules } from './random-fault.ts'
import type { FaultyStore } from './trial.ts'

const sessionToken = 'canary+session/token='

// The ETag of a large object takes longer than most requests for it.
const known = new WeakMap<Buffer, StoredObject>()

function objectOf(bytes: Buffer): StoredObject {
  const object = known.get(bytes) ?? newObject(bytes)
  known.set(bytes, object)
  return object
}

export const s3: FaultyStore<FaultyS3> = {
  start: (seed) => startFaultyS3({ seed, likeR2: true }),
  inputsFor: ({ bucket, endpoint, region, accessKeyId, secretAccessKey }) => ({
    bucket,
    endpoint,
    region,
    'access-key-id': accessKeyId,
    'secret-access-key': secretAccessKey,
    'session-token': sessionToken,
  }),
  envFor: () => ({}),
  put: ({ objects }, { name, bytes }) => void objects.set(name, objectOf(bytes)),
  stored({ objects }) {
    const found = [...objects].find(([name]) => name.endsWith('/a-key'))
    return found && { name: found[0], bytes: found[1].body }
  },
  secretsOf: ({ secretAccessKey }) => [secretAccessKey, sessionToken],
  secretive: /X-Amz-(Signature|Credential|Security)/i,
  open: (server, concurrency) => openOn(server, { inputs: { connections: String(concurrency) } }),
  name: objectName('a-key'),
  // A request with a body is given a minute. Only restores read over signed URLs.
  rulesFor: (random) =>
    randomRules(random, {
      isQuick: ({ method }) => method === 'GET' || method === 'HEAD',
      isDownload: ({ query }) => query.has('X-Amz-Signature'),
      mourns: true,
    }),
  // An upload whose id was lost cannot be aborted. The user is told of an upload that could not be aborted.
  checkRemains({ uploads, requests }, { warned }) {
    const struck = (wanted: string): number =>
      requests.filter(({ operation, fault }) => operation === wanted && fault).length
    const told = warned.filter((line) => /unfinished upload/.test(line)).length
    const excused = struck('CreateMultipartUpload') + struck('AbortMultipartUpload') + told
    assert(uploads.size <= excused, `${uploads.size} uploads remain`)
  },
}
