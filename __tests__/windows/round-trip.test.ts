// The built action saves and restores trees on Windows, and exchanges them with Linux.
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../scripts/as-runner.ts'
import { filesIn } from '../support/black-box/trees.ts'
import { describeTree, inMilliseconds } from '../support/corpus/tree.ts'
import {
  annotationsOf,
  type Inputs,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'
import { newRandom } from '../support/random.ts'
import { useWindows } from '../support/windows/wine.ts'

const place = newPlace()
const windows = useWindows(place)

/** Names that Windows has, and that are trouble for shells, globs, lists and decoders. */
const names = [
  'n'.repeat(255),
  'caf\u00e9',
  'cafe\u0301',
  '🚀 emoji',
  '語'.repeat(80),
  ' leading space',
  "'single quotes'",
  '$(calc)',
  '%PATH%',
  '-x',
  '--to-command=sh',
  '@list',
  '#comment',
  '!negated',
  '~',
  '[a]',
  '{a,b}',
  'console',
  'a.con',
  '...hidden',
  `${`${'d'.repeat(60)}/`.repeat(8)}deeper than MAX_PATH`,
]
const files = {
  ...Object.fromEntries(names.map((name) => [`deps/names/${name}`, name])),
  ...Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`deps/many/${at % 7}/${at}`, `${at}\n`.repeat(at)]),
  ),
  'deps/large': newRandom(1).bytes(5_000_000),
  'deps/empty file': '',
}

function fill({ workspace }: Job): void {
  writeTree(workspace, files)
  mkdirSync(join(workspace, 'deps/empty/directory'), { recursive: true })
  linkSync(join(workspace, 'deps/large'), join(workspace, 'deps/many/twin'))
  // Whole milliseconds: where a time is halfway between two, what Node loses of it would decide.
  for (const [nth, name] of readdirSync(join(workspace, 'deps'), { recursive: true }).entries())
    utimesSync(join(workspace, 'deps', String(name)), 1, 1_700_000_000 + nth / 4)
  utimesSync(join(workspace, 'deps/many/0/0'), 1, 1_000_000_000.123)
}

const treeOf = ({ workspace }: Job): string[] => inMilliseconds(describeTree(join(workspace, 'deps')))
const inputs = { key: 'key', path: 'deps' }

describe.each(['Windows', 'Linux'] as const)('saved on %s', (saver) => {
  const host = place.newHost()
  const systemOf = (os: string) => (os === 'Windows' ? { system: windows() } : {})
  const crossOs = { ...inputs, enableCrossOsArchive: 'true' }
  let tree: string[]
  beforeAll(async () => {
    const job = await host.newJob(systemOf(saver))
    fill(job)
    tree = treeOf(job)
    const run = await save(job, crossOs)
    expect(logOf(run).at(-1)).toBe('Cache saved with key: key')
    expect(annotationsOf(run)).toEqual([])
    expect(leftoversIn(host)).toEqual([])
  })

  it.each(saver === 'Windows' ? ['Windows', 'Linux'] : ['Windows'])(
    'a tree is restored on %s',
    async (os) => {
      const job = await host.newJob(systemOf(os))
      const run = await restore(job, crossOs)
      expect(logOf(run).at(-1)).toBe('Cache restored from key: key')
      expect(annotationsOf(run)).toEqual([])
      expect(run.outputs).toMatchObject({ hit: 'exact', 'cache-hit': 'true' })
      expect(treeOf(job)).toEqual(tree)
      expect(leftoversIn(host)).toEqual([])
      const report = JSON.parse(readFileSync(join(job.temp, reportIn(run.outputs)), 'utf8'))
      expect(report).toMatchObject({ outcome: 'exact hit' })
    },
  )
})

const reportIn = ({ report = '' }: Inputs): string => report.split(/[\\/]/).at(-1) ?? ''

it('without enableCrossOsArchive an entry is found by its own system only', async () => {
  const host = place.newHost()
  const [first, second] = [await host.newJob({ system: windows() }), await host.newJob()]
  for (const job of [first, second]) writeTree(job.workspace, { 'deps/file': job.system.os })
  for (const job of [first, second])
    expect(logOf(await save(job, inputs)).at(-1)).toBe('Cache saved with key: key')
  expect((await restore(second, inputs)).outputs.hit).toBe('exact')
  expect(readFileSync(join(second.workspace, 'deps/file'), 'utf8')).toBe('Linux')
})

it('in mode mount a tree is packed as an archive and unpacked, and images of Linux are not looked for', async () => {
  const host = place.newHost()
  const mounted = { ...inputs, mode: 'mount', enableCrossOsArchive: 'true' }
  const linux = await host.newJob()
  writeTree(linux.workspace, { 'deps/file': 'an image' })
  expect(logOf(await save(linux, mounted)).at(-1)).toBe('Cache saved with key: key')
  const [first, second] = [await host.newJob({ system: windows() }), await host.newJob({ system: windows() })]
  expect((await restore(first, mounted)).outputs.hit).toBe('miss')
  writeTree(first.workspace, { 'deps/file': 'an archive' })
  expect(logOf(await save(first, mounted)).at(-1)).toBe('Cache saved with key: key')
  const run = await restore(second, { ...mounted, mode: 'lazy', ramdisk: 'true' })
  expect(readFileSync(join(second.workspace, 'deps/file'), 'utf8')).toBe('an archive')
  expect(annotationsOf(run)).toEqual([])
  expect(logOf(run).filter((line) => line.startsWith('Unpacking instead of '))).toHaveLength(1)
})

describe('a line of path', () => {
  it('may have backslashes, drives, ~, patterns and negations, and lead to another drive', async () => {
    const host = place.newHost()
    const job = await host.newJob({ system: windows() })
    const native = windows().path
    const beside = join(host.dir, 'beside')
    writeTree(job.workspace, { 'a/b/file': 'ab', 'a/c/file': 'ac', 'x/1.txt': '1', 'x/2.log': '2' })
    writeTree(job.home, { '.deps/file': 'home' })
    writeTree(beside, { file: 'beside', 'sub/file': 'no' })
    const path = ['a\\b', '.\\x\\*.txt', '~\\.deps', native(beside), `!${native(join(beside, 'sub'))}`].join(
      '\n',
    )
    expect(logOf(await save(job, { key: 'key', path })).at(-1)).toBe('Cache saved with key: key')
    for (const dir of [job.workspace, job.home, beside]) {
      rmSync(dir, { recursive: true })
      mkdirSync(dir)
    }
    expect((await restore(job, { key: 'key', path })).outputs.hit).toBe('exact')
    const found = [job.workspace, job.home, beside].map((dir) => filesIn(dir))
    expect(found).toEqual([['a/b/file', 'x/1.txt'], ['.deps/file'], ['file']])
  })
})
