// Archives that attack Windows: devices, streams, drives, backslashes, and names that are one name there.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import type { Job } from '../../scripts/as-runner.ts'
import { assemble, digestsOf, takeApart } from '../support/corpus/entry-bytes.ts'
import { type TarEntry, tarOf } from '../support/corpus/hostile.ts'
import { describeTree } from '../support/corpus/tree.ts'
import { annotationsOf, entriesOf, logOf, newPlace, restore, save, writeTree } from '../support/host.ts'
import { runOn, useWindows } from '../support/windows/wine.ts'

const place = newPlace()
const windows = useWindows(place)
const inputs = { key: 'key', path: 'tree', enableCrossOsArchive: 'true' }

let sample: { path: string; bytes: Buffer }
beforeAll(async () => {
  const host = place.newHost()
  const job = await host.newJob()
  writeTree(job.workspace, { 'tree/file': '' })
  await save(job, inputs)
  const [entry = ''] = entriesOf(host.store)
  sample = { path: relative(host.store, entry), bytes: readFileSync(entry) }
})

/** A job whose store has an entry with these segments of files, and whose workspace has a directory to attack. */
async function attacked(...contents: TarEntry[][]): Promise<Job> {
  const bodies = contents.map((members) => zstdCompressSync(tarOf(members)))
  let offset = 0
  const segments = bodies.map(({ length }, at) => {
    const files = contents[at]?.length ?? 0
    const segment = { kind: 'files' as const, offset, length, files, bytes: 1 }
    offset += length
    return segment
  })
  const body = Buffer.concat(bodies)
  const { index } = takeApart(sample.bytes)
  const files = contents.flat().length
  const object = assemble({ body, index: { ...index, segments, digests: digestsOf(body), files, bytes: 1 } })
  const host = place.newHost()
  writeTree(host.store, { [sample.path]: object })
  const job = await host.newJob({ system: windows() })
  writeTree(job.workspace, { 'outside/victim': 'victim' })
  return job
}

it.each([
  ['a device', 'nul.txt'],
  ['a stream of another file', 'file:stream'],
  ['a name that Windows would shorten', 'trailing.'],
  ['a way out by backslashes', '..\\..\\outside\\victim'],
  ['another drive', 'D:/pwned'],
])('%s is refused, and nothing is made', async (_, name) => {
  const job = await attacked([
    { name: '0/tree/file', body: 'content' },
    { name: `0/tree/${name}`, body: 'pwned' },
  ])
  const around = (): string[] => [place.dir, dirname(job.workspace)].flatMap((dir) => readdirSync(dir))
  const before = around()
  const run = await restore(job, inputs)
  expect(annotationsOf(run)).toEqual([
    expect.stringMatching(/^::warning::Failed to restore: .*Windows has no file/),
  ])
  expect(logOf(run).at(-1)).toBe('Cache not restored from key: key')
  expect(readdirSync(job.workspace)).toEqual(['outside'])
  expect(readdirSync(join(job.workspace, 'outside'))).toEqual(['victim'])
  expect(readFileSync(join(job.workspace, 'outside/victim'), 'utf8')).toBe('victim')
  expect(around()).toEqual(before)
})

it('of names that differ in case only, the last one counts, and the log says so', async () => {
  // Workers share out segments: the last one goes to the first of 2, 4 or 8 workers.
  const names = ['file', 'filE', 'fiLe', 'fiLE', 'fIle', 'fIlE', 'fILe', 'fILE', 'File']
  const job = await attacked(
    ...names.map((name) => [{ name: `0/tree/${name}`, body: name === names.at(-1) ? 'last' : name }]),
  )
  const run = await restore(job, inputs)
  expect(run.outputs.hit).toBe('exact')
  const [name = '', ...others] = readdirSync(join(job.workspace, 'tree'))
  expect(others).toEqual([])
  expect(readFileSync(join(job.workspace, 'tree', name), 'utf8')).toBe('last')
  expect(annotationsOf(run)).toEqual([expect.stringContaining('one name here')])
})

it('of all hostile archives, none changes anything outside', async () => {
  const parent = join(place.dir, 'attacked')
  writeTree(parent, { 'outside/victim': 'untouched', 'outside/sub/file': '' })
  const before = [...readdirSync(place.dir), ...describeTree(join(parent, 'outside'))]
  const run = await runOn(
    windows(),
    join(import.meta.dirname, '../support/windows/extract-hostile.ts'),
    parent,
  )
  expect(run).toEqual({ exitCode: 0, log: '' })
  expect([...readdirSync(place.dir), ...describeTree(join(parent, 'outside'))]).toEqual(before)
  expect(readdirSync(parent).sort()).toEqual(['extracted.json', 'outside', 'staging'])
  const { refused, all } = JSON.parse(readFileSync(join(parent, 'extracted.json'), 'utf8'))
  expect(refused).toBeGreaterThan(all / 2)
})

it('a line of path on a drive that is not there is a miss that says so', async () => {
  const job = await place.newHost().newJob({ system: windows() })
  const run = await restore(job, { key: 'key', path: 'E:\\cache' })
  expect(annotationsOf(run)).toEqual([expect.stringContaining('there is no E:/')])
  expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
})
