/** The SDK's client for a bucket, made anew when what it was made of proves wrong. */
import { S3Client } from '@aws-sdk/client-s3'
import type { AwsCredentialIdentity } from '@smithy/types'
import { messageOf } from '../../failure.ts'
import type { S3Inputs } from '../../inputs/s3.ts'
import type { Http } from '../../transfer/http.ts'
import type { StoreOptions } from '../store.ts'
import { type Credentials, chooseCredentials, regionFrom } from './credentials.ts'
import { handlerOver } from './handler.ts'
import { avoidOddFiles } from './shared-config.ts'
import { S3Trouble } from './trouble.ts'

export interface Clients {
  /** Where the credentials are from, in words. */
  source: string
  current(): S3Client
  /** Takes away the cause of trouble with a client, if that can be done: whoever had it may ask again. */
  mend(failed: S3Client, trouble: S3Trouble, error: unknown): boolean
}

/** @throws S3Trouble when there are no credentials */
export async function newClients(options: StoreOptions, label: string, http: Http): Promise<Clients> {
  const { inputs, tell, mask } = options
  avoidOddFiles(tell)
  const handler = handlerOver(http)
  let region = regionFrom(inputs.s3)
  const credentials = await chooseCredentials(inputs.s3, { region, handler })
  const provider = masked(credentials, mask)
  const newClient = (): S3Client =>
    clientOf(inputs.s3, { region, requestHandler: handler, credentials: provider })
  let client = newClient()
  tell(`Credentials for the ${label}: from ${credentials.source}`)
  return {
    source: credentials.source,
    current: () => client,
    mend(failed, trouble, error) {
      // Requests that were under way together fail together; the first one mends for all.
      if (failed !== client) return true
      // The SDK has learned the time from the answer.
      if (isClockCorrected(error)) return true
      if (trouble.kind === 'region' && trouble.region && isReachable(trouble.region, region)) {
        region = trouble.region
        tell(`The ${label} is in the region ${region}; set the input region to spare a request.`)
      } else if (trouble.kind !== 'expired' || !credentials.renewable) return false
      client = newClient()
      return true
    },
  }
}

function masked({ source, get }: Credentials, mask: StoreOptions['mask']) {
  return async (): Promise<AwsCredentialIdentity> => {
    const identity = await get().catch((error) => {
      if (error instanceof S3Trouble) throw error
      const why = messageOf(error).replace(/\s+/g, ' ')
      throw new S3Trouble('credentials', `${source} gave no credentials for the bucket: ${why}`)
    })
    checkWriting(identity, source)
    for (const secret of [identity.secretAccessKey, identity.sessionToken]) if (secret) mask(secret)
    return identity
  }
}

// They become headers, and whoever refuses those would not say why. A line end too much is the usual mistake.
function checkWriting(
  { accessKeyId, secretAccessKey, sessionToken = '' }: AwsCredentialIdentity,
  source: string,
): void {
  const parts = {
    'access key': accessKeyId,
    'secret access key': secretAccessKey,
    'session token': sessionToken,
  }
  const wrong = Object.entries(parts).find(([, value]) => !/^[!-~]*$/.test(value))
  if (!wrong) return
  const why = `the ${wrong[0]} from ${source} has characters that none has, such as a space or the end of a line`
  throw new S3Trouble('credentials', `${why}: correct it`)
}

type ClientOptions = Pick<
  NonNullable<ConstructorParameters<typeof S3Client>[0]>,
  'region' | 'requestHandler' | 'credentials'
>

function clientOf({ endpoint, forcePathStyle }: S3Inputs, options: ClientOptions): S3Client {
  return new S3Client({
    ...options,
    ...(endpoint !== '' && { endpoint }),
    forcePathStyle,
    // Nothing is taken from elsewhere that was not checked here.
    ignoreConfiguredEndpointUrls: true,
    // The attempts are ours.
    maxAttempts: 1,
    // Not every store takes what newer SDKs add: trailers in chunked bodies, waiting for 100.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
  })
}

function isClockCorrected(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { clockSkewCorrected?: boolean } }
  return $metadata?.clockSkewCorrected ?? false
}

/** Another region of the same partition: requests then go to hosts that end as those before. */
function isReachable(region: string, from: string): boolean {
  const partition = (name: string) => /^(cn|us-gov|us-iso[a-z]*|eu-iso[a-z]*|eusc)-/.exec(name)?.[1]
  return region !== from && partition(region) === partition(from)
}
