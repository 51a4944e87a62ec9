/** Uploads to a signed URL of Azure's blob storage: blocks in any order, then the list that makes them one blob. */
import { randomUUID } from 'node:crypto'
import { shownUrl } from '../transfer/errors.ts'
import type { Http } from '../transfer/http-contract.ts'
import { type ServiceRequest, sendRequest } from './requests.ts'
import type { EntryUpload } from './service.ts'

interface AzureUpload extends Pick<Required<EntryUpload>, 'sendPart' | 'copy' | 'sendWhole'> {
  /** Makes one blob of this many blocks; does nothing if there are none. */
  putTogether(blocks: number): Promise<void>
}

// https://learn.microsoft.com/rest/api/storageservices/put-block#remarks
const maxBlocks = 50_000

export function azureUpload({
  http,
  url,
  signal,
}: Pick<ServiceRequest, 'url' | 'signal'> & { http: Http }): AzureUpload {
  // The blocks that have arrived, by their numbers.
  const ids: string[] = []
  // Azure puts the signature in the query. Other servers may have no query.
  const more = url.includes('?') ? '&' : '?'
  const put = async (
    url: string,
    body: Buffer[],
    headers: Record<string, string> = {},
    limits: Pick<ServiceRequest, 'isIrrevocable'> = {},
  ): Promise<void> => {
    const { status, text } = await sendRequest(http, {
      method: 'PUT',
      url,
      headers: { 'x-ms-version': '2021-12-02', ...headers },
      body,
      signal,
      ...limits,
    })
    if (status === 201 || status === 200) return
    const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1]
    throw new Error(`${shownUrl(url)}: it refuses the upload (${status}${code ? ` ${code}` : ''})`)
  }
  const putBlock = async (
    number: number,
    body: Buffer[],
    headers?: Record<string, string>,
  ): Promise<void> => {
    if (number >= maxBlocks) throw new Error(`the entry has more than ${maxBlocks} parts: raise part-size`)
    const id = newBlockId(number)
    await put(`${url}${more}comp=block&blockid=${encodeURIComponent(id)}`, body, headers)
    ids[number] = id
  }
  return {
    sendPart: ({ number, pieces }) => putBlock(number, pieces),
    // https://learn.microsoft.com/rest/api/storageservices/put-block-from-url
    copy: async ({ number, start, end, from }) =>
      putBlock(number, [], {
        'x-ms-copy-source': await from.url(),
        'x-ms-source-range': `bytes=${start}-${end - 1}`,
        ...(from.etag && { 'x-ms-source-if-match': from.etag }),
      }),
    sendWhole: (pieces) => put(url, pieces, { 'x-ms-blob-type': 'BlockBlob' }),
    async putTogether(blocks) {
      if (blocks === 0) return
      const latest = Array.from({ length: blocks }, (_, number) => `<Latest>${ids[number]}</Latest>`)
      const list = `<?xml version="1.0" encoding="utf-8"?><BlockList>${latest.join('')}</BlockList>`
      const headers = { 'content-type': 'application/xml' }
      await put(`${url}${more}comp=blocklist`, [Buffer.from(list)], headers, { isIrrevocable: true })
    },
  }
}

/**
 * New for each block, also for one that replaces another: the server may still be copying a block whose copy was given up.
 * Some other servers read the number of the block from its last twelve digits.
 */
function newBlockId(number: number): string {
  return Buffer.from(`${randomUUID()}${String(number).padStart(12, '0')}`).toString('base64')
}
