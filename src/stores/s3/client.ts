/** The client of a bucket: signs requests, and sends them through our own HTTP. */
import { memoize } from '@smithy/core/config'
import { escapeUriPath } from '@smithy/core/protocols'
import { Hash } from '@smithy/core/serde'
import { SignatureV4 } from '@smithy/signature-v4'
import type { HttpRequest as SignedRequest } from '@smithy/types'
import { sha256 } from '../../entry/digest.ts'
import type { S3Inputs } from '../../inputs/s3.ts'
import { headstartVersion } from '../../system/version.ts'
import type { Http, HttpRequest } from '../transfer/http-contract.ts'
import { isReachable, urlOf } from './address.ts'
import type { Credentials } from './credentials.ts'
import type { S3Error } from './errors.ts'
import { receiveAnswer, type S3Response } from './response.ts'

/** A request before it is signed. */
interface S3Request {
  method: string
  /** The path of the object below the bucket's URL, escaped. Without a path, the request is about the bucket. */
  path?: string
  query?: SignedRequest['query']
  /** Names are in lower case. */
  headers?: SignedRequest['headers']
  body?: Buffer[] | undefined
}

export type Sending = Pick<HttpRequest, 'signal' | 'onSent' | 'idleMs'>

export type Client = ReturnType<typeof newClient>

interface ClientOptions {
  http: Http
  /** The region to start with. */
  region: string
  /** The URL of the bucket in a region. */
  urlIn(region: string): URL
  credentials: Credentials
  /** See the inputs. */
  headers: S3Inputs['headers']
  /** Called with the region that S3 names if it is another one. */
  onRegion(region: string): void
}

// S3 accepts up to 15 minutes.
const maxSkewMs = 4 * 60_000

const digestHeader = 'x-amz-content-sha256'
// The signer of URLs reads this header, but must neither sign it nor put it into the URL.
const unsent = { unsignableHeaders: new Set([digestHeader]), unhoistableHeaders: new Set([digestHeader]) }

export function newClient(options: ClientOptions) {
  const { http, urlIn, onRegion } = options
  const { source, renewable, get } = options.credentials
  let { region } = options
  let credentials = remembered(get)
  // Added to this machine's clock.
  let clockOffsetMs = 0
  let corrections = 0
  const signer = newSigner(
    async () => region,
    () => credentials(),
  )
  const now = (): Date => new Date(Date.now() + clockOffsetMs)
  const setClock = ({ date = '', age }: S3Response['headers']): void => {
    const offsetMs = Date.parse(date) - Date.now()
    // An answer with an age comes from a cache, and so does its time.
    if (age !== undefined || !(Math.abs(offsetMs - clockOffsetMs) >= maxSkewMs)) return
    clockOffsetMs = offsetMs
    corrections++
  }
  return {
    source,
    /** How often the region, the clock or the credentials have been corrected. */
    get corrections() {
      return corrections
    },
    /** @throws ErrorResponse, TransferFailure, S3Error without credentials, or the signal's reason */
    async send(request: S3Request, sending: Sending): Promise<S3Response> {
      const wanted = withHeaders(request, options.headers)
      const signed = await signer.sign(unsigned(urlIn(region), wanted), { signingDate: now() })
      const { method, body } = request
      const sent = { method, headers: headersToSend(signed), ...(body && { body }), ...sending }
      return receiveAnswer(http, urlOf(signed), sent, setClock)
    },
    /** A URL to read the object with plain requests. It expires after an hour, or earlier with the credentials. */
    async signUrl(name: string, expiresIn = 3600): Promise<string> {
      const headers = { [digestHeader]: 'UNSIGNED-PAYLOAD' }
      // In a signed URL, these headers are parameters.
      const query = options.headers.every
      const request = unsigned(urlIn(region), { method: 'GET', path: escapeUriPath(name), query, headers })
      return urlOf(await signer.presign(request, { ...unsent, expiresIn, signingDate: now() }))
    },
    /**
     * Corrects the cause of an error if possible. True if the request may be attempted again.
     * @param before the corrections when the request was sent
     */
    correct({ kind, hints }: S3Error, before: number): boolean {
      // Requests that were under way together fail together. The first one corrects the cause for all.
      if (before !== corrections) return true
      const named = kind === 'region' && hints.region
      if (named && isReachable(named, region)) {
        region = named
        onRegion(region)
      } else if (kind === 'expired' && renewable) credentials = remembered(get)
      else return false
      corrections++
      return true
    },
  }
}

function headersToSend({ headers }: SignedRequest): SignedRequest['headers'] {
  // The HTTP client sets the host, from the URL.
  const { host: _, ...given } = headers
  return { ...given, 'user-agent': `headstart/${headstartVersion}` }
}

function withHeaders(request: S3Request, { every, create }: S3Inputs['headers']): S3Request {
  const { method, query = {}, headers } = request
  // Or begins the upload of an object.
  const makesObject = method === 'PUT' ? !('partNumber' in query) : method === 'POST' && 'uploads' in query
  return { ...request, headers: { ...headers, ...every, ...(makesObject && create) } }
}

function newSigner(region: () => Promise<string>, credentials: Credentials['get']): SignatureV4 {
  const sha256 = Hash.bind(null, 'sha256')
  return new SignatureV4({ service: 's3', sha256, uriEscapePath: false, region, credentials })
}

// How long before they expire credentials are replaced.
const renewalMs = 5 * 60_000

/** Shares credentials between all requests. Gets new ones after a failure, and before the old ones expire. */
function remembered(get: Credentials['get']): Credentials['get'] {
  return memoize(get, ({ expiration }) => Number(expiration) - Date.now() < renewalMs)
}

function unsigned(
  { protocol, hostname, host, pathname }: URL,
  { method, path = '', query = {}, headers = {}, body }: S3Request,
): SignedRequest {
  // Lets the store notice a wrong bit.
  const digest = body && { [digestHeader]: sha256(...body).toString('hex') }
  const all = { ...headers, ...digest, host }
  return { method, protocol, hostname, path: pathname + path, query, headers: all }
}
