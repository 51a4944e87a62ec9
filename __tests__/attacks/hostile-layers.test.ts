// Entries whose layers are damaged or hostile: misses, and nothing outside the staging directory changes.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bodyLength, type Segment } from '../../src/entry/container.ts'
import { readIndex } from '../../src/entry/index-frame.ts'
import { selectionOf } from '../../src/files/paths/patterns.ts'
import { imagesOf } from '../../src/formats/squashfs/images.ts'
import { squashfs } from '../../src/formats/squashfs/squashfs.ts'
import type { Entry } from '../../src/stores/store.ts'
import { findTools } from '../../src/system/tools.ts'
import { assemble, takeApart } from '../support/corpus/entry-bytes.ts'
import {
  type Changes,
  filesOf,
  imageOf,
  layeredEntry,
  layersOf,
  type MadeLayer,
} from '../support/corpus/layered-entry.ts'
import { describeTree } from '../support/corpus/tree.ts'
import { writeTree } from '../support/host.ts'
import { newScratch } from '../support/scratch.ts'

const scratch = newScratch()
const { signal } = new AbortController()
const finding = findTools(signal)
const paths = ['deps', 'packages/*/deps', '../side/deps']
const workspace = '/nowhere/workspace'
const { lines } = selectionOf(paths, workspace)
const outside = scratch.fresh()
writeTree(outside, { victim: 'victim' })

/** The layer on the image; the image has `deps/a`, `deps/dir/b` and `deps/link`, which leads outside. */
type MakeLayers = (image: MadeLayer, tree: string) => MadeLayer[]

function objectWith(make: MakeLayers, lists?: string): Buffer {
  const [before, tree] = [scratch.fresh(), scratch.fresh()]
  for (const dir of [before, tree]) writeTree(dir, { 'deps/a': 'a', 'deps/dir/b': 'b' })
  symlinkSync(outside, join(before, 'deps/link'))
  const [image] = layersOf([before], 'workspace', scratch)
  return layeredEntry([image as MadeLayer, ...make(image as MadeLayer, tree)], paths, lists)
}

function layerOf(tree: string, changes: Changes): MadeLayer {
  const image = imageOf(tree, changes, scratch)
  const { whiteouts } = changes
  return { kind: 'delta', root: 'workspace', files: filesOf(changes), bytes: 1000, whiteouts, image }
}

/** A layer of these files and whiteouts, with the directories above them. */
function layerWith(files: Record<string, string>, whiteouts: string[] = []): MadeLayer {
  const tree = scratch.fresh()
  writeTree(tree, files)
  for (const path of whiteouts) mkdirSync(dirname(join(tree, path)), { recursive: true })
  const members = ['.', ...readdirSync(tree, { recursive: true }).map(String)]
  return layerOf(tree, { members, whiteouts })
}

/** The layer with a disk in the place of its whiteout. */
function withDevice(layer: MadeLayer): MadeLayer {
  const dir = scratch.fresh()
  writeTree(dir, { 'deps/a': 'a', 'deps/dir/c': 'c' })
  const path = join(scratch.fresh(), 'image')
  const flags = [
    '-noappend',
    '-quiet',
    '-no-progress',
    '-comp',
    'zstd',
    '-no-exports',
    '-no-xattrs',
    '-no-tailends',
  ]
  execFileSync('mksquashfs', [dir, path, ...flags, '-p', 'deps/dir/b b 666 0 0 8 0'])
  return { ...layer, image: readFileSync(path) }
}

const members = ['.', 'deps', 'deps/a', 'deps/dir']
const whiteouts = ['deps/dir/b']
/** Changes `deps/a` and removes `deps/dir/b`. */
const honest: MakeLayers = (_, tree) => [layerOf(tree, { members, whiteouts })]

/** The layer with a directory in the place of what the image has there. */
function removing(path: string, tree: string): MadeLayer {
  return { ...layerOf(tree, { members: ['.', 'deps'], whiteouts: [path] }), files: 3 }
}

/** The object with other segments. */
function retold(object: Buffer, change: (segments: Segment[]) => Segment[]): Buffer {
  const { body, index } = takeApart(object)
  return assemble({ body, index: { ...index, segments: change(index.segments) } })
}

async function unpacked(object: Buffer): Promise<string> {
  const read = async function* (start: number, end: number) {
    yield object.subarray(start, end)
  }
  const { segments } = await readIndex({ size: object.length, read } as unknown as Entry)
  const dir = scratch.fresh()
  const job = { segments, body: read(0, bodyLength({ segments })), dir, lines, workspace }
  await squashfs.unpack({ ...job, tools: await finding, signal })
  return join(dir, 'tree/0/deps')
}

it('that is honest is unpacked', async () => {
  const tree = await unpacked(objectWith(honest))
  expect(describeTree(tree).map((line) => line.split(' ')[0])).toEqual(['.', 'a', 'dir', 'link'])
})

const bad = (why: string) => ({ name: 'BadEntry', message: expect.stringContaining(why) })

const rows: { what: string; object: () => Buffer; error: object }[] = [
  {
    what: 'a list of removed files that climbs out of the tree',
    object: () => objectWith(honest, '../victim\0\0'),
    error: bad('it has a name that is none'),
  },
  {
    what: 'removed files below a link',
    object: () => objectWith((_, tree) => [removing('deps/link/victim', tree)]),
    error: bad('it removes something below what is no directory'),
  },
  {
    what: 'removed files below a file',
    object: () => objectWith((_, tree) => [removing('deps/a/x', tree)]),
    error: bad('it removes something below what is no directory'),
  },
  {
    what: 'fewer removed files than whiteouts',
    object: () => objectWith(honest, '\0'),
    error: bad('it holds more than files, directories and links'),
  },
  {
    what: 'more removed files than whiteouts',
    object: () => objectWith(honest, 'deps/dir/b\0deps/a\0\0'),
    error: bad('it has 1 whiteouts instead of 2'),
  },
  {
    what: 'other removed files than whiteouts',
    object: () => objectWith(honest, 'deps/dir/c\0\0'),
    error: bad('it removes other files than it lists'),
  },
  {
    what: 'more members than it says',
    object: () =>
      retold(
        objectWith(honest),
        ([image, delta, ...more]) => [image, { ...delta, files: 2 }, ...more] as Segment[],
      ),
    error: bad('it has 4 members instead of 2'),
  },
  {
    what: 'a list of another length than it says',
    object: () => retold(objectWith(honest), (all) => all.with(2, { ...(all[2] as Segment), files: 2 })),
    error: bad('it has 1 names instead of 2'),
  },
  {
    what: 'a list that is cut short',
    object: () => retold(objectWith(honest), (all) => all.with(2, { ...(all[2] as Segment), length: 5 })),
    error: bad('its segments do not fill its body'),
  },
  {
    what: 'layers that overlap',
    object: () => retold(objectWith(honest), (all) => all.with(1, { ...(all[1] as Segment), offset: 0 })),
    error: bad('its segments do not line up'),
  },
  {
    what: 'whiteouts in the image itself',
    object() {
      const tree = scratch.fresh()
      writeTree(tree, { 'deps/a': 'a', 'deps/dir/b': 'b' })
      const image = layerOf(tree, { members, whiteouts })
      return layeredEntry([{ ...image, kind: 'image' }], paths)
    },
    error: bad('it holds more than files, directories and links'),
  },
  {
    what: 'a layer that has a device',
    object: () => objectWith((_, tree) => [withDevice(layerOf(tree, { members, whiteouts }))]),
    error: bad('it holds more than files, directories and links'),
  },
  ...[
    { what: 'a file', files: { beside: 'x' } },
    { what: 'a file with the name of a line and more', files: { 'deps.': 'x' } },
    { what: 'a file below a directory', files: { 'packages/beside': 'x' } },
    { what: 'a directory that leads to no match', files: { 'packages/a/other/deps': 'x' } },
    { what: 'what another image has', files: { 'side/deps/x': 'x' } },
  ].map(({ what, files }) => ({
    what: `a layer that has ${what}, beside what the lines name`,
    object: () => objectWith(() => [layerWith({ ...files, 'deps/a': 'x' })]),
    error: bad('which no line of `path` names'),
  })),
  {
    what: 'a layer that has a directory that leads to nothing',
    object() {
      const tree = scratch.fresh()
      mkdirSync(join(tree, 'packages/a'), { recursive: true })
      return objectWith(() => [layerOf(tree, { members: ['.', 'packages', 'packages/a'], whiteouts: [] })])
    },
    error: bad('it holds packages/a, which no line of `path` names'),
  },
  ...['beside', 'packages', 'packages/a', 'packages/a/beside'].map((path) => ({
    what: `a layer that removes ${path}, which is above or beside what the lines name`,
    object: () => objectWith(() => [layerWith({ 'deps/a': 'x' }, [path])]),
    error: bad('which no line of `path` names'),
  })),
  {
    what: 'a layer that removes all that a line names',
    object: () => objectWith(() => [layerWith({}, ['deps'])]),
    error: bad('it has a layer that changes other directories than its image has'),
  },
  {
    what: 'a layer that replaces all that a line names by a file',
    object: () => objectWith(() => [layerWith({ deps: 'x' })]),
    error: bad('it has a layer that changes other directories than its image has'),
  },
  {
    what: 'a layer that has a match that its image has not',
    object: () => objectWith(() => [layerWith({ 'packages/new/deps/x': 'x' })]),
    error: bad('it has a layer that changes other directories than its image has'),
  },
  {
    what: 'a layer of another user than its image',
    object() {
      const [flags, tree] = [['-force-uid', '12345'], scratch.fresh()]
      writeTree(tree, { 'deps/a': 'x' })
      const image = imageOf(tree, { members: ['.', 'deps', 'deps/a'], whiteouts: [] }, scratch, flags)
      return objectWith(() => [{ ...layerWith({ 'deps/a': 'x' }), image }])
    },
    error: bad('it has a layer that changes other directories than its image has'),
  },
]

it('that changes what the lines name is unpacked, also below a pattern', async () => {
  const files = { 'deps/a': 'new', 'packages/a/deps/x': 'x' }
  const [before, after] = [scratch.fresh(), scratch.fresh()]
  writeTree(before, { 'deps/a': 'old', 'packages/a/deps/gone': 'x' })
  writeTree(after, files)
  const tree = await unpacked(layeredEntry(layersOf([before, after], 'workspace', scratch), paths))
  expect(readFileSync(join(tree, 'a'), 'utf8')).toBe('new')
  expect(readdirSync(join(tree, '../../1/a/deps'))).toEqual(['x'])
})

it.each(rows)('is a miss with $what', async ({ object, error }) => {
  await expect(unpacked(object())).rejects.toMatchObject(error)
  expect(describeTree(outside).map((line) => line.split(' ')[0])).toEqual(['.', 'victim'])
})

const image = { kind: 'image', root: 'workspace' as const }
const delta = { kind: 'delta', root: 'workspace' as const }
const [other, onOther] = [
  { kind: 'image', root: 2 },
  { kind: 'delta', root: 2 },
]
const removals = { kind: 'removals' }

it.each<{ what: string; has: Pick<Segment, 'kind' | 'root'>[] }>([
  { what: 'layers and no list of what they remove', has: [image, delta] },
  { what: 'two lists of what layers remove', has: [image, delta, removals, removals] },
  { what: 'a list of what no layer removes', has: [image, removals] },
  { what: 'a list before the layers', has: [image, removals, delta] },
  { what: 'a layer before its image', has: [delta, image, removals] },
  { what: 'a layer on no image', has: [image, onOther, removals] },
  { what: 'a layer on the image of other lines', has: [other, delta, removals] },
  { what: 'a layer on no image of any', has: [image, { kind: 'delta' }, removals] },
  { what: 'a layer on a line of the workspace', has: [image, { kind: 'delta', root: 0 }, removals] },
  { what: 'a layer alone', has: [delta, removals] },
  { what: '32 layers on an image', has: [image, ...Array(32).fill(delta), removals] },
  { what: 'a million layers', has: [image, ...Array(1_000_000).fill(delta), removals] },
  { what: 'a million images', has: Array(1_000_000).fill(image) },
])('is left to a later version with $what', ({ has }) => {
  const segments = has.map((segment) => ({ offset: 0, length: 4096, files: 1, bytes: 1, ...segment }))
  expect(() => imagesOf({ segments, lines, workspace })).toThrow(
    expect.objectContaining({ name: 'UnknownEntry' }),
  )
})

it('may have 31 layers on each image', () => {
  const has = [image, other, ...Array(31).fill(delta), ...Array(31).fill(onOther), removals]
  const segments = has.map((segment) => ({ offset: 0, length: 4096, files: 1, bytes: 1, ...segment }))
  const images = imagesOf({ segments, lines, workspace })
  expect(images.map(({ layers: deltas }) => deltas.map(({ number: nth }) => nth))).toEqual([
    Array.from({ length: 31 }, (_, nth) => nth),
    Array.from({ length: 31 }, (_, nth) => nth + 31),
  ])
})
