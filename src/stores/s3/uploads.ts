/** The requests that write and remove objects. All throw S3Error or the signal's reason. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientResolvedConfig,
  type ServiceInputTypes,
  type ServiceOutputTypes,
  UploadPartCommand,
  UploadPartCopyCommand,
  type UploadPartCopyCommandOutput,
} from '@aws-sdk/client-s3'
import type { Command, HttpHandlerOptions, HttpRequest } from '@smithy/types'
import { lengthOf } from '../../system/bytes.ts'
import { newUnderWay } from '../../system/under-way.ts'
import { headstartVersion } from '../../system/version.ts'
import type { CopyPart } from '../parts-draft.ts'
import { limitSpeed, stallAfter } from '../transfer/speed.ts'
import {
  beginUploadMs,
  defaultUpload,
  irrevocableMs,
  shortMs,
  type UploadLimits,
  writeProbeMs,
} from '../transfer/timeouts.ts'
import type { Client, Sending } from './client.ts'
import { S3Error } from './errors.ts'
import { refuseLateError } from './response.ts'
import { type RequestOptions, requiredInAnswer, type Session } from './session.ts'

const needs = 's3:PutObject'

export async function removeObject(session: Session, name: string, signal: AbortSignal): Promise<void> {
  const input = { Bucket: session.bucket, Key: name }
  await sendCommand(session, () => new DeleteObjectCommand(input), { needs: 's3:DeleteObject', signal })
}

export interface ObjectToUpload {
  name: string
  /** Identifies the object as ours if the answer to a request is lost. */
  id: string
  signal: AbortSignal
  /** How long a request with a body may make no progress. */
  idleMs: number
  deadline: UploadDeadline
  /** Its start has less time, and its parts do not raise the number of attempts for other parts. */
  isProbe?: boolean
}

type UploadDeadline = ReturnType<typeof newUploadDeadline>

/** Ends an upload that makes no progress as a whole, even if its requests are busy. */
export function newUploadDeadline({
  noProgressMs,
  progressBytes,
}: Omit<UploadLimits, 'idleMs'> = defaultUpload) {
  const speed = `${progressBytes / 1024} KiB in ${noProgressMs / 1000} seconds`
  const message = `the store takes less than ${speed}: check the network and the proxy`
  return limitSpeed(stallAfter(noProgressMs, progressBytes), () => new S3Error('unreachable', message))
}

/** The upload of an object: in parts, or at once. */
export function newUpload(session: Session, object: ObjectToUpload) {
  const { name, id, signal, idleMs, deadline, isProbe = false } = object
  const abandoned = new AbortController()
  const writing = { needs, signal: AbortSignal.any([signal, deadline.signal, abandoned.signal]), idleMs }
  const part = { ...writing, isPart: !isProbe }
  // The end of a request counts as progress.
  const during = <T>(work: Promise<T>): Promise<T> => deadline.during(work).finally(deadline.restart)
  const underWay = newUnderWay()
  const etags: string[] = []
  let begun: Promise<UploadInput> | undefined
  /** @param request resolves with the ETag of the part */
  const addPart = async (number: number, request: (input: PartInput) => Promise<string>): Promise<void> => {
    begun ??= beginUpload(session, object)
    const added = during(begun.then((input) => request({ ...input, PartNumber: number + 1 })))
    etags[number] = await underWay.add(added)
  }
  return {
    /** Whether any part was sent or copied. */
    hasParts: () => begun !== undefined,
    sendPart: (number: number, pieces: Buffer[]) =>
      addPart(number, (input) => {
        const upload = () => new UploadPartCommand(input)
        return sendCommand(session, upload, { ...part, pieces, onSent: deadline.moved }, etagOf)
      }),
    /** @throws S3Error `unsupported` if the store does not know the request */
    copy: (source: PartSource) =>
      addPart(source.number, (input) => {
        const copy = () => new UploadPartCopyCommand({ ...input, ...copyInput(session.bucket, source) })
        return sendCommand(session, copy, { ...part, needs: 's3:GetObject' }, copiedETag)
      }),
    /**
     * Makes one object of the parts, or of `whole` if there are none.
     * @param ifTaken what the store shall do if the name is taken: refuse the object (If-None-Match), or replace the other
     */
    async publish(whole: Buffer[], ifTaken: 'refuse' | 'replace'): Promise<void> {
      const condition = { IfNoneMatch: ifTaken === 'refuse' ? '*' : undefined }
      if (begun) {
        const Parts = etags.map((ETag, index) => ({ PartNumber: index + 1, ETag }))
        const input = { ...(await begun), ...condition, MultipartUpload: { Parts } }
        const last = { ...writing, idleMs: irrevocableMs, isLast: true }
        await sendCommand(session, () => new CompleteMultipartUploadCommand(input), last, etagOf)
      } else {
        const facts = { ContentType: 'application/octet-stream', ContentLength: lengthOf(whole) }
        const input = { Bucket: session.bucket, Key: name, Metadata: { draft: id }, ...facts, ...condition }
        const options = { ...writing, pieces: whole, onSent: deadline.moved }
        // A proxy's page may also have status 200, but has no ETag.
        await during(sendCommand(session, () => new PutObjectCommand(input), options, etagOf))
      }
    },
    /** Waits for the parts under way, then removes all parts. */
    async abandon(): Promise<void> {
      abandoned.abort(new Error('the draft was discarded'))
      // A part that arrives after the abort would stay.
      await underWay.settled()
      const input = await begun?.catch(() => undefined)
      if (input) await abortUpload(session, input)
    },
  }
}

/** A part of another object, which must still have this ETag. */
interface PartSource extends CopyPart {
  from: string
  etag: string
}

function copyInput(bucket: string, { from, etag, start, end }: PartSource) {
  return {
    CopySource: [bucket, ...from.split('/')].map(encodeURIComponent).join('/'),
    CopySourceIfMatch: etag,
    CopySourceRange: `bytes=${start}-${end - 1}`,
  }
}

/** Identifies an upload in the SDK's commands. */
type UploadInput = Awaited<ReturnType<typeof beginUpload>>
type PartInput = UploadInput & { PartNumber: number }

async function beginUpload(session: Session, { name, id, isProbe }: ObjectToUpload) {
  const object = { Bucket: session.bucket, Key: name }
  const command = () => new CreateMultipartUploadCommand({ ...object, Metadata: { draft: id } })
  // The job's signal does not interrupt this request: without its id, the upload could not be aborted.
  const start = { needs, signal: AbortSignal.timeout(isProbe ? writeProbeMs : beginUploadMs) }
  const UploadId = await sendCommand(session, command, start, (output) =>
    requiredInAnswer(output.UploadId, 'other'),
  )
  return { ...object, UploadId }
}

async function abortUpload(session: Session, input: UploadInput): Promise<void> {
  // A cancelled job has a few seconds left for this request.
  const options = { needs: 's3:AbortMultipartUpload', signal: AbortSignal.timeout(shortMs) }
  await sendCommand(session, () => new AbortMultipartUploadCommand(input), options)
}

function etagOf({ ETag }: { ETag?: string | undefined }): string {
  return requiredInAnswer(ETag, 'busy')
}

/** A store that ignores the headers of a copy makes an empty part, and its answer has no ETag. */
function copiedETag({ CopyPartResult: copied }: UploadPartCopyCommandOutput): string {
  if (!copied?.ETag) throw new S3Error('unsupported', 'the store does not copy parts')
  return copied.ETag
}

interface Route extends HttpHandlerOptions {
  client: Client
  sending: Sending
  pieces: Buffer[] | undefined
}

/**
 * Sends a command, and reads its output. Both are repeated with every attempt.
 * @param pieces sent instead of the body that the SDK makes
 * @throws S3Error, or the signal's reason
 */
function sendCommand<Input extends ServiceInputTypes, Output extends ServiceOutputTypes, T = void>(
  session: Session,
  command: () => Command<ServiceInputTypes, Input, ServiceOutputTypes, Output, S3ClientResolvedConfig>,
  { pieces, ...options }: RequestOptions & { pieces?: Buffer[] },
  read: (output: Output) => T = () => undefined as T,
): Promise<T> {
  return session.request(async (client, sending) => {
    const route: Route = { client, sending, pieces, abortSignal: sending.signal }
    return read(await sdk.send(command(), route))
  }, options)
}

// The SDK treats an answer without a body as lost. An empty element is an answer without values.
const emptyAnswer = Buffer.from('<Empty/>')

async function handle(request: HttpRequest, options?: HttpHandlerOptions) {
  const { client, sending, pieces } = options as Route
  const body = pieces ?? (request.body && [Buffer.from(request.body)])
  const answer = await client.send({ ...request, path: request.path.slice(1), body }, sending)
  refuseLateError(answer)
  const { status: statusCode, headers, bytes } = answer
  return { response: { statusCode, headers, body: bytes.length > 0 ? bytes : emptyAnswer } }
}

const scheme = {
  schemeId: 'headstart',
  identityProvider: () => async () => ({}),
  signer: { sign: async (request: HttpRequest) => request },
}

// Reads no environment variable and no file. Only session.ts retries.
const sdk = new S3Client({
  region: 'us-east-1',
  endpointProvider: () => ({ url: new URL('https://bucket/') }),
  httpAuthSchemes: [scheme],
  httpAuthSchemeProvider: () => [{ schemeId: scheme.schemeId }],
  authSchemePreference: [],
  requestHandler: { handle },
  retryMode: 'standard',
  maxAttempts: 1,
  defaultsMode: 'standard',
  defaultUserAgentProvider: async () => [['headstart', headstartVersion]],
  userAgentAppId: '',
  // Signatures cover a digest of the body already.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  expectContinueHeader: false,
  ignoreConfiguredEndpointUrls: true,
  disableS3ExpressSessionAuth: true,
  useArnRegion: false,
  useDualstackEndpoint: false,
  useFipsEndpoint: false,
})
