/** Reads the inputs of the S3 store. */
import { JobFailure } from '../system/failure.ts'
import { mistake, type ReadInput } from './values.ts'

export interface S3Inputs {
  /** Empty if the user gives none: then no bucket is opened. */
  bucket: string
  /** Comes before every name; without slashes at its ends. */
  prefix: string | undefined
  region: string | undefined
  /** An origin, without a slash at its end; undefined for AWS. */
  endpoint: string | undefined
  /** Whether the bucket is named in the path, not in the host. */
  forcePathStyle: boolean
  /** If undefined, the environment may have credentials. */
  credentials: S3Keys | undefined
  /** Headers that the bucket's policies ask for, by the requests that have them. Names are in lower case. */
  headers: Record<keyof typeof headersOf, Record<string, string>>
}

/** The headers that a user can give: `every` request has the first ones, and requests that `create` an object the others. */
const headersOf = {
  every: ['x-amz-expected-bucket-owner', 'x-amz-request-payer'],
  create: [
    'x-amz-server-side-encryption',
    'x-amz-server-side-encryption-aws-kms-key-id',
    'x-amz-server-side-encryption-bucket-key-enabled',
    'x-amz-storage-class',
    'x-amz-tagging',
  ],
}

export interface S3Keys {
  accessKeyId: string
  secretAccessKey: string
  /** Undefined for keys that do not expire. */
  sessionToken: string | undefined
}

/** @throws JobFailure naming the input */
export function readS3Inputs(read: ReadInput): S3Inputs {
  const endpoint = endpointOf(read('endpoint'))
  const pathStyle = read('force-path-style').toLowerCase()
  if (!['', 'true', 'false'].includes(pathStyle))
    throw mistake('force-path-style', pathStyle, 'must be one of: true, false')
  return {
    bucket: bucketOf(read('bucket')),
    prefix: prefixOf(read('bucket-prefix')),
    region: regionOf(read('region')),
    endpoint,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: pathStyle === '' ? !isAws(endpoint) : pathStyle === 'true',
    credentials: keysOf(read),
    headers: headersIn(read('s3-headers')),
  }
}

/** One header per line: `name: value`. */
function headersIn(text: string): S3Inputs['headers'] {
  const headers: S3Inputs['headers'] = { every: {}, create: {} }
  for (const line of text.split('\n').map((line) => line.trim())) {
    if (line === '') continue
    const [, name = '', value = ''] = /^([\w-]+):\s*([!-~]+)$/.exec(line) ?? []
    const known = name.toLowerCase()
    if (headersOf.every.includes(known)) headers.every[known] = value
    else if (headersOf.create.includes(known)) headers.create[known] = value
    else {
      const legal = Object.values(headersOf).flat().join(', ')
      throw mistake('s3-headers', line, `has lines such as name: value, with the names ${legal}`)
    }
  }
  return headers
}

function keysOf(read: ReadInput): S3Keys | undefined {
  const [accessKeyId, secretAccessKey] = [read('access-key-id'), read('secret-access-key')]
  const sessionToken = read('session-token') || undefined
  if ((accessKeyId === '') !== (secretAccessKey === ''))
    throw new JobFailure('Inputs `access-key-id` and `secret-access-key` must be given together.')
  if (accessKeyId !== '') return { accessKeyId, secretAccessKey, sessionToken }
  if (sessionToken === undefined) return undefined
  throw new JobFailure(
    'Input `session-token` belongs to `access-key-id` and `secret-access-key`, which are not given.',
  )
}

/** Whether an endpoint belongs to AWS, which is the default. */
export function isAws(endpoint: string | undefined): boolean {
  return endpoint === undefined || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname)
}

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html; other stores also take capitals and _.
function bucketOf(value: string): string {
  if (value === '' || (/^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(value) && !value.includes('..')))
    return value
  throw mistake('bucket', value, 'must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens')
}

// An object's name has at most 1,024 bytes; the part after the prefix takes up to 743.
const maxPrefixLength = 256

function prefixOf(value: string): string | undefined {
  const prefix = value.replace(/^\/+|\/+$/g, '')
  const legal = prefix.split('/').every((part) => /^[A-Za-z0-9._=@:+-]+$/.test(part) && !/^\.+$/.test(part))
  if (prefix === '') return undefined
  if (legal && prefix.length <= maxPrefixLength) return prefix
  const rule = `may have letters, digits and . _ = @ : + - between slashes, ${maxPrefixLength} in all`
  throw mistake('bucket-prefix', value, rule)
}

function regionOf(value: string): string | undefined {
  if (/^[a-z0-9-]{0,40}$/.test(value)) return value || undefined
  throw mistake('region', value, 'must be the name of a region, such as eu-west-1')
}

/** Messages do not repeat the value, because it may hold a password. */
function endpointOf(value: string): string | undefined {
  if (value === '') return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const wrong = (why: string): JobFailure => new JobFailure(`Input \`endpoint\` ${why}.`)
  if (!url) throw wrong('is no URL; it must look like https://s3.example.com')
  if (url.username || url.password) throw wrong('must not hold credentials; give them as inputs of their own')
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw wrong('must start with https:// or http://')
  if (url.search || url.hash || value.includes('?') || value.includes('#'))
    throw wrong('must not have a query or fragment')
  if (url.pathname !== '/')
    throw wrong('must not have a path; `bucket` and `bucket-prefix` are inputs of their own')
  return url.origin
}
