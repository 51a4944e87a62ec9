/**
 * Gets credentials from profiles with a role, a login or a program, and from web identities, by AWS's SDK through our
 * own HTTP. Loaded only by jobs whose configuration names such a source.
 */
import { fromIni } from '@aws-sdk/credential-provider-ini'
import { fromTokenFile } from '@aws-sdk/credential-provider-web-identity'
import { externalDataInterceptor } from '@smithy/core/config'
import type { AwsCredentialIdentity, HttpRequest, HttpResponse } from '@smithy/types'
import { messageOf } from '../../system/failure.ts'
import { programEnvironment, programPath } from '../../system/program.ts'
import { run } from '../../system/run.ts'
import { environment } from '../../system/runner.ts'
import { mebibyte } from '../../system/units.ts'
import type { TransferFailure } from '../transfer/errors.ts'
import { type Http, readUpTo } from '../transfer/http-contract.ts'
import { lookupMs, shortMs } from '../transfer/timeouts.ts'
import { urlOf } from './address.ts'
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
  return answerFrom(context, (init) => fromIni({ profile, ...init })())
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
  return answerFrom(context, (init) => fromTokenFile({ roleSessionName, ...init })())
}

type ProviderInit = ReturnType<typeof initFor>

function initFor({ http, region }: ProviderContext, signal: AbortSignal) {
  const requestHandler = { handle: (request: HttpRequest) => sendThrough(http, request, signal) }
  const settings = { retryMode: 'standard', maxAttempts: 2, defaultsMode: 'standard' } as const
  const clientConfig = { ...settings, requestHandler, ignoreConfiguredEndpointUrls: true }
  // The last two are for the metadata services of containers and instances.
  return { clientConfig, parentClientConfig: { ...clientConfig, region }, timeout: 1000, maxRetries: 1 }
}

async function answerFrom(
  context: ProviderContext,
  ask: (init: ProviderInit) => Promise<AwsCredentialIdentity>,
): Promise<AwsCredentialIdentity> {
  // A program, or a chain of roles, takes longer than one request.
  const signal = AbortSignal.timeout(lookupMs)
  // The SDK would start a profile's program itself, with all inputs in its environment, and without a limit.
  externalDataInterceptor.interceptToken('exec', (line: string, done: ExecDone) => {
    processOutput(line, signal).then((stdout) => done(null, { stdout }), done)
  })
  try {
    return await ask(initFor(context, signal))
  } catch (error) {
    const why = signal.aborted ? `no answer within ${lookupMs / 1000} seconds` : messageOf(error)
    throw new Error(why.replace(/\n +Deserialization error.*/, '').replace(/\s+/g, ' '))
  }
}

type ExecDone = (error: unknown, result?: { stdout: string }) => void

/** Runs a profile's `credential_process`, which is a line for the shell. */
async function processOutput(line: string, signal: AbortSignal): Promise<string> {
  const [shell, ...args] = process.platform === 'win32' ? ['cmd', '/d', '/s', '/c'] : ['sh', '-c']
  const path = programPath(shell as string)
  const ours = Object.entries(environment()).filter(([name]) => !name.startsWith('INPUT_'))
  const env = { ...Object.fromEntries(ours), ...programEnvironment() }
  const options = { cwd: process.cwd(), env, signal, manner: 'secret question' } as const
  const { stdout } = await run(path, [...args, line], options).catch((error) => {
    throw new Error(messageOf(error).replace(path, 'its credential_process'))
  })
  return stdout.toString()
}

async function sendThrough(
  http: Http,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<{ response: HttpResponse }> {
  const { method, headers: signed, body } = request
  // The HTTP client sets these two.
  const { host: _, 'content-length': __, ...headers } = signed
  const sent = { method, headers, ...(body && { body: [Buffer.from(body)] }), signal, idleMs: shortMs }
  const answer = await http.request(urlOf(request), sent).catch((failure: TransferFailure) => {
    // The SDK repeats a request whose error has this mark.
    throw failure.recover === 'none' ? failure : Object.assign(failure, { $retryable: {} })
  })
  const bytes = await readUpTo(mebibyte, answer.body)
  return { response: { statusCode: answer.status, headers: textsOf(answer.headers), body: bytes } }
}
