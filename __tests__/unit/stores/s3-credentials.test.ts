// Credentials come from the configuration, in a fixed order, and from no other source.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readInputs } from '../../../src/inputs/inputs.ts'
import { avoidOddFiles, chooseCredentials, regionFrom } from '../../../src/stores/s3/credentials.ts'
import { TransferFailure } from '../../../src/stores/transfer/errors.ts'
import { openHttp } from '../../../src/stores/transfer/http.ts'
import type { Http } from '../../../src/stores/transfer/http-contract.ts'
import { openOn, wantedOf } from '../../support/s3-store.ts'
import { newScratch } from '../../support/scratch.ts'
import { startFaultyS3 } from '../../support/servers/faulty-s3.ts'

const scratch = newScratch()
const http = openHttp({ connections: 2 })
const servers: Server[] = []
const before = { ...process.env }

beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name]
  const dir = scratch.fresh()
  process.env.AWS_SHARED_CREDENTIALS_FILE = join(dir, 'credentials')
  process.env.AWS_CONFIG_FILE = join(dir, 'config')
  process.env.HOME = before.HOME
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})
afterAll(async () => {
  process.env = before
  await http.close()
})

function choose(given: Record<string, string> = {}, over: Http = http) {
  const all: Record<string, string> = { key: 'a-key', path: 'path', ...given }
  const { s3 } = readInputs((name) => all[name] ?? '', '/cache')
  return chooseCredentials(s3, { region: 'eu-west-1', http: over })
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const keys = { AWS_ACCESS_KEY_ID: 'env-key', AWS_SECRET_ACCESS_KEY: 'env-secret' }

it('takes the inputs first', async () => {
  Object.assign(process.env, keys)
  const { source, get } = await choose({ 'access-key-id': 'key', 'secret-access-key': 'secret' })
  expect(source).toBe('the inputs')
  expect(await get()).toEqual({ accessKeyId: 'key', secretAccessKey: 'secret' })
})

it('takes the environment second', async () => {
  Object.assign(process.env, {
    ...keys,
    AWS_SESSION_TOKEN: 'token',
    AWS_ROLE_ARN: 'x',
    AWS_WEB_IDENTITY_TOKEN_FILE: '/x',
  })
  const { source, get } = await choose()
  expect(source).toBe('the environment')
  expect(await get()).toEqual({
    accessKeyId: 'env-key',
    secretAccessKey: 'env-secret',
    sessionToken: 'token',
  })
})

it('takes the keys of a profile', async () => {
  const file =
    '[default]\naws_access_key_id=a\naws_secret_access_key=b\n[ci]\naws_access_key_id=c\naws_secret_access_key=d\naws_session_token=e\n'
  writeFileSync(String(process.env.AWS_SHARED_CREDENTIALS_FILE), file)
  const { source, get } = await choose()
  expect(source).toBe('the profile default')
  expect(await get()).toEqual({ accessKeyId: 'a', secretAccessKey: 'b' })
  process.env.AWS_PROFILE = 'ci'
  const other = await choose()
  expect(other.source).toBe('the profile ci')
  expect(await other.get()).toEqual({ accessKeyId: 'c', secretAccessKey: 'd', sessionToken: 'e' })
})

it('does not open shared files that are FIFOs, or too large', async () => {
  const home = scratch.fresh()
  mkdirSync(join(home, '.aws'))
  const [config, credentials] = [join(home, '.aws/config'), join(home, '.aws/credentials')]
  execFileSync('mkfifo', [config])
  writeFileSync(credentials, '[default]\naws_access_key_id=a\naws_secret_access_key=b\n')
  Object.assign(process.env, { HOME: home, AWS_CONFIG_FILE: '', AWS_SHARED_CREDENTIALS_FILE: '' })
  const told: string[] = []
  avoidOddFiles((line) => told.push(line))
  expect(told).toEqual([`${config} is ignored: it is no regular file of at most 1 MiB`])
  expect((await choose()).source).toBe('the profile default')
  truncateSync(credentials, 2 ** 20 + 1)
  avoidOddFiles((line) => told.push(line))
  expect(told.slice(1)).toEqual([expect.stringContaining(`${credentials} is ignored`)])
  expect(process.env.AWS_SHARED_CREDENTIALS_FILE).toBe('/dev/null')
})

it('turns a web identity into credentials', async () => {
  let body = ''
  const origin = await serve((request, response) => {
    request.setEncoding('utf8').on('data', (text) => {
      body += text
    })
    request.on('end', () => {
      const credentials =
        '<AccessKeyId>role-key</AccessKeyId><SecretAccessKey>role-secret</SecretAccessKey>' +
        '<SessionToken>role-token</SessionToken><Expiration>2100-01-01T00:00:00Z</Expiration>'
      response.setHeader('content-type', 'text/xml')
      response.end(
        `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleWithWebIdentityResult><Credentials>${credentials}</Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`,
      )
    })
  })
  process.env.AWS_ROLE_ARN = 'arn:aws:iam::123456789012:role/cache'
  process.env.AWS_WEB_IDENTITY_TOKEN_FILE = join(scratch.fresh(), 'token')
  writeFileSync(process.env.AWS_WEB_IDENTITY_TOKEN_FILE, 'a.web.token')
  const asked: string[] = []
  const nearby: Http = {
    ...http,
    request(url, request) {
      asked.push(url)
      return http.request(url.replace('https://sts.eu-west-1.amazonaws.com', origin), request)
    },
  }
  const { source, get } = await choose({}, nearby)
  expect(source).toBe('web identity')
  expect(await get()).toMatchObject({
    accessKeyId: 'role-key',
    secretAccessKey: 'role-secret',
    sessionToken: 'role-token',
    expiration: new Date('2100-01-01T00:00:00Z'),
  })
  expect(asked).toEqual(['https://sts.eu-west-1.amazonaws.com/'])
  expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
    Action: 'AssumeRoleWithWebIdentity',
    RoleArn: 'arn:aws:iam::123456789012:role/cache',
    WebIdentityToken: 'a.web.token',
  })
})

it('asks for the credentials of a web identity once more, and says why there are none', async () => {
  const statuses = [500, 403]
  const origin = await serve((_, response) => {
    response.statusCode = statuses.shift() ?? 400
    const error = '<Code>AccessDenied</Code><Message>Not authorized to perform\nsts:AssumeRole</Message>'
    response
      .setHeader('content-type', 'text/xml')
      .end(`<ErrorResponse><Error>${error}</Error></ErrorResponse>`)
  })
  process.env.AWS_ROLE_ARN = 'arn:aws:iam::123456789012:role/cache'
  process.env.AWS_WEB_IDENTITY_TOKEN_FILE = join(scratch.fresh(), 'token')
  writeFileSync(process.env.AWS_WEB_IDENTITY_TOKEN_FILE, 'a.web.token')
  const nearby: Http = { ...http, request: (_, request) => http.request(origin, request) }
  const { get } = await choose({}, nearby)
  await expect(get()).rejects.toThrow(/^Not authorized to perform sts:AssumeRole$/)
  expect(statuses).toEqual([])
})

it.each([
  ['once more if the connection broke', 'resume', 2],
  ['only once if nothing helps', 'none', 1],
] as const)('asks the token service %s', async (_, recover, times) => {
  process.env.AWS_ROLE_ARN = 'arn:aws:iam::123456789012:role/cache'
  process.env.AWS_WEB_IDENTITY_TOKEN_FILE = join(scratch.fresh(), 'token')
  writeFileSync(process.env.AWS_WEB_IDENTITY_TOKEN_FILE, 'a.web.token')
  let asked = 0
  const broken: Http = {
    ...http,
    async request() {
      asked++
      throw new TransferFailure('https://sts.example: it is gone', recover)
    },
  }
  const { get } = await choose({}, broken)
  await expect(get()).rejects.toThrow(/^https:\/\/sts.example: it is gone$/)
  expect(asked).toBe(times)
})

it.each([
  ['asks once for credentials that are good for long', 3_600_000, false],
  ['asks again for credentials that are about to expire', 60_000, true],
])('%s', async (_, goodForMs, again) => {
  const bucket = await startFaultyS3()
  let asked = 0
  const keys = { AccessKeyId: bucket.accessKeyId, SecretAccessKey: bucket.secretAccessKey, Token: 't' }
  process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI = await serve((_, response) => {
    asked++
    response.end(JSON.stringify({ ...keys, Expiration: new Date(Date.now() + goodForMs).toISOString() }))
  })
  const { store } = openOn(bucket, { inputs: { 'access-key-id': '', 'secret-access-key': '' } })
  await store.find(wantedOf(['a-key']))
  const before = asked
  await store.find(wantedOf(['a-key']))
  await bucket.stop()
  expect(before).toBeGreaterThan(0)
  expect(asked > before).toBe(again)
})

describe('a profile that AWS_PROFILE names', () => {
  /** The token service's answer to AssumeRole. */
  const assumed = `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials>
<AccessKeyId>role-key</AccessKeyId><SecretAccessKey>role-secret</SecretAccessKey>
<SessionToken>role-token</SessionToken><Expiration>2100-01-01T00:00:00Z</Expiration>
</Credentials></AssumeRoleResult></AssumeRoleResponse>`

  const configure = (config: string): void => {
    writeFileSync(String(process.env.AWS_CONFIG_FILE), config)
    process.env.AWS_PROFILE = 'ci'
  }
  let instanceAsked = 0
  beforeEach(async () => {
    instanceAsked = 0
    process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT = await serve((_, response) => {
      instanceAsked++
      response.end('{}')
    })
  })
  afterEach(() => expect(instanceAsked).toBe(0))

  it('with a role gives the credentials of the role, not those of the instance', async () => {
    configure(`[profile base]
aws_access_key_id=base-key
aws_secret_access_key=base-secret
[profile ci]
role_arn=arn:aws:iam::123456789012:role/cache
source_profile=base
region=eu-central-1
`)
    const asked: { url: string; body: string; signedBy: string | undefined }[] = []
    const origin = await serve((_, response) => response.setHeader('content-type', 'text/xml').end(assumed))
    const nearby: Http = {
      ...http,
      request(url, request) {
        asked.push({ url, body: String(request.body), signedBy: request.headers?.authorization })
        return http.request(origin, request)
      },
    }
    const { source, get, renewable } = await choose({}, nearby)
    expect([source, renewable]).toEqual(['the profile ci', true])
    expect(await get()).toMatchObject({
      accessKeyId: 'role-key',
      secretAccessKey: 'role-secret',
      sessionToken: 'role-token',
      expiration: new Date('2100-01-01T00:00:00Z'),
    })
    expect(asked).toEqual([
      {
        url: 'https://sts.eu-central-1.amazonaws.com/',
        body: expect.stringContaining('Action=AssumeRole&'),
        signedBy: expect.stringContaining('Credential=base-key/'),
      },
    ])
  })

  it('gives what its program prints; the program gets no inputs', async () => {
    const program = join(scratch.fresh(), 'program')
    writeFileSync(
      program,
      `#!/bin/sh
env | grep INPUT_ && exit 1
echo '{"Version": 1, "AccessKeyId": "program-key", "SecretAccessKey": "'$1'"}'
`,
      { mode: 0o755 },
    )
    configure(`[profile ci]\ncredential_process=${program} "a secret"\n`)
    process.env['INPUT_SECRET-ACCESS-KEY'] = 'canary'
    const { source, get } = await choose()
    expect(source).toBe('the profile ci')
    expect(await get().finally(() => delete process.env['INPUT_SECRET-ACCESS-KEY'])).toMatchObject({
      accessKeyId: 'program-key',
      secretAccessKey: 'a secret',
    })
  })

  it.each([
    [
      'that is nowhere',
      '',
      /^AWS_PROFILE is ci, and .* no credentials for this profile: correct the profile/,
    ],
    ['with a region only', '[profile ci]\nregion=eu-west-1\n', /^AWS_PROFILE is ci, and .* no credentials/],
    [
      'with half of the keys',
      '[profile ci]\naws_access_key_id=a\n',
      /^Could not resolve credentials .*\[ci\]/,
    ],
    [
      'with a role of nobody',
      '[profile ci]\nrole_arn=arn:aws:iam::1:role/x\n',
      /^Could not resolve credentials/,
    ],
    [
      'with a role of itself through another one',
      '[profile ci]\nrole_arn=a\nsource_profile=b\n[profile b]\nrole_arn=b\nsource_profile=ci\n',
      /^Detected a cycle/,
    ],
    [
      'that needs a code from a device',
      '[profile ci]\nrole_arn=a\nsource_profile=b\nmfa_serial=c\n[profile b]\naws_access_key_id=a\naws_secret_access_key=b\n',
      /^Profile ci requires multi-factor authentication/,
    ],
    [
      'with a login that has ended',
      '[profile ci]\nsso_start_url=https://x.example\nsso_account_id=1\nsso_region=eu-west-1\nsso_role_name=r\n',
      /^The SSO session associated with this profile is invalid/,
    ],
    [
      'with a program that fails',
      '[profile ci]\ncredential_process=exit 3\n',
      /^its credential_process failed with exit code 3$/,
    ],
  ])('%s is an error, and no other identity is used', async (_, config, message) => {
    configure(config)
    const get = async () => (await choose()).get()
    await expect(get()).rejects.toThrow(message)
  })

  it('does not open a FIFO for a token', async () => {
    const fifo = join(scratch.fresh(), 'token')
    execFileSync('mkfifo', [fifo])
    configure(`[profile ci]\nrole_arn=arn:aws:iam::1:role/x\nweb_identity_token_file=${fifo}\n`)
    await expect(choose()).rejects.toThrow(`web_identity_token_file is ${fifo}, which is no regular file`)
  })

  it('does not open a FIFO for the token of a source profile', async () => {
    const fifo = join(scratch.fresh(), 'token')
    execFileSync('mkfifo', [fifo])
    const role = 'role_arn=arn:aws:iam::1:role/x'
    configure(
      `[profile ci]\n${role}\nsource_profile=a\n[profile a]\n${role}\nsource_profile=b\n` +
        `[profile b]\n${role}\nweb_identity_token_file=${fifo}\n`,
    )
    await expect(choose()).rejects.toThrow(`web_identity_token_file is ${fifo}, which is no regular file`)
  })

  it('refuses source profiles that form a circle', async () => {
    const role = 'role_arn=arn:aws:iam::1:role/x'
    configure(`[profile ci]\n${role}\nsource_profile=a\n[profile a]\n${role}\nsource_profile=ci\n`)
    const get = async () => (await choose()).get()
    await expect(get()).rejects.toThrow(/cycle/)
  })
})

it('says what to do if a source gives no credentials', async () => {
  const bucket = await startFaultyS3()
  process.env.AWS_CONFIG_FILE = join(scratch.fresh(), 'config')
  writeFileSync(process.env.AWS_CONFIG_FILE, '[default]\ncredential_process=exit 3\n')
  const { store } = openOn(bucket, { inputs: { 'access-key-id': '', 'secret-access-key': '' } })
  await expect(store.find(wantedOf(['a-key']))).rejects.toThrow(
    'the profile default gave no credentials for the bucket (its credential_process failed with exit code 3): ' +
      'correct its configuration, or give the inputs `access-key-id` and `secret-access-key`',
  )
  await bucket.stop()
})

const temporary = { AccessKeyId: 'k', SecretAccessKey: 's', Token: 't', Expiration: '2100-01-01T00:00:00Z' }

it('takes the credentials of the container', async () => {
  const origin = await serve((_, response) => response.end(JSON.stringify(temporary)))
  process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI = `${origin}/role`
  const { source, get } = await choose()
  expect(source).toBe('the container')
  expect(await get()).toMatchObject({ accessKeyId: 'k', secretAccessKey: 's', sessionToken: 't' })
})

it.each([
  ['AWS_WEB_IDENTITY_TOKEN_FILE', { AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/cache' }],
  [
    'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE',
    { AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://127.0.0.1:9/role' },
  ],
] as const)('does not open the FIFO that %s names', async (variable, others) => {
  const fifo = join(scratch.fresh(), 'token')
  execFileSync('mkfifo', [fifo])
  Object.assign(process.env, others, { [variable]: fifo })
  const { get } = await choose()
  await expect(get()).rejects.toMatchObject({
    name: 'S3Error',
    message: `${variable} is ${fifo}, which is no regular file of at most 1 MiB`,
  })
})

describe('the instance metadata service', () => {
  const noneWithin = /^there are no credentials for the bucket: give the inputs/

  it('is used last', async () => {
    process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT = await serve((request, response) => {
      if (request.url === '/latest/api/token') response.end('a-token')
      else if (request.url?.endsWith('/security-credentials/')) response.end('a-role')
      else response.end(JSON.stringify({ Code: 'Success', ...temporary }))
    })
    const { source, get } = await choose()
    expect(source).toBe('the instance metadata service')
    expect(await get()).toMatchObject({ accessKeyId: 'k', secretAccessKey: 's', sessionToken: 't' })
  })

  it('has one second to answer', async () => {
    process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT = await serve(() => {})
    const { get } = await choose()
    const began = Date.now()
    await expect(get()).rejects.toThrow(noneWithin)
    expect(Date.now() - began).toBeLessThan(10_000)
  })

  it('is not used if it is turned off, or if the store is not AWS', async () => {
    await expect(choose({ endpoint: 'https://s3.example.com' })).rejects.toThrow(noneWithin)
    process.env.AWS_EC2_METADATA_DISABLED = 'true'
    await expect(choose()).rejects.toThrow(noneWithin)
  })
})

it('takes the region from the input, else from the environment', () => {
  const region = (given: string): string => {
    const all: Record<string, string> = { key: 'a-key', path: 'path', region: given }
    return regionFrom(readInputs((name) => all[name] ?? '', '/cache').s3)
  }
  expect(region('')).toBe('us-east-1')
  process.env.AWS_DEFAULT_REGION = 'eu-west-1'
  expect(region('')).toBe('eu-west-1')
  process.env.AWS_REGION = 'eu-west-2'
  expect(region('')).toBe('eu-west-2')
  expect(region('auto')).toBe('auto')
})
