/**
 * Sends commands of AWS's SDK through a client of ours. The SDK makes the requests and reads the answers. The client
 * signs, because it knows the region, the clock and the credentials that work.
 */
import { S3Client } from '@aws-sdk/client-s3'
import type { HttpHandlerOptions, HttpRequest, HttpResponse } from '@smithy/types'
import about from '../../../../package.json' with { type: 'json' }
import type { Client, Sending } from '../client.ts'
import { refuseLateError } from '../response.ts'

/** How one command is sent. */
interface Route extends HttpHandlerOptions {
  client: Client
  sending: Sending
  /** Sent instead of the body that the SDK made. */
  pieces: Buffer[] | undefined
}

/** The options of `sdk.send`. */
export function through(client: Client, sending: Sending, pieces?: Buffer[]): Route {
  return { client, sending, pieces, abortSignal: sending.signal }
}

// The SDK takes an answer without a body for a lost one. An empty element is an answer that lacks every value.
const emptyAnswer = Buffer.from('<Empty/>')

async function handle(
  request: HttpRequest,
  options?: HttpHandlerOptions,
): Promise<{ response: HttpResponse }> {
  const { client, sending, pieces } = options as Route
  const { method, path, query = {}, headers, body } = request
  const answer = await client.send(
    {
      method: method as 'DELETE' | 'POST' | 'PUT',
      path: path.slice(1),
      query: query as Record<string, string>,
      headers,
      body: pieces ?? (body && [Buffer.from(body)]),
    },
    sending,
  )
  refuseLateError(answer)
  const { status: statusCode, bytes } = answer
  const known = Object.entries(answer.headers).filter(([, value]) => value !== undefined)
  const response = { statusCode, headers: Object.fromEntries(known) as Record<string, string> }
  return { response: { ...response, body: bytes.length > 0 ? bytes : emptyAnswer } }
}

const scheme = {
  schemeId: 'headstart',
  identityProvider: () => async () => ({}),
  signer: { sign: async (request: HttpRequest) => request },
}

/** Takes no setting from the environment or from files. Only `session.ts` retries. */
export const sdk = new S3Client({
  region: 'us-east-1',
  endpointProvider: () => ({ url: new URL('https://bucket/') }),
  httpAuthSchemes: [scheme],
  httpAuthSchemeProvider: () => [{ schemeId: scheme.schemeId }],
  authSchemePreference: [],
  requestHandler: { handle },
  retryMode: 'standard',
  maxAttempts: 1,
  defaultsMode: 'standard',
  defaultUserAgentProvider: async () => [['headstart', about.version]],
  userAgentAppId: '',
  // Signatures cover a digest of the body already.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  expectContinueHeader: false,
  ignoreConfiguredEndpointUrls: true,
  followRegionRedirects: false,
  disableS3ExpressSessionAuth: true,
  useArnRegion: false,
  useDualstackEndpoint: false,
  useFipsEndpoint: false,
})
