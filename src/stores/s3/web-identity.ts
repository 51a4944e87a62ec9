/** Exchanges the token of a web identity for the credentials of a role. */
import { readFile } from 'node:fs/promises'
import type { AwsCredentialIdentity } from '@smithy/types'
import { TransferFailure } from '../transfer/errors.ts'
import type { Http } from '../transfer/http-contract.ts'
import { lookupMs, shortMs } from '../transfer/limits.ts'
import { retry, type Verdict } from '../transfer/retry.ts'
import { awsOrigin } from './address.ts'
import { ErrorResponse, noAnswerError } from './errors.ts'
import { elementIn, receive, rootOf, textIn } from './response.ts'

interface WebIdentity {
  http: Http
  region: string
  /** The ARN of the role. */
  role: string
  /** Names the session in AWS's logs. */
  session: string | undefined
  tokenFile: string
}

/** https://docs.aws.amazon.com/STS/latest/APIReference/API_AssumeRoleWithWebIdentity.html */
export async function assumeRole(identity: WebIdentity): Promise<AwsCredentialIdentity> {
  const { http, region, role, session, tokenFile } = identity
  const form = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: role,
    RoleSessionName: session || `headstart-${Date.now()}`,
    WebIdentityToken: await readFile(tokenFile, 'utf8'),
  })
  const origin = awsOrigin('sts', region)
  const judge = (thrown: unknown): Verdict => ({
    error: (thrown as Error | undefined) ?? noAnswerError(new URL(origin).host, shortMs),
    recovery: isRetryable(thrown) ? 'retryable' : 'final',
    retryAfterMs: 0,
  })
  const policy = { signal: AbortSignal.timeout(lookupMs), limitMs: shortMs, judge, maxFailures: () => 2 }
  const request = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const answer = await retry(policy, ({ signal }) =>
    receive(http, `${origin}/`, { ...request, body: [Buffer.from(form.toString())], signal }),
  )
  const result = elementIn(
    rootOf(answer, 'AssumeRoleWithWebIdentityResponse'),
    'AssumeRoleWithWebIdentityResult',
  )
  const given = elementIn(result, 'Credentials')
  const [accessKeyId, secretAccessKey] = [textIn(given, 'AccessKeyId'), textIn(given, 'SecretAccessKey')]
  if (!accessKeyId || !secretAccessKey) throw new Error('the answer has no keys')
  const expiration = new Date(textIn(given, 'Expiration') ?? '')
  const sessionToken = textIn(given, 'SessionToken') ?? ''
  return { accessKeyId, secretAccessKey, sessionToken, expiration }
}

function isRetryable(thrown: unknown): boolean {
  if (thrown instanceof TransferFailure) return thrown.recover !== 'none'
  if (!(thrown instanceof ErrorResponse)) return false
  return thrown.status >= 500 || ['IDPCommunicationError', 'Throttling'].includes(thrown.code)
}
