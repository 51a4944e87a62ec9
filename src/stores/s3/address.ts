/** The URLs of a bucket, which is at AWS or at the input `endpoint`, and of requests. */
import { isIP } from 'node:net'
import { partition } from '@aws-sdk/core/client'
import { buildQueryString } from '@smithy/core/protocols'
import type { HttpRequest } from '@smithy/types'
import type { S3Inputs } from '../../inputs/s3.ts'

/** True for another region of the same partition. Credentials are valid in one partition. */
export function isReachable(region: string, from: string): boolean {
  return region !== from && partition(region).name === partition(from).name
}

/** The origin of S3 at AWS, by the environment variables that AWS's SDKs read. */
function awsOrigin(region: string): string {
  const { AWS_USE_FIPS_ENDPOINT, AWS_USE_DUALSTACK_ENDPOINT } = process.env
  const fips = AWS_USE_FIPS_ENDPOINT === 'true' ? '-fips' : ''
  const dualStack = AWS_USE_DUALSTACK_ENDPOINT === 'true' ? '.dualstack' : ''
  return `https://s3${fips}${dualStack}.${region}.${partition(region).dnsSuffix}`
}

/** The start of the URLs of a bucket's objects; ends with a slash. */
export function bucketUrl({ bucket, endpoint, forcePathStyle }: S3Inputs, region: string): URL {
  const url = new URL(endpoint ?? awsOrigin(region))
  // A certificate for all buckets covers no name with a dot, and host names have no capitals.
  const isHostName = /^[a-z0-9-]+$/.test(bucket)
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0
  if (forcePathStyle || !isHostName || isAddress) url.pathname = `/${bucket}/`
  else url.hostname = `${bucket}.${url.hostname}`
  return url
}

/** The URL of a request. The path is encoded already, and signed as it is. */
export function urlOf({ protocol, path, query = {}, headers }: HttpRequest): string {
  const search = buildQueryString(query)
  return `${protocol}//${headers.host}${path}${search && `?${search}`}`
}
