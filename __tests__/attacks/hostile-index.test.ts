// Gives the built action a small heap, and indexes made to use up memory.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { sealFacts, takeApart } from '../support/corpus/entry-bytes.ts'
import { annotationsOf, entriesOf, newPlace, restore, save, writeTree } from '../support/host.ts'

const place = newPlace()
const MiB = 1 << 20
const inputs = { key: 'key', path: 'tree' }
const smallHeap = { NODE_OPTIONS: '--max-old-space-size=512' }

/** A JSON of so many bytes that begins like an honest one and ends in something of no use. */
type MakeJson = (facts: string, bytes: number) => string

const nested: MakeJson = (facts, bytes) => {
  const depth = Math.floor((bytes - facts.length - 8) / 2)
  return `${facts.slice(0, -1)},"x":${'['.repeat(depth)}${']'.repeat(depth)}}`
}
const lists: MakeJson = (facts, bytes) =>
  `${facts.slice(0, -1)},"x":[${'[],'.repeat(Math.floor((bytes - facts.length - 12) / 3))}[]]}`
const manySegments: MakeJson = (facts, bytes) => {
  const segment = '{"kind":"files","offset":0,"length":1,"files":0,"bytes":0},'
  const segments = segment.repeat(Math.floor((bytes - facts.length - 20) / segment.length)).slice(0, -1)
  return `${facts.slice(0, -1)},"segments":[${segments}]}`
}

it.each<{ what: string; json: MakeJson; bytes: number; claims?: number; why: RegExp }>([
  { what: '4 MiB of nested lists', json: nested, bytes: 4 * MiB, why: /the entry was saved for other paths/ },
  { what: '4 MiB of lists', json: lists, bytes: 4 * MiB, why: /the entry was saved for other paths/ },
  { what: '4 MiB of segments', json: manySegments, bytes: 4 * MiB, why: /its segments do not line up/ },
  { what: 'a JSON that claims 4 GiB', json: nested, bytes: MiB, claims: 2 ** 32 - 1, why: /do not fit/ },
  { what: '5 MiB of nested lists', json: nested, bytes: 5 * MiB, why: /which is no length of an index/ },
  { what: '64 MiB of nested lists', json: nested, bytes: 64 * MiB, why: /which is no length of an index/ },
])('$what in an index are a miss with any heap', async ({ json, bytes, claims, why }) => {
  const from = place.newHost()
  const saver = await from.newJob()
  writeTree(saver.workspace, { 'tree/file': 'content' })
  await save(saver, inputs)
  const [entry = ''] = entriesOf(from.store)
  const { body, index } = takeApart(readFileSync(entry))
  const { digests, ...facts } = index
  const text = json(JSON.stringify({ ...facts, paths: ['other'] }), bytes)
  const made = sealFacts(text, { digests, ...(claims !== undefined && { claims: { json: claims } }) })
  const host = place.newHost()
  writeTree(host.store, { [relative(from.store, entry)]: Buffer.concat([body, made]) })
  const job = await host.newJob({ env: smallHeap })
  const run = await restore(job, inputs)
  expect(run).toMatchObject({ exitCode: 0, stderr: '', outputs: { hit: 'miss' } })
  expect(annotationsOf(run)).toEqual([expect.stringMatching(why)])
})
