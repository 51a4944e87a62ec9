/** Reads the inputs of the S3 store. */
import { JobFailure } from '../system/failure.ts'
import type { ReadInput } from './values.ts'

/** Inputs that are not given are empty. */
export interface S3Inputs {
  bucket: string
  /** Comes before every name; without slashes at its ends. */
  prefix: string
  region: string
  /** An origin, without a slash at its end; empty for AWS. */
  endpoint: string
  /** Whether the bucket is named in the path, not in the host. */
  forcePathStyle: boolean
  /** If empty, the environment may have credentials. */
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string
}

/** @throws JobFailure naming the input */
export function readS3Inputs(read: ReadInput): S3Inputs {
  const endpoint = endpointOf(read('endpoint'))
  const pathStyle = read('force-path-style').toLowerCase()
  if (!['', 'true', 'false'].includes(pathStyle))
    throw mistake('force-path-style', pathStyle, 'must be one of: true, false')
  const inputs = {
    bucket: bucketOf(read('bucket')),
    prefix: prefixOf(read('prefix')),
    region: regionOf(read('region')),
    endpoint,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: pathStyle === '' ? endpoint !== '' && !isAws(endpoint) : pathStyle === 'true',
    accessKeyId: read('access-key-id'),
    secretAccessKey: read('secret-access-key'),
    sessionToken: read('session-token'),
  }
  if ((inputs.accessKeyId === '') !== (inputs.secretAccessKey === ''))
    throw new JobFailure('Inputs `access-key-id` and `secret-access-key` must be given together.')
  if (inputs.sessionToken !== '' && inputs.accessKeyId === '') {
    throw new JobFailure(
      'Input `session-token` belongs to `access-key-id` and `secret-access-key`, which are not given.',
    )
  }
  return inputs
}

/** Whether an endpoint belongs to AWS; the empty one does. */
export function isAws(endpoint: string): boolean {
  return endpoint === '' || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname)
}

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html; other stores also take capitals and _.
function bucketOf(value: string): string {
  if (value === '' || (/^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(value) && !value.includes('..')))
    return value
  throw mistake('bucket', value, 'must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens')
}

// An object's name has at most 1,024 bytes; the part after the prefix takes up to 743.
const maxPrefixLength = 256

function prefixOf(value: string): string {
  const prefix = value.replace(/^\/+|\/+$/g, '')
  const legal = prefix.split('/').every((part) => /^[A-Za-z0-9._=@:+-]+$/.test(part) && !/^\.+$/.test(part))
  if (prefix === '' || (legal && prefix.length <= maxPrefixLength)) return prefix
  const rule = `may have letters, digits and . _ = @ : + - between slashes, ${maxPrefixLength} in all`
  throw mistake('prefix', value, rule)
}

function regionOf(value: string): string {
  if (/^[a-z0-9-]{0,40}$/.test(value)) return value
  throw mistake('region', value, 'must be the name of a region, such as eu-west-1')
}

/** Messages do not repeat the value, because it may hold a password. */
function endpointOf(value: string): string {
  if (value === '') return ''
  const url = URL.canParse(value) ? new URL(value) : undefined
  const wrong = (why: string): JobFailure => new JobFailure(`Input \`endpoint\` ${why}.`)
  if (!url) throw wrong('is no URL; it must look like https://s3.example.com')
  if (url.username || url.password) throw wrong('must not hold credentials; give them as inputs of their own')
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw wrong('must start with https:// or http://')
  if (url.search || url.hash || value.includes('?') || value.includes('#'))
    throw wrong('must not have a query or fragment')
  if (url.pathname !== '/') throw wrong('must not have a path; `bucket` and `prefix` are inputs of their own')
  return url.origin
}

function mistake(name: string, value: string, rule: string): JobFailure {
  return new JobFailure(`Input \`${name}\` is '${value}'; it ${rule}.`)
}
