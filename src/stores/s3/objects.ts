/** The requests that find and read objects. All throw S3Error or the signal's reason. */
import { escapeUriPath } from '@smithy/core/protocols'
import { usualIndexBytes } from '../../entry/index-frame.ts'
import { isOfKind } from './errors.ts'
import { childText, ErrorResponse, elementsIn, rootElement, type S3Response } from './response.ts'
import { requiredInAnswer, type Session, type Work } from './session.ts'

/** The facts about an object that a list, its headers or its end give. */
export interface StoredObject {
  name: string
  /** In bytes. */
  size: number
  /** Undefined if the store does not send it; some stores leave it out of lists. */
  etag: string | undefined
  createdAt: Date
  /** The id of the draft that became this object; undefined if the object comes from a list. */
  draft?: string | undefined
  /** Its last bytes, if the answer had them. */
  tail?: Buffer | undefined
  /** The store sends no ranges of it, or does not say which range it sends. */
  isStream?: boolean
}

/** Sends requests that read an object. Undefined if there is no object. */
async function reading<T>(session: Session, signal: AbortSignal, work: Work<T>): Promise<T | undefined> {
  try {
    return await session.request(work, { needs: 's3:GetObject', signal })
  } catch (error) {
    if (isOfKind(error, 'absent')) return undefined
    throw error
  }
}

/** Undefined if there is no object. */
export async function headObject(
  session: Session,
  name: string,
  signal: AbortSignal,
): Promise<StoredObject | undefined> {
  const path = escapeUriPath(name)
  const headers = await reading<Partial<S3Response['headers']>>(session, signal, async (client, sending) => {
    const first = () => client.send({ method: 'GET', path, headers: { range: 'bytes=0-0' } }, sending)
    const { headers } = await client.send({ method: 'HEAD', path }, sending).catch(async (error) => {
      // An answer to HEAD has no body with the reason; an answer to GET has.
      if (error instanceof ErrorResponse && [301, 400, 403].includes(error.status)) await first()
      throw error
    })
    // Some stores send the ETag only with the object.
    return headers.etag === undefined ? { ...headers, etag: (await first()).headers.etag } : headers
  })
  if (!headers) return undefined
  // An answer without an ETag is not the store's, but a proxy's page.
  const etag = requiredInAnswer(headers.etag, 'other')
  const size = Number(requiredInAnswer(headers['content-length'], 'other'))
  return { name, size, etag, createdAt: timeOf(headers['last-modified']), draft: headers['x-amz-meta-draft'] }
}

/** Whether the name is taken, as far as this job's permissions show. */
export async function isNameTaken(session: Session, name: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await headObject(session, name, signal)) !== undefined
  } catch (error) {
    // S3 denies a missing object, too, if the permission to list is missing. The write will show whether it is allowed.
    if (isOfKind(error, 'denied')) return false
    throw error
  }
}

/** Like `headObject`, with the last bytes of the object if the store sends them in the same answer. */
export async function readTail(
  session: Session,
  name: string,
  signal: AbortSignal,
): Promise<StoredObject | undefined> {
  const range = `bytes=-${usualIndexBytes}`
  const request = { method: 'GET', path: escapeUriPath(name), headers: { range } }
  const found = await reading(session, signal, (client, sending) =>
    client.send(request, sending).catch((error): S3Response => {
      if (!(error instanceof ErrorResponse && error.status === 416)) throw error
      return { status: 416, headers: {}, bytes: Buffer.alloc(0) }
    }),
  )
  if (!found) return undefined
  const { headers } = found
  const end = endIn(found)
  if (end) return { name, createdAt: timeOf(headers['last-modified']), ...end }
  // Some servers refuse a range longer than the object, or send no ranges. Some proxies change answers.
  const stored = await headObject(session, name, signal)
  return (
    stored && { ...stored, isStream: stored.size > usualIndexBytes && headers['content-range'] === undefined }
  )
}

/** The end of an object, if the answer has it. */
function endIn({ headers, bytes }: S3Response): Pick<StoredObject, 'size' | 'etag' | 'tail'> | undefined {
  const { etag, 'content-range': range = '', 'content-encoding': encoding = 'identity' } = headers
  const [, start, last, size = 0] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range)?.map(Number) ?? []
  const isEnd = last === size - 1 && start === size - bytes.length
  if (!isEnd || etag === undefined || encoding !== 'identity') return undefined
  return { size, etag, tail: bytes }
}

/** One page of a list. Its `next` is the `from` of the next page; undefined on the last page. */
export async function listObjects(
  { request }: Session,
  prefix: string,
  from: string | undefined,
  signal: AbortSignal,
): Promise<{ objects: StoredObject[]; next: string | undefined }> {
  const query = { 'list-type': '2', prefix, ...(from !== undefined && { 'continuation-token': from }) }
  const list = await request(
    async (client, sending) =>
      rootElement(await client.send({ method: 'GET', query }, sending), 'ListBucketResult'),
    { needs: 's3:ListBucket', signal },
  )
  const isTruncated = requiredInAnswer(childText(list, 'IsTruncated'), 'other') === 'true'
  return {
    objects: elementsIn(list, 'Contents').map((object) => ({
      name: childText(object, 'Key') ?? '',
      size: Number(childText(object, 'Size') ?? 0),
      etag: childText(object, 'ETag'),
      createdAt: timeOf(childText(object, 'LastModified')),
    })),
    next: isTruncated ? childText(list, 'NextContinuationToken') : undefined,
  }
}

function timeOf(text = ''): Date {
  return new Date(Date.parse(text) || 0)
}
