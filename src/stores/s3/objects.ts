/** The requests that concern a whole object. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { shortMs, uploadMs } from '../patience.ts'
import { bodyOf, carrying } from './body.ts'
import { type Session, told } from './session.ts'
import { S3Trouble } from './trouble.ts'

/** An object, as far as it is known without reading it. */
export interface Stored {
  name: string
  /** In bytes. */
  size: number
  /** Undefined where the store does not tell; some leave it out of lists. */
  etag: string | undefined
  createdAt: Date
  /** The id of the draft it was; unknown where it was found by a list. */
  draft?: string | undefined
  /** Its last bytes, where they came along. */
  tail?: Buffer | undefined
  /** The store sends no ranges of it, or does not say which. */
  isStream?: boolean
}

export interface PageWanted {
  prefix: string
  /** The page before's `next`. */
  from?: string | undefined
}

export interface Page {
  objects: Stored[]
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined
}

/** An object that is written by one request. */
export interface Draft {
  name: string
  /** Marks the object as ours, for when the answer to a request is lost. */
  id: string
  pieces: Buffer[]
  /** Whether the store is told to refuse if the name is taken. */
  conditional: boolean
  onSent?(bytes: number): void
}

export async function head(session: Session, Key: string, signal: AbortSignal): Promise<Stored | undefined> {
  const { bucket: Bucket, ask } = session
  try {
    const found = await ask(
      async (client, options) => {
        const first = () => client.send(new GetObjectCommand({ Bucket, Key, Range: 'bytes=0-0' }), options)
        const found = await client
          .send(new HeadObjectCommand({ Bucket, Key }), options)
          .catch(async (error) => {
            // An answer to HEAD has no body to say why; one to GET has.
            if (hasReason(error)) await first()
            throw error
          })
        // Some stores give the ETag only with the object.
        return found.ETag === undefined ? { ...found, ETag: (await first()).ETag } : found
      },
      { needs: 's3:GetObject', signal, limitMs: shortMs },
    )
    // What has no ETag is no object, but a page that a proxy put in its place.
    const ETag = told(found.ETag, 'other')
    const Size = told(found.ContentLength, 'other')
    return { ...storedOf({ ...found, Key, ETag, Size }), draft: found.Metadata?.draft }
  } catch (error) {
    if (error instanceof S3Trouble && error.kind === 'absent') return undefined
    throw error
  }
}

export async function tail(
  session: Session,
  { name: Key, bytes }: { name: string; bytes: number },
  signal: AbortSignal,
): Promise<Stored | undefined> {
  const wanted = { Bucket: session.bucket, Key, Range: `bytes=-${bytes}` }
  let found: Found | undefined
  try {
    found = await session.ask(
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
    if (error instanceof S3Trouble && error.kind === 'absent') return undefined
    throw error
  }
  const end = found && endIn(found)
  if (end) return { ...storedOf({ ...found, Key }), ...end }
  // Not every server gives the end of what is shorter, or any range; nor leave proxies alone what they pass on.
  const stored = await head(session, Key, signal)
  return stored && { ...stored, isStream: stored.size > bytes && found?.ContentRange === undefined }
}

type Found = Omit<GetObjectCommandOutput, 'Body'> & { body: Uint8Array | undefined }

/** The end of an object, if that is what an answer has. */
function endIn({
  ETag,
  ContentRange,
  ContentEncoding,
  body,
}: Found): Pick<Stored, 'size' | 'tail'> | undefined {
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

export async function list(session: Session, wanted: PageWanted, signal: AbortSignal): Promise<Page> {
  const query = { Bucket: session.bucket, Prefix: wanted.prefix, ContinuationToken: wanted.from }
  const {
    Contents = [],
    NextContinuationToken,
    IsTruncated,
  } = await session.ask((client, options) => client.send(new ListObjectsV2Command(query), options), {
    needs: 's3:ListBucket',
    signal,
    limitMs: shortMs,
  })
  const more = told(IsTruncated, 'other')
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

export function sign({ bucket: Bucket, ask }: Session, Key: string, signal: AbortSignal): Promise<string> {
  return ask(
    (client) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), {
        expiresIn: urlSeconds,
        // The machine's clock may be wrong, which the answers before have shown.
        signingDate: new Date(Date.now() + client.config.systemClockOffset),
      }),
    { needs: 's3:GetObject', signal, limitMs: shortMs },
  )
}

export async function put({ bucket, ask }: Session, draft: Draft, signal: AbortSignal): Promise<void> {
  const body = bodyOf(draft.pieces)
  const { onSent } = draft
  const command = {
    Bucket: bucket,
    Key: draft.name,
    Metadata: { draft: draft.id },
    ...(draft.conditional && { IfNoneMatch: '*' }),
  }
  await ask(
    async (client, options) => {
      const { ETag } = await client.send(carrying(new PutObjectCommand(command), body), options)
      // A proxy's page says that all is well, too.
      told(ETag, 'busy')
    },
    { needs: 's3:PutObject', signal, limitMs: uploadMs, bytes: body.length, onSent },
  )
}

export async function remove({ bucket, ask }: Session, Key: string, signal: AbortSignal): Promise<void> {
  await ask((client, options) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }), options), {
    needs: 's3:DeleteObject',
    signal,
    limitMs: shortMs,
  })
}
