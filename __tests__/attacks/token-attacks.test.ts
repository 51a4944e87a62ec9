// Attacks on `trusted-writers`: a token proves one entry, at one place, of one workflow, and nothing else does.
import { createHash, createHmac, createSecretKey, generateKeyPairSync } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as tls from 'node:tls'
import type { Index } from '../../src/entry/container.ts'
import { digestToSign, sealIndex } from '../../src/entry/index-frame.ts'
import {
  audienceOf,
  type EntryAddress,
  headOf,
  signatureOf,
  tokenSignatureOf,
} from '../../src/entry/signature.ts'
import { readInputs } from '../../src/inputs/inputs.ts'
import type { Entry } from '../../src/stores/store.ts'
import { readTrustedIndex } from '../../src/trust/signed-index.ts'
import { digestsOf, objectOf } from '../support/corpus/entry-bytes.ts'
import {
  claimsOfPush,
  githubIssuer,
  type Issuer,
  newSigningKey,
  type SigningKey,
  startIssuer,
  type TokenClaims,
  tokenBy,
} from '../support/servers/issuer.ts'

const dir = mkdtempSync(join(tmpdir(), 'token-attacks-'))
const [stranger, retired] = [newSigningKey('key-of-2026'), newSigningKey('key-of-2025')]
const elliptic: SigningKey = { kid: 'key-of-2027', ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) }
const edwards = generateKeyPairSync('ed25519')
let issuer: Issuer
const authorities = tls.getCACertificates('default')
beforeAll(async () => {
  issuer = await startIssuer(dir)
  issuer.published.push(elliptic)
  tls.setDefaultCACertificates([...authorities, String(issuer.certificate.cert)])
  const { NODE_EXTRA_CA_CERTS: _, ...env } = issuer.env()
  const run = { GITHUB_REPOSITORY: 'octo/demo', GITHUB_REF: 'refs/heads/main', GITHUB_EVENT_NAME: 'push' }
  Object.assign(process.env, { ...env, ...run, RUNNER_TOOL_CACHE: dir, GITHUB_SERVER_URL: '' })
})
afterAll(async () => {
  tls.setDefaultCACertificates(authorities)
  await issuer.stop()
  rmSync(dir, { recursive: true })
})

const main = 'refs/heads/main'
const ci = 'octo/demo/.github/workflows/ci.yml'
const trusted = `${ci}@${main}`
const here: EntryAddress = { repository: 'octo/demo', scope: main, version: 'v1' }
const header = { alg: 'RS256', typ: 'JWT', kid: 'key-of-2026' }
const dayMs = 24 * 60 * 60 * 1000
const seconds = (): number => Math.floor(Date.now() / 1000)

interface Case {
  what: string
  /** The token's claims, besides its audience. */
  claims?: TokenClaims | ((audience: string) => TokenClaims)
  /** The whole token, from the honest claims. */
  token?: (claims: TokenClaims) => string
  /** The whole signature, from the honest one and the digest. */
  signature?: (honest: Buffer, digest: Buffer) => Buffer | string
  /** What is signed: by default the entry that is stored. */
  signed?: { place?: Partial<EntryAddress>; index?: Partial<Index> }
  stored?: Partial<Entry>
  /** The key in the index, unless it is the stored one. */
  key?: string
  writers?: string
}
interface Attack extends Case {
  reason: RegExp
}

const body = Buffer.from('the body of an entry')

async function restored(one: Case): Promise<Index> {
  const { claims = {}, token, signature, signed = {}, stored = {}, writers = trusted } = one
  const { index } = objectOf(body, { key: one.key ?? stored.key ?? 'a-key' })
  const attested = { ...index, ...signed.index }
  const digest = digestToSign(attested)
  const place = { ...here, ...signed.place }
  const honest = await tokenSignatureOf(digest, place, async (aud) => {
    const all = { ...claimsOfPush(), aud, ...(typeof claims === 'function' ? claims(aud) : claims) }
    return token?.(all) ?? issuer.tokenOf(all)
  })
  const made = signature?.(honest, digest) ?? honest
  const bytes = Buffer.concat([body, sealIndex(index, typeof made === 'string' ? tokenBytes(made) : made)])
  const read = (start: number, end: number) => Readable.from([bytes.subarray(start, end)])
  const entry: Entry = {
    key: 'a-key',
    ...{ scope: main, version: 'v1', size: bytes.length, createdAt: new Date() },
    read,
    readStored: read,
    reject: async () => undefined,
    close: async () => {},
    ...stored,
  }
  const given: Record<string, string> = { key: 'a-key', path: 'path', 'trusted-writers': writers }
  const inputs = readInputs((name) => given[name] ?? '', '/cache')
  return readTrustedIndex(entry, inputs, new AbortController().signal)
}

/** A signature with these parts, whatever they are. */
function tokenBytes(token: string): Buffer {
  return Buffer.concat([headOf(3), Buffer.from(token)])
}

const withHead = (value: Buffer): Buffer => Buffer.concat([headOf(3), value])
const hmacToken = (claims: TokenClaims, secret: string | Buffer): string => {
  const unsigned = tokenBy(undefined, { ...header, alg: 'HS256' }, claims).slice(0, -1)
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`
}
const ownKey = (): string => String(issuer.key.publicKey.export({ type: 'spki', format: 'pem' }))
const byStranger = (more: object) => (claims: TokenClaims) =>
  tokenBy(stranger.privateKey, { ...header, ...more }, claims)
const jwkOfStranger = stranger.publicKey.export({ format: 'jwk' })

const noTokens: Attack[] = [
  { what: 'no signature', signature: () => Buffer.alloc(0), reason: /has no token/ },
  {
    what: 'an HMAC',
    signature: (_, digest) => signatureOf(digest, here, createSecretKey(Buffer.alloc(32, 7))),
    reason: /another kind than a token/,
  },
  {
    what: 'an Ed25519 signature',
    signature: (_, digest) => signatureOf(digest, here, edwards.privateKey),
    reason: /another kind than a token/,
  },
  {
    what: 'a signature of a later kind',
    signature: (honest) => Buffer.concat([Buffer.of(9), honest.subarray(1)]),
    reason: /another kind than a token/,
  },
  { what: 'an empty token', signature: () => withHead(Buffer.alloc(0)), reason: /damaged or huge/ },
  { what: 'only half a head', signature: (honest) => honest.subarray(0, 5), reason: /damaged or huge/ },
  { what: 'noise', signature: () => withHead(Buffer.alloc(300, 0x5a)), reason: /damaged or huge/ },
  {
    what: '17 KiB of short parts',
    signature: () => withHead(Buffer.alloc(17 << 10, 'e30.')),
    reason: /damaged or huge/,
  },
  { what: 'a NUL in a part', signature: () => tokenBytes('e30.e3\0.e30'), reason: /damaged or huge/ },
  {
    what: 'a token of 20 KB',
    signature: () =>
      tokenBytes(`${Buffer.from(JSON.stringify(header)).toString('base64url')}.${'e30'.repeat(9000)}.e30`),
    reason: /damaged or huge/,
  },
  { what: 'two parts', signature: () => tokenBytes('e30.e30'), reason: /damaged or huge/ },
  { what: 'four parts', signature: () => tokenBytes('e30.e30.e30.e30'), reason: /damaged or huge/ },
  { what: 'no JSON as header', signature: () => tokenBytes('eA.e30.e30'), reason: /not valid/ },
  {
    what: 'no JSON as claims',
    token: () => tokenBy(issuer.key.privateKey, header, 'x'),
    reason: /not valid/,
  },
  {
    what: 'a list as claims',
    token: () => tokenBy(issuer.key.privateKey, header, '[]'),
    reason: /not valid/,
  },
]

const algorithms: Attack[] = [
  {
    what: 'alg none',
    token: (claims) => tokenBy(undefined, { ...header, alg: 'none' }, claims),
    reason: /another algorithm than RS256/,
  },
  {
    what: 'no alg',
    token: (claims) => tokenBy(issuer.key.privateKey, { kid: header.kid }, claims),
    reason: /not valid/,
  },
  {
    what: 'HS256 with the public key as secret',
    token: (claims) => hmacToken(claims, ownKey()),
    reason: /another algorithm than RS256/,
  },
  {
    what: 'HS256 with the modulus as secret',
    token: (claims) => hmacToken(claims, String(issuer.key.publicKey.export({ format: 'jwk' }).n)),
    reason: /another algorithm than RS256/,
  },
  ...['RS384', 'RS512', 'PS256'].map((alg) => ({
    what: alg,
    token: (claims: TokenClaims) =>
      tokenBy(issuer.key.privateKey, { ...header, alg }, claims, `RSA-SHA${alg.slice(2)}`),
    reason: /another algorithm than RS256/,
  })),
  {
    what: 'ES256 with a key that is published',
    token: (claims) =>
      tokenBy(elliptic.privateKey, { ...header, alg: 'ES256', kid: elliptic.kid }, claims, 'SHA256'),
    reason: /another algorithm than RS256/,
  },
  {
    what: 'RS256, and the name of a key of another kind',
    token: (claims) => tokenBy(issuer.key.privateKey, { ...header, kid: elliptic.kid }, claims),
    reason: /does not publish/,
  },
]

const keys: Attack[] = [
  { what: 'of a stranger, under the name of ours', token: byStranger({}), reason: /wrong signature/ },
  {
    what: 'of a stranger, in the token',
    token: byStranger({ jwk: jwkOfStranger }),
    reason: /wrong signature/,
  },
  {
    what: 'of a stranger, whose address the token has',
    token: byStranger({ jku: 'https://localhost:1/jwks', x5u: 'https://localhost:1/x5u' }),
    reason: /wrong signature/,
  },
  {
    what: 'of a stranger, with a certificate',
    token: byStranger({ x5c: ['AAAA'], x5t: 'AAAA' }),
    reason: /wrong signature/,
  },
  { what: 'that nobody publishes', token: byStranger({ kid: 'other' }), reason: /does not publish/ },
  {
    what: 'that the issuer no longer publishes',
    token: (claims) => tokenBy(retired.privateKey, { ...header, kid: retired.kid }, claims),
    reason: /does not publish, or no longer/,
  },
  {
    what: 'whose name is a path',
    token: byStranger({ kid: '../../key-of-2026' }),
    reason: /does not publish/,
  },
  {
    what: 'of the issuer, for other claims',
    token: (claims) => {
      const [head, , value] = issuer.tokenOf({ ...claims, ref: 'x' }).split('.')
      return `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${value}`
    },
    reason: /wrong signature/,
  },
  {
    what: 'with an extension that must be understood',
    token: (claims) => tokenBy(issuer.key.privateKey, { ...header, crit: ['x'], x: 1 }, claims),
    reason: /not valid/,
  },
  {
    what: 'with claims that are not encoded',
    token: (claims) => tokenBy(issuer.key.privateKey, { ...header, crit: ['b64'], b64: false }, claims),
    reason: /not valid/,
  },
]

const otherIndex = { files: 2 }
const entries: Attack[] = [
  {
    what: 'issuer by http',
    claims: { iss: githubIssuer.replace('https', 'http') },
    reason: /of another issuer/,
  },
  {
    what: 'issuer elsewhere',
    claims: { iss: 'https://ghes.example/_services/token' },
    reason: /of another issuer/,
  },
  { what: 'issuer of one enterprise', claims: { iss: `${githubIssuer}/evil` }, reason: /of another issuer/ },
  { what: 'issuer missing', claims: { iss: undefined }, reason: /of another issuer/ },
  { what: 'audience of a cloud', claims: { aud: 'sts.amazonaws.com' }, reason: /for another entry/ },
  {
    what: 'audience that GitHub gives by default',
    claims: { aud: 'https://github.com/octo' },
    reason: /for another entry/,
  },
  { what: 'audience missing', claims: { aud: undefined }, reason: /for another entry/ },
  {
    what: 'audience without its use',
    claims: (aud) => ({ aud: aud.replace(/.*:/, '') }),
    reason: /for another entry/,
  },
  { what: 'audience in a list', claims: (aud) => ({ aud: [aud, 'other'] }), reason: /not valid/ },
  {
    what: 'another content',
    signed: { index: { digests: digestsOf(Buffer.from('other')) } },
    reason: /for another entry/,
  },
  { what: 'another number of files', signed: { index: otherIndex }, reason: /for another entry/ },
  { what: 'another writer in the index', signed: { index: { createdBy: {} } }, reason: /for another entry/ },
  {
    what: 'another time of signing',
    signature: (honest) => {
      honest.writeUInt8(honest.readUInt8(3) ^ 1, 3)
      return honest
    },
    reason: /for another entry/,
  },
  { what: 'a copy from another version', signed: { place: { version: 'v0' } }, reason: /for another entry/ },
  {
    what: 'a copy from another branch',
    signed: { place: { scope: 'refs/heads/topic' } },
    reason: /for another entry/,
  },
  {
    what: 'a copy from a pull request',
    signed: { place: { scope: 'refs/pull/7/merge' } },
    reason: /for another entry/,
  },
  {
    what: 'a copy from another repository',
    signed: { place: { repository: 'octo/fork' } },
    reason: /for another entry/,
  },
  {
    what: 'a copy under another key',
    stored: { key: 'b-key' },
    signed: { index: { key: 'a-key' } },
    reason: /for another entry/,
  },
  {
    what: 'a whole copy under another key',
    key: 'a-key',
    stored: { key: 'b-key' },
    reason: /was signed for another key, a-key/,
  },
  {
    what: 'a copy from another branch in a cache service',
    signed: { place: { scope: 'refs/heads/topic' } },
    stored: { scope: undefined },
    reason: /for another entry/,
  },
]

const writer = (workflow_ref: string, more: TokenClaims = {}): Pick<Case, 'claims'> => ({
  claims: { workflow_ref, ...more },
})
const unnamed = /which `trusted-writers` does not name/
const writers: Attack[] = [
  { what: 'a run of a fork', claims: { repository: 'evil/demo' }, reason: /may not save here/ },
  { what: 'a run of a branch, for main', claims: { ref: 'refs/heads/topic' }, reason: /may not save here/ },
  {
    what: 'a pull request, for main',
    claims: { ref: 'refs/pull/7/merge', event_name: 'pull_request' },
    reason: /may not save here/,
  },
  { what: 'another workflow', ...writer(`octo/demo/.github/workflows/pr.yml@${main}`), reason: unnamed },
  { what: 'the workflow of another branch', ...writer(`${ci}@refs/heads/topic`), reason: unnamed },
  { what: 'the workflow of a tag', ...writer(`${ci}@refs/tags/main`), reason: unnamed },
  {
    what: 'the workflow of another repository',
    ...writer(`evil/demo/.github/workflows/ci.yml@${main}`),
    reason: unnamed,
  },
  {
    what: 'a workflow that calls the trusted one',
    ...writer(`octo/demo/.github/workflows/pr.yml@${main}`, { job_workflow_ref: trusted }),
    reason: unnamed,
  },
  { what: 'a name that goes on', ...writer(`${trusted}x`), reason: unnamed },
  { what: 'a name that begins earlier', ...writer(`x${trusted}`), reason: unnamed },
  { what: 'a line end behind the name', ...writer(`${trusted}\n`), reason: unnamed },
  { what: 'a second line', ...writer(`evil\n${trusted}`), reason: unnamed },
  { what: 'a dot that is another character', ...writer(trusted.replace('.yml', '-yml')), reason: unnamed },
  { what: 'another case', ...writer(trusted.toUpperCase()), reason: unnamed },
  {
    what: 'a branch below the pattern',
    ...writer(`${ci}@refs/heads/release/1/x`),
    writers: `${ci}@refs/heads/release/*`,
    reason: unnamed,
  },
  ...['pull_request_target', 'workflow_run', 'issue_comment', 'discussion', 'fork', 'watch'].map(
    (event_name) => ({
      what: `the event ${event_name}`,
      claims: { event_name },
      reason: unnamed,
    }),
  ),
  { what: 'another event than the line names', writers: `${trusted} schedule`, reason: unnamed },
  { what: 'no workflow', claims: { workflow_ref: undefined }, reason: /not valid/ },
  { what: 'no event', claims: { event_name: 7 }, reason: /not valid/ },
  { what: 'a repository that is a list', claims: { repository: ['octo/demo'] }, reason: /not valid/ },
  { what: 'a workflow of 10 KB', ...writer(`${trusted}${'x'.repeat(10_000)}`), reason: /not valid/ },
]

const time = /not issued within a day/
const times: Attack[] = [
  { what: 'stored two days later', stored: { createdAt: new Date(Date.now() + 2 * dayMs) }, reason: time },
  { what: 'stored two days earlier', stored: { createdAt: new Date(Date.now() - 2 * dayMs) }, reason: time },
  {
    what: 'issued in a year',
    claims: { iat: seconds() + 31_536_000, exp: undefined, nbf: undefined },
    reason: time,
  },
  { what: 'without a time of issue', claims: { iat: undefined }, reason: time },
  { what: 'with a time that is a text', claims: { iat: String(seconds()) }, reason: time },
]

const families = { noTokens, algorithms, keys, entries, writers, times }
const attacks = Object.entries(families).flatMap(([of, rows]) => rows.map((row) => ({ of, ...row })))

it('are more than forty', () => {
  expect(attacks.length).toBeGreaterThan(40)
})

it.each(attacks)('$of: $what is a miss that says why', async ({ reason, ...one }) => {
  const error: unknown = await restored(one).catch((thrown) => thrown)
  expect(error).toMatchObject({ name: 'UnverifiedEntry', message: expect.stringMatching(reason) })
  expect(String(error)).toMatch(/^UnverifiedEntry: the entry \S+ .*leaves it in the store/s)
})

it.each<Case>([
  { what: 'an honest token' },
  { what: 'an event that the line names', writers: `${trusted} push` },
  { what: 'another line', writers: `octo/demo/.github/workflows/x.yml@${main}\n${trusted}` },
  { what: 'a pattern', writers: `${ci}@refs/heads/m*n` },
  { what: 'a pattern over slashes', ...writer(`${ci}@refs/heads/a/b`), writers: `${ci}@refs/heads/**` },
  {
    what: 'an event that strangers cause, if the line names it',
    claims: { event_name: 'workflow_run' },
    writers: `${trusted} workflow_run`,
  },
  { what: 'a token that has expired', claims: { exp: seconds() - 3600, iat: seconds() - 4000 } },
  { what: 'a store that tells no time', stored: { createdAt: new Date(0) } },
  { what: 'a cache service, which tells no scope', stored: { scope: undefined } },
])('$what is restored', async (one) => {
  expect(await restored(one)).toMatchObject({ key: 'a-key' })
})

describe('the keys of the issuer', () => {
  beforeEach(() => rmSync(join(dir, 'headstart-issuers'), { recursive: true, force: true }))
  afterEach(() => {
    issuer.answer = undefined
  })

  it.each<{ what: string; answer: NonNullable<Issuer['answer']>; reason: RegExp }>([
    { what: 'not there', answer: { status: 404, body: '{}' }, reason: /answers 404/ },
    {
      what: 'elsewhere',
      answer: { status: 302, body: '', headers: { location: 'https://localhost:1/' } },
      reason: /answers 302/,
    },
    { what: 'no JSON', answer: { status: 200, body: 'keys' }, reason: /JSON/ },
    { what: 'no set', answer: { status: 200, body: '{"keys":7}' }, reason: /JSON Web Key Set/ },
    {
      what: 'a page',
      answer: { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
      reason: /web page/,
    },
    {
      what: 'endless',
      answer: { status: 200, body: `{"keys":[],"x":"${'x'.repeat(400_000)}"}` },
      reason: /JSON/,
    },
  ])('that are $what make no hit', async ({ answer, reason }) => {
    issuer.answer = answer
    await expect(restored({ what: '' })).rejects.toThrow(reason)
  })

  it.each<{ what: string; mode?: number; kept: (fetchedAt: number, jwks: object) => unknown }>([
    { what: 'where other users may write', mode: 0o777, kept: (fetchedAt, jwks) => ({ fetchedAt, jwks }) },
    { what: 'of yesterday', kept: (fetchedAt, jwks) => ({ fetchedAt: fetchedAt - dayMs, jwks }) },
    { what: 'of tomorrow', kept: (fetchedAt, jwks) => ({ fetchedAt: fetchedAt + dayMs, jwks }) },
    { what: 'without a time', kept: (_, jwks) => ({ jwks }) },
    { what: 'that are no set', kept: (fetchedAt) => ({ fetchedAt, jwks: 7 }) },
    { what: 'that are nothing', kept: () => null },
  ])('$what are not used', async ({ mode = 0o700, kept }) => {
    const of = createHash('sha256').update(githubIssuer).digest('hex')
    const forged = { keys: [{ ...jwkOfStranger, kid: 'key-of-2026' }] }
    mkdirSync(join(dir, 'headstart-issuers'))
    chmodSync(join(dir, 'headstart-issuers'), mode)
    const file = join(dir, 'headstart-issuers', `${of}.json`)
    writeFileSync(file, JSON.stringify(kept(Date.now(), forged)), { mode: 0o600 })
    await expect(restored({ what: '', token: byStranger({}) })).rejects.toThrow(/wrong signature/)
    expect(await restored({ what: '' })).toMatchObject({ key: 'a-key' })
  })

  it('are asked for once in a day, and once more for an unknown key', async () => {
    await restored({ what: '' })
    issuer.requests.length = 0
    await restored({ what: '' })
    expect(issuer.requests).toEqual([])
    const { key } = issuer
    issuer.key = newSigningKey('key-of-2028')
    issuer.published.push(issuer.key)
    await restored({ what: '' })
    expect(issuer.requests).toEqual(['/.well-known/jwks'])
    issuer.key = key
    issuer.published.pop()
  })
})

it('an audience covers all of the place', () => {
  const head = headOf(3)
  const places = [here, { ...here, version: 'v2' }, { ...here, scope: 'x' }, { ...here, repository: 'x' }]
  const all = places.map((place) => audienceOf(head, Buffer.alloc(32), place))
  expect(new Set(all).size).toBe(places.length)
  for (const audience of all) expect(audience).toMatch(/^headstart-entry-1:[0-9a-f]{64}$/)
})
