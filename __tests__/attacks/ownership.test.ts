// The local store on a machine with other users: Headstart uses no file that they could have written.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { localStore } from '../../src/stores/local/local.ts'
import { objectOf } from '../support/corpus/entry-bytes.ts'
import {
  annotationsOf,
  asRoot,
  entriesOf,
  type Host,
  itWithRights,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'

const place = newPlace()
const inputs = { key: 'key', path: 'tree' }

async function saved(): Promise<Host> {
  const host = place.newHost()
  const job = await host.newJob()
  writeTree(job.workspace, { 'tree/file': 'content' })
  await save(job, inputs)
  expect(entriesOf(host.store)).toHaveLength(1)
  return host
}

async function expectUnused(host: Host, why: RegExp, isSaved = false): Promise<void> {
  const job = await host.newJob()
  const main = await restore(job, inputs)
  expect(main).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
  expect(annotationsOf(main)).toEqual([expect.stringMatching(why)])
  writeTree(job.workspace, { 'tree/file': 'content' })
  const post = await save(job, { ...inputs, key: 'another' })
  expect(post.exitCode).toBe(0)
  expect(entriesOf(host.store)).toHaveLength(isSaved ? 2 : 1)
  if (!isSaved) expect(annotationsOf(post)).toEqual([expect.stringMatching(why)])
}

it('is not used if other users may write to it', async () => {
  const host = await saved()
  chmodSync(host.store, 0o777)
  await expectUnused(
    host,
    /^::warning::Failed to (restore|save): others may write to (\S*[^/.]): run chmod go-w \2$/,
  )
})

itWithRights('a store of another user')('is not used where it is of another user', async () => {
  const host = await saved()
  execFileSync(...asRoot('chown', '12345', host.store))
  await expectUnused(host, /^::warning::Failed to (restore|save): .* belongs to another user/)
})

it('restores no entry that other users may write to', async () => {
  const host = await saved()
  const [entry = ''] = entriesOf(host.store)
  chmodSync(entry, 0o666)
  await expectUnused(host, /^::warning::Failed to restore: others may write to /, true)
})

itWithRights("another user's link")("is not used where another user's link leads to it", async () => {
  const host = await saved()
  const behind = `${host.store}-behind`
  renameSync(host.store, behind)
  symlinkSync(behind, host.store)
  const job = await host.newJob()
  expect(await restore(job, inputs)).toMatchObject({ outputs: { hit: 'exact' } })
  execFileSync(...asRoot('chown', '-h', '12345', host.store))
  const main = await restore(await host.newJob(), inputs)
  expect(annotationsOf(main)).toEqual([`::warning::Failed to restore: ${host.store} belongs to another user`])
})

describe('the target of a link in the store', () => {
  const longAgo = Date.now() / 1000 - 7200
  it.each(['.drafts', '.notes'])('is unchanged if the link is %s', async (name) => {
    const host = await saved()
    const elsewhere = join(host.dir, 'elsewhere')
    writeTree(elsewhere, { precious: 'content' })
    utimesSync(join(elsewhere, 'precious'), longAgo, longAgo)
    rmSync(join(host.store, name), { recursive: true })
    symlinkSync(elsewhere, join(host.store, name))
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/file': 'content' })
    expect((await save(job, { ...inputs, key: 'another' })).exitCode).toBe(0)
    expect(readdirSync(elsewhere)).toEqual(['precious'])
  })

  it('is not used as an entry', async () => {
    const host = await saved()
    const version = dirname(entriesOf(host.store)[0] ?? '')
    renameSync(version, join(host.dir, 'elsewhere'))
    symlinkSync(join(host.dir, 'elsewhere'), version)
    const main = await restore(await host.newJob(), inputs)
    expect(annotationsOf(main)).toEqual([
      expect.stringMatching(/^::warning::Failed to restore: .* is no directory$/),
    ])
  })
})

describe('a lookup', () => {
  const long = 'k'.repeat(300)
  const name = (scope: string) => ({ scope, version: 'a'.repeat(64), key: long })
  const main = 'refs/heads/main'

  async function put(bytes: Buffer, key: string, scope = main) {
    const dir = join(place.newHost().dir, 'store')
    const store = localStore({ dir, repository: 'octo/demo' })
    const draft = await store.create({ ...name(scope), key })
    await draft.addPart(0, [bytes])
    await draft.commit()
    await draft.discard()
    const [entry = ''] = entriesOf(dir)
    return { store, entry, dir }
  }

  it('leaves a damaged entry of another scope to the next save of that scope', async () => {
    const { store, entry } = await put(Buffer.from('damaged'), long)
    const wanted = { scopes: ['refs/heads/other', main], keys: [long], versions: ['a'.repeat(64)] }
    expect(await store.find(wanted)).toBeUndefined()
    expect(readFileSync(entry, 'utf8')).toBe('damaged')
    const draft = await store.create(name(main))
    const { bytes } = objectOf(Buffer.from('whole'), { key: long })
    await draft.addPart(0, [bytes])
    await draft.commit()
    await draft.discard()
    expect(readFileSync(entry).equals(bytes)).toBe(true)
  })

  it('marks only the entry that it returns as used', async () => {
    const { bytes } = objectOf(Buffer.from('whole'), { key: `${long}-unrelated` })
    const { store, entry, dir } = await put(bytes, `${long}-unrelated`)
    const note = join(dir, '.notes', String(statSync(entry).ino))
    utimesSync(note, 1, 1)
    const wanted = { scopes: [main], keys: [`${long}-wanted`], versions: ['a'.repeat(64)] }
    expect(await store.find(wanted)).toBeUndefined()
    expect(statSync(note).mtimeMs).toBe(1000)
    const found = await store.find({ ...wanted, keys: [`${long}-unrel`] })
    expect(found).toBeDefined()
    await found?.close()
    expect(statSync(note).mtimeMs).toBeGreaterThan(1000)
  })
})
