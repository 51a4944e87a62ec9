/** The errors of a bucket. Each message is one line that says what to do. */
import { messageOf } from '../../system/failure.ts'
import { retryAfterMs, TransferFailure } from '../transfer/errors.ts'

export type S3ErrorKind = keyof typeof messages

export class S3Error extends Error {
  override readonly name = 'S3Error'
  readonly kind: S3ErrorKind
  /** Whether another attempt may succeed. */
  readonly retryable: boolean
  /** The bucket's region, if the answer named it. */
  readonly region: string | undefined
  /** How long the answer asked to wait, in milliseconds; 0 if it did not. */
  readonly retryAfterMs: number

  constructor(
    kind: S3ErrorKind,
    message: string,
    { retryable = false, region, retryAfterMs = 0 }: Hints = {},
  ) {
    super(message)
    this.kind = kind
    this.retryable = retryable
    this.region = region
    this.retryAfterMs = retryAfterMs
  }
}

interface Hints {
  retryable?: boolean
  region?: string | undefined
  retryAfterMs?: number
}

/** The facts of a failed request that messages use. */
interface RequestFacts {
  /** The store's label. */
  label: string
  bucket: string
  /** The host that gets the requests. */
  host: string
  /** The source of the credentials, in words. */
  credentials: string
  /** The permission that the request needs, as policies call it. */
  needs: string
}

// https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html#ErrorCodeList
const errorKinds: { kind: S3ErrorKind; codes: string[]; statuses?: number[] }[] = [
  { kind: 'absent', codes: ['NoSuchKey', 'NoSuchUpload'], statuses: [404] },
  { kind: 'bucket', codes: ['NoSuchBucket'] },
  { kind: 'busy', codes: ['RequestTimeout', 'SlowDown'], statuses: [408, 429] },
  { kind: 'clock', codes: ['RequestExpired', 'RequestTimeTooSkewed'] },
  { kind: 'credentials', codes: ['InvalidAccessKeyId', 'InvalidToken', 'SignatureDoesNotMatch'] },
  { kind: 'denied', codes: ['AccessDenied', 'AccountProblem', 'AllAccessDisabled'], statuses: [403] },
  { kind: 'expired', codes: ['ExpiredToken', 'ExpiredTokenException', 'TokenRefreshRequired'] },
  {
    kind: 'region',
    codes: [
      'AuthorizationHeaderMalformed',
      'IllegalLocationConstraintException',
      'PermanentRedirect',
      'TemporaryRedirect',
    ],
    statuses: [301, 307],
  },
  { kind: 'taken', codes: ['ConditionalRequestConflict', 'PreconditionFailed'], statuses: [409, 412] },
  { kind: 'unsupported', codes: ['NotImplemented'], statuses: [501] },
]

/** Translates anything that a request threw. */
export function toS3Error(error: unknown, facts: RequestFacts): S3Error {
  if (error instanceof S3Error) return error
  if (error instanceof TransferFailure) {
    return new S3Error('unreachable', error.message, { retryable: error.recover !== 'none' })
  }
  if (!(error instanceof ErrorResponse)) {
    const why = messageOf(error).replace(/^@aws-sdk |\n.*$/gs, '')
    return new S3Error('other', `the answer was not one that ${facts.label} gives: ${why}`)
  }
  const kind = kindOf(error)
  const { status, code, region, retryAfterMs, message } = error
  const hints = { retryable: kind === 'busy', region, retryAfterMs }
  return new S3Error(kind, messages[kind]({ ...facts, status, code, region, said: message }), hints)
}

/** An answer that is an error. Its message is the answer's own, on one line. */
export class ErrorResponse extends Error {
  override readonly name = 'ErrorResponse'
  readonly status: number
  /** S3's error code; `Unknown` if there was none. */
  readonly code: string
  readonly region: string | undefined
  readonly retryAfterMs: number

  constructor(
    { status, headers }: AnswerHead,
    { Code = 'Unknown', Message = 'UnknownError', Region }: ErrorXml,
  ) {
    super(Message.replace(/\s+/g, ' ').slice(0, 200))
    this.status = status
    this.code = Code.slice(0, 64)
    const named = Region ?? headers['x-amz-bucket-region']
    this.region = named !== undefined && /^[a-z0-9-]{1,40}$/.test(named) ? named : undefined
    this.retryAfterMs = retryAfterMs(headers['retry-after'])
  }
}

interface AnswerHead {
  status: number
  headers: Record<string, string>
}

/** The elements of an error's XML. */
type ErrorXml = { [name in 'Code' | 'Message' | 'Region']?: string | undefined }

function kindOf({ code, status, region }: ErrorResponse): S3ErrorKind {
  const byCode = errorKinds.find(({ codes }) => codes.includes(code))
  if (byCode) return byCode.kind
  // An answer to HEAD has no body, so it has no error code.
  if (status === 400 && region !== undefined) return 'region'
  const byStatus = errorKinds.find(({ statuses = [] }) => statuses.includes(status))
  return byStatus?.kind ?? (status >= 500 ? 'busy' : 'other')
}

const messages = {
  absent: ({ label }) => `${label} does not have what was asked for`,
  bucket: ({ bucket, host }) =>
    `there is no bucket ${bucket} at ${host}: create it, or correct the inputs bucket and endpoint`,
  busy: ({ label, code, status }) => `${label} cannot answer now (${reason(status, code)}): try again later`,
  clock: ({ label }) => `${label} refuses the time of this machine's requests: set its clock right`,
  credentials: ({ label, credentials, code }) =>
    `${label} does not accept the credentials from ${credentials} (${code}): correct the access key and its secret`,
  denied: ({ label, credentials, needs }) =>
    `${label} denies access to the credentials from ${credentials}: allow them ${needs}`,
  expired: ({ label, credentials }) =>
    `the credentials for ${label} from ${credentials} have expired: get new ones in a step before this one, or longer-lived ones`,
  other: ({ label, code, status, said }) => `${label} answered ${reason(status, code)}: ${said}`,
  region: ({ label, region }) =>
    region === undefined
      ? `${label} is in another region than the input region says: correct it`
      : `${label} is in the region ${region}: set the input region to it`,
  taken: ({ label }) => `${label} has another writer's entry of this name`,
  unreachable: ({ host }) => `${host} gave no answer: check the input endpoint, the network and the proxy`,
  unsupported: ({ label, code }) =>
    `${label} does not know how to do this (${code}): use another kind of store`,
} satisfies Record<string, (about: MessageFacts) => string>

interface MessageFacts extends RequestFacts, Pick<ErrorResponse, 'status' | 'code' | 'region'> {
  /** The answer's own message. */
  said: string
}

/** Leaves out a placeholder for a missing code. */
function reason(status: number, code: string): string {
  return /^\d+$|^Unknown/.test(code) ? String(status) : `${status} ${code}`
}

/** There was no answer within `ms` milliseconds. */
export function noAnswerError(host: string, ms: number): S3Error {
  const what = `${host} gave no answer within ${Math.round(ms / 1000)} seconds`
  const message = `${what}: check the input endpoint, the network and the proxy`
  return new S3Error('unreachable', message, { retryable: true })
}
