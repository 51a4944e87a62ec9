/**
 * Gets credentials from profiles with a role, a login or a program, and from web identities, by AWS's SDK through our
 * own HTTP. Loaded only by jobs whose configuration names such a source.
 */
import { fromIni } from '@aws-sdk/credential-provider-ini'
import { fromTokenFile } from '@aws-sdk/credential-provider-web-identity'
import { externalDataInterceptor } from '@smithy/core/config'
import { buildQueryString } from '@smithy/core/protocols'
import type { AwsCredentialIdentity, HttpRequest, HttpResponse, MetadataBearer } from '@smithy/types'
import { answerOf } from '../../system/detached.ts'
import { messageOf } from '../../system/failure.ts'
import { programPath } from '../../system/program.ts'
import { environment } from '../../system/runner.ts'
import { TransferFailure } from '../transfer/errors.ts'
import { type Http, readUpTo } from '../transfer/http-contract.ts'
import { lookupMs, shortMs } from '../transfer/limits.ts'
import { retry, type Verdict } from '../transfer/retry.ts'
import { textsOf } from './response.ts'

export interface ProviderContext {
  http: Http
  /** The region of the token service, unless a profile names another one. */
  region: string
}

/** @throws Error that says why there are none */
export function credentialsOfProfile(
  profile: string,
  context: ProviderContext,
): Promise<AwsCredentialIdentity> {
  // A program, or a chain of roles, takes longer than one request.
  return attempted(lookupMs, context, (init) => fromIni({ profile, ...init })())
}

/**
 * Exchanges a web identity's token for the credentials of the role in the environment.
 * @param session names the session in AWS's logs
 * @throws Error that says why there are none
 */
export function credentialsOfWebIdentity(
  session: string | undefined,
  context: ProviderContext,
): Promise<AwsCredentialIdentity> {
  const roleSessionName = session || `headstart-${Date.now()}`
  return attempted(shortMs, context, (init) => fromTokenFile({ roleSessionName, ...init })())
}

type ProviderInit = ReturnType<typeof initFor>

function initFor({ http, region }: ProviderContext, signal: AbortSignal) {
  const requestHandler = { handle: (request: HttpRequest) => sendThrough(http, request, signal) }
  // Only `retry` attempts again.
  const settings = { retryMode: 'standard', maxAttempts: 1, defaultsMode: 'standard' } as const
  const clientConfig = { ...settings, requestHandler, ignoreConfiguredEndpointUrls: true }
  // The last two are for the metadata services of containers and instances.
  return { clientConfig, parentClientConfig: { ...clientConfig, region }, timeout: 1000, maxRetries: 1 }
}

async function attempted(
  limitMs: number,
  context: ProviderContext,
  ask: (init: ProviderInit) => Promise<AwsCredentialIdentity>,
): Promise<AwsCredentialIdentity> {
  let limit = AbortSignal.timeout(limitMs)
  const judge = (thrown: unknown): Verdict => {
    const why = limit.aborted ? `no answer within ${limitMs / 1000} seconds` : messageOf(thrown)
    const error = new Error(why.replace(/\n +Deserialization error.*/, '').replace(/\s+/g, ' '))
    const isFinal = limit.aborted || !isRetryable(thrown)
    return { error, failures: isFinal ? Number.POSITIVE_INFINITY : 1, retryAfterMs: 0 }
  }
  const policy = { signal: AbortSignal.timeout(2 * lookupMs), judge, maxFailures: () => 2 }
  return retry(policy, () => {
    limit = AbortSignal.timeout(limitMs)
    const signal = AbortSignal.any([policy.signal, limit])
    // The SDK would start a profile's program itself, with all inputs in its environment, and without a limit.
    externalDataInterceptor.interceptToken('exec', (line: string, done: ExecDone) => {
      outputOf(line, signal).then((stdout) => done(null, { stdout }), done)
    })
    return ask(initFor(context, signal))
  })
}

type ExecDone = (error: unknown, result?: { stdout: string }) => void

function isRetryable(thrown: unknown): boolean {
  if (thrown instanceof TransferFailure) return thrown.recover !== 'none'
  const { name = '', $metadata } = (thrown ?? {}) as Partial<MetadataBearer & Error>
  return ($metadata?.httpStatusCode ?? 0) >= 500 || /^(IDPCommunicationError|Throttling)/.test(name)
}

/** Runs a profile's `credential_process`, which is a line for the shell. */
async function outputOf(line: string, signal: AbortSignal): Promise<string> {
  const [shell, ...args] = process.platform === 'win32' ? ['cmd', '/d', '/s', '/c'] : ['sh', '-c']
  const path = programPath(shell as string)
  const ours = Object.entries(environment()).filter(([name]) => !name.startsWith('INPUT_'))
  const options = { cwd: process.cwd(), env: Object.fromEntries(ours), signal }
  return answerOf({ path, args: [...args, line] }, options).catch((error) => {
    throw new Error(messageOf(error).replace(path, 'its credential_process'))
  })
}

const maxAnswerBytes = 1024 ** 2

async function sendThrough(
  http: Http,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<{ response: HttpResponse }> {
  const { protocol, hostname, port, path, query = {}, method, headers: signed, body } = request
  const search = buildQueryString(query)
  const url = `${protocol}//${hostname}${port ? `:${port}` : ''}${path}${search && `?${search}`}`
  // The HTTP client sets these two.
  const { host: _, 'content-length': __, ...headers } = signed
  const sent = { method, headers, ...(body && { body: [Buffer.from(body)] }), signal }
  const answer = await http.request(url, sent)
  const bytes = await readUpTo(maxAnswerBytes, answer.body)
  return { response: { statusCode: answer.status, headers: textsOf(answer.headers), body: bytes } }
}
