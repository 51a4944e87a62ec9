/**
 * Sends commands of AWS's SDK through our client. The SDK makes the requests and reads the answers. Our client signs,
 * because it knows the region, the clock and the credentials that work.
 */
import {
  S3Client,
  type S3ClientResolvedConfig,
  type ServiceInputTypes,
  type ServiceOutputTypes,
} from '@aws-sdk/client-s3'
import type { Command, HttpHandlerOptions, HttpRequest } from '@smithy/types'
import { headstartVersion } from '../../system/version.ts'
import type { Client, Sending } from './client.ts'
import { refuseLateError } from './response.ts'
import type { RequestOptions, Session } from './session.ts'

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
export function sendCommand<Input extends ServiceInputTypes, Output extends ServiceOutputTypes, T = void>(
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
