// Signs requests to Azure's blob storage in their URLs, so that any HTTP client can send them.
import { createHmac } from 'node:crypto'

export interface Container {
  origin: string
  account: string
  /** In base64. */
  key: string
  container: string
}

export interface Unsigned {
  blob: string
  /** Of `r`, `c`, `w` and `d`, in Azure's order: `rcwd`. */
  permissions: string
  expires: Date
}

const version = '2021-12-02'

/** https://learn.microsoft.com/rest/api/storageservices/create-service-sas */
export function blobUrl(container: Container, { blob, permissions, expires }: Unsigned): string {
  const time = expires.toISOString()
  const name = `/blob/${container.account}/${container.container}/${blob}`
  const unused = Array(7).fill('')
  const signature = sign(container.key, [permissions, '', time, name, '', '', '', version, 'b', ...unused])
  const query = { sv: version, sr: 'b', sp: permissions, se: time, sig: signature }
  return `${base(container)}/${container.container}/${blob}?${new URLSearchParams(query)}`
}

/**
 * To PUT once, which makes the container.
 * https://learn.microsoft.com/rest/api/storageservices/create-account-sas
 */
export function containerUrl(container: Container): string {
  const time = new Date(Date.now() + 60_000).toISOString()
  const signature = sign(container.key, [container.account, 'c', 'b', 'c', '', time, '', '', version, '', ''])
  const query = { restype: 'container', sv: version, ss: 'b', srt: 'c', sp: 'c', se: time, sig: signature }
  return `${base(container)}/${container.container}?${new URLSearchParams(query)}`
}

function sign(key: string, fields: string[]): string {
  return createHmac('sha256', Buffer.from(key, 'base64')).update(fields.join('\n')).digest('base64')
}

/** An origin under the name that Azure gives an account; it leads somewhere only for those who are told where. */
export function azureOrigin({ account }: Pick<Container, 'account'>, origin: string): string {
  return `http://${account}.blob.core.windows.net:${new URL(origin).port}`
}

// Under its own name an account is not in the path.
function base({ origin, account }: Container): string {
  return new URL(origin).hostname.startsWith(`${account}.`) ? origin : `${origin}/${account}`
}
