// The runtime token of a job, which says what it may do to the cache.
import type { IncomingHttpHeaders } from 'node:http'

/** By scope; bit 1 is to read, bit 2 is to write. */
export type Permissions = Record<string, number>

export interface Grants {
  /** In the order in which they are searched: the scope to write to comes first. */
  read: string[]
  write: string | undefined
}

/** An unsigned token, because only GitHub could check a signature. */
export function newToken(
  permissions: Permissions,
  { expires = new Date(Date.now() + 6 * 3_600_000) } = {},
): string {
  const ac = Object.entries(permissions).map(([Scope, Permission]) => ({ Scope, Permission }))
  const exp = Math.floor(expires.getTime() / 1000)
  const claims = { ac: JSON.stringify(ac), exp, repository_id: '1' }
  return [{ alg: 'none', typ: 'JWT' }, claims, {}].map(encoded).join('.')
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

interface Claims {
  ac: string
  exp: number
}

/** Undefined where there is no token, or none that is good. */
export function grantsOf({ authorization = '' }: IncomingHttpHeaders): Grants | undefined {
  const claims = claimsOf(authorization)
  if (!claims || claims.exp * 1000 < Date.now()) return undefined
  const all = JSON.parse(claims.ac) as { Scope: string; Permission: number }[]
  const write = all.find(({ Permission }) => Permission & 2)?.Scope
  const read = all.filter(({ Permission }) => Permission & 1).map(({ Scope }) => Scope)
  return { read: read.sort((a, b) => Number(b === write) - Number(a === write)), write }
}

function claimsOf(authorization: string): Claims | undefined {
  const [, claims = ''] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization) ?? []
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims
  } catch {
    return undefined // a placeholder, as runners without a cache service hand them out
  }
}
