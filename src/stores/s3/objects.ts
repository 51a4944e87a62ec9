/** The requests that find, read, sign and remove objects. All throw S3Error or the signal's reason. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { shortMs } from '../../transfer/deadline.ts'
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

export interface PageWanted {
  prefix: string
  /** `next` of the previous page. */
  from?: string | undefined
}

export interface Page {
  objects: Stored[]
  /** Where the next page begins; undefined on the last page. */
  next: string | undefined
}

/** Undefined if there is no object. */
export async function headObject(
  session: Session,
  Key: string,
  signal: AbortSignal,
): Promise<Stored | undefined> {
  const { bucket: Bucket, request } = session
  try {
    const found = await request(
      async (client, options) => {
        const first = () => client.send(new GetObjectCommand({ Bucket, Key, Range: 'bytes=0-0' }), options)
        const found = await client
          .send(new HeadObjectCommand({ Bucket, Key }), options)
          .catch(async (error) => {
            // An answer to HEAD has no body with the reason; an answer to GET has.
            if (hasReason(error)) await first()
            throw error
          })
        // Some stores send the ETag only with the object.
        return found.ETag === undefined ? { ...found, ETag: (await first()).ETag } : found
      },
      { needs: 's3:GetObject', signal, limitMs: shortMs },
    )
    // An answer without an ETag is not the store's, but a proxy's page.
    const ETag = required(found.ETag, 'other')
    const Size = required(found.ContentLength, 'other')
    return { ...storedOf({ ...found, Key, ETag, Size }), draft: found.Metadata?.draft }
  } catch (error) {
    if (error instanceof S3Error && error.kind === 'absent') return undefined
    throw error
  }
}

/** Like `headObject`, with the last bytes of the object if the store sends them in the same answer. */
export async function readTail(
  session: Session,
  { name: Key, bytes }: { name: string; bytes: number },
  signal: AbortSignal,
): Promise<Stored | undefined> {
  const wanted = { Bucket: session.bucket, Key, Range: `bytes=-${bytes}` }
  let found: TailResponse | undefined
  try {
    found = await session.request(
      async (client, options) => {
        const answer = await client.send(new GetObjectCommand(wanted), options).catch((error) => {
          if (hasNoSuchRange(error)) return undefined
          throw error
        })
        return answer && { ...answer, body: await answer.Body?.transformToByteArray() }
      },
      { needs: 's3:GetObject', signal, limitMs: shortMs },
    )
  } catch (error) {
    if (error instanceof S3Error && error.kind === 'absent') return undefined
    throw error
  }
  const end = found && endIn(found)
  if (end) return { ...storedOf({ ...found, Key }), ...end }
  // Some servers refuse a range longer than the object, or send no ranges. Some proxies change answers.
  const stored = await headObject(session, Key, signal)
  return stored && { ...stored, isStream: stored.size > bytes && found?.ContentRange === undefined }
}

type TailResponse = Omit<GetObjectCommandOutput, 'Body'> & { body: Uint8Array | undefined }

/** The end of an object, if the answer has it. */
function endIn({
  ETag,
  ContentRange,
  ContentEncoding,
  body,
}: TailResponse): Pick<Stored, 'size' | 'tail'> | undefined {
  const [, start, last, size = 0] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(ContentRange ?? '')?.map(Number) ?? []
  const isEnd = body !== undefined && last === size - 1 && start === size - body.length
  if (!isEnd || ETag === undefined || (ContentEncoding ?? 'identity') !== 'identity') return undefined
  return { size, tail: Buffer.from(body.buffer, body.byteOffset, body.length) }
}

function hasNoSuchRange(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode === 416
}

function hasReason(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return [301, 400, 403].includes($metadata?.httpStatusCode ?? 0)
}

export async function listObjects(session: Session, wanted: PageWanted, signal: AbortSignal): Promise<Page> {
  const query = { Bucket: session.bucket, Prefix: wanted.prefix, ContinuationToken: wanted.from }
  const {
    Contents = [],
    NextContinuationToken,
    IsTruncated,
  } = await session.request((client, options) => client.send(new ListObjectsV2Command(query), options), {
    needs: 's3:ListBucket',
    signal,
    limitMs: shortMs,
  })
  const more = required(IsTruncated, 'other')
  return { objects: Contents.map(storedOf), next: more ? NextContinuationToken : undefined }
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
export function signUrl(
  { bucket: Bucket, request }: Session,
  Key: string,
  signal: AbortSignal,
): Promise<string> {
  return request(
    (client) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), {
        expiresIn: urlSeconds,
        // The SDK has learned from earlier answers by how much this machine's clock is wrong.
        signingDate: new Date(Date.now() + client.config.systemClockOffset),
      }),
    { needs: 's3:GetObject', signal, limitMs: shortMs },
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
    limitMs: shortMs,
  })
}
