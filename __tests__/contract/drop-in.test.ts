// Compares the built action with actions/cache: results, outputs, state, log and tree of every case.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Job, StepRun } from '../../scripts/as-runner.ts'
import type { States } from '../../src/job/shared/state.ts'
import {
  annotationsOf,
  entriesOf,
  type Host,
  type Inputs,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'
import { type Command, commandsIn } from '../support/jobs/runner-commands.ts'

const place = newPlace()
const notFound = (...keys: string[]) => `Cache not found for input keys: ${keys.join(', ')}`
const saved = (key: string) => `Cache saved with key: ${key}`
const restored = (key: string) => `Cache restored from key: ${key}`
const nothingToSave =
  '[warning]Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.'

/** Saves a tree whose file tells the key. */
async function saveEntry(host: Host, key: string): Promise<void> {
  const job = await host.newJob()
  writeTree(job.workspace, { 'tree/key': key })
  const run = await save(job, { key, path: 'tree' })
  expect(logOf(run).at(-1)).toBe(saved(key))
}

const sample = place.newHost()
beforeAll(() => saveEntry(sample, 'stored'))

/** A machine with an entry `stored`. */
function hostWithEntry(): Host {
  const host = place.newHost()
  cpSync(sample.store, host.store, { recursive: true, preserveTimestamps: true })
  return host
}

function keyInTree(job: Job): string | undefined {
  const path = join(job.workspace, 'tree', 'key')
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function outputsOf(run: StepRun): Record<string, string> {
  const { report: _, ...outputs } = run.outputs
  return outputs
}

/** The state of the step's only cache, which has no name. */
function stateOf(run: StepRun): unknown {
  return run.state.headstart === undefined ? undefined : JSON.parse(run.state.headstart)['']
}

describe('main', () => {
  const host = place.newHost()
  beforeAll(async () => {
    for (const key of ['Linux-npm-1', 'Linux-pip-1', 'Linux-npm-10']) await saveEntry(host, key)
  })

  interface Row {
    name: string
    inputs: Inputs
    matched?: string
    hit: 'exact' | 'partial' | 'miss'
    exitCode?: number
    log?: string[]
    tree?: string | undefined
  }
  const lookup = { 'lookup-only': 'true' }
  const mustHit = { 'fail-on-cache-miss': 'TRUE' }
  const found = (key: string) => [
    'Lookup only - skipping download',
    `Cache found and can be restored from key: ${key}`,
  ]
  const failed = (key: string) =>
    `::error::Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${key}`

  it.each<Row>([
    { name: 'exact', inputs: { key: 'Linux-npm-1' }, matched: 'Linux-npm-1', hit: 'exact' },
    { name: 'exact but for case', inputs: { key: 'linux-NPM-1' }, matched: 'Linux-npm-1', hit: 'exact' },
    { name: 'prefix of the key itself', inputs: { key: 'Linux-p' }, matched: 'Linux-pip-1', hit: 'partial' },
    { name: 'miss', inputs: { key: 'none' }, hit: 'miss', log: [notFound('none')] },
    {
      name: 'miss with restore keys',
      inputs: { key: 'none', 'restore-keys': 'a\nb' },
      hit: 'miss',
      log: [notFound('none', 'a', 'b')],
    },
    {
      name: 'miss that must not be',
      inputs: { key: 'none', ...mustHit },
      hit: 'miss',
      exitCode: 1,
      log: [failed('none')],
    },
    {
      name: 'partial hit that suffices',
      inputs: { key: 'Linux-p', ...mustHit },
      matched: 'Linux-pip-1',
      hit: 'partial',
    },
    {
      name: 'other paths are another entry',
      inputs: { key: 'Linux-npm-1', path: 'tree\ntree2' },
      hit: 'miss',
      log: [notFound('Linux-npm-1')],
    },
    {
      name: 'lookup only, exact',
      inputs: { key: 'Linux-npm-1', ...lookup },
      matched: 'Linux-npm-1',
      hit: 'exact',
      log: found('Linux-npm-1'),
      tree: undefined,
    },
    {
      name: 'lookup only, partial',
      inputs: { key: 'Linux-pip', ...lookup },
      matched: 'Linux-pip-1',
      hit: 'partial',
      log: found('Linux-pip-1'),
      tree: undefined,
    },
    { name: 'lookup only, miss', inputs: { key: 'none', ...lookup }, hit: 'miss', log: [notFound('none')] },
  ])('$name', async (row) => {
    const { inputs, matched, hit, exitCode = 0, log = [restored(String(matched))], tree = matched } = row
    const job = await host.newJob()
    const run = await restore(job, { path: 'tree', ...inputs })

    expect(logOf(run).slice(-log.length)).toEqual(log)
    expect(run).toMatchObject({ exitCode, stderr: '' })
    const ofMatch = matched && { 'cache-hit': String(hit === 'exact'), 'cache-matched-key': matched }
    expect(outputsOf(run)).toEqual({ 'cache-primary-key': inputs.key, hit, ...ofMatch })
    // With these, post sees whether a later step has removed the files, or made them again.
    const pace = {
      bytes: expect.any(Number),
      packedBytes: expect.any(Number),
      ms: expect.any(Number),
      endMs: expect.any(Number),
    }
    const places = matched && !('tree' in row) && { places: { paths: ['tree'], hasCheckout: false }, pace }
    const trees = hit === 'exact' && !('tree' in row) && { tree: [expect.objectContaining({})] }
    const read = expect.objectContaining({ key: inputs.key, path: inputs.path ?? 'tree' })
    const ofInputs = { inputs: read, hasInstall: false, key: inputs.key }
    expect(stateOf(run)).toEqual({
      ...ofInputs,
      ...places,
      ...trees,
      ...(matched ? { kind: 'hit', matchedKey: matched } : { kind: 'miss' }),
    })
    expect(keyInTree(job)).toBe('tree' in row ? undefined : tree)
    expect(leftoversIn(host)).toEqual([])
  })

  it.each([
    ['Linux-npm-1', 'Cache hit for: Linux-npm-1'],
    ['Linux-pip', 'Cache hit for restore-key: Linux-pip-1'],
  ])('has the whole log of %s', async (key, hit) => {
    const run = await restore(await host.newJob(), { key, path: 'tree' })
    const matched = String(run.outputs['cache-matched-key'])
    const size = expect.stringMatching(/^Cache Size: ~0 MB \(\d+ B\)$/)
    const found = expect.stringMatching(/^Found in the local directory /)
    const writer = expect.stringMatching(/^Saved by run 1 \(push to main, 0123456, ci.yml\) \d+ \w+ ago$/)
    expect(logOf(run)).toEqual([found, hit, size, writer, 'Cache restored successfully', restored(matched)])
  })
})

describe('post', () => {
  const taken = (key: string) =>
    `Failed to save: Unable to reserve cache with key ${key}, another job may be creating this cache.`
  const hitOccurred = (key: string) => `Cache hit occurred on the primary key ${key}, not saving cache.`

  it.each<{ name: string; inputs: Inputs; log: string }>([
    { name: 'an exact hit', inputs: { key: 'stored' }, log: hitOccurred('stored') },
    { name: 'an exact hit but for case', inputs: { key: 'STORED' }, log: hitOccurred('STORED') },
    {
      name: 'an exact lookup',
      inputs: { key: 'stored', 'lookup-only': 'true' },
      log: hitOccurred('stored'),
    },
    { name: 'a partial hit', inputs: { key: 'store' }, log: saved('store') },
    {
      name: 'a partial lookup',
      inputs: { key: 'store', 'lookup-only': 'true' },
      log: saved('store'),
    },
    { name: 'a miss', inputs: { key: 'none' }, log: saved('none') },
    { name: 'a lookup that missed', inputs: { key: 'none', 'lookup-only': 'true' }, log: saved('none') },
    {
      name: 'a restore key that is there exactly',
      inputs: { key: 'none', 'restore-keys': 'stored' },
      log: saved('none'),
    },
  ])('after $name says $log', async ({ inputs, log }) => {
    const host = hostWithEntry()
    const job = await host.newJob()
    const withPath = { path: 'tree', ...inputs }
    const main = await restore(job, withPath)
    writeTree(job.workspace, { 'tree/key': 'mine' })
    const before = touchedIn(host.store)

    const post = await save(job, withPath, { state: main.state })
    expect(logOf(post).at(-1)).toBe(log)
    expect(post).toMatchObject({ exitCode: 0, stderr: '' })
    if (log === saved(String(inputs.key))) expect(entriesOf(host.store)).toHaveLength(2)
    else expect(touchedIn(host.store)).toEqual(before)
    expect(leftoversIn(host)).toEqual([])
  })

  it('saves under the key of main, even if the input has changed', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    const main = await restore(job, { key: 'lock-before', path: 'tree' })
    writeTree(job.workspace, { 'tree/key': '' })
    const post = await save(job, { key: 'lock-after', path: 'tree' }, { state: main.state })
    expect(logOf(post).at(-1)).toBe(saved('lock-before'))
  })

  it('leaves an existing entry unchanged', async () => {
    const host = hostWithEntry()
    const before = touchedIn(host.store)
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/key': 'mine' })
    const run = await save(job, { key: 'stored', path: 'tree' })
    expect(logOf(run)).toEqual([taken('stored')])
    expect(run.exitCode).toBe(0)
    expect(touchedIn(host.store)).toEqual(before)
  })

  it.each(['nowhere', 'nowhere/*', 'tree/missing', '!tree'])(
    'saves nothing when nothing matches %s',
    async (path) => {
      const host = place.newHost()
      const job = await host.newJob()
      writeTree(job.workspace, { 'tree/key': '' })
      const run = await save(job, { key: 'k', path })
      expect(logOf(run)[0]).toBe(nothingToSave)
      expect(run.exitCode).toBe(0)
      expect(entriesOf(host.store)).toEqual([])
    },
  )

  // How inputs are read, and mistakes in each of them, are in inputs.test.ts.
  it.each([
    [{}, 'success', true],
    [{}, '', true],
    [{}, 'failure', false],
    [{}, 'cancelled', false],
    [{ save: 'always' }, 'failure', true],
    [{ 'save-always': 'true' }, 'failure', true],
    [{ save: 'never' }, 'success', false],
  ])('with %j after a job with status "%s" saves: %s', async (inputs, status, saves) => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/key': '' })
    // A post whose main saved no state.
    const run = await save(job, { key: 'k', path: 'tree', 'job-status': status, ...inputs }, { state: {} })
    expect(run.exitCode).toBe(0)
    expect(entriesOf(host.store)).toHaveLength(saves ? 1 : 0)
    expect(logOf(run).at(-1)).toMatch(saves ? saved('k') : /^Cache save skipped: /)
  })
})

/** Every file of a store with all that changes when it is touched. */
function touchedIn(store: string): string[] {
  return entriesOf(store).map((path) => {
    const { ino, mtimeNs, atimeNs, ctimeNs, size } = lstatSync(path, { bigint: true })
    return [path, ino, mtimeNs, atimeNs, ctimeNs, size].join(' ')
  })
}

describe('a mistake of the user', () => {
  const host = place.newHost()
  // The first sentence is that of actions/cache.
  const missing = (name: string): string =>
    `Input required and not supplied: ${name}. Give \`path\` and \`key\`, or a \`preset\`, such as auto.${name === 'key' ? ' If it is given, it is empty: `hashFiles()` found no file.' : ''}`
  const choices = (name: string, legal: string) =>
    `Input \`${name}\` is 'floppy'; it must be one of: ${legal}.`

  interface Row {
    name: string
    inputs: Inputs
    why: string
    /** What the save side says instead. */
    onSave?: string | undefined
  }
  it.each<Row>([
    {
      name: 'no key',
      inputs: { key: '' },
      why: missing('key'),
      onSave: '[warning]Key is not specified.',
    },
    { name: 'no path', inputs: { path: '' }, why: missing('path') },
    { name: 'no path but spaces', inputs: { path: ' \n ' }, why: missing('path') },
    {
      name: '11 keys',
      inputs: { 'restore-keys': 'r\n'.repeat(10) },
      why: 'Key Validation Error: Keys are limited to a maximum of 10.',
      onSave: undefined,
    },
    {
      name: 'a comma',
      inputs: { key: 'a,b' },
      why: 'Key Validation Error: a,b cannot contain commas.',
    },
    {
      name: 'an unknown store',
      inputs: { store: 'floppy' },
      why: choices('store', 'auto, github, s3, local'),
    },
  ])('$name', async (row) => {
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/key': '' })
    const inputs = { key: 'k', path: 'tree', ...row.inputs }

    const main = await restore(job, inputs)
    expect(main.exitCode).toBe(1)
    expect(logOf(main)).toEqual([`::error::${row.why}`])
    expect(main.outputs).not.toHaveProperty('cache-hit')

    if ('onSave' in row && row.onSave === undefined) return
    const post = await save(job, inputs)
    expect(post.exitCode).toBe(0)
    expect(logOf(post)).toEqual([row.onSave ?? `::warning::Failed to save: ${row.why}`])
    expect(entriesOf(host.store)).toEqual([])
  })
})

describe('without a ref', () => {
  it.each([{}, { GITHUB_REF: '' }])('nothing is done, with %j', async (ref) => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/key': '' })
    delete job.env.GITHUB_REF
    Object.assign(job.env, ref, { GITHUB_EVENT_NAME: 'release' })
    for (const step of [restore, save]) {
      const run = await step(job, { key: 'k', path: 'tree', 'fail-on-cache-miss': 'true' })
      expect(logOf(run)).toEqual([
        "[warning]Event Validation Error: The event type release is not supported because it's not tied to a branch or tag ref.",
      ])
      expect(run).toMatchObject({ exitCode: 0, state: {} })
      expect(run.outputs).toEqual(step === restore ? { hit: 'miss' } : {})
    }
    expect(entriesOf(host.store)).toEqual([])
  })
})

describe('who may read and write', () => {
  it.each([
    ['none', false, false],
    ['read', true, false],
    ['write', true, true],
    ['write-only', false, true],
    ['', true, true],
    ['unheard-of', true, true],
  ])('ACTIONS_CACHE_MODE=%s reads: %s, writes: %s', async (mode, reads, writes) => {
    const host = hostWithEntry()
    const job = await host.newJob({ env: { ACTIONS_CACHE_MODE: mode } })
    const main = await restore(job, { key: 'stored', path: 'tree' })
    const skipped = (what: string, plural: string) =>
      `Cache ${what} skipped: the effective cache-mode '${mode}' does not permit ${plural}.`
    expect(main.exitCode).toBe(0)
    expect(main.outputs.hit).toBe(reads ? 'exact' : 'miss')
    if (!reads) expect(logOf(main)).toEqual([skipped('restore', 'reads'), notFound('stored')])

    writeTree(job.workspace, { 'tree/key': '' })
    const post = await save(job, { key: 'new', path: 'tree' })
    expect(post.exitCode).toBe(0)
    expect(logOf(post).at(-1)).toBe(writes ? saved('new') : skipped('save', 'writes'))
    expect(entriesOf(host.store)).toHaveLength(writes ? 2 : 1)
  })

  it.each([
    ['push', 'main', true],
    ['schedule', 'main', true],
    ['workflow_dispatch', 'main', true],
    ['pull_request_target', 'main', false],
    ['issue_comment', 'main', false],
    ['workflow_run', 'main', false],
    ['unheard_of', 'main', false],
    ['issue_comment', 'feature', false],
    ['merge_group', 'gh-readonly-queue/main/pr-7-abc', true],
  ])('%s writes to %s: %s', async (event, branch, writes) => {
    const host = place.newHost()
    const env = { GITHUB_EVENT_NAME: event, GITHUB_REF: `refs/heads/${branch}` }
    const job = await host.newJob({ env })
    writeTree(job.workspace, { 'tree/key': '' })
    const run = await save(job, { key: 'k', path: 'tree' })
    const denied = `Cache save skipped: anyone can cause the event '${event}', so it may not write the cache of refs/heads/${branch}. `
    expect(run.exitCode).toBe(0)
    const [last = ''] = logOf(run).slice(-1)
    expect(last.startsWith(writes ? saved('k') : denied)).toBe(true)
    expect(entriesOf(host.store)).toHaveLength(writes ? 1 : 0)
  })

  const runs = {
    main: { GITHUB_REF: 'refs/heads/main' },
    feature: { GITHUB_REF: 'refs/heads/feature' },
    sibling: { GITHUB_REF: 'refs/heads/sibling' },
    'pull request': {
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_BASE_REF: 'main',
      GITHUB_EVENT_NAME: 'pull_request',
    },
    tag: { GITHUB_REF: 'refs/tags/v1' },
    'other repository': { GITHUB_REF: 'refs/heads/main', GITHUB_REPOSITORY: 'octo/other' },
  }
  const names = Object.keys(runs) as (keyof typeof runs)[]

  // What the runner's token grants to each; the event of such a run says nothing that could be used instead.
  const grants: Record<string, { Scope: string; Permission: number }[]> = Object.fromEntries(
    names.map((name) => {
      const { GITHUB_REF } = runs[name]
      const own = { Scope: GITHUB_REF, Permission: 3 }
      return [name, name === 'main' ? [own] : [{ Scope: 'refs/heads/main', Permission: 1 }, own]]
    }),
  )
  grants['other repository'] = [{ Scope: 'refs/heads/main', Permission: 3 }]

  const ways = {
    'the event': (name: keyof typeof runs) => runs[name],
    'the token': (name: keyof typeof runs) => ({
      GITHUB_REPOSITORY: 'octo/demo',
      ...runs[name],
      GITHUB_REF: 'refs/heads/misleading',
      GITHUB_BASE_REF: 'misleading',
      ACTIONS_RUNTIME_TOKEN: unsignedToken({ ac: JSON.stringify(grants[name]) }),
    }),
  }
  describe.each(Object.entries(ways))('says %s:', (way, envOf) => {
    // Which scopes a token's claim comes to is for scopes.test.ts to say; what becomes of them is the same.
    const writers = way === 'the event' ? names : names.slice(0, 1)
    const host = place.newHost()
    beforeAll(async () => {
      const saves = names.map(async (name) => {
        const job = await host.newJob({ env: envOf(name) })
        writeTree(job.workspace, { 'tree/key': name })
        expect(logOf(await save(job, { key: 'same', path: 'tree' })).at(-1)).toBe(saved('same'))
        if (!writers.includes(name)) return
        // A key that only this one has.
        expect(logOf(await save(job, { key: `from-${name}`, path: 'tree' })).at(-1)).toMatch(/^Cache saved/)
      })
      await Promise.all(saves)
    })

    it.each(names)('%s reads its own entry first', async (name) => {
      const job = await host.newJob({ env: envOf(name) })
      const run = await restore(job, { key: 'same', path: 'tree' })
      expect(run.outputs.hit).toBe('exact')
      expect(keyInTree(job)).toBe(name)
    })

    const mayRead = (reader: string, writer: string): boolean =>
      reader === writer || (writer === 'main' && reader !== 'other repository')
    const read = async (reader: keyof typeof runs, from: string[]) => {
      const [key = '', ...others] = from.map((writer) => `from-${writer}`)
      const job = await host.newJob({ env: envOf(reader) })
      const run = await restore(job, { key, path: 'tree', 'restore-keys': others.join('\n') })
      return { hit: run.outputs.hit, tree: keyInTree(job) }
    }
    /** Of a reader that asks for all at once that it may not read: one lookup that misses is a miss of each. */
    const denied = new Map<string, ReturnType<typeof read>>()

    it.each(
      writers.flatMap((writer) =>
        names.map((reader) => ({ writer, reader, mayRead: mayRead(reader, writer) })),
      ),
    )('$reader reads from $writer: $mayRead', async ({ writer, reader, mayRead: may }) => {
      if (may) {
        expect(await read(reader, [writer])).toEqual({ hit: 'exact', tree: writer })
        return
      }
      const theirs = writers.filter((other) => !mayRead(reader, other))
      expect(theirs).toContain(writer)
      const asked = denied.get(reader) ?? read(reader, theirs)
      denied.set(reader, asked)
      expect(await asked).toEqual({ hit: 'miss', tree: undefined })
    })
  })

  it('reads a pull request’s base, then the default branch', async () => {
    const host = place.newHost()
    for (const branch of ['main', 'release']) {
      const job = await host.newJob({ env: { GITHUB_REF: `refs/heads/${branch}` } })
      writeTree(job.workspace, { 'tree/key': branch })
      await save(job, { key: 'both', path: 'tree' })
      await save(job, { key: branch, path: 'tree' })
    }
    const env = { ...runs['pull request'], GITHUB_BASE_REF: 'release' }
    for (const [key, expected] of [
      ['both', 'release'],
      ['release', 'release'],
      ['main', 'main'],
    ] as const) {
      const job = await host.newJob({ env })
      await restore(job, { key, path: 'tree' })
      expect(keyInTree(job)).toBe(expected)
    }
  })

  it.each([
    ['no token at all', 'placeholder'],
    ['no claim', unsignedToken({})],
    ['a claim that is no JSON', unsignedToken({ ac: 'none' })],
    ['an empty list', unsignedToken({ ac: '[]' })],
  ])('goes by the event when the token is %s', async (_, token) => {
    const host = place.newHost()
    const job = await host.newJob({ env: { ACTIONS_RUNTIME_TOKEN: token } })
    writeTree(job.workspace, { 'tree/key': '' })
    await save(job, { key: 'k', path: 'tree' })
    const run = await restore(await host.newJob({ env: { GITHUB_REF: 'refs/heads/x' } }), {
      key: 'k',
      path: 'tree',
    })
    expect(run.outputs.hit).toBe('exact')
  })

  it('writes nothing with a token that only reads', async () => {
    const host = hostWithEntry()
    const ac = JSON.stringify([{ Scope: 'refs/heads/main', Permission: 1 }])
    const job = await host.newJob({ env: { ACTIONS_RUNTIME_TOKEN: unsignedToken({ ac }) } })
    expect((await restore(job, { key: 'stored', path: 'tree' })).outputs.hit).toBe('exact')
    const run = await save(job, { key: 'new', path: 'tree' })
    expect(logOf(run)).toEqual([
      expect.stringMatching(/^Cache save skipped: the token of this run is read-only/),
    ])
    expect(entriesOf(host.store)).toHaveLength(1)
  })
})

function unsignedToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

describe('a log that never contains commands', () => {
  const commands =
    '::add-mask::octo\r::stop-commands::x\r\n::error::forged\n::set-output name=hit::forged\n##[group]forged ##[add-mask]octo'
  const forged = (run: StepRun): Command[] => {
    const ours = ['debug', 'warning', 'error', 'group', 'endgroup']
    const found = commandsIn(run.stdout + run.stderr)
    return found.filter(({ name, data }) => !ours.includes(name) || data.startsWith('forged'))
  }

  it('by a key', async () => {
    const host = place.newHost()
    const key = `key\n${commands}`
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/key': key })
    const inputs = { key, path: 'tree' }
    const restored: States = { '': { kind: 'hit', inputs, hasInstall: false, key, matchedKey: key } }
    const runs = [
      await restore(job, inputs),
      await save(job, inputs),
      await save(job, inputs),
      await restore(job, inputs),
      await restore(job, { ...inputs, key: 'key', 'lookup-only': 'true' }),
      await restore(job, { ...inputs, key: `none\n${commands}`, 'fail-on-cache-miss': 'true' }),
      await restore(job, { ...inputs, key: `${key},` }),
      await save(job, { ...inputs, key: `${key},` }),
      await save(job, inputs, { state: { headstart: JSON.stringify(restored) } }),
    ]
    expect(runs.flatMap(forged)).toEqual([])
    expect(runs.map(({ outputs }) => outputs.hit)).toEqual([
      'miss',
      undefined,
      undefined,
      'exact',
      'partial',
      'miss',
      undefined,
      undefined,
      undefined,
    ])
    expect(runs[3]?.outputs['cache-matched-key']).toBe(key)
    expect(annotationsOf(runs[5] as StepRun)).toHaveLength(1)
  })

  it('by the name of a file', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    const name = `file\n${commands}`
    mkdirSync(join(job.workspace, 'tree'))
    execFileSync('mkfifo', [join(job.workspace, 'tree', name)])
    writeTree(job.workspace, { 'tree/file': '', [`full/${name}/x`]: '' })
    const packed = await save(job, { key: 'fifo', path: 'tree' })
    expect(logOf(packed)[0]).toMatch(
      /^Skipped 1 that are no file, directory or link: tree\/file\\n::add-mask.*##\\\[add-mask]octo/,
    )

    // A directory with content where the entry has a file: refused with its name.
    const other = await host.newJob()
    writeTree(other.workspace, { [`full/${name}`]: '' })
    await save(other, { key: 'refused', path: 'full' })
    const refused = await restore(job, { key: 'refused', path: 'full' })
    expect(annotationsOf(refused)).toEqual([expect.stringContaining('add-mask')])
    expect([packed, refused].flatMap(forged)).toEqual([])
  })

  it('by the message of a server', async () => {
    const server = createServer((_, answer) =>
      answer.writeHead(400).end(JSON.stringify({ message: commands })),
    )
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const job = await place.newHost().newJob({ env: { ACTIONS_CACHE_URL: url } })
    const run = await restore(job, { key: 'k', path: 'tree', store: 'github' })
    server.close()
    expect(annotationsOf(run)).toEqual([expect.stringContaining('##\\[add-mask]octo')])
    expect(forged(run)).toEqual([])
  })

  it('by an input', async () => {
    const job = await place.newHost().newJob()
    const run = await restore(job, { key: 'k', path: 'tree', store: `x\n${commands}` })
    expect(run.exitCode).toBe(1)
    expect(forged(run)).toEqual([])
  })
})
