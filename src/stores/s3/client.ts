/** Signs the requests to a bucket, and sends them through our own HTTP. */
import { createHash } from 'node:crypto'
import { buildQueryString, escapeUriPath } from '@smithy/core/protocols'
import { Hash } from '@smithy/core/serde'
import { SignatureV4 } from '@smithy/signature-v4'
import type { HttpRequest as SignedRequest } from '@smithy/types'
import about from '../../../package.json' with { type: 'json' }
import type { Http, HttpRequest } from '../transfer/http-contract.ts'
import type { Credentials } from './credentials.ts'
import { receive, type S3Response } from './response.ts'

/** A request before it is signed. */
export interface S3Request {
  method: 'DELETE' | 'GET' | 'HEAD' | 'POST' | 'PUT'
  /** The path of the object below the bucket's URL, escaped. Without a path, the request is about the bucket. */
  path?: string
  query?: Record<string, string>
  /** Names are in lower case. */
  headers?: Record<string, string>
  body?: Buffer[] | undefined
}

export type Sending = Pick<HttpRequest, 'signal' | 'onSent' | 'idleMs'>

export interface Client {
  /** @throws ErrorResponse, TransferFailure, S3Error without credentials, or the signal's reason */
  send(request: S3Request, sending: Sending): Promise<S3Response>
  /** A URL to read the object with plain requests. It expires after an hour, or earlier with the credentials. */
  signUrl(name: string, expiresSeconds?: number): Promise<string>
}

interface ClientOptions {
  http: Http
  /** The URL of the bucket. */
  url: URL
  region: string
  credentials: Credentials['get']
  /** Added to this machine's clock, in milliseconds. */
  clockOffsetMs: number
  /** Gets the time of each answer, in milliseconds since 1970. */
  onTime(serverMs: number): void
}

export function newClient({ http, url, region, credentials, clockOffsetMs, onTime }: ClientOptions): Client {
  const sha256 = Hash.bind(null, 'sha256')
  const signer = new SignatureV4({ service: 's3', region, credentials, sha256, uriEscapePath: false })
  const now = (): Date => new Date(Date.now() + clockOffsetMs)
  const unsigned = ({ method, path = '', query = {}, headers = {}, body }: S3Request): SignedRequest => ({
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname + path,
    query,
    headers: { ...headers, ...(body && { 'x-amz-content-sha256': digestOf(body) }), host: url.host },
  })
  // The path is encoded already, and signed as it is.
  const urlOf = ({ path, query = {} }: SignedRequest): string => {
    const search = buildQueryString(query)
    return url.origin + path + (search && `?${search}`)
  }
  return {
    async send(request, sending) {
      const signed = await signer.sign(unsigned(request), { signingDate: now() })
      const { method, body } = request
      // The HTTP client sets the host, from the URL.
      const { host: _, ...given } = signed.headers
      const headers = { ...given, 'user-agent': `headstart/${about.version}` }
      const sent = { method, headers, ...(body && { body }), ...sending }
      return receive(http, urlOf(signed), sent, ({ date = '', age }) => {
        const serverMs = Date.parse(date)
        // An answer with an age comes from a cache, and so does its time.
        if (age === undefined && !Number.isNaN(serverMs)) onTime(serverMs)
      })
    },
    async signUrl(name, expiresIn = 3600) {
      // The signer reads this header, but must neither sign it nor put it into the URL.
      const digest = 'x-amz-content-sha256'
      const unsent = { unsignableHeaders: new Set([digest]), unhoistableHeaders: new Set([digest]) }
      const headers = { [digest]: 'UNSIGNED-PAYLOAD' }
      const request = unsigned({ method: 'GET', path: escapeUriPath(name), headers })
      return urlOf(await signer.presign(request, { ...unsent, expiresIn, signingDate: now() }))
    },
  }
}

/** Lets the store notice a wrong bit. */
function digestOf(pieces: Buffer[]): string {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return hash.digest('hex')
}
