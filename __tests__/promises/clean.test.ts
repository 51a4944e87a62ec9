// `clean/` lists the entries of each kind of store, and removes only those that its inputs choose.
import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  annotationsOf,
  clean,
  entriesOf,
  foldedIn,
  type Host,
  type Inputs,
  itWithRights,
  logOf,
  newPlace,
  restore,
  save,
  unmount,
  writeTree,
} from '../support/host.ts'
import { isMounted } from '../support/jobs/mounted.ts'
import { jsonAnswer } from '../support/servers/answer.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'
import { type GitHubRest, type RestCache, startGitHubRest } from '../support/servers/github-rest.ts'
import { startLargeBucket } from '../support/servers/large-bucket.ts'
import { newObject } from '../support/servers/s3-objects.ts'
import type { S3Server } from '../support/servers/s3-server.ts'

const place = newPlace()
const dayMs = 86_400_000
let s3: FaultyS3
let github: GitHubRest
beforeAll(async () => {
  ;[s3, github] = await Promise.all([startFaultyS3(), startGitHubRest()])
})
afterAll(() => Promise.all([s3.stop(), github.stop()]))
beforeEach(() => {
  github.caches = []
  github.openPulls = []
  github.permissions = new Set(['actions: read', 'actions: write', 'pull-requests: read'])
})

const remove = { 'dry-run': 'false' }
const bucketOf = (server: S3Server, prefix: string): Inputs => ({
  bucket: server.bucket,
  endpoint: server.endpoint,
  region: server.region,
  'bucket-prefix': prefix,
  'access-key-id': server.accessKeyId,
  'secret-access-key': server.secretAccessKey,
})

const pull = (number: number): Record<string, string> => ({
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REF: `refs/pull/${number}/merge`,
})

async function saveEntry(host: Host, key: string, inputs: Inputs = {}, env: Record<string, string> = {}) {
  const job = await host.newJob({ env })
  writeTree(job.workspace, { 'tree/file': key })
  const run = await save(job, { path: 'tree', key, ...inputs })
  expect(logOf(run).join('\n')).toContain('Cache saved with key: ')
}

/** The rows of the list, as `fate, key, scope`, sorted. */
function rowsOf(run: Awaited<ReturnType<typeof clean>>): string[] {
  const lines = foldedIn(run).Entries ?? []
  return lines.map((line) => line.split(', ').slice(0, 3).join(', ')).sort()
}

async function isHit(host: Host, key: string, inputs: Inputs = {}, env: Record<string, string> = {}) {
  const job = await host.newJob({ env })
  const run = await restore(job, { path: 'tree', key, ...inputs })
  if (run.outputs.hit === 'exact') expect(readFileSync(join(job.workspace, 'tree/file'), 'utf8')).toBe(key)
  return run.outputs.hit === 'exact'
}

/** As if it had been saved and used so many days ago. */
function age(host: Host, key: string, days: number): void {
  const time = new Date(Date.now() - days * dayMs)
  for (const path of entriesOf(host.store).filter((entry) => entry.endsWith(`/${key}`)))
    utimesSync(path, time, time)
}

describe.each([
  { kind: 'local directory', inputs: (): Inputs => ({ store: 'local' }) },
  { kind: 'bucket', inputs: (): Inputs => bucketOf(s3, `clean-${Math.random()}`) },
  {
    kind: 'first of two stores',
    inputs: (): Inputs => ({ ...bucketOf(s3, `clean-${Math.random()}`), store: 's3, github' }),
  },
])('in a $kind', ({ inputs: newInputs }) => {
  it('lists everything, and removes by prefix and by pull request', async () => {
    const [host, inputs] = [place.newHost(), newInputs()]
    for (const key of ['npm-1', 'npm-2', 'pip-1']) await saveEntry(host, key, inputs)
    for (const number of [7, 8]) await saveEntry(host, 'npm-1', inputs, pull(number))
    const elsewhere = { GITHUB_REPOSITORY: 'octo/other' }
    await saveEntry(host, 'npm-1', inputs, elsewhere)
    const job = await host.newJob()
    const all = ['npm-1, refs/heads/main', 'npm-2, refs/heads/main', 'pip-1, refs/heads/main']
    const pulls = ['npm-1, refs/pull/7/merge', 'npm-1, refs/pull/8/merge']

    const list = await clean(job, inputs)
    expect(list).toMatchObject({ exitCode: 0, stderr: '', outputs: { matched: '0', removed: '0' } })
    expect(rowsOf(list)).toEqual([...all, ...pulls].map((name) => `stays, ${name}`).sort())
    expect(list.summary).toContain('<code>npm-2</code>')
    expect(list.summary).toContain('<td>run 1 (push to main, 0123456, ci.yml)</td>')

    const dry = await clean(job, { ...inputs, keys: 'npm-' })
    expect(dry.outputs).toEqual({ matched: '4', removed: '0' })
    expect(await isHit(host, 'npm-2', inputs)).toBe(true)

    const ofPull = await clean(await host.newJob({ env: pull(7) }), {
      ...inputs,
      ...remove,
      'pull-request': '7',
    })
    expect(ofPull.outputs).toEqual({ matched: '1', removed: '1' })
    expect(rowsOf(ofPull)).toEqual(['removed, npm-1, refs/pull/7/merge'])
    expect(logOf(ofPull).join()).toContain('removed 1 of 1 entries of refs/pull/7/merge (')

    const byPrefix = await clean(job, { ...inputs, ...remove, keys: 'npm-2\ncargo-' })
    expect(byPrefix.outputs).toEqual({ matched: '1', removed: '1' })
    expect(rowsOf(await clean(job, inputs))).toEqual(
      [all[0], all[2], pulls[1]].map((name) => `stays, ${name}`).sort(),
    )
    expect(await isHit(host, 'npm-2', inputs)).toBe(false)
    expect(await isHit(host, 'pip-1', inputs)).toBe(true)

    const everything = await clean(job, { ...inputs, ...remove, all: 'true' })
    expect(everything.outputs).toEqual({ matched: '3', removed: '3' })
    expect(logOf(await clean(job, inputs)).join()).toContain('would remove 0 of 0 entries')
    expect(await isHit(host, 'npm-1', inputs, elsewhere)).toBe(true)
  })

  it('keeps the newest entries, and those that a job of this hour may be reading', async () => {
    const [host, inputs] = [place.newHost(), newInputs()]
    const keys = ['npm-1', 'npm-2', 'npm-3', 'npm-4']
    for (const key of [...keys, 'pip-1']) await saveEntry(host, key, inputs)
    const job = await host.newJob()
    const newest = { ...inputs, ...remove, keys: 'npm-', keep: '1' }
    expect((await clean(job, newest)).outputs).toEqual({ matched: '0', removed: '0' })
    for (const [days, key] of [...keys].reverse().entries()) {
      age(host, key, days)
      for (const [name, object] of s3.objects)
        if (name.includes(inputs['bucket-prefix'] ?? '-') && name.endsWith(key))
          object.modified = new Date(Date.now() - days * dayMs)
    }
    const notes = join(host.store, '.notes')
    for (const path of entriesOf(notes)) utimesSync(path, 1, 1)
    const run = await clean(job, { ...newest, 'older-than': '2' })
    expect(run.outputs).toEqual({ matched: '2', removed: '2' })
    expect(rowsOf(await clean(job, inputs)).map((row) => row.split(', ')[1])).toEqual([
      'npm-3',
      'npm-4',
      'pip-1',
    ])
  })

  it('does not damage an entry whose image began as another entry', async () => {
    const [host, inputs] = [place.newHost(), { ...newInputs(), mode: 'mount' }]
    await saveEntry(host, 'base', inputs)
    const job = await host.newJob()
    const given = { ...inputs, path: 'tree', key: 'layered', 'restore-keys': 'base' }
    const main = await restore(job, given)
    writeFileSync(join(job.workspace, 'tree/more'), 'more')
    expect(logOf(await save(job, given, { state: main.state })).join()).toContain('Cache saved')
    expect((await clean(job, { ...inputs, ...remove, keys: 'base' })).outputs.removed).toBe('1')
    const next = await host.newJob()
    const hit = await restore(next, { ...inputs, path: 'tree', key: 'layered' })
    expect(hit.outputs.hit).toBe('exact')
    expect(readFileSync(join(next.workspace, 'tree/file'), 'utf8')).toBe('base')
    expect(readFileSync(join(next.workspace, 'tree/more'), 'utf8')).toBe('more')
    await unmount(next, {}, { state: hit.state })
  })

  it('removes no other files, and no drafts', async () => {
    const [host, inputs] = [place.newHost(), newInputs()]
    await saveEntry(host, 'npm-1', inputs)
    const home = `${inputs['bucket-prefix']}/octo%2Fdemo`
    const foreign = [`${home}/notes.txt`, `${home}/refs%2Fheads%2Fmain/notes/npm-1`, `${home}.bak/a/b/c`]
    for (const name of foreign) s3.objects.set(name, newObject(Buffer.from('mine')))
    writeTree(join(host.store, 'octo%2Fdemo'), { 'notes.txt': 'mine', 'refs%2Fheads%2Fmain/x/npm-1': 'mine' })
    writeTree(host.store, { '.drafts/one': 'a draft' })
    const files = entriesOf(host.store).filter((path) => !/[0-9a-f]{64}/.test(path))
    const run = await clean(await host.newJob(), { ...inputs, ...remove, all: 'true' })
    expect(run.outputs).toEqual({ matched: '1', removed: '1' })
    expect(entriesOf(host.store)).toEqual(files)
    expect(readFileSync(join(host.store, '.drafts/one'), 'utf8')).toBe('a draft')
    expect([...s3.objects.keys()]).toEqual(expect.arrayContaining(foreign))
  })
})

itWithRights('mounts')('a mounted entry of the local store stays', async () => {
  const host = place.newHost()
  const inputs = { store: 'local', mode: 'mount' }
  await saveEntry(host, 'npm-1', inputs)
  const job = await host.newJob()
  const main = await restore(job, { ...inputs, path: 'tree', key: 'npm-1' })
  expect(isMounted(join(job.workspace, 'tree/file'))).toBe(true)
  const run = await clean(await host.newJob(), { ...remove, store: 'local', all: 'true' })
  expect([rowsOf(run), run.outputs.removed]).toEqual([['mounted, npm-1, refs/heads/main'], '0'])
  await unmount(job, {}, { state: main.state })
  expect((await clean(await host.newJob(), { ...remove, store: 'local', all: 'true' })).outputs.removed).toBe(
    '1',
  )
})

it('shows a key that looks like HTML, Markdown or a command as text', async () => {
  const host = place.newHost()
  await saveEntry(host, '<b>|a|</b>[x](y)##[group]', { store: 'local' })
  const run = await clean(await host.newJob(), { store: 'local' })
  expect(run.summary).not.toMatch(/<b>|\[x\]/)
  expect(run.stdout).not.toContain('##[group]')
})

describe("in GitHub's cache service", () => {
  const env = () => ({
    GITHUB_API_URL: github.url,
    ACTIONS_CACHE_SERVICE_V2: 'true',
    ACTIONS_RESULTS_URL: 'http://127.0.0.1:9/',
    ACTIONS_RUNTIME_TOKEN: 'runtime',
  })
  const token = () => ({ token: github.token })
  const cacheOf = (id: number, more: Partial<RestCache> = {}): RestCache => ({
    id,
    ref: 'refs/heads/main',
    key: `npm-${id}`,
    version: 'a'.repeat(64),
    last_accessed_at: new Date(Date.now() - 2 * dayMs).toISOString(),
    created_at: new Date(Date.now() - (1000 - id) * dayMs).toISOString(),
    size_in_bytes: 1_048_576 * id,
    ...more,
  })

  it('reads all pages, and removes by age, by prefix and by the newest', async () => {
    github.caches = Array.from({ length: 250 }, (_, i) => cacheOf(i + 1))
    github.caches.push(cacheOf(251, { key: 'npm-used', last_accessed_at: new Date().toISOString() }))
    const host = place.newHost()
    const job = await host.newJob({ env: env() })
    const dry = await clean(job, { ...token(), keys: 'npm-' })
    expect(dry).toMatchObject({ exitCode: 0, outputs: { matched: '251', removed: '0' } })
    expect(annotationsOf(dry)).toEqual([`::add-mask::${github.token}`])
    expect(foldedIn(dry).Entries?.[0]).toMatch(
      /^matches, npm-1, refs\/heads\/main, 1.0 MiB, saved 999 days ago, used 2 days ago, by unknown$/,
    )
    expect(dry.summary).toContain('151 more entries are not shown.')
    const byAge = await clean(job, { ...token(), ...remove, 'older-than': '760' })
    expect(byAge.outputs).toEqual({ matched: '240', removed: '240' })
    const newest = await clean(job, { ...token(), ...remove, keys: 'npm-', keep: '3' })
    expect(newest.outputs.removed).toBe('8')
    expect(github.caches.map(({ key }) => key)).toEqual(['npm-249', 'npm-250', 'npm-used'])
    await clean(job, { ...token(), ...remove, keys: 'npm-', 'older-than': '1' })
    expect(github.caches.map(({ key }) => key)).toEqual(['npm-used'])
  })

  it('removes the entries of a pull request, or of all that are closed', async () => {
    const ofPull = (id: number, number: number) => cacheOf(id, { ref: `refs/pull/${number}/merge` })
    github.caches = [cacheOf(1), ...[2, 3, 4, 5].map((n) => ofPull(n, n)), ofPull(6, 22)]
    github.openPulls = [5, ...Array.from({ length: 120 }, (_, i) => 1000 + i)]
    const host = place.newHost()
    const job = await host.newJob({ env: { ...env(), ...pull(2) } })
    const one = await clean(job, { ...token(), ...remove, 'pull-request': '2' })
    expect(one.outputs).toEqual({ matched: '1', removed: '1' })
    expect(github.requests.at(-2)).toContain('ref=refs%2Fpull%2F2%2Fmerge')
    const rest = await clean(await host.newJob({ env: env() }), {
      ...token(),
      ...remove,
      'pull-request': 'closed',
    })
    expect(rest.outputs).toEqual({ matched: '3', removed: '3' })
    expect(github.caches.map(({ id }) => id)).toEqual([1, 5])
  })

  it.each<[string, string[], Inputs, RegExp]>([
    [
      'list',
      [],
      {},
      /403 Resource not accessible by integration\): give the job `permissions: actions: read`/,
    ],
    ['remove', ['actions: read'], { ...remove, keys: 'n' }, /^::error::0 of 1 entries .*: actions: write`$/],
    ['see pull requests', ['actions: read'], { 'pull-request': 'closed' }, /: pull-requests: read`$/],
  ])(
    'a token that may not %s fails the step, which names the permission',
    async (_, rights, inputs, line) => {
      github.caches = [cacheOf(1)]
      github.permissions = new Set(rights)
      const run = await clean(await place.newHost().newJob({ env: env() }), { ...token(), ...inputs })
      expect(run.exitCode).toBe(1)
      expect(annotationsOf(run).at(-1)).toMatch(line)
      expect(github.caches).toHaveLength(1)
    },
  )

  it('waits when GitHub says so, takes a missing cache for removed, and names other refusals', async () => {
    github.caches = [cacheOf(1)]
    const job = await place.newHost().newJob({ env: env() })
    const limited = { message: 'You have exceeded a secondary rate limit.' }
    github.instead = [jsonAnswer(403, limited, { 'retry-after': '1' })]
    const waited = await clean(job, { ...token(), keys: 'npm' })
    expect(waited).toMatchObject({ exitCode: 0, outputs: { matched: '1' } })
    const page = jsonAnswer(200, { total_count: 1, actions_caches: [cacheOf(77)] })
    github.instead = [page]
    expect((await clean(job, { ...token(), ...remove, keys: 'npm' })).outputs.removed).toBe('1')
    github.instead = [jsonAnswer(403, { message: 'API rate limit exceeded for installation.' })]
    expect(annotationsOf(await clean(job, token())).at(-1)).toMatch(/run it again later$/)
    expect(annotationsOf(await clean(job, { token: 'other' })).at(-1)).toMatch(
      /401 Bad credentials.*`token`$/,
    )
    github.instead = [jsonAnswer(404, { message: 'Not Found' })]
    expect(annotationsOf(await clean(job, token())).at(-1)).toMatch(/this server has no such API/)
    github.instead = [jsonAnswer(200, { caches: [] })]
    expect(annotationsOf(await clean(job, token())).at(-1)).toMatch(/does not answer as GitHub/)
  })
})

describe('refuses', () => {
  it.each<[string, Inputs, RegExp]>([
    ['a clean that matches everything', remove, /would match every entry.*`all: true`/],
    ['empty expressions', { ...remove, keys: ' \n', 'pull-request': '' }, /would match every entry/],
    ['an age of nothing', { ...remove, 'older-than': '0' }, /`older-than` is '0'.*from 1 to/],
    ['an age that is no number', { 'older-than': '30d' }, /`older-than` is '30d'/],
    ['to keep entries of no prefix', { keep: '2' }, /`keep` needs `keys`/],
    ['all and something else', { all: 'true', keys: 'npm-' }, /leave out the other conditions/],
    ['a pull request that is none', { 'pull-request': '*' }, /`pull-request` is '\*'/],
    ['a word that is not quite true', { 'dry-run': 'flase' }, /`dry-run` is 'flase'/],
    ['a bucket without a name', { store: 's3' }, /`bucket` is required/],
  ])('%s', async (_, inputs, line) => {
    const host = place.newHost()
    await saveEntry(host, 'npm-1')
    const run = await clean(await host.newJob(), { store: 'local', ...inputs })
    expect(run.exitCode).toBe(1)
    expect(annotationsOf(run).join('\n')).toMatch(line)
    expect(entriesOf(host.store)).toHaveLength(1)
  })

  it.each(['pull_request', 'pull_request_target', 'issue_comment', 'workflow_run'])(
    'to remove entries of branches in a run of %s',
    async (event) => {
      const host = place.newHost()
      await saveEntry(host, 'npm-1')
      const job = await host.newJob({ env: { GITHUB_EVENT_NAME: event } })
      const run = await clean(job, { ...remove, store: 'local', keys: 'npm-' })
      expect([run.exitCode, annotationsOf(run).join('\n')]).toEqual([
        1,
        expect.stringContaining(`Anyone can cause the event '${event}'`),
      ])
      expect(entriesOf(host.store)).toHaveLength(1)
      const inputs = { ...remove, store: 'local', keys: 'npm-', 'pull-request': '7' }
      expect((await clean(job, inputs)).outputs).toEqual({ matched: '0', removed: '0' })
    },
  )
})

it('names the right that a bucket denies, and what was removed before', async () => {
  const [host, inputs] = [place.newHost(), bucketOf(s3, 'denied')]
  await saveEntry(host, 'npm-1', inputs)
  const fault = { kind: 'status', status: 403, code: 'AccessDenied' } as const
  s3.rules.push({ on: ({ operation }) => operation === 'DeleteObject', fault })
  const run = await clean(await host.newJob(), { ...inputs, ...remove, keys: 'npm-' })
  s3.rules.length = 0
  expect(run.exitCode).toBe(1)
  expect(annotationsOf(run).at(-1)).toMatch(/^::error::0 of 1 entries were removed, then: .*s3:DeleteObject$/)
})

it('lists 200,000 entries of a bucket in at most 200 MB of memory', async () => {
  const version = 'e'.repeat(64)
  const hash = 'f'.repeat(57)
  const nameOf = (n: number): string =>
    `ci/octo%2Fdemo/refs%2Fheads%2Fbranch-${n % 100}/${version}/npm-linux-${hash}${String(n).padStart(7, '0')}`
  const bucket = await startLargeBucket(200_000, nameOf)
  const host = place.newHost()
  const peak = join(host.dir, 'peak')
  // Its `maxRSS` would count the process that started it, too.
  const atEnd = `import fs from 'node:fs'
process.on('exit', () => fs.writeFileSync(${JSON.stringify(peak)}, fs.readFileSync('/proc/self/status')))`
  const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(atEnd)}` }
  try {
    const inputs = { ...bucketOf(bucket, 'ci'), keys: 'npm-', 'older-than': '7' }
    const run = await clean(await host.newJob(), inputs, { env })
    expect(run).toMatchObject({ exitCode: 0, outputs: { matched: '200000', removed: '0' } })
    expect(bucket.pages).toBe(200)
    const [, peakKiB] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(peak, 'utf8')) ?? []
    expect(Number(peakKiB) / 1024).toBeLessThan(200)
  } finally {
    await bucket.stop()
  }
}, 180_000)
