/** The errors of a bucket. Each message is one line that says what to do. */
import { messageOf } from '../../system/failure.ts'
import type { StoreError } from '../store.ts'
import { TransferFailure } from '../transfer/errors.ts'
import { ErrorResponse } from './response.ts'

type S3ErrorKind = keyof typeof messages | 'unreachable' | 'no credentials'

export class S3Error extends Error implements StoreError {
  override readonly name = 'S3Error'
  readonly kind: S3ErrorKind
  readonly hints: RetryHints

  constructor(kind: S3ErrorKind, message: string, hints: RetryHints = {}) {
    super(message)
    this.kind = kind
    this.hints = hints
  }

  get isUnreachable(): boolean {
    return ['unreachable', 'busy', 'no credentials'].includes(this.kind)
  }
}

/** Whether it is an error of a bucket, of one of these kinds. */
export function isOfKind(error: unknown, ...kinds: S3ErrorKind[]): error is S3Error {
  return error instanceof S3Error && kinds.includes(error.kind)
}

interface RetryHints {
  /** Whether another attempt may succeed. */
  retryable?: boolean
  /** The bucket's region, if the answer named it. */
  region?: string | undefined
  /** How long the answer asked to wait, in milliseconds. */
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

// By error code or status. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html#ErrorCodeList
const kinds: [kind: keyof typeof messages, codes: (string | number)[]][] = [
  ['absent', ['NoSuchKey', 'NoSuchUpload', 404]],
  ['bucket', ['NoSuchBucket']],
  ['busy', ['RequestTimeout', 'SlowDown', 408, 429]],
  ['clock', ['RequestExpired', 'RequestTimeTooSkewed']],
  ['credentials', ['InvalidAccessKeyId', 'InvalidToken', 'SignatureDoesNotMatch']],
  ['denied', ['AccessDenied', 'AccountProblem', 'AllAccessDisabled', 403]],
  ['expired', ['ExpiredToken', 'ExpiredTokenException', 'TokenRefreshRequired']],
  ['region', ['AuthorizationHeaderMalformed', 'IllegalLocationConstraintException']],
  ['region', ['PermanentRedirect', 'TemporaryRedirect', 301, 307]],
  ['taken', ['ConditionalRequestConflict', 'PreconditionFailed', 409, 412]],
  ['unsupported', ['NotImplemented', 501]],
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
  return new S3Error(kind, messages[kind]({ ...facts, status, code, region, message }), hints)
}

function kindOf({ code, status, region }: ErrorResponse): keyof typeof messages {
  const kindBy = (mark: string | number) => kinds.find(([, codes]) => codes.includes(mark))?.[0]
  // An answer to HEAD has no body, so it has no error code.
  const byStatus = status === 400 && region !== undefined ? 'region' : kindBy(status)
  return kindBy(code) ?? byStatus ?? (status >= 500 ? 'busy' : 'other')
}

const messages = {
  absent: ({ label }) => `${label} does not have what was asked for`,
  bucket: ({ bucket, host }) =>
    `there is no bucket ${bucket} at ${host}: create it, or correct the inputs \`bucket\` and \`endpoint\``,
  busy: ({ label, code, status }) => `${label} cannot answer now (${reason(status, code)}): try again later`,
  clock: ({ label }) => `${label} refuses the time of this machine's requests: set its clock right`,
  credentials: ({ label, credentials, code }) =>
    `${label} does not accept the credentials from ${credentials} (${code}): correct the access key and its secret`,
  denied: ({ label, credentials, needs }) =>
    `${label} denies access to the credentials from ${credentials}: allow them ${needs}`,
  expired: ({ label, credentials }) =>
    `the credentials for ${label} from ${credentials} have expired: get new ones in a step before this one, or longer-lived ones`,
  other: ({ label, code, status, message }) => `${label} answered ${reason(status, code)}: ${message}`,
  region: ({ label, region }) =>
    region === undefined
      ? `${label} is in another region than the input \`region\` says: correct it`
      : `${label} is in the region ${region}: set the input \`region\` to it`,
  taken: ({ label }) => `${label} has another writer's entry of this name`,
  unsupported: ({ label, code }) => `${label} does not support this request (${code})`,
} satisfies Record<string, (about: MessageFacts) => string>

interface MessageFacts extends RequestFacts, Pick<ErrorResponse, 'status' | 'code' | 'region' | 'message'> {}

/** Leaves out a placeholder for a missing code. */
function reason(status: number, code: string): string {
  return /^\d+$|^Unknown/.test(code) ? String(status) : `${status} ${code}`
}

/** There was no answer within `ms` milliseconds. */
export function noAnswerError(host: string, ms: number): S3Error {
  const what = `${host} gave no answer within ${Math.round(ms / 1000)} seconds`
  const message = `${what}: check the input \`endpoint\`, the network and the proxy`
  return new S3Error('unreachable', message, { retryable: true })
}
