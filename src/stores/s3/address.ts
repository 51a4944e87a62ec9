/** The URLs of a bucket: at AWS, or at the input `endpoint`. */
import { isIP } from 'node:net'
import type { S3Inputs } from '../../inputs/s3.ts'

// https://docs.aws.amazon.com/general/latest/gr/rande.html
const aws = { regions: '', ending: 'amazonaws.com' }
const partitions = [
  { regions: 'cn-', ending: 'amazonaws.com.cn' },
  { regions: 'us-gov-', ending: 'amazonaws.com' },
  { regions: 'us-iso-', ending: 'c2s.ic.gov' },
  { regions: 'us-isob-', ending: 'sc2s.sgov.gov' },
  { regions: 'us-isof-', ending: 'csp.hci.ic.gov' },
  { regions: 'eu-isoe-', ending: 'cloud.adc-e.uk' },
  { regions: 'eusc-', ending: 'amazonaws.eu' },
  aws,
]

function partitionOf(region: string): typeof aws {
  return partitions.find(({ regions }) => region.startsWith(regions)) ?? aws
}

/** True for another region of the same partition. Credentials are valid in one partition. */
export function isReachable(region: string, from: string): boolean {
  return region !== from && partitionOf(region) === partitionOf(from)
}

/** The origin of a service of AWS, by the environment variables that AWS's SDKs read. */
export function awsOrigin(service: 's3' | 'sts', region: string): string {
  const { AWS_USE_FIPS_ENDPOINT, AWS_USE_DUALSTACK_ENDPOINT } = process.env
  const fips = AWS_USE_FIPS_ENDPOINT === 'true' ? '-fips' : ''
  const dualStack = service === 's3' && AWS_USE_DUALSTACK_ENDPOINT === 'true' ? '.dualstack' : ''
  return `https://${service}${fips}${dualStack}.${region}.${partitionOf(region).ending}`
}

/** The start of the URLs of a bucket's objects; ends with a slash. */
export function bucketUrl({ bucket, endpoint, forcePathStyle }: S3Inputs, region: string): URL {
  const url = new URL(endpoint === '' ? awsOrigin('s3', region) : endpoint)
  // A certificate for all buckets covers no name with a dot, and host names have no capitals.
  const isHostName = /^[a-z0-9-]+$/.test(bucket)
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0
  if (forcePathStyle || !isHostName || isAddress) url.pathname = `/${bucket}/`
  else url.hostname = `${bucket}.${url.hostname}`
  return url
}
