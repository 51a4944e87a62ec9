/** The issuer of the runner's OIDC tokens: asks for tokens, and gets the keys that verify them. */
import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { sha256 } from '../entry/digest.ts'
import { checkOwnDirectory, makeOwnDirectories, readOwnFile } from '../system/disk/ownership.ts'
import { awaitedLater, messageOf } from '../system/failure.ts'
import { onceInStep } from '../system/memoized.ts'
import * as runner from '../system/runner.ts'
import { type IdTokenService, idTokenService, serverUrl } from '../system/runner-services.ts'

/**
 * The issuer of this server's tokens.
 * https://docs.github.com/en/enterprise-cloud@latest/actions/reference/security/oidc
 */
export function issuerOf(server = serverUrl()): string {
  const { protocol, host, hostname, origin } = new URL(server)
  if (protocol !== 'https:') throw new Error(`tokens need https, and GITHUB_SERVER_URL is ${server}`)
  if (host === 'github.com') return 'https://token.actions.githubusercontent.com'
  return hostname.endsWith('.ghe.com') ? `https://token.actions.${host}` : `${origin}/_services/token`
}

/** @throws Error that says why there is none */
export async function requestToken(audience: string, signal: AbortSignal): Promise<string> {
  const { url, token } = idTokenService() as IdTokenService
  const target = new URL(url)
  target.searchParams.set('audience', audience)
  const text = await get(target.href, { authorization: `Bearer ${token}` }, signal)
  const { value } = JSON.parse(text) as { value: string }
  // The entry has the token, but no log needs it.
  runner.mask(value)
  return value
}

type Keys = JWTVerifyGetKey

const dayMs = 24 * 60 * 60 * 1000
const longestFetchMs = 15_000

/**
 * The issuer's keys, at most a day old. The first call starts to get them. An unknown key is looked for once more. (jose's
 * own remote keys need Node's `Headers`, which take 50 ms to load.)
 */
export function issuerKeys(signal: AbortSignal): Keys {
  return onceInStep('keys of the issuer', signal, () => openKeys(issuerOf(), signal))
}

function openKeys(issuer: string, signal: AbortSignal): Keys {
  const file = keyFile(issuer)
  const fetched = async (): Promise<Keys> => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(longestFetchMs)])
    const jwks = JSON.parse(await get(`${issuer}/.well-known/jwks`, {}, limited)) as JSONWebKeySet
    const keys = createLocalJWKSet(jwks)
    await file.write({ fetchedAt: Date.now(), jwks })
    return keys
  }
  const known = file
    .read()
    .then((kept) => kept && createLocalJWKSet(kept.jwks))
    .catch(() => undefined)
  const first = awaitedLater(known.then((keys) => keys ?? fetched()))
  return async (header, token) => {
    const keys = await first
    try {
      return await keys(header, token)
    } catch (error) {
      const isNew = (await known) === undefined
      if (isNew || !(error instanceof errors.JWKSNoMatchingKey)) throw error
      return (await fetched())(header, token)
    }
  }
}

interface KeptKeys {
  /** In milliseconds since 1970. */
  fetchedAt: number
  jwks: JSONWebKeySet
}

const maxKeyFileBytes = 256 * 1024

/**
 * Keeps the keys for later steps and jobs of this machine. Only this user can write there; a program of this user could
 * replace Headstart itself.
 */
function keyFile(issuer: string) {
  const root = runner.cacheDir()
  const dir = join(root, 'headstart-issuers')
  const path = join(dir, `${sha256(Buffer.from(issuer)).toString('hex')}.json`)
  const orLog = (error: unknown): undefined =>
    runner.debug(`Keys of ${issuer} in ${dir}: ${messageOf(error)}`) as undefined
  const read = async (): Promise<KeptKeys | undefined> => {
    await checkOwnDirectory(dir)
    const kept = JSON.parse(String(readOwnFile(path, maxKeyFileBytes))) as KeptKeys
    const ageMs = Date.now() - kept.fetchedAt
    // A clock that was set back must not keep keys for longer.
    return ageMs >= 0 && ageMs < dayMs ? kept : undefined
  }
  const write = async (kept: KeptKeys): Promise<void> => {
    await makeOwnDirectories(root, dir)
    const draft = `${path}.${randomUUID()}`
    await writeFile(draft, JSON.stringify(kept), { mode: 0o600, flag: 'wx' })
    await rename(draft, path).finally(() => rm(draft, { force: true }))
  }
  return { read: () => read().catch(orLog), write: (kept: KeptKeys) => write(kept).catch(orLog) }
}

/** @throws Error unless the answer is 200 */
async function get(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<string> {
  // Jobs that know the keys, and have a store on this host, send no request.
  const { sendRequest } = await import('../stores/github/requests.ts')
  const { openHttp } = await import('../stores/transfer/http.ts')
  const http = openHttp({ connections: 1 })
  try {
    const { status, text } = await sendRequest(http, { method: 'GET', url, headers, signal })
    if (status !== 200) throw new Error(`${new URL(url).origin} answers ${status}`)
    return text
  } finally {
    await http.close()
  }
}
