// The built action saves and restores on Windows' Node, with every store, and exchanges entries with Linux.
import { linkSync, mkdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../scripts/as-runner.ts'
import { describeTree, inMilliseconds } from '../corpus/tree.ts'
import {
  annotationsOf,
  type Inputs,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../host.ts'
import { newRandom } from '../random.ts'
import { type FaultyS3, startFaultyS3 } from '../servers/faulty-s3.ts'
import { useWindows } from './wine.ts'

const place = newPlace()
const windows = useWindows(place)
let s3: FaultyS3
beforeAll(async () => {
  s3 = await startFaultyS3()
})
afterAll(() => s3?.stop())

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
  `${'d'.repeat(60)}/`.repeat(8) + 'deeper than MAX_PATH',
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
