/** The SDK's client for a bucket, replaced when its region or credentials prove wrong. */
import { S3Client } from '@aws-sdk/client-s3'
import { messageOf } from '../../failure.ts'
import type { Http } from '../../transfer/http-contract.ts'
import type { StoreOptions } from '../store.ts'
import { avoidOddFiles, type Credentials, chooseCredentials, regionFrom } from './credentials.ts'
import { S3Error } from './errors.ts'
import { handlerOver } from './http-handler.ts'

const ourOptions = {
  // Only the endpoint that was checked here counts.
  ignoreConfiguredEndpointUrls: true,
  // `retry` makes the attempts.
  maxAttempts: 1,
  // Newer SDKs add trailers to chunked bodies and wait for status 100. Not every store accepts that.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  expectContinueHeader: false,
} as const

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
  const getCredentials = checked(credentials, mask)
  const { endpoint, forcePathStyle } = inputs.s3
  const newClient = (): S3Client =>
    new S3Client({
      region,
      requestHandler: handler,
      credentials: getCredentials,
      ...(endpoint !== '' && { endpoint }),
      forcePathStyle,
      ...ourOptions,
    })
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

/** Masks the secrets, and refuses values that cannot be headers. */
function checked({ source, get }: Credentials, mask: StoreOptions['mask']): Credentials['get'] {
  return async () => {
    const identity = await get().catch((error) => {
      if (error instanceof S3Error) throw error
      const why = messageOf(error).replace(/\s+/g, ' ')
      throw new S3Error('credentials', `${source} gave no credentials for the bucket: ${why}`)
    })
    const { accessKeyId, secretAccessKey, sessionToken = '' } = identity
    const parts = {
      'access key': accessKeyId,
      'secret access key': secretAccessKey,
      'session token': sessionToken,
    }
    for (const [name, value] of Object.entries(parts)) {
      // The usual mistake is an extra line end. The refusal of a header would not say why.
      if (/^[!-~]*$/.test(value)) continue
      const why = `the ${name} from ${source} has characters that none has, such as a space or the end of a line`
      throw new S3Error('credentials', `${why}: correct it`)
    }
    for (const secret of [secretAccessKey, sessionToken]) if (secret) mask(secret)
    return identity
  }
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
