// Passes requests for blobs on to Azurite, under URLs that expire.

import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request as open } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Answer, Refusal } from '../answer.ts'
import { blobUrl, type Container } from '../azure-sas.ts'
import type { Asked } from '../faulty-server.ts'
import { spoiled } from '../spoiled.ts'
import type { CacheRequest } from './request.ts'

export interface Blobs {
  /** @param origin the origin of the URLs of blobs */
  sign(blob: string, access: Access, origin: string): string
  /** In bytes; undefined where there is none. */
  size(blob: string): Promise<number | undefined>
  read(blob: string): Promise<Buffer>
  /** @throws Refusal */
  pass(asked: Asked<CacheRequest>): Promise<Answer>
  replace(blob: string, body?: Buffer): Promise<void>
  delete(blob: string): Promise<void>
  /** What was signed so far is refused from now on. */
  expire(): void
}

export interface Access {
  permissions: string
  seconds: number
}

export function newBlobs(container: Container): Blobs {
  const signed = new Set<string>()
  let expired = new Set<string>()
  const later = newClock()
  const own = (method: string, blob: string, body = Buffer.alloc(0)): Promise<Answer> => {
    const url = blobUrl(container, { blob, permissions: 'rcwd', expires: later(60) })
    const headers = { 'x-ms-version': '2021-12-02', 'x-ms-blob-type': 'BlockBlob' }
    return exchange(container, { method, target: targetOf(url), headers, body })
  }
  return {
    sign(blob, { permissions, seconds }, origin) {
      const url = blobUrl({ ...container, origin }, { blob, permissions, expires: later(seconds) })
      signed.add(signatureOf(url))
      return url
    },
    async size(blob) {
      const { status, headers } = await own('HEAD', blob)
      return status === 200 ? Number(headers['content-length']) : undefined
    },
    read: async (blob) => (await own('GET', blob)).body,
    async pass({ request: { method, target }, headers, body }) {
      if (expired.has(signatureOf(target))) throw new Refusal(403, 'AuthenticationFailed', tooOld)
      return exchange(container, { method, target, headers, body })
    },
    async replace(blob, body) {
      await own('PUT', blob, Buffer.from(body ?? spoiled((await own('GET', blob)).body)))
    },
    delete: async (blob) => void (await own('DELETE', blob)),
    expire() {
      expired = new Set(signed)
    },
  }
}

// No two times are the same, so no two URLs are.
function newClock(): (seconds: number) => Date {
  let last = 0
  return (seconds) => {
    last = Math.max(Date.now(), last + 1)
    return new Date(last + seconds * 1000)
  }
}

function signatureOf(url: string): string {
  return /[?&]sig=([^&]*)/.exec(url)?.[1] ?? ''
}

function targetOf(url: string): string {
  return url.slice(new URL(url).origin.length)
}

// Not the code but the message of such an answer tells that a URL is too old.
export const tooOld = {
  message:
    'Server failed to authenticate the request. Make sure the value of Authorization header is formed ' +
    'correctly including the signature. Signature not valid in the specified time frame',
}

interface Passed {
  method: string
  target: string
  headers: IncomingHttpHeaders
  body: Buffer
}

async function exchange({ origin }: Container, { method, target, headers, body }: Passed): Promise<Answer> {
  const { expect: _, connection: __, 'transfer-encoding': ___, ...passed } = headers
  const outgoing = open(origin, {
    method,
    path: target,
    headers: { ...passed, ...(method === 'PUT' && { 'content-length': body.length }) },
    agent: false,
  })
  outgoing.end(body)
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const answered = await buffer(response)
  return { status: response.statusCode ?? 0, headers: keptOf(response, method), body: answered }
}

// What concerns one connection stays there; a length that a fault may change is told anew.
function keptOf({ headers }: IncomingMessage, method: string): Record<string, string> {
  const own = [
    'connection',
    'keep-alive',
    'transfer-encoding',
    'date',
    ...(method === 'HEAD' ? [] : ['content-length']),
  ]
  const kept = Object.entries(headers).filter(([name]) => !own.includes(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}
