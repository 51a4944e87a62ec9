// Executes the requests to the tests' S3 server.
import { type Answer, emptyAnswer, Refusal } from './answer.ts'
import type { Asked as AskedOf } from './faulty-server.ts'
import {
  checkNotThere,
  getObject,
  headObject,
  keptHeaders,
  listObjects,
  newObject,
  type Objects,
  putObject,
} from './s3-objects.ts'
import type { Operation, S3Request } from './s3-request.ts'
import { assemble, createUpload, listUploads, type Uploads, uploadOf, uploadPart } from './s3-uploads.ts'
import { element, xmlAnswer } from './xml-answer.ts'

export interface Contents {
  objects: Objects
  uploads: Uploads
  /** Whether the parts of an upload must be of equal size. */
  likeR2: boolean
  /** Whether only the object itself comes with its ETag. */
  likeS3sFs: boolean
  /** Whether ranges come with the status of whole objects. */
  likeRclone: boolean
}

export type Asked = AskedOf<S3Request>

/** @throws Refusal */
export function perform(asked: Asked, contents: Contents): Answer {
  checkBody(asked)
  const { operation } = asked.request
  const answer = effects[operation](asked, contents)
  const isBare = contents.likeS3sFs && ['ListObjectsV2', 'HeadObject'].includes(operation)
  if (isBare) return withoutEtags(answer)
  return contents.likeRclone && answer.status === 206 ? { ...answer, status: 200 } : answer
}

function withoutEtags({ status, headers: { etag: _, ...headers }, body }: Answer): Answer {
  return { status, headers, body: Buffer.from(body.toString().replace(/<ETag>.*?<\/ETag>/g, '')) }
}

// Real stores differ in how they handle chunked bodies, so no client should send one.
function checkBody({ headers }: Asked): void {
  const framing = `${headers['content-encoding']} ${headers['x-amz-content-sha256']}`
  if (/aws-chunked|STREAMING-/.test(framing)) throw new Refusal(501, 'NotImplemented')
  if (headers['transfer-encoding'] !== undefined) throw new Refusal(411, 'MissingContentLength')
}

const effects: Record<Operation, (asked: Asked, contents: Contents) => Answer> = {
  CreateBucket: () => emptyAnswer(200),
  HeadBucket: () => emptyAnswer(200),
  ListObjectsV2: ({ request }, { objects }) => listObjects(objects, request.query),
  ListMultipartUploads: ({ request }, { uploads }) => listUploads(uploads, request.query),
  HeadObject: ({ request, headers }, { objects }) => headObject(objects, request.key, headers),
  GetObject: ({ request, headers }, { objects }) => getObject(objects, request.key, headers),
  PutObject({ request: { key }, headers, body }, { objects }) {
    if ('x-amz-copy-source' in headers) throw new Refusal(501, 'NotImplemented')
    checkNotThere(objects, key, headers)
    return putObject(objects, key, newObject(body, { headers: keptHeaders(headers) }))
  },
  DeleteObject({ request }, { objects }) {
    objects.delete(request.key)
    return emptyAnswer(204)
  },
  CreateMultipartUpload: ({ request, headers }, { uploads }) =>
    createUpload(uploads, request.key, keptHeaders(headers)),
  UploadPart({ request: { bucket, key, query }, headers, body }, { objects, uploads }) {
    const upload = uploadOf(uploads, key, query)
    const source = headers['x-amz-copy-source']
    if (source === undefined) return uploadPart(upload, query, body)
    const from = decodeURIComponent(String(source)).slice(`${bucket}/`.length)
    const [range, match] = ['range', 'if-match'].map((end) => String(headers[`x-amz-copy-source-${end}`]))
    const copied = getObject(objects, from, { range, 'if-match': match })
    const { etag } = uploadPart(upload, query, copied.body).headers
    return xmlAnswer('CopyPartResult', element('ETag', String(etag)))
  },
  CompleteMultipartUpload({ request: { key, query }, headers, body }, { objects, uploads, likeR2 }) {
    const object = assemble(uploadOf(uploads, key, query), body.toString(), likeR2)
    checkNotThere(objects, key, headers)
    putObject(objects, key, object)
    uploads.delete(String(query.get('uploadId')))
    return xmlAnswer('CompleteMultipartUploadResult', element('Key', key) + element('ETag', object.etag))
  },
  AbortMultipartUpload({ request: { key, query } }, { uploads }) {
    uploadOf(uploads, key, query)
    uploads.delete(String(query.get('uploadId')))
    return emptyAnswer(204)
  },
  Unknown() {
    throw new Refusal(501, 'NotImplemented')
  },
}
