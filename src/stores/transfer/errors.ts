/** The failures of requests. Each message is one line that says what to do, and each failure says how to recover. */
import type { Readable } from 'node:stream'
import { codeOf, orUndefined } from '../../system/failure.ts'
import type { StoreError } from '../store.ts'
import { type HttpResponse, readUpTo } from './http-contract.ts'

/**
 * `resume` requests the rest over another connection, `retry` after a delay, `slow-down` also with fewer requests at
 * once, `await-whole` waits for the first part, which may get the whole object, `renew` uses a new URL, `none` gives up.
 */
export type Recover = 'resume' | 'retry' | 'slow-down' | 'await-whole' | 'renew' | 'none'

/** The message names the origin and the path of a URL, never its query, which may hold a signature. */
export class TransferFailure extends Error implements StoreError {
  override readonly name = 'TransferFailure'
  readonly isUnreachable = true
  readonly recover: Recover
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  readonly retryAfterMs: number

  constructor(message: string, recover: Recover, retryAfterMs = 0) {
    super(message)
    this.recover = recover
    this.retryAfterMs = retryAfterMs
  }
}

/** A request made no progress for too long. */
export class Stalled extends TransferFailure {
  constructor(url: string, ms: number) {
    super(`${shownUrl(url)}: it sends next to nothing for ${tenthsText(ms)}`, 'resume')
  }
}

/** A time in words, rounded to tenths of seconds. */
export function tenthsText(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`
}

/** A URL for messages, with names as users write them: stores escape names, and URLs escape them again. */
export function shownUrl(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + unescaped(unescaped(pathname))
}

function unescaped(text: string): string {
  return text.replace(
    /(?:%[0-9a-f]{2})+/gi,
    (escapes) => orUndefined(() => decodeURIComponent(escapes)) ?? escapes,
  )
}

export const overloaded = 'the server fails or is overloaded; try again later'
export const unsupported = 'the server does not support this request'

const untrusted =
  'its certificate is signed by nobody this machine trusts; give the authority’s certificate in NODE_EXTRA_CA_CERTS'

// https://nodejs.org/api/errors.html, https://nodejs.org/api/tls.html#x509-certificate-error-codes, undici's errors.js
const byCode: Record<string, [what: string, recover: Recover]> = {
  ECONNREFUSED: ['it refuses connections; is the endpoint right, and is the server up?', 'retry'],
  ENOTFOUND: ['there is no host of that name; is the endpoint right?', 'retry'],
  EAI_AGAIN: ['its name could not be resolved just now', 'retry'],
  ECONNRESET: ['the connection was reset', 'resume'],
  EPIPE: ['the connection was closed', 'resume'],
  UND_ERR_SOCKET: ['the connection was closed', 'resume'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['the connection was closed', 'resume'],
  UND_ERR_CONNECT_TIMEOUT: ['it cannot be reached; is the endpoint right, or a proxy missing?', 'retry'],
  ETIMEDOUT: ['it cannot be reached; is the endpoint right, or a proxy missing?', 'retry'],
  EMFILE: ['too many files are open', 'slow-down'],
  DEPTH_ZERO_SELF_SIGNED_CERT: [untrusted, 'none'],
  SELF_SIGNED_CERT_IN_CHAIN: [untrusted, 'none'],
  UNABLE_TO_GET_ISSUER_CERT: [untrusted, 'none'],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [untrusted, 'none'],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [untrusted, 'none'],
  CERT_HAS_EXPIRED: ['its certificate has expired', 'none'],
  CERT_NOT_YET_VALID: ['its certificate is not valid yet; is the clock of this machine right?', 'none'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['its certificate is for another host; is the endpoint right?', 'none'],
  ERR_SSL_WRONG_VERSION_NUMBER: ['it does not speak TLS; is the endpoint http: instead of https:?', 'none'],
  HPE_INVALID_CONSTANT: ['it does not speak HTTP; is the endpoint https: instead of http:?', 'none'],
  EPROTO: ['it does not speak TLS; is the endpoint http: instead of https:?', 'none'],
}

/** The failure of a request with no answer, or an incomplete one. */
export function connectionFailure(error: unknown, url: string): TransferFailure {
  if (error instanceof TransferFailure) return error
  // Undici reports a proxy's answer only in its message.
  const status = /Proxy.*\((\d{3})\)/.exec(error instanceof Error ? error.message : '')?.[1]
  if (status) return proxyFailure(Number(status), url)
  const { code, what, recover } = causeOf(error)
  return new TransferFailure(`${shownUrl(url)}: ${what} (${code})`, recover)
}

function causeOf(error: unknown): { code: string; what: string; recover: Recover } {
  const code = codeOf(error) ?? 'unknown error'
  const [what, recover] = byCode[code] ?? ['the connection failed', 'retry']
  return { code, what, recover }
}

/** The proxy cannot be reached. @param proxy its URL; messages show only the origin */
export function proxyDown(error: unknown, proxy: string): TransferFailure {
  const { code, what, recover } = causeOf(error)
  const problem = what.replace(/; is the .*/, '')
  const advice = 'correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY'
  return new TransferFailure(
    `the proxy at ${new URL(proxy).origin}: ${problem} (${code}); ${advice}`,
    recover === 'resume' ? 'retry' : recover,
  )
}

/** The proxy itself answered instead of the server. */
export function proxyFailure(status: number, url: string): TransferFailure {
  const what =
    status === 407
      ? 'the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY'
      : status >= 500
        ? 'the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?'
        : 'the proxy does not let it through; if it need not, name the host in NO_PROXY'
  return new TransferFailure(`${shownUrl(url)}: ${what} (${status})`, status >= 500 ? 'slow-down' : 'none')
}

/** A web page came instead of an answer, from a proxy or a portal. */
export function pageFailure(status: number, url: string): TransferFailure {
  const what =
    'a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?'
  return new TransferFailure(`${shownUrl(url)}: ${what} (${status})`, 'none')
}

/** The failure in an answer that is not the object. Reads the cause from its body. */
export async function refusedResponse(
  { status, headers, body }: HttpResponse,
  url: string,
): Promise<TransferFailure> {
  if (status === 407) return proxyFailure(status, url)
  const code = await errorCode(body)
  const [what, recover] = meaningOf(status, code, headers.location)
  const reason = code === undefined ? status : `${status} ${code}`
  const wait = status === 429 || status >= 500 ? retryAfterMs(headers['retry-after']) : 0
  return new TransferFailure(`${shownUrl(url)}: ${what} (${reason})`, recover, wait)
}

function meaningOf(status: number, code: string | undefined, location: unknown): [string, Recover] {
  if (status === 403 || code === 'ExpiredToken') {
    return ['access is denied; are the credentials right, and is the clock?', 'renew']
  }
  if (status === 404 || status === 410) return ['the object is gone; it was deleted meanwhile', 'none']
  if (status === 412) return ['the object was replaced meanwhile', 'none']
  if (status === 416) return ['the object is shorter than it was; it was replaced meanwhile', 'none']
  if (status >= 300 && status < 400)
    return [`it redirects${redirectTarget(location)}; use that as endpoint`, 'none']
  if (status === 501) return [unsupported, 'none']
  if (status === 408 || status === 429 || status >= 500) return [overloaded, 'slow-down']
  return ['it refuses the request', 'none']
}

function redirectTarget(location: unknown): string {
  return typeof location === 'string' && URL.canParse(location) ? ` to ${new URL(location).origin}` : ''
}

const errorBytes = 4096

/** The code in an error of S3 or Azure. */
async function errorCode(body: Readable): Promise<string | undefined> {
  const chunks: Buffer[] = []
  // The code may have arrived before the connection broke.
  await readUpTo(errorBytes, body, chunks).catch(() => {})
  return /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(chunks).toString('latin1'))?.[1]
}

/** From seconds or a date, in milliseconds; else 0. https://www.rfc-editor.org/rfc/rfc9110#field.retry-after */
export function retryAfterMs(value: unknown): number {
  if (typeof value !== 'string') return 0
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Math.max(ms || 0, 0)
}
