// An S3 server for tests that fails as requested and records its requests.

import { setTimeout } from 'node:timers/promises'
import { type FaultyServer, type FaultyServerOptions, type Service, startFaulty } from './faulty-server.ts'
import { type Access, checkAccess } from './s3-access.ts'
import { newObject } from './s3-objects.ts'
import { type Contents, perform } from './s3-operations.ts'
import { type S3Request, understand } from './s3-request.ts'
import { newSigner, type S3Server } from './s3-server.ts'
import { spoiled } from './spoiled.ts'
import { errorAnswer } from './xml-answer.ts'

export interface FaultyOptions extends FaultyServerOptions {
  /** Whether the parts of an upload must be of equal size. */
  likeR2?: boolean
  /** Whether only the object itself comes with its ETag: no list has it, nor HEAD. */
  likeS3sFs?: boolean
  /** Whether ranges come with the status of whole objects. */
  likeRclone?: boolean
}

export interface FaultyS3 extends FaultyServer<S3Request>, S3Server, Contents {}

/** Starts one with an empty bucket. What is in it, its rules and its memory may be read and changed at any time. */
export async function startFaultyS3(options: FaultyOptions = {}): Promise<FaultyS3> {
  const { clockAheadMs = 0, likeR2 = false, likeS3sFs = false, likeRclone = false } = options
  const contents: Contents = { objects: new Map(), uploads: new Map(), likeR2, likeS3sFs, likeRclone }
  const access: Access = { signer: newSigner(''), clockAheadMs, revokedBefore: 0 }
  const server = await startFaulty((origin) => {
    access.signer.endpoint = origin
    return newService(contents, access)
  }, options)
  return Object.assign(server, access.signer, contents)
}

function newService(contents: Contents, access: Access): Service<S3Request> {
  const { objects } = contents
  return {
    understand,
    perform(asked) {
      checkAccess(asked.request, access)
      return perform(asked, contents)
    },
    replace({ key }, body) {
      const there = objects.get(key)
      if (body) objects.set(key, newObject(Buffer.from(body)))
      else if (there) objects.set(key, newObject(spoiled(there.body)))
    },
    delete: ({ key }) => void objects.delete(key),
    expire: () => expire(access),
    refuse: errorAnswer,
  }
}

// Times in URLs are whole seconds, and clients that go by the time in answers lag by up to one: from the one after
// that on, what they sign is good again.
async function expire(access: Access): Promise<void> {
  const now = Date.now()
  const next = Math.ceil((now + 1) / 1000) * 1000
  // A timer may be a little early.
  await setTimeout(next + 1000 - now + 10)
  // Not before: what is signed meanwhile could not be good.
  access.revokedBefore = next + access.clockAheadMs
}
