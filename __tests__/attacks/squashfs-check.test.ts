// Damaged and hostile images: they never reach the kernel, or do no harm there.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { selectionOf } from '../../src/files/paths/patterns.ts'
import { checkImageFile, checkWhiteouts, type Depth } from '../../src/formats/squashfs/check/check.ts'
import { imagesOf } from '../../src/formats/squashfs/images.ts'
import { findMatchesIn } from '../../src/formats/squashfs/matches-in.ts'
import { reportDamage } from '../../src/job/end/damaged-image.ts'
import { readExactlySync } from '../../src/system/disk/read-file.ts'
import { BadEntry } from '../../src/system/failure.ts'
import { tarOf } from '../support/corpus/hostile.ts'
import { changeTables, makeNoise, ours, plainImage, usual } from '../support/faults/damaged-images.ts'
import { runAll } from '../support/faults/random-trials.ts'
import { itWithRights, writeTree } from '../support/host.ts'
import { newRandom } from '../support/random.ts'
import { newScratch } from '../support/scratch.ts'

const scratch = newScratch()

function imageOf(tree: string, flags: string[]): string {
  const path = join(scratch.fresh(), 'image')
  execFileSync('mksquashfs', [tree, path, '-quiet', '-no-progress', '-noappend', ...flags])
  return path
}

function check(path: string, depth: Depth = 'contents') {
  return checkImageFile(path, { offset: 0, length: readFileSync(path).length }, depth)
}

const contentOf = (nth: number): string => `content ${nth % 300}`

/** Some of everything that an image may have. */
function tree(): string {
  const dir = scratch.fresh()
  const random = newRandom(3)
  const files: Record<string, Buffer | string> = {
    empty: '',
    'a/large': random.bytes(400_000),
    'a/b/c/d': 'd',
  }
  for (let nth = 0; nth < 600; nth++) files[`many/${'n'.repeat(nth % 60)}-${nth}`] = contentOf(nth)
  writeTree(dir, { ...files, twin: files['a/large'] as Buffer, text: 'some text '.repeat(50_000) })
  writeFileSync(join(dir, 'sparse'), 'x')
  truncateSync(join(dir, 'sparse'), 3_000_000)
  linkSync(join(dir, 'a/large'), join(dir, 'a/second-name'))
  symlinkSync('a/large', join(dir, 'link'))
  mkdirSync(join(dir, 'nothing'))
  return dir
}

it.each(['tables', 'heads', 'contents'] as const)(
  'is right as mksquashfs makes it, by its %s',
  async (depth) => {
    const many = Array.from({ length: 600 }, (_, nth) => contentOf(nth).length)
    const bytes = 2 * 400_000 + 500_000 + 3_000_000 + 1 + many.reduce((sum, length) => sum + length, 0)
    expect(await check(imageOf(tree(), ours), depth)).toMatchObject({ members: 613, bytes })
  },
)

describe('is refused', () => {
  const kinds = [
    {
      what: 'attributes that could mean something to the kernel',
      flags: ['-xattrs'],
      why: 'no squashfs image of our kind: its flags 0x440 differ in 0x200',
    },
    { what: 'a table for NFS', flags: ['-exports'], why: 'of our kind: its flags 0x6c0 differ in 0x80' },
    { what: 'a whiteout', flags: ['-p', 'hidden c 644 0 0 0 0'], why: 'more than files' },
    { what: 'a device', flags: ['-p', 'null c 666 0 0 1 3'], why: 'more than files' },
    { what: 'a disk', flags: ['-p', 'disk b 666 0 0 8 0'], why: 'more than files' },
    { what: 'a FIFO', flags: ['-p', 'fifo i 666 0 0 f'], why: 'more than files' },
    { what: 'a socket', flags: ['-p', 'socket i 666 0 0 s'], why: 'more than files' },
    { what: 'setuid', flags: ['-p', 'id m 4755 0 0'], why: 'who runs a program' },
    { what: 'sticky', flags: ['-p', 'id m 1755 0 0'], why: 'who runs a program' },
    { what: 'several owners', flags: ['-p', 'id m 755 7 0'], why: 'several owners' },
  ]
  it.each(kinds)('with $what', async ({ flags, why }) => {
    const dir = scratch.fresh()
    writeTree(dir, { id: 'x'.repeat(100), b: 'b' })
    chmodSync(join(dir, 'b'), 0o644)
    execFileSync('setfattr', ['-n', 'user.note', '-v', 'mine', join(dir, 'b')])
    const base = flags.includes('-xattrs') ? usual.filter((flag) => flag !== '-no-xattrs') : usual
    const owners = flags.includes('id m 755 7 0') ? [] : ours.slice(-4)
    const checking = check(imageOf(dir, [...base, ...owners, ...flags]), 'tables')
    await expect(checking.then((contents) => checkWhiteouts(contents))).rejects.toThrow(why)
  })

  it('with a whiteout of two names, which unsquashfs cannot unpack', async () => {
    const path = join(scratch.fresh(), 'image')
    const tar = tarOf([
      { name: 'a', type: '3', device: [0, 0] },
      { name: 'b', type: '1', link: 'a' },
    ])
    const args = ['-', path, '-tar', '-no-tailends', '-quiet', '-no-progress', '-noappend', ...ours]
    execFileSync('mksquashfs', args, { input: tar })
    await expect(check(path, 'tables')).rejects.toThrow('a whiteout has two names')
  })
})

it('is refused with an owner that it does not list', async () => {
  const dir = scratch.fresh()
  const path = imageOf(dir, [...ours, '-noI', '-noId'])
  const image = readFileSync(path)
  // The root is the only inode, behind the header of its block.
  image.writeUInt16LE(1, Number(image.readBigUInt64LE(64)) + 2 + 6)
  image.writeUInt16LE(image.readUInt16LE(24) & ~0x801, 24)
  writeFileSync(path, image)
  await expect(check(path, 'tables')).rejects.toThrow('its owner is none that it lists')
})

/** Large enough for lists of blocks and for the index of a directory, by which the kernel finds its way. */
function largeImage(): Buffer {
  const dir = scratch.fresh()
  const random = newRandom(7)
  for (let nth = 100; nth < 700; nth++)
    writeFileSync(join(dir, `${'n'.repeat(80)}${nth}`), random.bytes(3_000))
  const image = readFileSync(imageOf(dir, [...ours, '-noI', '-noId', '-b', '4096']))
  image.writeUInt16LE(image.readUInt16LE(24) & ~0x801, 24)
  return image
}

it.each([
  {
    what: 'a list of blocks',
    // Its second place.
    placeIn: (image: Buffer) => Number(image.readBigUInt64LE(80)) + 8,
  },
  {
    what: 'the index of a directory',
    // How far in the list its first name is, which comes before the name and three numbers.
    placeIn: (image: Buffer) => image.indexOf('n'.repeat(80), Number(image.readBigUInt64LE(64))) - 12,
  },
  {
    what: 'the blocks in the index of a directory',
    placeIn: (image: Buffer) => image.indexOf('n'.repeat(80), Number(image.readBigUInt64LE(64))) - 8,
  },
  {
    what: 'the names in the index of a directory',
    placeIn: (image: Buffer) => image.indexOf('n'.repeat(80), Number(image.readBigUInt64LE(64))),
  },
])('is refused if $what would lead the kernel to other data', async ({ placeIn }) => {
  const image = largeImage()
  const path = join(scratch.fresh(), 'image')
  writeFileSync(path, image)
  expect(await check(path, 'tables')).toMatchObject({ members: 600 })
  image.writeUInt8(image.readUInt8(placeIn(image)) ^ 1, placeIn(image))
  writeFileSync(path, image)
  await expect(check(path, 'tables')).rejects.toMatchObject({ name: 'BadEntry' })
})

itWithRights('mounts')('does no harm to the kernel with a byte of its tables changed: 40 times', async () => {
  const all = await runAll(changeTables(plainImage(scratch.fresh()), scratch.dir), 40, 2)
  expect(all.filter(({ ended }) => ended === 'miss').length).toBeGreaterThan(20)
})

it('fails only with a BadEntry: 24 images of noise behind a valid superblock', async () => {
  await runAll(makeNoise(readFileSync(imageOf(tree(), ours)), scratch.dir), 24, 1)
})

it.each(['heads', 'contents'] as const)(
  'is refused if the content differs from the tables, in its %s',
  async (depth) => {
    const path = imageOf(tree(), ours)
    const image = readFileSync(path)
    // The beginning of the last fragment.
    const list = Number(image.readBigUInt64LE(80))
    const block = Number(image.readBigUInt64LE(list))
    const unpacked = spawnSync('zstd', ['-dc'], { input: image.subarray(block + 2, list) }).stdout
    const plain = unpacked.length > 0 ? unpacked : image.subarray(block + 2)
    const fragment = Number(plain.readBigUInt64LE(0))
    image.fill(0, fragment, fragment + 18)
    writeFileSync(path, image)
    await expect(check(path, 'tables')).resolves.toBeDefined()
    await expect(check(path, depth)).rejects.toThrow(/its image is wrong: /)
  },
)

it('is refused if a block would unpack to more than a block', async () => {
  const dir = scratch.fresh()
  writeTree(dir, { text: Buffer.concat([newRandom(6).bytes(2000), Buffer.alloc(131_072 - 2000)]) })
  const path = imageOf(dir, ours)
  const image = readFileSync(path)
  // Its only block becomes a frame of some 60 MiB of zeros, 4 bytes of which are 128 KiB.
  const zeros = Array.from({ length: 480 }, () => Buffer.from([0x02, 0x00, 0x10, 0x00]))
  const magic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
  Buffer.concat([magic, Buffer.from([0, 0x38]), ...zeros]).copy(image, image.indexOf(magic))
  writeFileSync(path, image)
  await expect(check(path)).rejects.toThrow(/a block cannot be unpacked: .*larger than 131072/)
})

it('is refused with more fragments than files', async () => {
  const path = imageOf(tree(), ours)
  const image = readFileSync(path)
  image.writeUInt32LE(image.readUInt32LE(4) + 1, 16)
  writeFileSync(path, image)
  await expect(check(path)).rejects.toThrow('it holds no squashfs image of our kind')
})

/** Says where files of one block are, each of so many bytes; the last line is what comes of it. */
const extentsScript = (places: string): string => `
  import { openExtents } from './src/formats/squashfs/check/extents.ts'
  const places = ${places}
  const image = { length: 0, read: async () => Buffer.alloc(0) }
  const superblock = { inodeTable: 2 ** 40, blockBytes: 2 ** 17, fragments: 0, fragmentTable: 0, inodes: places.length }
  const extents = await openExtents(image, superblock)
  const bytes = Buffer.alloc(4)
  const table = { bytes, ahead: () => undefined, take: () => 0 }
  for (let nth = 0; nth < places.length; nth++) {
    bytes.writeUInt32LE(places.bytes + 2 ** 24)
    await extents.add({ start: places.at(nth), bytes: places.bytes, fragment: undefined, offset: 0 }, table)
  }
  await extents.check()
  console.log('fine')
`

it.each([
  {
    what: 'a million files',
    places: '{ length: 1e6, bytes: 2, at: (nth) => 96 + 2 * (1e6 - nth) }',
    status: 0,
  },
  {
    what: 'files of one content',
    places: '{ length: 9, bytes: 2, at: (nth) => 96 + 2 * (nth % 3) }',
    status: 0,
  },
  { what: 'files that overlap', places: '{ length: 9, bytes: 2, at: (nth) => 96 + nth }', status: 1 },
])('needs at most 64 MiB of heap with $what', ({ places, status }) => {
  const args = ['--max-old-space-size=64', '--input-type=module', '--eval', extentsScript(places)]
  const run = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(run).toMatchObject({ status })
  if (status === 1) expect(run.stderr).toContain('two files are in one place')
})

it('gives no verdict on an image if reading all of it takes too long', async () => {
  const path = imageOf(tree(), ours)
  truncateSync(path, 200)
  const log = 'SQUASHFS error: Unable to read'
  const image = {
    version: '',
    key: 'key',
    size: 0,
    files: 1,
    layers: [{ kind: 'image' as const, offset: 0, length: 200, files: 1, bytes: 1 }],
    identity: '',
    since: 0,
  }
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await reportDamage(path, image, {
      read: () => '',
      log: Promise.resolve(log),
      limit: AbortSignal.abort(),
    })
    expect(write).not.toHaveBeenCalled()
  } finally {
    write.mockRestore()
  }
})

it('lets other work go on while it unpacks a large file, after each 64 MiB', async () => {
  const dir = scratch.fresh()
  writeFileSync(join(dir, 'large'), Buffer.alloc(200 * 1024 * 1024, 'x'))
  const path = imageOf(dir, ours)
  const turnsDuring = async (depth: Depth): Promise<number> => {
    let turns = 0
    const turn = (): void => {
      turns++
      next = setImmediate(turn)
    }
    let next = setImmediate(turn)
    await check(path, depth)
    clearImmediate(next)
    return turns
  }
  expect(await turnsDuring('contents')).toBeGreaterThanOrEqual((await turnsDuring('tables')) + 3)
})

it('ends with the signal', async () => {
  const path = imageOf(tree(), ours)
  const stop = new AbortController()
  const checking = checkImageFile(path, { offset: 0, length: readFileSync(path).length }, 'tables', {
    signal: stop.signal,
  })
  stop.abort(new Error('enough'))
  await expect(checking).rejects.toThrow('enough')
})

it('opens no FIFO, which would block', async () => {
  const path = join(scratch.fresh(), 'image')
  execFileSync('mkfifo', [path])
  await expect(checkImageFile(path, { offset: 0, length: 4096 }, 'heads')).rejects.toThrow('is no file')
})

it.each(['tables', 'heads', 'contents'] as const)(
  'takes bytes that it cannot read for no damage, by its %s: the entry may be good',
  async (depth) => {
    const path = imageOf(tree(), ours)
    const whole = readFileSync(path)
    const { length } = whole
    // The image ends there, and padding follows.
    truncateSync(path, Number(whole.readBigUInt64LE(40)) - 20)
    const checking = checkImageFile(path, { offset: 0, length }, depth)
    await expect(checking).rejects.toThrow(/only \d+ of \d+ bytes could be read/)
    await expect(checking).rejects.not.toBeInstanceOf(BadEntry)
    truncateSync(path, 50)
    const { lines } = selectionOf(['*'], '/workspace')
    const segments = [
      { kind: 'image' as const, root: 'workspace' as const, offset: 0, length, files: 1, bytes: 1 },
    ]
    const images = imagesOf({ segments, lines, workspace: '/workspace' })
    await expect(findMatchesIn(path, images)).rejects.not.toBeInstanceOf(BadEntry)
  },
)

it('reads on where the system gives fewer bytes than it was asked for', () => {
  // The kernel makes the text of this file a page at a time.
  const file = openSync('/proc/self/smaps', 'r')
  const buffer = Buffer.alloc(20_000)
  try {
    expect(readSync(file, buffer, 0, buffer.length, 0)).toBeLessThan(buffer.length)
    const read = readExactlySync(file, buffer.length, 0).toString('latin1')
    expect(read).toHaveLength(buffer.length)
    expect(read).not.toContain('\0')
  } finally {
    closeSync(file)
  }
})
