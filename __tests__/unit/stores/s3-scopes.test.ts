// Visibility of entries in a bucket: six writers, six readers, and GitHub's rule.
import { type Access, accessOf, type Run } from '../../../src/names/scopes.ts'
import { bytesOf, nameOf, openOn, save, wantedOf } from '../../support/s3-store.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'

let server: FaultyS3
beforeAll(async () => {
  server = await startFaultyS3()
})
afterAll(() => server.stop())

const run = (changes: Partial<Run>): Run => ({
  repository: 'octo/demo',
  ref: 'refs/heads/main',
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

const runs = {
  main: run({}),
  feature: run({ ref: 'refs/heads/feature' }),
  sibling: run({ ref: 'refs/heads/sibling' }),
  'pull request into feature': run({
    ref: 'refs/pull/7/merge',
    eventName: 'pull_request',
    baseBranch: 'feature',
  }),
  tag: run({ ref: 'refs/tags/v1' }),
  'other repository': run({ repository: 'octo/other' }),
}
type Who = keyof typeof runs
const everybody = Object.keys(runs) as Who[]

// https://docs.github.com/actions/reference/workflows-and-actions/dependency-caching#restrictions-for-accessing-a-cache
const readersOf: Record<Who, Who[]> = {
  main: ['main', 'feature', 'sibling', 'pull request into feature', 'tag'],
  feature: ['feature', 'pull request into feature'],
  sibling: ['sibling'],
  'pull request into feature': ['pull request into feature'],
  tag: ['tag'],
  'other repository': ['other repository'],
}

const storeOf = (who: Who) => openOn(server, { repository: runs[who].repository }).store
const accessFor = (who: Who): Access => accessOf(runs[who])

it.each(everybody)('entries of %s are visible to the runs that may read them', async (writer) => {
  const key = `by-${writer}`
  const bytes = await save(storeOf(writer), nameOf(key, accessFor(writer).write))
  for (const reader of everybody) {
    // By its very key, and by how it starts.
    for (const keys of [[key], ['none', key.slice(0, -1)]]) {
      const entry = await storeOf(reader).find(wantedOf(keys, accessFor(reader).read))
      const sees = readersOf[writer].includes(reader)
      expect({ reader, keys, found: entry?.key }).toEqual({ reader, keys, found: sees ? key : undefined })
      if (entry) expect(await bytesOf(entry)).toEqual(bytes)
    }
  }
})

it('each run that saves one key has its own entry', async () => {
  const saved = new Map<Who, Buffer>()
  for (const who of everybody)
    saved.set(who, await save(storeOf(who), nameOf('same-key', accessFor(who).write), `same-key by ${who}`))
  for (const who of everybody) {
    const entry = await storeOf(who).find(wantedOf(['same-key'], accessFor(who).read))
    expect(await bytesOf(entry)).toEqual(saved.get(who))
  }
})
