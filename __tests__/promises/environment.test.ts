// Variables of a workflow give inputs their values in all its steps.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { variableInputs, variableOf } from '../../src/inputs/environment.ts'
import { keptNames } from '../../src/inputs/kept.ts'
import { annotationsOf, type Host, logOf, newPlace, restore, save, writeTree } from '../support/host.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'

const place = newPlace()
let s3: FaultyS3
beforeAll(async () => {
  s3 = await startFaultyS3()
})
afterAll(() => s3.stop())

const inputs = { path: 'tree', key: 'key' }
const credentials = () => ({ 'access-key-id': s3.accessKeyId, 'secret-access-key': s3.secretAccessKey })

async function saved(host: Host, env: Record<string, string>, more: Record<string, string> = {}) {
  const job = await host.newJob({ env })
  const main = await restore(job, { ...inputs, ...more })
  writeTree(job.workspace, { 'tree/file': 'text' })
  const post = await save(job, { ...inputs, ...more }, { state: main.state })
  expect(logOf(post).join('\n')).toContain('Cache saved with key: ')
  return { main, post }
}

it('a variable says where entries are, and the log names it', async () => {
  const host = place.newHost()
  const env = {
    HEADSTART_BUCKET: s3.bucket,
    HEADSTART_ENDPOINT: s3.endpoint,
    HEADSTART_BUCKET_PREFIX: 'of/all',
  }
  const { main, post } = await saved(host, env, credentials())
  expect(logOf(main)[0]).toBe(
    'From variables of the job: HEADSTART_BUCKET, HEADSTART_BUCKET_PREFIX, HEADSTART_ENDPOINT',
  )
  expect([main, post].flatMap(annotationsOf).filter((line) => !line.startsWith('::add-mask'))).toEqual([])
  expect(
    [...s3.objects.keys()].filter((name) => name.startsWith('of/all/') && name.endsWith('/key')),
  ).toHaveLength(1)
  const next = await host.newJob({ env })
  expect((await restore(next, { ...inputs, ...credentials() })).outputs.hit).toBe('exact')
  expect(readFileSync(join(next.workspace, 'tree/file'), 'utf8')).toBe('text')
})

it('an input wins, and a step that says where its entries are takes no other place from a variable', async () => {
  const host = place.newHost()
  const [own, theirs] = [join(host.dir, 'own'), join(host.dir, 'theirs')]
  mkdirSync(theirs)
  // An earlier step has set them: the entries of this step must not go to its server or directory.
  const env = {
    HEADSTART_STORE: 's3',
    HEADSTART_BUCKET: s3.bucket,
    HEADSTART_ENDPOINT: s3.endpoint,
    HEADSTART_LOCAL_DIR: theirs,
  }
  const before = s3.requests.length
  const { main } = await saved(host, env, { 'local-dir': own })
  expect(logOf(main).filter((line) => line.includes('HEADSTART_'))).toEqual([])
  expect(readdirSync(own)).not.toEqual([])
  await saved(host, env, { store: 'local', key: 'other' })
  expect([readdirSync(theirs), s3.requests.length]).toEqual([[], before])
})

it('what an earlier step sets after the restore does not change where post saves', async () => {
  const host = place.newHost()
  const theirs = join(host.dir, 'theirs')
  const job = await host.newJob()
  const main = await restore(job, inputs)
  writeTree(job.workspace, { 'tree/file': 'text' })
  const env = { HEADSTART_LOCAL_DIR: theirs, HEADSTART_MODE: 'mount' }
  const post = await save(job, inputs, { state: main.state, env })
  expect(logOf(post)).toContain('Cache saved with key: key')
  expect(existsSync(theirs)).toBe(false)
})

it('an unknown variable is a warning with the nearest name', async () => {
  const job = await place.newHost().newJob({ env: { HEADSTART_BUKET: 'b', HEADSTART_PREFIX: 'p' } })
  expect(annotationsOf(await restore(job, inputs))).toEqual([
    '::warning::No input reads the variable HEADSTART_BUKET. Did you mean HEADSTART_BUCKET?',
    '::warning::No input reads the variable HEADSTART_PREFIX. Did you mean HEADSTART_BUCKET_PREFIX?',
  ])
})

it.each(['action.yml', 'restore/action.yml', 'save/action.yml', 'clean/action.yml'])(
  'the runner fills in no defaults in %s, which would hide variables',
  (file) => {
    const action = load(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
    const { inputs } = action as { inputs: Record<string, { default?: string }> }
    expect(variableInputs.filter((name) => inputs[name]?.default !== undefined)).toEqual([])
  },
)

it('each variable has an input that main keeps for post, and that says nothing about trust', () => {
  expect(variableInputs.filter((name) => !keptNames().includes(name))).toEqual([])
  expect(variableInputs.map(variableOf)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/KEY|WRITERS|SECRET|VERIFY|BROKER/)]),
  )
})
