// Entries whose layers are damaged or hostile: misses, and nothing outside the staging directory changes.
import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { bodyLength, type Segment } from '../../src/entry/container.ts'
import { readIndex } from '../../src/entry/index-frame.ts'
import { selectionOf } from '../../src/files/patterns.ts'
import { imagesOf } from '../../src/formats/squashfs/images.ts'
import { squashfs } from '../../src/formats/squashfs/squashfs.ts'
import type { Entry } from '../../src/stores/store.ts'
import { findTools } from '../../src/system/tools.ts'
import { assemble, takeApart } from '../support/corpus/entry-bytes.ts'
import {
  type Changes,
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
const paths = ['deps']
const outside = scratch.fresh()
writeTree(outside, { victim: 'victim' })

/** The layer on the image; the image has `a`, `dir/b` and `link`, which leads outside. */
type MakeLayers = (image: MadeLayer, tree: string) => MadeLayer[]

function objectWith(make: MakeLayers, lists?: string): Buffer {
  const [before, tree] = [scratch.fresh(), scratch.fresh()]
  for (const dir of [before, tree]) writeTree(dir, { a: 'a', 'dir/b': 'b' })
  symlinkSync(outside, join(before, 'link'))
  const [image] = layersOf([before], 0, scratch)
  return layeredEntry([image as MadeLayer, ...make(image as MadeLayer, tree)], paths, lists)
}

function layerOf(tree: string, changes: Changes): MadeLayer {
  const files = changes.members.length + changes.whiteouts.length
  return {
    kind: 'delta',
    root: 0,
    files,
    bytes: 1000,
    whiteouts: changes.whiteouts,
    image: imageOf(tree, changes, scratch),
  }
}

/** The layer with a disk in the place of its whiteout. */
function withDevice(layer: MadeLayer): MadeLayer {
  const dir = scratch.fresh()
  writeTree(dir, { a: 'a', 'dir/c': 'c' })
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
  execFileSync('mksquashfs', [dir, path, ...flags, '-p', 'dir/b b 666 0 0 8 0'])
  return { ...layer, image: readFileSync(path) }
}

const members = ['.', 'a', 'dir']
/** Changes `a` and removes `dir/b`. */
const honest: MakeLayers = (_, tree) => [layerOf(tree, { members, whiteouts: ['dir/b'] })]

/** The layer with a directory in the place of what the image has there. */
function removing(path: string, tree: string): MadeLayer {
  return { ...layerOf(tree, { members: ['.'], whiteouts: [path] }), files: 3 }
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
  const { lines: roots } = selectionOf(paths, '/nowhere')
  const dir = scratch.fresh()
  const job = { segments, body: read(0, bodyLength({ segments })), dir, lines: roots, workspace: '/nowhere' }
  await squashfs.unpack({ ...job, tools: await finding, signal, warn: () => {} })
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
    object: () => objectWith((_, tree) => [removing('link/victim', tree)]),
    error: bad('it removes something below what is no directory'),
  },
  {
    what: 'removed files below a file',
    object: () => objectWith((_, tree) => [removing('a/x', tree)]),
    error: bad('it removes something below what is no directory'),
  },
  {
    what: 'fewer removed files than whiteouts',
    object: () => objectWith(honest, '\0'),
    error: bad('it holds more than files, directories and links'),
  },
  {
    what: 'more removed files than whiteouts',
    object: () => objectWith(honest, 'dir/b\0a\0\0'),
    error: bad('it has 1 whiteouts instead of 2'),
  },
  {
    what: 'other removed files than whiteouts',
    object: () => objectWith(honest, 'dir/c\0\0'),
    error: bad('it removes other files than it lists'),
  },
  {
    what: 'more members than it says',
    object: () =>
      retold(
        objectWith(honest),
        ([image, delta, ...more]) => [image, { ...delta, files: 3 }, ...more] as Segment[],
      ),
    error: bad('it has 4 members instead of 3'),
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
      writeTree(tree, { a: 'a', 'dir/b': 'b' })
      const image = layerOf(tree, { members, whiteouts: ['dir/b'] })
      return layeredEntry([{ ...image, kind: 'image' }], paths)
    },
    error: bad('it holds more than files, directories and links'),
  },
  {
    what: 'a layer that has a device',
    object: () => objectWith((_, tree) => [withDevice(layerOf(tree, { members, whiteouts: ['dir/b'] }))]),
    error: bad('it holds more than files, directories and links'),
  },
]

it.each(rows)('is a miss with $what', async ({ object, error }) => {
  await expect(unpacked(object())).rejects.toMatchObject(error)
  expect(describeTree(outside).map((line) => line.split(' ')[0])).toEqual(['.', 'victim'])
})

const image = { kind: 'image', root: 0 }
const delta = { kind: 'delta', root: 0 }
const removals = { kind: 'removals' }

it.each<{ what: string; has: Pick<Segment, 'kind' | 'root'>[] }>([
  { what: 'layers and no list of what they remove', has: [image, delta] },
  { what: 'two lists of what layers remove', has: [image, delta, removals, removals] },
  { what: 'a list of what no layer removes', has: [image, removals] },
  { what: 'a list before the layers', has: [image, removals, delta] },
  { what: 'a layer before its image', has: [delta, image, removals] },
  { what: 'a layer on no image', has: [image, { kind: 'delta', root: 1 }, removals] },
  { what: 'a layer on the image of other lines', has: [image, { kind: 'delta' }, removals] },
  { what: 'a layer alone', has: [delta, removals] },
  { what: '32 layers on an image', has: [image, ...Array(32).fill(delta), removals] },
  { what: 'a million layers', has: [image, ...Array(1_000_000).fill(delta), removals] },
  { what: 'a million images', has: Array(1_000_000).fill({ kind: 'image' }) },
])('is left to a later version with $what', ({ has }) => {
  const segments = has.map((segment) => ({ offset: 0, length: 4096, files: 1, bytes: 1, ...segment }))
  expect(() => imagesOf(segments, selectionOf(['deps', 'more'], '/nowhere').lines)).toThrow(
    expect.objectContaining({ name: 'UnknownEntry' }),
  )
})

it('may have 31 layers on each image', () => {
  const has = [
    image,
    { kind: 'image' },
    ...Array(31).fill(delta),
    ...Array(31).fill({ kind: 'delta' }),
    removals,
  ]
  const segments = has.map((segment) => ({ offset: 0, length: 4096, files: 1, bytes: 1, ...segment }))
  const images = imagesOf(segments, selectionOf(['deps', 'more'], '/nowhere').lines)
  expect(images.map(({ layers: deltas }) => deltas.map(({ number: nth }) => nth))).toEqual([
    Array.from({ length: 31 }, (_, nth) => nth),
    Array.from({ length: 31 }, (_, nth) => nth + 31),
  ])
})
