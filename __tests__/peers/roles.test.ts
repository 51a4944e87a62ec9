// The policies of docs/s3.md, at a server that obeys policies in the language of AWS.
import {
  annotationsOf,
  clean,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'
import { type GitHubRest, startGitHubRest } from '../support/servers/github-rest.ts'
import { presigned, type Signer } from '../support/servers/presigned.ts'
import { ownersPullPolicy, policiesOnPage } from '../support/servers/role-policies.ts'
import { type S3WithAccounts, startS3WithAccounts } from '../support/servers/s3-accounts.ts'

const place = newPlace()
let server: S3WithAccounts
let github: GitHubRest
let branches: Signer
let pulls: Signer

beforeAll(async () => {
  ;[server, github] = await Promise.all([startS3WithAccounts(), startGitHubRest()])
  const policies = policiesOnPage(server.bucket)
  branches = await server.newAccount('branches', policies.branches)
  pulls = await server.newAccount('pulls', policies.pulls)
})
afterAll(() => Promise.all([server.stop(), github.stop()]))

const inputsOf = (role: Signer): Inputs => ({
  bucket: role.bucket,
  endpoint: role.endpoint,
  region: role.region,
  'bucket-prefix': 'ci',
  'access-key-id': role.accessKeyId,
  'secret-access-key': role.secretAccessKey,
})

const pull = (number: number): Record<string, string> => ({
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REF: `refs/pull/${number}/merge`,
})

const entry = (key: string): Inputs => ({ path: 'tree', key })

async function saveEntry(host: Host, key: string, role: Signer, env: Record<string, string> = {}) {
  const job = await host.newJob({ env })
  writeTree(job.workspace, { 'tree/file': key })
  return logOf(await save(job, { ...inputsOf(role), ...entry(key) }))
}

async function hitOf(host: Host, key: string, role: Signer, env: Record<string, string> = {}) {
  return (await restore(await host.newJob({ env }), { ...inputsOf(role), ...entry(key) })).outputs.hit
}

/** The names of all objects, as the owner of the bucket sees them. */
async function objects(): Promise<string[]> {
  const answer = await fetch(presigned(server, { method: 'GET', query: { 'list-type': '2' } }))
  return [...(await answer.text()).matchAll(/<Key>([^<]+)</g)].map(([, name = '']) => name)
}

async function statusOf(role: Signer, method: string, key: string): Promise<number> {
  const url = presigned(role, { method, key })
  const response = await fetch(url, { method, ...(method === 'PUT' && { body: 'x' }) })
  await response.arrayBuffer()
  return response.status
}

it('a pull request reads what it may, saves for itself, and deletes nothing, not even its own', async () => {
  const host = place.newHost()
  expect(await saveEntry(host, 'of-main', branches)).toContain('Cache saved with key: of-main')
  expect(await saveEntry(host, 'of-7', pulls, pull(7))).toContain('Cache saved with key: of-7')
  expect(await saveEntry(host, 'of-8', pulls, pull(8))).toContain('Cache saved with key: of-8')
  expect(await hitOf(host, 'of-main', pulls, pull(7))).toBe('exact')
  expect(await hitOf(host, 'of-7', pulls, pull(7))).toBe('exact')
  const all = await objects()
  const entries = all.filter((name) => /\/of-(main|7|8)$/.test(name))
  expect(entries).toHaveLength(3)
  for (const name of all) expect([name, await statusOf(pulls, 'DELETE', name)]).toEqual([name, 403])
  const ofMain = entries.find((name) => name.endsWith('/of-main')) ?? ''
  expect(await statusOf(pulls, 'PUT', ofMain)).toBe(403)
  expect(await statusOf(pulls, 'PUT', 'ci/octo%2Fother/refs%2Fpull%2F7%2Fmerge/x')).toBe(403)
  expect(await statusOf(branches, 'DELETE', 'ci/octo%2Fother/x')).toBe(403)
  expect(await objects()).toEqual(all)
})

it('a clean with the role for pull requests removes nothing, and names the right that it lacks', async () => {
  const host = place.newHost()
  await saveEntry(host, 'of-11', pulls, pull(11))
  const inputs = { ...inputsOf(pulls), 'pull-request': '11', 'dry-run': 'false' }
  const run = await clean(await host.newJob({ env: pull(11) }), inputs)
  expect(run).toMatchObject({ exitCode: 1, outputs: { matched: '1', removed: '0' } })
  expect(annotationsOf(run).at(-1)).toMatch(/^::error::0 of 1 entries were removed, then: .*s3:DeleteObject/)
  expect(await hitOf(host, 'of-11', pulls, pull(11))).toBe('exact')
})

it('a clean each night with the role for branches removes the entries of closed pull requests', async () => {
  const host = place.newHost()
  for (const number of [20, 21]) await saveEntry(host, 'npm', pulls, pull(number))
  await saveEntry(host, 'npm', branches)
  github.openPulls = [21]
  const env = { GITHUB_API_URL: github.url, GITHUB_EVENT_NAME: 'schedule' }
  const inputs = { ...inputsOf(branches), token: github.token, 'pull-request': 'closed', 'dry-run': 'false' }
  expect(await clean(await host.newJob({ env }), inputs)).toMatchObject({ exitCode: 0 })
  expect(await hitOf(host, 'npm', pulls, pull(21))).toBe('exact')
  const scopes = (await objects())
    .filter((name) => name.includes('refs%2F'))
    .map((name) => name.split('/')[2])
  expect(new Set(scopes)).toEqual(new Set(['refs%2Fheads%2Fmain', 'refs%2Fpull%2F21%2Fmerge']))
})

it('a pull request with the role for all repositories writes no entry of a branch, whatever its key', async () => {
  const { whole, allowed } = ownersPullPolicy(server.bucket)
  const role = await server.newAccount('all', whole)
  const withoutDenial = await server.newAccount('all-without-denial', allowed)
  const host = place.newHost()
  expect(await saveEntry(host, 'of-30', role, pull(30))).toContain('Cache saved with key: of-30')
  expect(await hitOf(host, 'of-30', role, pull(30))).toBe('exact')
  for (const scope of ['refs%2Fheads%2Fmain', 'refs%2Ftags%2Fv1']) {
    const name = `ci/octo%2Fdemo/${scope}/version/refs%2Fpull%2F1`
    expect([name, await statusOf(role, 'PUT', name)]).toEqual([name, 403])
    // The reason for the denial.
    expect([name, await statusOf(withoutDenial, 'PUT', name)]).toEqual([name, 200])
  }
})
