// TanStack's case (CVE-2026-45321): a run that a stranger caused poisons the store of a package manager, and tries to save
// it for main; a release restores the key. Each way to save, on each store.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { States } from '../../src/job/shared/state.ts'
import { type Host, type Inputs, logOf, newPlace, restore, save, writeTree } from '../support/host.ts'
import { warningsOf } from '../support/jobs/lazy-job.ts'
import { newToken } from '../support/servers/cache-service/token.ts'
import { type CacheService, runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'
import { claimsOfPush, type Issuer, startIssuer } from '../support/servers/issuer.ts'

const place = newPlace()
let [s3, service, issuer]: [FaultyS3?, CacheService?, Issuer?] = []
let host: Host
beforeAll(async () => {
  ;[s3, service, issuer] = await Promise.all([
    startFaultyS3(),
    startCacheService('memory'),
    startIssuer(place.dir),
  ])
  host = place.newHost()
})
afterAll(() => Promise.all([s3?.stop(), service?.stop(), issuer?.stop()]))

type Env = Record<string, string>
const main = 'refs/heads/main'
const trusting = { 'trusted-writers': 'octo/demo/.github/workflows/ci.yml@refs/heads/main' }

interface Store {
  name: string
  inputs(): Inputs
  /** What the runner gives a job with these rights. */
  env(rights: Record<string, number>): Env
  /** Whether a program of the job can write for main without Headstart. */
  isOpen: boolean
}
const stores: Store[] = [
  {
    name: "GitHub's service",
    inputs: () => ({}),
    env: (rights) => runnerEnv(service as CacheService, 'v2', newToken(rights)),
    isOpen: false,
  },
  { name: 'the local store', inputs: () => ({}), env: () => ({}), isOpen: true },
  {
    name: 'a bucket',
    inputs: () => {
      const { bucket, endpoint, accessKeyId, secretAccessKey } = s3 as FaultyS3
      return { bucket, endpoint, 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey }
    },
    env: () => ({}),
    isOpen: true,
  },
]

interface Way {
  what: string
  env: Env
  /** What the service lets the run do; until 2026-06-26 GitHub let all runs on main write. */
  rights: Record<string, number>
  own?: Inputs
  says: RegExp
}
const refusedEvent = /^Cache save skipped: anyone can cause the event/
const planned = { inputs: { key: 'forged', path: 'pnpm-store' }, hasInstall: false, key: 'forged' }
const states: States = { '': { kind: 'hit', ...planned, matchedKey: 'forged' } }
const forged = JSON.stringify(states)
// A program of the job that starts Headstart with an environment of its own, and all credentials of the job.
const pretending = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: main, ACTIONS_CACHE_MODE: 'write' }
const ways: Way[] = [
  {
    what: 'pull_request_target',
    env: { GITHUB_EVENT_NAME: 'pull_request_target' },
    rights: { [main]: 3 },
    says: refusedEvent,
  },
  {
    what: 'workflow_run, with all that a step can write for later ones',
    env: { GITHUB_EVENT_NAME: 'workflow_run', ACTIONS_CACHE_MODE: 'write', STATE_headstart: forged },
    rights: { [main]: 3 },
    says: refusedEvent,
  },
  {
    what: 'a pull request',
    env: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge', GITHUB_BASE_REF: 'main' },
    rights: { 'refs/pull/7/merge': 3, [main]: 1 },
    says: /^Cache saved with key/,
  },
]

async function poison(
  key: string,
  store: Store,
  way: Pick<Way, 'env' | 'rights' | 'own'>,
): Promise<string[]> {
  const job = await host.newJob({ env: { ...store.env(way.rights), ...way.env } })
  writeTree(job.workspace, { 'pnpm-store/package': 'poison' })
  writeFileSync(String(job.env.GITHUB_EVENT_PATH), '{"repository":{"default_branch":"elsewhere"}}')
  return logOf(await save(job, { path: 'pnpm-store', key, ...store.inputs(), ...way.own }))
}

async function release(key: string, store: Store, own: Inputs = {}, env: Env = {}) {
  const job = await host.newJob({ env: { ...store.env({ [main]: 3 }), ...env } })
  const run = await restore(job, { path: 'pnpm-store', key, ...store.inputs(), ...own })
  const file = join(job.workspace, 'pnpm-store/package')
  return { run, found: existsSync(file) ? readFileSync(file, 'utf8') : undefined }
}

describe.each(stores)('on $name', (store) => {
  it.each(ways)('a release restores nothing that $what has poisoned', async (way) => {
    const key = `pnpm ${way.what.slice(0, 12)}`.replaceAll(',', '')
    expect((await poison(key, store, way)).at(-1)).toMatch(way.says)
    const { run, found } = await release(key, store)
    expect(run.outputs.hit).toBe('miss')
    expect(warningsOf(run)).toEqual([])
    expect(found).toBeUndefined()
  })

  it('a release with trusted writers restores nothing that a program has saved, with or without its token', async () => {
    const { env } = issuer as Issuer
    // The workflow and the ref are those of main.
    const stranger = env(claimsOfPush({ event_name: 'pull_request_target' }))
    const rights = { [main]: 1 }
    await poison('plain', store, { env: pretending, rights })
    await poison('token', store, { env: { ...pretending, ...stranger }, rights, own: trusting })
    for (const [key, reason] of [
      ['plain', /has no token/],
      ['token', /was saved by \S+ci\.yml@refs\/heads\/main \(event 'pull_request_target'\), which/],
    ] as const) {
      const { run, found } = await release(key, store, trusting, env())
      expect(run.outputs.hit).toBe('miss')
      expect(found).toBeUndefined()
      expect(warningsOf(run)).toEqual(store.isOpen ? [expect.stringMatching(reason)] : [])
    }
    // Only the store, or a signature, stops a program that has the rights of its job.
    expect((await release('plain', store)).found).toBe(store.isOpen ? 'poison' : undefined)
  })

  it('a release restores what the named workflow has saved on main', async () => {
    const { env } = issuer as Issuer
    const job = await host.newJob({ env: { ...store.env({ [main]: 3 }), ...env() } })
    writeTree(job.workspace, { 'pnpm-store/package': 'good' })
    await save(job, { path: 'pnpm-store', key: 'good', ...store.inputs(), ...trusting })
    const { run, found } = await release('good', store, trusting, env())
    expect(warningsOf(run)).toEqual([])
    expect(found).toBe('good')
  })
})
