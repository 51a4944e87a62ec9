// Decides which requests the tests' S3 server accepts: it checks a signature's key, region and times, not the signature.

import { Refusal } from './answer.ts'
import type { Signer } from './presigned.ts'
import type { S3Request } from './s3-request.ts'

export interface Access {
  signer: Signer
  /** Added to the time of day, in milliseconds. */
  clockAheadMs: number
  /** URLs signed earlier are no longer good; milliseconds since 1970. */
  revokedBefore: number
}

const skewMs = 15 * 60_000

/** @throws Refusal */
export function checkAccess({ query, headers, bucket }: S3Request, access: Access): void {
  const inUrl = query.has('X-Amz-Credential')
  const credential = query.get('X-Amz-Credential') ?? headers.authorization?.match(/Credential=([^,]+)/)?.[1]
  const date = parseDate(query.get('X-Amz-Date') ?? String(headers['x-amz-date']))
  if (!credential || Number.isNaN(date)) throw new Refusal(403, 'AccessDenied')
  const [accessKeyId, , region] = credential.split('/')
  if (accessKeyId !== access.signer.accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId')
  if (region !== access.signer.region) {
    const headers = { 'x-amz-bucket-region': access.signer.region }
    throw new Refusal(400, 'AuthorizationHeaderMalformed', { headers })
  }
  const now = Date.now() + access.clockAheadMs
  if (inUrl) checkExpiry(date, { now, expires: Number(query.get('X-Amz-Expires')), access })
  else if (Math.abs(now - date) > skewMs) throw new Refusal(403, 'RequestTimeTooSkewed')
  if (bucket !== access.signer.bucket) throw new Refusal(404, 'NoSuchBucket')
}

interface Expiry {
  now: number
  /** Seconds. */
  expires: number
  access: Access
}

function checkExpiry(date: number, { now, expires, access }: Expiry): void {
  // Not the code but the message of such an answer tells that a URL is too old.
  const expired = now > date + expires * 1000 || date < access.revokedBefore
  if (expired || now < date - skewMs)
    throw new Refusal(403, 'AccessDenied', { message: 'Request has expired' })
}

// 20261121T094500Z
function parseDate(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))
}
