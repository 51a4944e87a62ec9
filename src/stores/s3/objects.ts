/** The requests that find, read, sign and remove objects. All throw S3Error or the signal's reason. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { usualIndexBytes } from '../../entry/index-frame.ts'
import { S3Error } from './errors.ts'
import { required, type Session } from './session.ts'

/** What is known of an object without reading all of it. */
export interface Stored {
  name: string
  /** In bytes. */
  size: number
  /** Undefined if the store does not send it; some stores leave it out of lists. */
  etag: string | undefined
  createdAt: Date
  /** The id of the draft that it was made of; undefined if a list named the object. */
  draft?: string | undefined
  /** Its last bytes, if the answer had them. */
  tail?: Buffer | undefined
  /** The store sends no ranges of it, or does not say which range it sends. */
  isStream?: boolean
}

const needs = 's3:GetObject'

/** Undefined if there is no object. */
export async function headObject(
  { bucket: Bucket, request }: Session,
  Key: string,
  signal: AbortSignal,
): Promise<Stored | undefined> {
  const found = await ifPresent(
    request(
      async (client, options) => {
        const first = () => client.send(new GetObjectCommand({ Bucket, Key, Range: 'bytes=0-0' }), options)
        const head = await client
          .send(new HeadObjectCommand({ Bucket, Key }), options)
          .catch(async (error) => {
            // An answer to HEAD has no body with the reason; an answer to GET has.
            if ([301, 400, 403].includes(statusOf(error) ?? 0)) await first()
            throw error
          })
        // Some stores send the ETag only with the object.
        return head.ETag === undefined ? { ...head, ETag: (await first()).ETag } : head
      },
      { needs, signal },
    ),
  )
  if (!found) return undefined
  // An answer without an ETag is not the store's, but a proxy's page.
  const ETag = required(found.ETag, 'other')
  const Size = required(found.ContentLength, 'other')
  return { ...storedOf({ ...found, Key, ETag, Size }), draft: found.Metadata?.draft }
}

/** Like `headObject`, with the last bytes of the object if the store sends them in the same answer. */
export async function readTail(
  session: Session,
  Key: string,
  signal: AbortSignal,
): Promise<Stored | undefined> {
  const wanted = { Bucket: session.bucket, Key, Range: `bytes=-${usualIndexBytes}` }
  const found = await ifPresent(
    session.request(
      async (client, options): Promise<TailResponse> => {
        try {
          const answer = await client.send(new GetObjectCommand(wanted), options)
          return { ...answer, body: await answer.Body?.transformToByteArray() }
        } catch (error) {
          if (statusOf(error) === 416) return {}
          throw error
        }
      },
      { needs, signal },
    ),
  )
  if (!found) return undefined
  const end = endIn(found)
  if (end) return { ...storedOf({ ...found, Key }), ...end }
  // Some servers refuse a range longer than the object, or send no ranges. Some proxies change answers.
  const stored = await headObject(session, Key, signal)
  return stored && { ...stored, isStream: stored.size > usualIndexBytes && found.ContentRange === undefined }
}

type TailResponse = Partial<Omit<GetObjectCommandOutput, 'Body'>> & { body?: Uint8Array | undefined }

/** The end of an object, if the answer has it. */
function endIn(answer: TailResponse): Pick<Stored, 'size' | 'tail'> | undefined {
  const { ETag, ContentRange = '', ContentEncoding = 'identity', body } = answer
  const [, start, last, size = 0] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(ContentRange)?.map(Number) ?? []
  const isEnd = body !== undefined && last === size - 1 && start === size - body.length
  if (!isEnd || ETag === undefined || ContentEncoding !== 'identity') return undefined
  return { size, tail: Buffer.from(body.buffer, body.byteOffset, body.length) }
}

/** Undefined if the object that a request is about does not exist. */
async function ifPresent<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof S3Error && error.kind === 'absent') return undefined
    throw error
  }
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
}

/**
 * One page of a list.
 * @param from `next` of the previous page
 * @returns `next`, where the next page begins; undefined on the last page
 */
export async function listObjects(
  { bucket, request }: Session,
  prefix: string,
  from: string | undefined,
  signal: AbortSignal,
): Promise<{ objects: Stored[]; next: string | undefined }> {
  const query = { Bucket: bucket, Prefix: prefix, ContinuationToken: from }
  const answer = await request((client, options) => client.send(new ListObjectsV2Command(query), options), {
    needs: 's3:ListBucket',
    signal,
  })
  const isTruncated = required(answer.IsTruncated, 'other')
  return {
    objects: (answer.Contents ?? []).map(storedOf),
    next: isTruncated ? answer.NextContinuationToken : undefined,
  }
}

interface SdkObject {
  Key?: string | undefined
  Size?: number | undefined
  ETag?: string | undefined
  LastModified?: Date | undefined
}

function storedOf({ Key = '', Size = 0, ETag, LastModified = new Date(0) }: SdkObject): Stored {
  return { name: Key, size: Size, etag: ETag, createdAt: LastModified }
}

const urlSeconds = 3600

/** A URL to read the object with plain requests. It expires after an hour, or with the credentials. */
export function signUrl({ bucket, request }: Session, Key: string, signal: AbortSignal): Promise<string> {
  return request(
    (client) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key }), {
        expiresIn: urlSeconds,
        // The SDK has learned from earlier answers by how much this machine's clock is wrong.
        signingDate: new Date(Date.now() + client.config.systemClockOffset),
      }),
    { needs, signal },
  )
}

export async function removeObject(
  { bucket, request }: Session,
  Key: string,
  signal: AbortSignal,
): Promise<void> {
  await request((client, options) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }), options), {
    needs: 's3:DeleteObject',
    signal,
  })
}
