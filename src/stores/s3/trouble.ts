/** What can go wrong with a bucket, each in one line that says what to do about it. */
import { codeOf, messageOf } from '../../failure.ts'

export type Kind =
  | 'absent'
  | 'bucket'
  | 'busy'
  | 'clock'
  | 'credentials'
  | 'denied'
  | 'expired'
  | 'other'
  | 'region'
  | 'taken'
  | 'tls'
  | 'unreachable'
  | 'unsupported'

export class S3Trouble extends Error {
  override readonly name = 'S3Trouble'
  readonly kind: Kind
  /** Where the bucket is, if the answer said so. */
  readonly region: string | undefined
  /** The earliest time to ask again that the answer named, in milliseconds from now. */
  readonly retryAfterMs: number | undefined

  constructor(kind: Kind, message: string, { region, retryAfterMs }: Hints = {}) {
    super(message)
    this.kind = kind
    this.region = region
    this.retryAfterMs = retryAfterMs
  }
}

interface Hints {
  region?: string | undefined
  retryAfterMs?: number | undefined
}

/** What a message may need to know of the request that failed. */
export interface Asked {
  /** The store's label. */
  label: string
  bucket: string
  /** Where requests go, for messages. */
  host: string
  /** Where the credentials are from, in words. */
  credentials: string
  /** The right that the request needs, as policies call it. */
  needs: string
}

// https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html#ErrorCodeList
const kinds: Record<string, Kind> = {
  AccessDenied: 'denied',
  AccountProblem: 'denied',
  AllAccessDisabled: 'denied',
  AuthorizationHeaderMalformed: 'region',
  ConditionalRequestConflict: 'taken',
  CredentialsProviderError: 'credentials',
  ExpiredToken: 'expired',
  ExpiredTokenException: 'expired',
  IllegalLocationConstraintException: 'region',
  InvalidAccessKeyId: 'credentials',
  InvalidToken: 'credentials',
  NoSuchBucket: 'bucket',
  NoSuchKey: 'absent',
  NoSuchUpload: 'absent',
  NotImplemented: 'unsupported',
  PermanentRedirect: 'region',
  PreconditionFailed: 'taken',
  RequestExpired: 'clock',
  RequestTimeTooSkewed: 'clock',
  RequestTimeout: 'busy',
  SignatureDoesNotMatch: 'credentials',
  SlowDown: 'busy',
  TemporaryRedirect: 'region',
  TokenRefreshRequired: 'expired',
}

const kindsByStatus: Record<number, Kind> = {
  301: 'region',
  307: 'region',
  403: 'denied',
  404: 'absent',
  408: 'busy',
  409: 'taken',
  412: 'taken',
  429: 'busy',
  501: 'unsupported',
}

// https://nodejs.org/api/tls.html#x509-certificate-error-codes, and the one for another host's name.
const tlsCode = /CERT|SELF_SIGNED|UNABLE_TO_|SSL|TLS/

/** Makes trouble of anything that a request threw. */
export function troubleOf(error: unknown, asked: Asked): S3Trouble {
  if (error instanceof S3Trouble) return error
  const answer = answerOf(error)
  const kind = kindOf(error, answer)
  const message = messages[kind]({ ...asked, ...answer })
  return new S3Trouble(kind, message, { region: answer.region, retryAfterMs: answer.retryAfterMs })
}

interface Answer {
  /** S3's word for the error, or the system's; empty where there is none. */
  code: string
  /** HTTP's; undefined where no answer came. */
  status: number | undefined
  region: string | undefined
  retryAfterMs: number | undefined
  /** What was said in words, on one line. */
  said: string
}

interface SdkError {
  name?: string
  message?: string
  Region?: string
  $metadata?: { httpStatusCode?: number }
  $response?: { headers?: Record<string, string> }
  cause?: unknown
}

function answerOf(error: unknown): Answer {
  const { name = '', Region, $metadata, $response, cause } = (error ?? {}) as SdkError
  const headers = $response?.headers ?? {}
  const status = $metadata?.httpStatusCode
  const seconds = Number(headers['retry-after'])
  const region = Region ?? headers['x-amz-bucket-region']
  return {
    code: status === undefined ? (codeOf(error) ?? codeOf(cause) ?? name) : name,
    status,
    region: region !== undefined && /^[a-z0-9-]{1,40}$/.test(region) ? region : undefined,
    retryAfterMs: seconds > 0 ? seconds * 1000 : undefined,
    said: messageOf(error).replace(/\s+/g, ' ').slice(0, 200),
  }
}

function kindOf(error: unknown, { code, status, region }: Answer): Kind {
  const known = kinds[code]
  if (known) return known
  // An answer to HEAD has no body, hence no code.
  if (status === 400 && region !== undefined) return 'region'
  if (status !== undefined) return kindsByStatus[status] ?? (status >= 500 ? 'busy' : 'other')
  if (tlsCode.test(code)) return 'tls'
  // What is wrong with the answer itself has no code; a request that got none has the system's.
  return codeOf(error) || codeOf((error as SdkError)?.cause) ? 'unreachable' : 'other'
}

const messages: Record<Kind, (about: Asked & Answer) => string> = {
  absent: ({ label }) => `${label} does not have what was asked for`,
  bucket: ({ bucket, host }) =>
    `there is no bucket ${bucket} at ${host}: create it, or correct the inputs bucket and endpoint`,
  busy: ({ label, code, status }) =>
    `${label} is not able to answer now (${status ?? ''} ${code}): nothing to do but to try later`,
  clock: ({ label }) => `${label} refuses the time of this machine's requests: set its clock right`,
  credentials: ({ label, credentials, code, said }) =>
    code === 'CredentialsProviderError'
      ? `no credentials for ${label} could be had from ${credentials}: ${said}`
      : `${label} does not accept the credentials from ${credentials} (${code}): correct the access key and its secret`,
  denied: ({ label, credentials, needs }) =>
    `${label} denies access to the credentials from ${credentials}: allow them ${needs}`,
  expired: ({ label, credentials }) =>
    `the credentials for ${label} from ${credentials} have expired: get new ones in a step before this one, or longer-lived ones`,
  other: ({ label, code, status, said }) =>
    status === undefined
      ? `the answer was not one that ${label} gives: ${said}`
      : `${label} answered ${status} (${code}): ${said}`,
  region: ({ label, region }) =>
    region === undefined
      ? `${label} is in another region than the input region says: correct it`
      : `${label} is in the region ${region}: set the input region to it`,
  taken: ({ label }) => `${label} has another writer's entry of this name`,
  tls: ({ host, code }) =>
    `the certificate of ${host} is not trusted (${code}): name the file of its authority in NODE_EXTRA_CA_CERTS`,
  unreachable: ({ host, code }) =>
    `${host} cannot be reached (${code}): check the input endpoint, the network and the proxy`,
  unsupported: ({ label, code }) =>
    `${label} does not know how to do this (${code}): use another kind of store`,
}
