// Which runs may read and write which scopes: GitHub's rule, event by event, claim by claim.
import { accessOf, type Run } from '../../../src/names/scopes.ts'

const main = 'refs/heads/main'
const dev = 'refs/heads/dev'
const pull = 'refs/pull/7/merge'
const queue = 'refs/heads/gh-readonly-queue/main/pr-7-abc'

const run = (changes: Partial<Run>): Run => ({
  repository: 'octo/demo',
  ref: main,
  sha: '0123456789abcdef0123456789abcdef01234567',
  runId: '1',
  runAttempt: '1',
  workflow: 'octo/demo/.github/workflows/ci.yml@refs/heads/main',
  actorId: '7',
  runner: 'github-hosted',
  eventName: 'push',
  baseBranch: undefined,
  defaultBranch: 'main',
  cacheMode: undefined,
  token: undefined,
  ...changes,
})

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (claims: object): string => `${part({ alg: 'none' })}.${part(claims)}.signature`
const grants = (...scopes: [scope: string, permission: number][]): string =>
  token({ ac: JSON.stringify(scopes.map(([Scope, Permission]) => ({ Scope, Permission }))) })

describe('without a token, the event decides:', () => {
  it.each([
    { of: { eventName: 'push' }, read: [main], write: main },
    { of: { eventName: 'schedule' }, read: [main], write: main },
    { of: { eventName: 'workflow_dispatch' }, read: [main], write: main },
    { of: { eventName: 'repository_dispatch' }, read: [main], write: main },
    { of: { eventName: 'push', ref: dev }, read: [dev, main], write: dev },
    { of: { eventName: 'push', ref: 'refs/tags/v1' }, read: ['refs/tags/v1', main], write: 'refs/tags/v1' },
    { of: { eventName: 'workflow_dispatch', ref: dev }, read: [dev, main], write: dev },
    { of: { eventName: 'pull_request', ref: pull, baseBranch: 'main' }, read: [pull, main], write: pull },
    { of: { eventName: 'pull_request', ref: pull, baseBranch: 'dev' }, read: [pull, dev, main], write: pull },
    { of: { eventName: 'push', ref: dev, defaultBranch: undefined }, read: [dev], write: dev },
    {
      of: { eventName: 'push', ref: 'refs/heads/main/x' },
      read: ['refs/heads/main/x', main],
      write: 'refs/heads/main/x',
    },
    // Anyone can cause these events, and they run on the default branch.
    { of: { eventName: 'pull_request_target', baseBranch: 'main' }, read: [main], write: undefined },
    { of: { eventName: 'pull_request_target', baseBranch: 'dev' }, read: [main, dev], write: undefined },
    { of: { eventName: 'issue_comment' }, read: [main], write: undefined },
    { of: { eventName: 'issues' }, read: [main], write: undefined },
    { of: { eventName: 'workflow_run' }, read: [main], write: undefined },
    { of: { eventName: 'fork' }, read: [main], write: undefined },
    { of: { eventName: '' }, read: [main], write: undefined },
    // Which branch is the default one does not matter to writing.
    { of: { eventName: 'issue_comment', ref: dev }, read: [dev, main], write: undefined },
    { of: { eventName: 'pull_request_target', defaultBranch: 'dev' }, read: [main, dev], write: undefined },
    {
      of: { eventName: 'release', ref: 'refs/tags/v1' },
      read: ['refs/tags/v1', main],
      write: 'refs/tags/v1',
    },
    { of: { eventName: 'merge_group', ref: queue }, read: [queue, main], write: queue },
    {
      of: { eventName: 'merge_group', ref: 'refs/heads/queue' },
      read: ['refs/heads/queue', main],
      write: undefined,
    },
  ])('$of may read $read and write $write', ({ of, read, write }) => {
    const access = accessOf(run(of))
    expect(access).toMatchObject({ read, write })
    expect(access.whyNoWrite !== undefined).toBe(write === undefined)
    expect(access.whyNoRead).toBeUndefined()
  })
})

describe('with a token, its claim decides:', () => {
  it.each([
    { claim: 'one scope', token: grants([main, 3]), read: [main], write: main },
    {
      claim: 'a pull request',
      token: grants([pull, 3], [dev, 1], [main, 1]),
      read: [pull, dev, main],
      write: pull,
    },
    { claim: 'its own scope last', token: grants([main, 1], [dev, 3]), read: [dev, main], write: dev },
    { claim: 'reading only', token: grants([dev, 1], [main, 1]), read: [dev, main], write: undefined },
    { claim: 'writing only', token: grants([dev, 2], [main, 1]), read: [main], write: dev },
    { claim: 'a scope twice', token: grants([dev, 3], [dev, 1]), read: [dev], write: dev },
    { claim: 'no permission for one', token: grants([dev, 3], [main, 0]), read: [dev], write: dev },
    { claim: 'more bits than are known', token: grants([dev, 7]), read: [dev], write: dev },
  ])('$claim lets it read $read and write $write', ({ token, read, write }) => {
    expect(accessOf(run({ ref: 'refs/heads/other', token }))).toMatchObject({ read, write })
  })

  it('but an event that anyone can cause does not write a branch', () => {
    const access = accessOf(run({ eventName: 'issue_comment', token: grants([main, 3]) }))
    expect(access).toMatchObject({ read: [main], write: undefined })
    expect(access.whyNoWrite).toContain("'issue_comment'")
  })

  it.each([
    { what: 'a placeholder', token: 'token' },
    { what: 'three parts that are no JSON', token: 'a.b.c' },
    { what: 'no claim', token: token({}) },
    { what: 'an empty claim', token: token({ ac: '' }) },
    { what: 'a claim of no scopes', token: token({ ac: '[]' }) },
    { what: 'a claim of nothing', token: token({ ac: 'null' }) },
    { what: 'a claim that is an object', token: token({ ac: '{}' }) },
    { what: 'a claim that is half JSON', token: token({ ac: '[{"Scope":"refs' }) },
    { what: 'a claim that is no string', token: token({ ac: [{ Scope: main, Permission: 3 }] }) },
    { what: 'scopes without permission', token: grants([main, 0]) },
    { what: 'payload null', token: `${part({})}.${part(null)}.x` },
  ])('$what counts as no token', ({ token }) => {
    expect(accessOf(run({ ref: dev, token }))).toMatchObject({ read: [dev, main], write: dev })
  })
})

describe('the cache mode', () => {
  const modes = {
    '': { reads: true, writes: true },
    'read-write': { reads: true, writes: true },
    unknown: { reads: true, writes: true },
    none: { reads: false, writes: false },
    read: { reads: true, writes: false },
    write: { reads: true, writes: true },
    'write-only': { reads: false, writes: true },
  }
  it.each(Object.entries(modes))('%j allows %j', (cacheMode, { reads, writes }) => {
    const { read, write, whyNoRead, whyNoWrite } = accessOf(run({ ref: dev, cacheMode }))
    expect(read).toEqual(reads ? [dev, main] : [])
    expect(write).toBe(writes ? dev : undefined)
    // In the words of actions/cache.
    expect(whyNoRead).toBe(
      reads
        ? undefined
        : `Cache restore skipped: the effective cache-mode '${cacheMode}' does not permit reads.`,
    )
    expect(whyNoWrite).toBe(
      writes
        ? undefined
        : `Cache save skipped: the effective cache-mode '${cacheMode}' does not permit writes.`,
    )
  })
})
