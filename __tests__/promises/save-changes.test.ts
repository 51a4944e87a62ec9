// A save during which a file changes publishes nothing, and names the file.
import {
  appendFileSync,
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../scripts/as-runner.ts'
import { newChangeWatch } from '../../src/files/changed-while-saved.ts'
import { findMatches } from '../../src/files/paths/matches.ts'
import { selectionOf } from '../../src/files/paths/patterns.ts'
import { walk } from '../../src/files/paths/walk.ts'
import { always, status } from '../support/faults/rules.ts'
import { annotationsOf, type Inputs, logOf, newPlace, restore, save, writeTree } from '../support/host.ts'
import { newScratch } from '../support/scratch.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'

const scratch = newScratch()

describe('a watch', () => {
  type Change = (tree: string) => void
  const changes: Record<string, [path: string, change: Change]> = {
    'other content': ['a', (tree) => appendFileSync(join(tree, 'a'), 'more')],
    'another mode': ['a', (tree) => chmodSync(join(tree, 'a'), 0o755)],
    'another file of the same size and content': [
      '.',
      (tree) => {
        writeFileSync(join(tree, 'new'), readFileSync(join(tree, 'a')))
        renameSync(join(tree, 'new'), join(tree, 'a'))
      },
    ],
    'a file that is gone': ['b', (tree) => rmSync(join(tree, 'b/c'))],
    'a new directory': ['b', (tree) => mkdirSync(join(tree, 'b/new'))],
    'a link that leads elsewhere': [
      '.',
      (tree) => {
        rmSync(join(tree, 'link'))
        symlinkSync('b', join(tree, 'link'))
      },
    ],
    'a file that a line names': ['../single', (tree) => appendFileSync(join(tree, '../single'), 'more')],
  }
  const harmless: Record<string, Change> = {
    'no change': () => {},
    'that files are read': (tree) => void readFileSync(join(tree, 'a')),
    'another hard link to a file': (tree) => linkSync(join(tree, 'a'), join(tree, '../other')),
    'what is excluded': (tree) => writeFileSync(join(tree, 'log/new'), 'x'),
  }

  async function watchedTree(change: Change): Promise<{ tree: string; check: () => Promise<void> }> {
    const dir = scratch.fresh()
    writeTree(dir, { 'tree/a': 'a', 'tree/b/c': 'c', 'tree/log/x': 'x', single: 'single' })
    const tree = join(dir, 'tree')
    symlinkSync('a', join(tree, 'link'))
    const watch = newChangeWatch()
    const { lines, excludes } = selectionOf(['tree', 'single', '!tree/log'], dir)
    for (const _ of walk(await findMatches({ lines, excludes }), excludes, [], watch.note));
    change(tree)
    return { tree, check: watch.check }
  }

  it.each(Object.entries(changes))('notices %s', async (_, [path, change]) => {
    const { tree, check } = await watchedTree(change)
    await expect(check()).rejects.toThrow(`${join(tree, path)} changed while it was being saved`)
  })

  it.each(Object.entries(harmless))('does not mind %s', async (_, change) => {
    const { check } = await watchedTree(change)
    await expect(check()).resolves.toBeUndefined()
  })
})

describe('a file that changes while its entry is sent', () => {
  const place = newPlace()
  let bucket: FaultyS3
  beforeAll(async () => {
    bucket = await startFaultyS3()
  })
  afterAll(() => bucket.stop())

  // So many parts that the bucket has got the first one before the last file is packed.
  const large = Buffer.alloc(20 * 1024 ** 2)
  for (let at = 0; at < large.length; at += 65_536) crypto.getRandomValues(large.subarray(at, at + 65_536))

  const formats: { name: string; more: Inputs }[] = [
    { name: 'an archive', more: {} },
    { name: 'an image', more: { mode: 'mount' } },
    { name: 'an image of some files', more: { mode: 'mount', path: 'tree\n!tree/none' } },
  ]

  /** A job whose file `tree/a` changes when the bucket gets the first part. */
  async function changingJob(more: Inputs): Promise<{ job: Job; inputs: Inputs }> {
    const job = await place.newHost().newJob()
    writeTree(job.workspace, { 'tree/a': 'first', 'tree/b/c': 'second', 'tree/large': large })
    const { endpoint, region, accessKeyId, secretAccessKey } = bucket
    const keys = { 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey }
    const sending = { ...keys, 'part-size': '5MiB', connections: '1', 'host-copies': 'false' }
    bucket.objects.clear()
    bucket.rules = always(({ operation }) => {
      if (operation === 'UploadPart') appendFileSync(join(job.workspace, 'tree/a'), 'more')
      return false
    }, status(500))
    return {
      job,
      inputs: { path: 'tree', key: 'k', bucket: bucket.bucket, endpoint, region, ...sending, ...more },
    }
  }
  const saved = (): string[] => [...bucket.objects.keys()].filter((name) => name.endsWith('/k'))

  it.each(formats)('keeps save/ from publishing $name, and is named', async ({ more }) => {
    const { job, inputs } = await changingJob(more)
    const run = await save(job, inputs)
    expect(run.exitCode).toBe(0)
    const [warning = '', ...others] = annotationsOf(run).filter((line) => line.startsWith('::warning::'))
    expect(warning).toContain(
      `Failed to save: ${join(job.workspace, 'tree/a')} changed while it was being saved`,
    )
    expect(others).toEqual([])
    expect(saved()).toEqual([])
    expect(bucket.uploads.size).toBe(0)
  })

  it('does not keep post from publishing', async () => {
    const { job, inputs } = await changingJob({ mode: 'mount' })
    const { state } = await restore(job, inputs)
    expect(logOf(await save(job, inputs, { state }))).toContain('Cache saved with key: k')
    expect(saved()).toHaveLength(1)
  })
})
