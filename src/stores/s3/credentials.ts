/** Where the keys to a bucket come from: the inputs, else what the environment offers. */
import { fromHttp } from '@aws-sdk/credential-provider-http'
import { fromTokenFile } from '@aws-sdk/credential-provider-web-identity'
import { loadSharedConfigFiles } from '@smithy/core/config'
import { fromInstanceMetadata } from '@smithy/credential-provider-imds'
import type { AwsCredentialIdentity } from '@smithy/types'
import { isAws, type S3Inputs } from '../../inputs/s3.ts'
import { S3Error } from './errors.ts'
import type { SdkHandler } from './handler.ts'
import { checkTokenFile } from './shared-config.ts'

export interface Credentials {
  /** Where they are from, in words. */
  source: string
  /** Whether asking again may give other ones. */
  renewable: boolean
  /** @throws whatever the source does */
  get(): Promise<AwsCredentialIdentity>
}

export interface Surroundings {
  region: string
  handler: SdkHandler
}

/**
 * Chooses by what is configured, without asking anybody, so that no source is used that nobody meant. The machine's
 * metadata service comes last, and only for AWS.
 * @throws S3Error when there is nothing to choose
 */
export async function chooseCredentials(inputs: S3Inputs, surroundings: Surroundings): Promise<Credentials> {
  const { region, handler } = surroundings
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
    const clientConfig = {
      region,
      requestHandler: handler,
      maxAttempts: 2,
      ignoreConfiguredEndpointUrls: true,
    }
    const ask = fromTokenFile({ clientConfig })
    return {
      source: 'web identity',
      renewable: true,
      async get() {
        checkTokenFile('AWS_WEB_IDENTITY_TOKEN_FILE')
        return ask()
      },
    }
  }
  if (env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI || env.AWS_CONTAINER_CREDENTIALS_FULL_URI) {
    const ask = fromHttp({ timeout: 1000, maxRetries: 1 })
    return {
      source: 'the container',
      renewable: true,
      async get() {
        checkTokenFile('AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE')
        return ask()
      },
    }
  }
  if (isAws(inputs.endpoint) && env.AWS_EC2_METADATA_DISABLED !== 'true') {
    return { source: 'the instance metadata service', renewable: true, get: fromMetadata }
  }
  throw noCredentials()
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

// Only keys as such; profiles that lead to a login or a role need more of the SDK than a cache should carry.
async function keysOfProfile(name: string): Promise<Keys | undefined> {
  const { credentialsFile, configFile } = await loadSharedConfigFiles()
  const profile = { ...configFile[name], ...credentialsFile[name] }
  const { aws_access_key_id, aws_secret_access_key, aws_session_token = '' } = profile
  if (!aws_access_key_id || !aws_secret_access_key) return undefined
  return {
    accessKeyId: aws_access_key_id,
    secretAccessKey: aws_secret_access_key,
    sessionToken: aws_session_token,
  }
}

const metadataLimitMs = 1000

// Elsewhere than on AWS nobody answers at its address, and packets may vanish.
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
