/** Where the keys to a bucket come from: the inputs, else the environment. */
import { fromHttp } from '@aws-sdk/credential-provider-http'
import { fromTokenFile } from '@aws-sdk/credential-provider-web-identity'
import { loadSharedConfigFiles } from '@smithy/core/config'
import { fromInstanceMetadata } from '@smithy/credential-provider-imds'
import type { AwsCredentialIdentity } from '@smithy/types'
import { isAws, type S3Inputs } from '../../inputs/s3.ts'
import { S3Error } from './errors.ts'
import type { SdkHandler } from './handler.ts'
import { checkTokenFile, type TokenVariable } from './shared-config.ts'

export interface Credentials {
  /** Where they are from, in words. */
  source: string
  /** Whether asking again may give other ones. */
  renewable: boolean
  /** @throws what the source throws */
  get(): Promise<AwsCredentialIdentity>
}

export interface CredentialOptions {
  region: string
  handler: SdkHandler
}

/**
 * Chooses by the configuration alone, without a request, so that no source is used by accident. The machine's metadata
 * service comes last, and only for AWS.
 * @throws S3Error when there is nothing to choose
 */
export async function chooseCredentials(inputs: S3Inputs, options: CredentialOptions): Promise<Credentials> {
  const { env } = process
  const { accessKeyId, secretAccessKey, sessionToken } = inputs
  if (accessKeyId !== '') return constant('the inputs', { accessKeyId, secretAccessKey, sessionToken })
  if (env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY) {
    return constant('the environment', {
      accessKeyId: env.AWS_ACCESS_KEY_ID,
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
      sessionToken: env.AWS_SESSION_TOKEN ?? '',
    })
  }
  const profile = await keysOfProfile(env.AWS_PROFILE ?? 'default')
  if (profile) return constant(`the profile ${env.AWS_PROFILE ?? 'default'}`, profile)
  if (env.AWS_WEB_IDENTITY_TOKEN_FILE && env.AWS_ROLE_ARN) {
    const { region, handler: requestHandler } = options
    const clientConfig = { region, requestHandler, maxAttempts: 2, ignoreConfiguredEndpointUrls: true }
    return byToken('web identity', 'AWS_WEB_IDENTITY_TOKEN_FILE', fromTokenFile({ clientConfig }))
  }
  if (env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI || env.AWS_CONTAINER_CREDENTIALS_FULL_URI) {
    const ask = fromHttp({ timeout: 1000, maxRetries: 1 })
    return byToken('the container', 'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE', ask)
  }
  if (isAws(inputs.endpoint) && env.AWS_EC2_METADATA_DISABLED !== 'true') {
    return { source: 'the instance metadata service', renewable: true, get: fromMetadata }
  }
  throw noCredentials()
}

function byToken(source: string, variable: TokenVariable, ask: Credentials['get']): Credentials {
  const get = async (): Promise<AwsCredentialIdentity> => {
    checkTokenFile(variable)
    return ask()
  }
  return { source, renewable: true, get }
}

interface Keys {
  accessKeyId: string
  secretAccessKey: string
  /** Empty for keys that do not expire. */
  sessionToken: string
}

function constant(source: string, { accessKeyId, secretAccessKey, sessionToken }: Keys): Credentials {
  const identity = { accessKeyId, secretAccessKey, ...(sessionToken !== '' && { sessionToken }) }
  return { source, renewable: false, get: async () => identity }
}

// Profiles with a login or a role are not supported: they would need much more of the SDK.
async function keysOfProfile(name: string): Promise<Keys | undefined> {
  const { credentialsFile, configFile } = await loadSharedConfigFiles()
  const profile = { ...configFile[name], ...credentialsFile[name] }
  const { aws_access_key_id: accessKeyId, aws_secret_access_key: secretAccessKey } = profile
  if (!accessKeyId || !secretAccessKey) return undefined
  return { accessKeyId, secretAccessKey, sessionToken: profile.aws_session_token ?? '' }
}

const metadataLimitMs = 1000

// Outside AWS no machine has the address of this service, and packets to it may vanish.
async function fromMetadata(): Promise<AwsCredentialIdentity> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('it does not answer')), metadataLimitMs)
  const asked = fromInstanceMetadata({ timeout: metadataLimitMs, maxRetries: 0 })()
  try {
    return await Promise.race([asked, late.promise])
  } catch {
    throw noCredentials()
  } finally {
    clearTimeout(timer)
  }
}

function noCredentials(): S3Error {
  const where =
    'give the inputs access-key-id and secret-access-key, or run aws-actions/configure-aws-credentials before'
  return new S3Error('credentials', `there are no credentials for the bucket: ${where}`)
}

/** The region to start with: S3 names the right one where this is wrong. */
export function regionFrom({ region }: S3Inputs): string {
  const { AWS_REGION, AWS_DEFAULT_REGION } = process.env
  return region || AWS_REGION || AWS_DEFAULT_REGION || 'us-east-1'
}
