/** The SDK's client for a bucket, replaced when its region or credentials prove wrong. */
import { S3Client } from '@aws-sdk/client-s3'
import type { AwsCredentialIdentity } from '@smithy/types'
import { messageOf } from '../../failure.ts'
import type { S3Inputs } from '../../inputs/s3.ts'
import type { Http } from '../../transfer/http-contract.ts'
import type { StoreOptions } from '../store.ts'
import { type Credentials, chooseCredentials, regionFrom } from './credentials.ts'
import { S3Error } from './errors.ts'
import { handlerOver } from './handler.ts'
import { avoidOddFiles } from './shared-config.ts'

export interface Clients {
  /** The source of the credentials, in words. */
  source: string
  current(): S3Client
  /** Removes the cause of an error if possible. True if the request may be attempted again. */
  recover(failed: S3Client, error: S3Error, thrown: unknown): boolean
}

/** @throws S3Error when there are no credentials */
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
    recover(failed, error, thrown) {
      // Requests that were under way together fail together. The first one recovers for all.
      if (failed !== client) return true
      // The SDK has corrected its clock from the answer.
      if (isClockCorrected(thrown)) return true
      if (error.kind === 'region' && error.region && isReachable(error.region, region)) {
        region = error.region
        tell(`The ${label} is in the region ${region}; set the input region to spare a request.`)
      } else if (error.kind !== 'expired' || !credentials.renewable) return false
      client = newClient()
      return true
    },
  }
}

function masked({ source, get }: Credentials, mask: StoreOptions['mask']) {
  return async (): Promise<AwsCredentialIdentity> => {
    const identity = await get().catch((error) => {
      if (error instanceof S3Error) throw error
      const why = messageOf(error).replace(/\s+/g, ' ')
      throw new S3Error('credentials', `${source} gave no credentials for the bucket: ${why}`)
    })
    checkWriting(identity, source)
    for (const secret of [identity.secretAccessKey, identity.sessionToken]) if (secret) mask(secret)
    return identity
  }
}

// The values become headers, and a refusal of a header does not say why. The usual mistake is an extra line end.
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
  throw new S3Error('credentials', `${why}: correct it`)
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
    // Only the endpoint that was checked here counts.
    ignoreConfiguredEndpointUrls: true,
    // `retry` makes the attempts.
    maxAttempts: 1,
    // Newer SDKs add trailers to chunked bodies and wait for status 100. Not every store accepts that.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
  })
}

function isClockCorrected(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { clockSkewCorrected?: boolean } }
  return $metadata?.clockSkewCorrected ?? false
}

/** True for another region of the same partition, whose hosts have the same ending. */
function isReachable(region: string, from: string): boolean {
  const partition = (name: string) => /^(cn|us-gov|us-iso[a-z]*|eu-iso[a-z]*|eusc)-/.exec(name)?.[1]
  return region !== from && partition(region) === partition(from)
}
