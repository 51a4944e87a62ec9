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
  const open = (): Client =>
    newClient({ http, url: bucketUrl(inputs.s3, region), region, credentials, clockOffsetMs, onTime })
  const onTime = (serverMs: number): void => {
    const offsetMs = serverMs - Date.now()
    if (Math.abs(offsetMs - clockOffsetMs) < maxSkewMs) return
    clockOffsetMs = offsetMs
    client = open()
  }
  let client = open()
  tell(`Credentials for the ${label}: from ${chosen.source}`)
  return {
    source: chosen.source,
    current: () => client,
    recover(failed, error) {
      // Requests that were under way together fail together. The first one recovers for all.
      if (failed !== client) return true
      const named = error.kind === 'region' && error.hints.region
      if (named && isReachable(named, region)) {
        region = named
        tell(`The ${label} is in the region ${region}; set the input \`region\` to spare a request.`)
      } else if (error.kind === 'expired' && chosen.renewable) credentials = remembered(getCredentials)
      else return false
      client = open()
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
      const advice = 'correct its configuration, or give the inputs `access-key-id` and `secret-access-key`'
      throw new S3Error('credentials', `${source} gave no credentials for the bucket (${why}): ${advice}`)
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
}

// How long before they expire credentials are replaced.
const renewalMs = 5 * 60_000

/** Shares credentials between all requests. Gets new ones after a failure, and before the old ones expire. */
function remembered(get: Credentials['get']): Credentials['get'] {
  let latest: ReturnType<Credentials['get']> | undefined
  let renewAtMs = Number.POSITIVE_INFINITY
  const renew = async (): ReturnType<Credentials['get']> => {
    const identity = await get()
    if (identity.expiration) renewAtMs = identity.expiration.getTime() - renewalMs
    return identity
  }
  return () => {
    if (Date.now() > renewAtMs) [latest, renewAtMs] = [undefined, Number.POSITIVE_INFINITY]
    latest ??= renew().catch((error) => {
      latest = undefined
      throw error
    })
    return latest
  }
}
