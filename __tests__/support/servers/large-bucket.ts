// An S3 server with very many objects, which it makes up when they are listed.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, emptyAnswer } from './answer.ts'
import { newSigner, type S3Server } from './s3-server.ts'
import { send } from './sending.ts'
import { element, errorAnswer, xmlAnswer } from './xml-answer.ts'

export interface LargeBucket extends S3Server {
  /** How many pages were listed. */
  pages: number
  /** The names of removed objects. */
  removed: Set<string>
}

const perPage = 1000

/** @param nameOf the name of each of the objects, which have numbers from 0 */
export async function startLargeBucket(
  objects: number,
  nameOf: (number: number) => string,
): Promise<LargeBucket> {
  const modified = new Date(Date.now() - 40 * 86_400_000).toISOString()
  const answerTo = (method: string, url: URL): Answer => {
    if (method === 'DELETE') {
      bucket.removed.add(decodeURIComponent(url.pathname.slice(`/${bucket.bucket}/`.length)))
      return emptyAnswer(204)
    }
    if (url.searchParams.get('list-type') !== '2')
      return errorAnswer({ status: 404, code: 'NoSuchKey', message: 'No such key' })
    bucket.pages++
    const start = Number(url.searchParams.get('continuation-token') ?? 0)
    const end = Math.min(start + perPage, objects)
    const contents = Array.from({ length: end - start }, (_, i) => {
      const facts = { Key: nameOf(start + i), LastModified: modified, ETag: '"0"', Size: 1000 }
      return `<Contents>${Object.entries(facts)
        .map(([name, value]) => element(name, value))
        .join('')}</Contents>`
    })
    const next = element('IsTruncated', String(end < objects)) + element('NextContinuationToken', end)
    return xmlAnswer('ListBucketResult', next + contents.join(''))
  }
  const server = createServer((request, response) => {
    void send(answerTo(request.method ?? '', new URL(request.url ?? '', bucket.endpoint)), response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const bucket: LargeBucket = {
    ...newSigner(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    pages: 0,
    removed: new Set(),
    async stop() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
  return bucket
}
