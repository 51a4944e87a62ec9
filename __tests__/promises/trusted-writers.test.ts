// `trusted-writers`: what no token of a named workflow proves is a miss, and stays.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, StepRun } from '../../scripts/as-runner.ts'
import type { Report } from '../../src/report/report.ts'
import {
  entriesOf,
  type Host,
  type Inputs,
  itWithRights,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'
import { expectNothingLeft, warningsOf } from '../support/jobs/lazy-job.ts'
import { claimsOfPush, type Issuer, newSigningKey, startIssuer } from '../support/servers/issuer.ts'

const place = newPlace()
let issuer: Issuer
beforeAll(async () => {
  issuer = await startIssuer(place.dir)
})
afterAll(() => issuer.stop())
beforeEach(() => {
  issuer.requests.length = 0
})

const trusted = 'octo/demo/.github/workflows/ci.yml@refs/heads/main'
const inputs: Inputs = { path: 'deps', key: 'a-key', 'trusted-writers': trusted }

interface Restored {
  job: Job
  main: StepRun
}

async function restoreOn(host: Host, wanted = inputs, env: Record<string, string> = {}): Promise<Restored> {
  const job = await host.newJob({ env: { ...issuer.env(), ...env } })
  return { job, main: await restore(job, wanted) }
}

async function saveOn(host: Host, wanted = inputs, env: Record<string, string> = {}): Promise<StepRun> {
  const job = await host.newJob({ env: { ...issuer.env(), ...env } })
  writeTree(job.workspace, { 'deps/one': 'one' })
  return save(job, wanted)
}

function expectHit({ job, main }: Restored): void {
  expect(warningsOf(main)).toEqual([])
  expect(main.outputs.hit).not.toBe('miss')
  expect(readFileSync(join(job.workspace, 'deps/one'), 'utf8')).toBe('one')
}

function expectRefused({ job, main }: Restored, reason: RegExp): void {
  expect(warningsOf(main)).toEqual([expect.stringMatching(reason)])
  expect(main).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
  expect(existsSync(join(job.workspace, 'deps'))).toBe(false)
}

it('an entry is restored with its token, and by jobs that name no writers', async () => {
  const host = place.newHost()
  const saved = await saveOn(host)
  expect(logOf(saved)).toContain('Cache saved with key: a-key')
  const restored = await restoreOn(host)
  expectHit(restored)
  const report = JSON.parse(readFileSync(String(restored.main.outputs.report), 'utf8')) as Report
  expect(report.writer).toMatchObject({ proven: true, workflow: trusted })
  expect(logOf(restored.main)).toContainEqual(expect.stringMatching(/^Saved by run 1 \(push to main, /))
  expectHit(await restoreOn(host, { path: 'deps', key: 'a-key' }))
  expectRefused(
    await restoreOn(host, { path: 'deps', key: 'a-key', 'signing-key': 'k'.repeat(32) }),
    /has a signature of another kind than HMAC-SHA-256/,
  )
  expect(issuer.requests).toEqual(['/run/1/idtoken', '/.well-known/jwks'])
  const shown = saved.stdout.replace(/^::add-mask::.*$/gm, '')
  expect(shown + saved.summary + JSON.stringify([saved.outputs, saved.state])).not.toMatch(/eyJ[\w-]{20}/)
})

it('an unsigned entry is a miss, also with lookup-only, and keeps its name', async () => {
  const host = place.newHost()
  await saveOn(host, { path: 'deps', key: 'a-key' })
  expectRefused(await restoreOn(host), /the entry a-key has no token\. This job does not use the entry/)
  expectRefused(await restoreOn(host, { ...inputs, 'lookup-only': 'true' }), /has no token/)
  expect(entriesOf(host.store)).toHaveLength(1)
})

it.each<{ what: string; env: Record<string, string>; says: RegExp }>([
  {
    what: 'that is not named',
    env: { GITHUB_WORKFLOW_REF: trusted.replace('main', 'topic') },
    says: /^Cache save skipped: trusted-writers does not name this run of \S+topic \(event 'push'\)\.$/,
  },
  {
    what: 'without the permission',
    env: { ACTIONS_ID_TOKEN_REQUEST_URL: '' },
    says: /^Cache save skipped: .* Give it `permissions: id-token: write`\.$/,
  },
  {
    what: 'that asks without TLS',
    env: { ACTIONS_ID_TOKEN_REQUEST_URL: 'http://127.0.0.1:1/' },
    says: /^Cache save skipped: .* Give it `permissions: id-token: write`\.$/,
  },
])('a run $what saves nothing', async ({ env, says }) => {
  const host = place.newHost()
  expect(logOf(await saveOn(host, inputs, env))).toEqual([expect.stringMatching(says)])
  expect(entriesOf(host.store)).toEqual([])
  expect(issuer.requests).toEqual([])
})

it('an entry of a server of its own has the issuer of that server', async () => {
  const host = place.newHost()
  const onServer = (iss: string): Record<string, string> => ({
    ...issuer.env(claimsOfPush({ iss })),
    GITHUB_SERVER_URL: issuer.origin,
    HTTPS_PROXY: '',
    ACTIONS_ID_TOKEN_REQUEST_URL: `${issuer.origin}/idtoken`,
  })
  const env = onServer(`${issuer.origin}/_services/token`)
  expect(logOf(await saveOn(host, inputs, env))).toContain('Cache saved with key: a-key')
  expectHit(await restoreOn(host, inputs, env))
  expect(issuer.requests).toEqual(['/idtoken', '/_services/token/.well-known/jwks'])
  expectRefused(
    await restoreOn(host),
    /of another issuer than https:\/\/token\.actions\.githubusercontent\.com/,
  )
})

it('a rolling cache outlives the keys that signed its snapshots', async () => {
  const host = place.newHost()
  const rolling = { ...inputs, rolling: 'true' }
  const first = issuer.key
  await saveOn(host, rolling)
  issuer.key = newSigningKey('next')
  issuer.published = [issuer.key, first]
  const second = await restoreOn(host, rolling)
  expectHit(second)
  writeTree(second.job.workspace, { 'deps/two': 'two' })
  expect(logOf(await save(second.job, rolling, { state: second.main.state }))).toContain(
    'Cache saved with key: a-key',
  )
  issuer.published = [issuer.key]
  rmSync(join(host.store, '../headstart-issuers'), { recursive: true })
  const third = await restoreOn(host, rolling)
  expectHit(third)
  expect(readFileSync(join(third.job.workspace, 'deps/two'), 'utf8')).toBe('two')
  // Nothing has saved the cache since the key went.
  issuer.published = [newSigningKey('last')]
  rmSync(join(host.store, '../headstart-issuers'), { recursive: true })
  expectRefused(await restoreOn(host, rolling), /a key that \S+ does not publish, or no longer/)
  issuer.published = [issuer.key]
})

itWithRights('a mount')('changes are laid on a base only while its token is proven', async () => {
  const host = place.newHost()
  const mounted = { ...inputs, mode: 'mount', rolling: 'true' }
  const small = Object.fromEntries(Array.from({ length: 20 }, (_, nth) => [`deps/${nth}`, `${nth}`]))
  const job = await host.newJob({ env: issuer.env() })
  writeTree(job.workspace, { ...small, 'deps/one': 'one', 'deps/large': randomBytes(6 << 20) })
  await save(job, mounted)
  const second = await restoreOn(host, mounted)
  expectHit(second)
  writeTree(second.job.workspace, { 'deps/0': 'new' })
  issuer.published = [newSigningKey('other')]
  rmSync(join(host.store, '../headstart-issuers'), { recursive: true })
  const saved = await save(second.job, mounted, { state: second.main.state })
  issuer.published = [issuer.key]
  expect(logOf(saved)).toContainEqual(
    expect.stringMatching(/^Saving all files instead of the changes: the entry \S+ has a token with a key/),
  )
  await expectNothingLeft(second.job)
})

it.each<{ given: Inputs; message: RegExp }>([
  {
    given: { 'trusted-writers': 'ci.yml' },
    message: /`trusted-writers` has 'ci\.yml'; a line is a workflow/,
  },
  {
    given: { 'trusted-writers': trusted.replace(/@.*/, '@main') },
    message: /a line is a workflow and its ref/,
  },
  { given: { 'trusted-writers': `${trusted} push schedule` }, message: /a line is a workflow and its ref/ },
  { given: { 'trusted-writers': trusted.replace('ci', '*') }, message: /a line is a workflow and its ref/ },
  { given: { 'signing-key': 'k'.repeat(32) }, message: /`trusted-writers` and `signing-key` .* both given/ },
  {
    given: { compatible: 'true' },
    message: /`compatible` is true, and .* entries of actions\/cache cannot be signed/,
  },
])('$given is a mistake', async ({ given, message }) => {
  const job = await place.newHost().newJob()
  const main = await restore(job, { ...inputs, ...given })
  expect(main.exitCode).toBe(1)
  expect(logOf(main).at(-1)).toMatch(message)
})
