/** What Headstart asks of a bucket, one function per request. */
import { createHash } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type Session, shortMs } from './session.ts'
import { S3Trouble } from './trouble.ts'

/** An object, as far as it is known without reading it. */
export interface Stored {
  name: string
  /** In bytes. */
  size: number
  etag: string
  createdAt: Date
  /** The draft it was; unknown where it was found by a list. */
  draft?: string | undefined
}

export interface Page {
  objects: Stored[]
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined
}

export interface Upload {
  name: string
  id: string
}

/** An object in the making. */
export interface Making {
  name: string
  /** Marks it as ours, for when the answer to a request is lost. */
  draft: string
}

export interface Publishing extends Making {
  /** Whether the store is told to refuse if the name is taken. */
  conditional: boolean
}

export interface Bucket {
  /** Undefined where there is none. */
  head(name: string, signal: AbortSignal): Promise<Stored | undefined>
  list(prefix: string, signal: AbortSignal, from?: string): Promise<Page>
  /** A URL to read the object with plain requests, valid for an hour as far as the credentials are. */
  sign(name: string, signal: AbortSignal): Promise<string>
  put(object: Publishing, pieces: Buffer[], signal: AbortSignal): Promise<void>
  begin(object: Making, signal: AbortSignal): Promise<Upload>
  /** Numbers start at 1. Resolves with the part's ETag. */
  part(upload: Upload, part: { number: number; pieces: Buffer[] }, signal: AbortSignal): Promise<string>
  complete(
    upload: Upload,
    publishing: { etags: string[]; conditional: boolean },
    signal: AbortSignal,
  ): Promise<void>
  abort(upload: Upload, signal: AbortSignal): Promise<void>
  remove(name: string, signal: AbortSignal): Promise<void>
}

const urlSeconds = 3600
// Putting a large object together takes S3 a while.
const completeMs = 60_000
// Uploads slower than this are given up; of several at once, all together have to be faster.
const minBytesPerMs = 100

export function bucketOf({ bucket: Bucket, ask }: Session): Bucket {
  return {
    async head(Key, signal) {
      try {
        const found = await ask(
          (client, abortSignal) =>
            client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal }).catch(async (error) => {
              if (hasReason(error)) await client.send(firstByte(Bucket, Key), { abortSignal })
              throw error
            }),
          { needs: 's3:GetObject', signal, limitMs: shortMs },
        )
        // What has no ETag is no object, but a page that a proxy put in its place.
        const ETag = told(found.ETag, 'other')
        return {
          ...storedOf({ ...found, Key, ETag, Size: found.ContentLength }),
          draft: found.Metadata?.draft,
        }
      } catch (error) {
        if (error instanceof S3Trouble && error.kind === 'absent') return undefined
        throw error
      }
    },
    async list(Prefix, signal, ContinuationToken) {
      const {
        Contents = [],
        NextContinuationToken,
        IsTruncated,
      } = await ask(
        (client, abortSignal) =>
          client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }), { abortSignal }),
        { needs: 's3:ListBucket', signal, limitMs: shortMs },
      )
      const more = told(IsTruncated, 'other')
      return { objects: Contents.map(storedOf), next: more ? NextContinuationToken : undefined }
    },
    sign(Key, signal) {
      return ask(
        (client) =>
          getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), {
            expiresIn: urlSeconds,
            // The machine's clock may be wrong, which the answers before have shown.
            signingDate: new Date(Date.now() + client.config.systemClockOffset),
          }),
        { needs: 's3:GetObject', signal, limitMs: shortMs },
      )
    },
    async put({ name: Key, draft, conditional }, pieces, signal) {
      const command = { Bucket, Key, ...marked(draft), ...(conditional && { IfNoneMatch: '*' }) }
      await ask(
        (client, abortSignal) =>
          client.send(carrying(new PutObjectCommand(command), bodyOf(pieces)), { abortSignal }),
        { needs: 's3:PutObject', signal, limitMs: uploadMs(pieces) },
      )
    },
    async begin({ name, draft }, signal) {
      const command = { Bucket, Key: name, ...marked(draft) }
      const { UploadId } = await ask(
        (client, abortSignal) => client.send(new CreateMultipartUploadCommand(command), { abortSignal }),
        { needs: 's3:PutObject', signal, limitMs: shortMs },
      )
      return { name, id: told(UploadId, 'other') }
    },
    part({ name, id }, { number, pieces }, signal) {
      const command = { Bucket, Key: name, UploadId: id, PartNumber: number }
      const body = bodyOf(pieces)
      return ask(
        async (client, abortSignal) => {
          const { ETag } = await client.send(carrying(new UploadPartCommand(command), body), { abortSignal })
          return told(ETag, 'busy')
        },
        { needs: 's3:PutObject', signal, limitMs: uploadMs(pieces) },
      )
    },
    async complete({ name, id }, { etags, conditional }, signal) {
      const Parts = etags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }))
      const command = {
        Bucket,
        Key: name,
        UploadId: id,
        MultipartUpload: { Parts },
        ...(conditional && { IfNoneMatch: '*' }),
      }
      await ask(
        async (client, abortSignal) => {
          const { ETag } = await client.send(new CompleteMultipartUploadCommand(command), { abortSignal })
          // S3 may say that all is well, and then why it is not.
          told(ETag, 'busy')
        },
        { needs: 's3:PutObject', signal, limitMs: completeMs },
      )
    },
    async abort({ name, id }, signal) {
      await ask(
        (client, abortSignal) =>
          client.send(new AbortMultipartUploadCommand({ Bucket, Key: name, UploadId: id }), { abortSignal }),
        { needs: 's3:AbortMultipartUpload', signal, limitMs: shortMs },
      )
    },
    async remove(Key, signal) {
      await ask(
        (client, abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
        { needs: 's3:DeleteObject', signal, limitMs: shortMs },
      )
    },
  }
}

// An answer to HEAD has no body to say why; one to GET has.
function hasReason(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return [301, 400, 403].includes($metadata?.httpStatusCode ?? 0)
}

function firstByte(Bucket: string, Key: string): GetObjectCommand {
  return new GetObjectCommand({ Bucket, Key, Range: 'bytes=0-0' })
}

interface SdkObject {
  Key?: string | undefined
  Size?: number | undefined
  ETag?: string | undefined
  LastModified?: Date | undefined
}

function storedOf({ Key = '', Size = 0, ETag = '', LastModified = new Date(0) }: SdkObject): Stored {
  return { name: Key, size: Size, etag: ETag, createdAt: LastModified }
}

function marked(draft: string) {
  return { ContentType: 'application/zstd', Metadata: { draft } }
}

/** What every sound answer has. Some stores get over it (`busy`). */
function told<T>(value: T | undefined, kind: 'busy' | 'other'): T {
  if (value !== undefined) return value
  const message = 'the answer lacks what those of S3 have: check the input endpoint and the proxy'
  throw new S3Trouble(kind, message, { passing: kind === 'busy' })
}

function uploadMs(pieces: Buffer[]): number {
  return 2 * shortMs + Math.ceil(lengthOf(pieces) / minBytesPerMs)
}

function lengthOf(pieces: Buffer[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0)
}

interface Body {
  pieces: Buffer[]
  headers: Record<string, string>
}

/** A body with the digest that its signature covers, so that the store notices if a single bit of it is lost. */
function bodyOf(pieces: Buffer[]): Body {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  const headers = { 'content-length': String(lengthOf(pieces)), 'x-amz-content-sha256': hash.digest('hex') }
  return { pieces, headers }
}

/** Gives a command a body in pieces, which the SDK itself would copy into one. */
function carrying<T extends PutObjectCommand | UploadPartCommand>(command: T, { pieces, headers }: Body): T {
  const stack = command.middlewareStack as PutObjectCommand['middlewareStack']
  stack.add(
    (next) => (args) => {
      const request = args.request as { headers: Record<string, string>; body?: unknown }
      Object.assign(request.headers, headers)
      request.body = pieces
      return next(args)
    },
    { step: 'build', name: 'body' },
  )
  return command
}
