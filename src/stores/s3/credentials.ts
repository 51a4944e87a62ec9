/** Chooses the source of the credentials for a bucket: the inputs, else the environment. */
import { statSync } from 'node:fs'
import { devNull } from 'node:os'
import { join } from 'node:path'
import type { AwsCredentialIdentity } from '@smithy/types'
import { isAws, type S3Inputs, type S3Keys } from '../../inputs/s3.ts'
import { orAborted } from '../../system/abort.ts'
import { messageOf, orUndefined } from '../../system/failure.ts'
import { homeDirectory } from '../../system/home.ts'
import type { StoreOptions } from '../store.ts'
import { S3Error } from './errors.ts'
import type { ProviderContext } from './providers.ts'

export interface Credentials {
  /** The source of the credentials, in words. */
  source: string
  /** Whether another request may give other credentials. */
  renewable: boolean
  /** @throws what the source throws */
  get(): Promise<AwsCredentialIdentity>
}

/**
 * Chooses by the configuration alone, without a request, so that no source is used by accident. The machine's metadata
 * service comes last, and only for AWS.
 * @throws S3Error if there is no source
 */
export async function chooseCredentials(inputs: S3Inputs, context: ProviderContext): Promise<Credentials> {
  const { env } = process
  if (inputs.credentials) return constant('the inputs', inputs.credentials)
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (accessKeyId && secretAccessKey) {
    const sessionToken = env.AWS_SESSION_TOKEN || undefined
    return constant('the environment', { accessKeyId, secretAccessKey, sessionToken })
  }
  const profile = await profileFor(context)
  if (profile) return profile
  if (env.AWS_WEB_IDENTITY_TOKEN_FILE && env.AWS_ROLE_ARN) {
    const { credentialsOfWebIdentity } = await import('./providers.ts')
    const ask = () => credentialsOfWebIdentity(env.AWS_ROLE_SESSION_NAME, context)
    return byToken('web identity', 'AWS_WEB_IDENTITY_TOKEN_FILE', ask)
  }
  if (env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI || env.AWS_CONTAINER_CREDENTIALS_FULL_URI) {
    const { fromHttp } = await import('@aws-sdk/credential-provider-http')
    const ask = fromHttp({ timeout: 1000, maxRetries: 1 })
    return byToken('the container', 'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE', ask)
  }
  if (isAws(inputs.endpoint) && env.AWS_EC2_METADATA_DISABLED !== 'true') {
    return { source: 'the instance metadata service', renewable: true, get: fromMetadata }
  }
  throw noCredentials()
}

function byToken(source: string, variable: string, ask: Credentials['get']): Credentials {
  const check = async (): Promise<void> => checkTokenFile(variable, process.env[variable])
  return { source, renewable: true, get: () => check().then(ask) }
}

function constant(source: string, { sessionToken, ...keys }: S3Keys): Credentials {
  const identity = { ...keys, ...(sessionToken !== undefined && { sessionToken }) }
  return { source, renewable: false, get: async () => identity }
}

/** Masks the secrets, and refuses values that cannot be headers. */
export function checkedCredentials(
  { source, get, ...more }: Credentials,
  mask: StoreOptions['mask'],
): Credentials {
  const getChecked = async (): Promise<AwsCredentialIdentity> => {
    const identity = await get().catch((error) => {
      if (error instanceof S3Error) throw error
      const why = messageOf(error).replace(/\s+/g, ' ')
      const advice = 'correct its configuration, or give the inputs `access-key-id` and `secret-access-key`'
      throw new S3Error('no credentials', `${source} gave no credentials for the bucket (${why}): ${advice}`)
    })
    const { accessKeyId: id, secretAccessKey: secret, sessionToken: token = '' } = identity
    const parts = { 'access key': id, 'secret access key': secret, 'session token': token }
    for (const [name, value] of Object.entries(parts)) {
      // The usual mistake is a line end. The refusal of a header would not say why.
      if (/^[!-~]*$/.test(value)) continue
      const why = `the ${name} from ${source} has characters that none has, such as a space or the end of a line`
      throw new S3Error('credentials', `${why}: correct it`)
    }
    for (const value of [secret, token]) if (value) mask(value)
    return identity
  }
  return { source, get: getChecked, ...more }
}

// The settings of a profile that name a source of credentials.
const ofSource =
  /^(aws_(access_key_id|secret_access_key)|role_arn|source_profile|credential_(source|process)|web_identity_token_file|sso_\w+|login_session)$/

/**
 * The credentials of the profile in AWS_PROFILE, else of the default profile if it has a source.
 * @throws S3Error if AWS_PROFILE has no source. Another source would be another identity.
 */
async function profileFor(context: ProviderContext): Promise<Credentials | undefined> {
  const { AWS_PROFILE } = process.env
  const name = AWS_PROFILE || 'default'
  const { parseKnownFiles } = await import('@smithy/core/config')
  const profiles = await parseKnownFiles({})
  const profile = profiles[name] ?? {}
  const settings = Object.keys(profile).filter((setting) => ofSource.test(setting))
  const source = `the profile ${name}`
  if (settings.length === 0) {
    if (!AWS_PROFILE) return undefined
    const message = `AWS_PROFILE is ${name}, and the AWS configuration has no credentials for this profile`
    throw new S3Error('credentials', `${message}: correct the profile, or unset AWS_PROFILE`)
  }
  const { aws_access_key_id: accessKeyId, aws_secret_access_key: secretAccessKey } = profile
  if (accessKeyId && secretAccessKey && settings.length === 2) {
    const sessionToken = profile.aws_session_token || undefined
    return constant(source, { accessKeyId, secretAccessKey, sessionToken })
  }
  // The SDK follows `source_profile` to further profiles, and refuses a circle of them.
  const chain = new Set<string>()
  for (let next: string | undefined = name; next && !chain.has(next); next = profiles[next]?.source_profile) {
    chain.add(next)
    checkTokenFile('web_identity_token_file', profiles[next]?.web_identity_token_file)
  }
  const { credentialsOfProfile } = await import('./providers.ts')
  return { source, renewable: true, get: () => credentialsOfProfile(name, context) }
}

const metadataLimitMs = 1000

// Outside AWS no machine has the address of this service, and packets to it may vanish.
async function fromMetadata(): Promise<AwsCredentialIdentity> {
  const { fromInstanceMetadata } = await import('@smithy/credential-provider-imds')
  const asked = fromInstanceMetadata({ timeout: metadataLimitMs, maxRetries: 0 })()
  return orAborted(asked, AbortSignal.timeout(metadataLimitMs)).catch(() => {
    throw noCredentials()
  })
}

function noCredentials(): S3Error {
  const advice =
    'give the inputs `access-key-id` and `secret-access-key`, or run aws-actions/configure-aws-credentials'
  return new S3Error('no credentials', `there are no credentials for the bucket: ${advice} before`)
}

/** The region to start with. If it is wrong, S3 names the right one. */
export function regionFrom({ region }: S3Inputs): string {
  const { AWS_REGION, AWS_DEFAULT_REGION } = process.env
  return region || AWS_REGION || AWS_DEFAULT_REGION || 'us-east-1'
}

const mostSettingsBytes = 1024 * 1024

/**
 * Replaces files of the AWS configuration that are not regular or too large by an empty file. The SDK opens every file,
 * and would wait forever for a FIFO's writer.
 */
export function avoidOddFiles(tell: (line: string) => void): void {
  const { env } = process
  const home = env.HOME || env.USERPROFILE || homeDirectory() || '/'
  // Where neither variable names a home, the SDK throws an error for a user without one.
  if (!env.HOME) env.USERPROFILE = home
  for (const [variable, name] of [
    ['AWS_CONFIG_FILE', 'config'],
    ['AWS_SHARED_CREDENTIALS_FILE', 'credentials'],
  ] as const) {
    const path = (env[variable] || join(home, '.aws', name)).replace(/^~\//, `${home}/`)
    if (path === devNull || isReadable(path)) continue
    tell(`${path} is ignored: it is no regular file of at most 1 MiB`)
    env[variable] = devNull
  }
}

/** @throws S3Error if the setting names a file that is not regular, or too large */
function checkTokenFile(setting: string, path: string | undefined): void {
  if (!path || isReadable(path)) return
  throw new S3Error('credentials', `${setting} is ${path}, which is no regular file of at most 1 MiB`)
}

/** True also for a missing file, which the SDK handles. */
function isReadable(path: string): boolean {
  const stat = orUndefined(() => statSync(path))
  return !stat || (stat.isFile() && stat.size <= mostSettingsBytes)
}
