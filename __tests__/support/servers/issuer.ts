// Stands in for GitHub's issuer of OIDC tokens, also under its own name: TLS with a certificate of the test, and a proxy
// that leads there.
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type Certificate, newCertificate } from './certificate.ts'
import type { Stoppable } from './supervised.ts'

export const githubIssuer = 'https://token.actions.githubusercontent.com'

export interface SigningKey {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
}

export type TokenClaims = Record<string, unknown>

export interface Issuer extends Stoppable {
  certificate: Certificate
  /** Of a server of one's own, such as GitHub Enterprise Server. */
  origin: string
  key: SigningKey
  /** May be changed at any time. */
  published: SigningKey[]
  /** What the issuer answers instead of its keys. */
  answer: { status: number; body: string; headers?: Record<string, string> } | undefined
  /** Paths, in order. */
  requests: string[]
  /** The environment of a job with `id-token: write` on GitHub, whose runs have these claims. */
  env(claims?: TokenClaims): Record<string, string>
  /** Signed by the key, with GitHub's header. */
  tokenOf(claims: TokenClaims): string
}

export function newSigningKey(kid: string): SigningKey {
  return { kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }
}

/** @param privateKey undefined for a token without a signature */
export function tokenBy(
  privateKey: KeyObject | undefined,
  header: object,
  claims: object | string,
  algorithm = 'RSA-SHA256',
): string {
  const encoded = [header, claims].map((part) =>
    Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url'),
  )
  const signed = encoded.join('.')
  const value = privateKey ? sign(algorithm, Buffer.from(signed), privateKey).toString('base64url') : ''
  return `${signed}.${value}`
}

/** The claims of a token of GitHub for a run that pushed to main, without its audience. */
export function claimsOfPush(more: TokenClaims = {}): TokenClaims {
  const now = Math.floor(Date.now() / 1000)
  const sha = '0123456789abcdef0123456789abcdef01234567'
  const workflow = 'octo/demo/.github/workflows/ci.yml@refs/heads/main'
  return {
    jti: createHash('sha256').update(JSON.stringify(more)).digest('hex').slice(0, 36),
    sub: 'repo:octo/demo:ref:refs/heads/main',
    ...{ ref: 'refs/heads/main', ref_type: 'branch', ref_protected: 'true', sha },
    ...{ repository: 'octo/demo', repository_id: '1', repository_owner: 'octo', repository_owner_id: '65' },
    ...{ repository_visibility: 'private', run_id: '1', run_number: '10', run_attempt: '1' },
    ...{ actor: 'octocat', actor_id: '7', workflow: 'CI', head_ref: '', base_ref: '' },
    ...{ event_name: 'push', workflow_ref: workflow, workflow_sha: sha },
    ...{ job_workflow_ref: workflow, job_workflow_sha: sha, runner_environment: 'github-hosted' },
    ...{ iss: githubIssuer, nbf: now - 600, exp: now + 300, iat: now },
    ...more,
  }
}

/** @param dir where its certificate goes */
export async function startIssuer(dir: string): Promise<Issuer> {
  const names = ['DNS:localhost', 'DNS:token.actions.githubusercontent.com']
  const certificate = newCertificate(dir, names)
  const key = newSigningKey('key-of-2026')
  const sockets = new Set<Socket>()
  const server = createTlsServer({ key: certificate.key, cert: certificate.cert }, (request, response) => {
    const { status, body, headers } = answerTo(request, issuer)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  })
  const proxy = createServer().on('connect', (_, client: Socket) => {
    const { port } = server.address() as AddressInfo
    const tunnel = connect(port, '127.0.0.1', () => client.write('HTTP/1.1 200 OK\r\n\r\n'))
    for (const socket of [client, tunnel]) sockets.add(socket.on('error', () => socket.destroy()))
    client.pipe(tunnel).pipe(client)
  })
  for (const one of [server, proxy]) {
    one.on('connection', (socket: Socket) => sockets.add(socket))
    await once(one.listen(0, '127.0.0.1'), 'listening')
  }
  const issuer: Issuer = {
    certificate,
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    key,
    published: [key],
    answer: undefined,
    requests: [],
    env: (claims = claimsOfPush()) => ({
      HTTPS_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      NODE_EXTRA_CA_CERTS: certificate.certFile,
      ACTIONS_ID_TOKEN_REQUEST_URL: `${githubIssuer}/run/1/idtoken?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: Buffer.from(JSON.stringify(claims)).toString('base64url'),
    }),
    tokenOf: (claims) =>
      tokenBy(issuer.key.privateKey, { alg: 'RS256', typ: 'JWT', kid: issuer.key.kid }, claims),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await Promise.all([server, proxy].map((one) => once(one.close(), 'close')))
    },
  }
  return issuer
}

function answerTo({ url = '', headers }: IncomingMessage, issuer: Issuer): NonNullable<Issuer['answer']> {
  const { pathname, searchParams } = new URL(url, githubIssuer)
  issuer.requests.push(pathname)
  if (pathname.endsWith('/.well-known/jwks')) {
    const keys = issuer.published.map(({ kid, publicKey }) => ({
      ...publicKey.export({ format: 'jwk' }),
      ...{ kid, use: 'sig' },
    }))
    return issuer.answer ?? { status: 200, body: JSON.stringify({ keys }) }
  }
  const [, claims = ''] = /^Bearer ([\w-]+)$/.exec(String(headers.authorization)) ?? []
  if (!pathname.endsWith('/idtoken') || claims === '') return { status: 404, body: '{}' }
  const aud = searchParams.get('audience') ?? 'https://github.com/octo'
  const run = JSON.parse(Buffer.from(claims, 'base64url').toString()) as TokenClaims
  return { status: 200, body: JSON.stringify({ value: issuer.tokenOf({ ...run, aud }) }) }
}
