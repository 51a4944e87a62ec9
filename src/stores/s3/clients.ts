/** The client for a bucket, replaced when its region, clock or credentials prove wrong. */
import { messageOf } from '../../system/failure.ts'
import type { StoreOptions } from '../store.ts'
import type { Http } from '../transfer/http-contract.ts'
import { bucketUrl, isReachable } from './address.ts'
import { type Client, newClient } from './client.ts'
import { avoidOddFiles, type Credentials, chooseCredentials, regionFrom } from './credentials.ts'
import { S3Error } from './errors.ts'

export interface Clients {
  /** The source of the credentials, in words. */
  source: string
  current(): Client
  /** Removes the cause of an error if possible. True if the request may be attempted again. */
  recover(failed: Client, error: S3Error): boolean
}

// S3 accepts up to 15 minutes.
const maxSkewMs = 4 * 60_000

/** @throws S3Error when there are no credentials */
export async function newClients(options: StoreOptions, label: string, http: Http): Promise<Clients> {
  const { inputs, tell, mask } = options
  avoidOddFiles(tell)
  let region = regionFrom(inputs.s3)
  let clockOffsetMs = 0
  const chosen = await chooseCredentials(inputs.s3, { region, http })
  const getCredentials = checked(chosen, mask)
  let credentials = remembered(getCredentials)
  const onTime = (serverMs: number): void => {
    const offsetMs = serverMs - Date.now()
    if (Math.abs(offsetMs - clockOffsetMs) < maxSkewMs) return
    clockOffsetMs = offsetMs
    replace()
  }
  const open = (): Client =>
    newClient({ http, url: bucketUrl(inputs.s3, region), region, credentials, clockOffsetMs, onTime })
  let client = open()
  const replace = (): void => {
    client = open()
  }
  tell(`Credentials for the ${label}: from ${chosen.source}`)
  return {
    source: chosen.source,
    current: () => client,
    recover(failed, error) {
      // Requests that were under way together fail together. The first one recovers for all.
      if (failed !== client) return true
      if (error.kind === 'region' && error.region && isReachable(error.region, region)) {
        region = error.region
        tell(`The ${label} is in the region ${region}; set the input region to spare a request.`)
      } else if (error.kind === 'expired' && chosen.renewable) credentials = remembered(getCredentials)
      else return false
      replace()
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
      const advice = 'correct its configuration, or give the inputs access-key-id and secret-access-key'
      throw new S3Error('credentials', `${source} gave no credentials for the bucket (${why}): ${advice}`)
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

// New credentials are requested so long before the old ones expire.
const renewalMs = 5 * 60_000

/** Requests credentials once for all requests, and again when they are about to expire or could not be had. */
function remembered(get: Credentials['get']): Credentials['get'] {
  let asked: ReturnType<Credentials['get']> | undefined
  let goodUntilMs = Number.POSITIVE_INFINITY
  const ask = async (): ReturnType<Credentials['get']> => {
    const identity = await get()
    if (identity.expiration) goodUntilMs = identity.expiration.getTime() - renewalMs
    return identity
  }
  return () => {
    if (Date.now() > goodUntilMs) [asked, goodUntilMs] = [undefined, Number.POSITIVE_INFINITY]
    asked ??= ask().catch((error) => {
      asked = undefined
      throw error
    })
    return asked
  }
}
