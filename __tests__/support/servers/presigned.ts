// Signs requests to S3 in their URLs, so that any HTTP client can send them.
// https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
import { createHash, createHmac } from 'node:crypto'

export interface Signer {
  /** An origin. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Unsigned {
  method: string
  /** The bucket itself where there is none. */
  key?: string
  query?: Record<string, string>
  expiresSeconds?: number
  /** S3, unless said otherwise. */
  service?: string
  /** When it is signed, for clocks that are wrong. */
  now?: Date
}

/** The URL of a request that may have any body, and any headers but those that S3 wants signed (`x-amz-…`). */
export function presigned(
  signer: Signer,
  { method, key, query, expiresSeconds = 900, service = 's3', now }: Unsigned,
): string {
  const time = (now ?? new Date()).toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = `${time.slice(0, 8)}/${signer.region}/${service}/aws4_request`
  const parameters: Record<string, string> = {
    ...query,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${signer.accessKeyId}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(expiresSeconds),
    'X-Amz-SignedHeaders': 'host',
  }
  const pairs = Object.entries(parameters).map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
  const search = pairs.sort().join('&')
  const path = ['', signer.bucket, ...(key?.split('/') ?? [])].map(escaped).join('/')
  const host = new URL(signer.endpoint).host
  // Only S3 lets the body be signed by nobody.
  const payload = service === 's3' ? 'UNSIGNED-PAYLOAD' : digestOf('')
  const canonical = [method, path, search, `host:${host}`, '', 'host', payload].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, digestOf(canonical)].join('\n')
  const signature = hmac(signingKey(signer.secretAccessKey, scope), text).toString('hex')
  return `${signer.endpoint}${path}?${search}&X-Amz-Signature=${signature}`
}

function signingKey(secret: string, scope: string): Buffer {
  return scope.split('/').reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${secret}`))
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}
