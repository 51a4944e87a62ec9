// The rules of the program that reads images for the broker: it refuses each image that breaks one of them. The kernel would
// see other files in such an image than the program has checked.
import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { newPlace } from '../../support/host.ts'
import { brokerPackage, importable } from '../../support/jobs/broker-package.ts'
import { newRandom } from '../../support/random.ts'

const place = newPlace()
const none = 2 ** 32 - 1
const part = 8192
const plain = 0x8000
// Where the superblock has them.
const at = { blockSize: 12, compression: 20, minor: 30, root: 32 }
const [idTable, attributeTable, inodeTable, listTable, fragmentTable, exportTable] = [48, 56, 64, 72, 80, 88]

let original: Buffer

/** @returns the exit code for an image */
function read(image: Buffer, ...mode: string[]): number | null {
  const path = join(place.dir, 'image')
  writeFileSync(path, image)
  const file = openSync(path, 'r')
  const program = `${importable}\nfrom headstart_broker import read_image\nread_image.main()`
  const { status } = spawnSync('python3', ['-IS', '-c', program, brokerPackage, ...mode], {
    stdio: [file, 'ignore', 'ignore'],
  })
  closeSync(file)
  return status
}

/** Both for an image that is rebuilt, and for one that the kernel is to mount as it is. */
const answers = (image: Buffer): (number | null)[] => [read(image), read(image, 'only-tables')]

function changed(change: (image: Buffer) => void): Buffer {
  const image = Buffer.from(original)
  change(image)
  return image
}

const tableAt = (image: Buffer, field: number): number => Number(image.readBigUInt64LE(field))

/** Where the fields of a file of this size start. */
function fileAt(image: Buffer, size: number): number {
  const fields = Buffer.alloc(12)
  for (const [nth, word] of [none, 0, size].entries()) fields.writeUInt32LE(word, 4 * nth)
  const found = image.indexOf(fields, tableAt(image, inodeTable))
  expect(found).toBeGreaterThan(0)
  return found - 4
}

/** Where the name is in the first entry of a directory's index. */
function indexNameAt(image: Buffer): number {
  const found = image.indexOf('name-', tableAt(image, inodeTable))
  expect(found).toBeLessThan(tableAt(image, listTable))
  return found
}

/** The place of the directory that has the index, as lists name it. All inodes are in one part. */
function placeOfMany(image: Buffer): bigint {
  const [inodeHead, longDirectory, indexHead] = [16, 24, 12]
  return BigInt(indexNameAt(image) - indexHead - longDirectory - inodeHead - tableAt(image, inodeTable) - 2)
}

/** Replaces the first part of a table. */
function replaced(field: number, parts: (content: Buffer) => Buffer[]): Buffer {
  const start = tableAt(original, field)
  const end = start + 2 + (original.readUInt16LE(start) & ~plain)
  const image = Buffer.concat([
    original.subarray(0, start),
    ...parts(original.subarray(start + 2, end)),
    original.subarray(end),
  ])
  for (const other of [idTable, listTable, fragmentTable]) {
    const place = tableAt(original, other)
    if (place > start) image.writeBigUInt64LE(BigInt(place + image.length - original.length), other)
  }
  return image
}

const head = (word: number): Buffer => Buffer.from([word & 0xff, word >> 8])

/** Divides the first part of a table into two. */
function divided(field: number, length: number): Buffer {
  return replaced(field, (content) => {
    const parts = [content.subarray(0, length), content.subarray(length)].filter((part) => part.length > 0)
    return parts.flatMap((part) => [head(part.length | plain), part])
  })
}

/** Compresses the table of inodes, this many bytes in the first frame. */
function inFrames(bytes: number): Buffer {
  return replaced(inodeTable, (content) => {
    const frames = [content.subarray(0, bytes), content.subarray(bytes)]
      .filter((part) => part.length > 0)
      .map((part) => zstdCompressSync(part))
    return [head(Buffer.concat(frames).length), ...frames]
  })
}

beforeAll(() => {
  const tree = join(place.dir, 'tree')
  mkdirSync(join(tree, 'many'), { recursive: true })
  const random = newRandom(1)
  writeFileSync(join(tree, 'three-blocks'), random.bytes(9001))
  writeFileSync(join(tree, 'one-block'), random.bytes(4001))
  execFileSync('sh', ['-ec', `cd ${tree}/many; seq -f 'name-${'x'.repeat(100)}-%03g' 200 | xargs touch`])
  const image = join(place.dir, 'original')
  const options =
    '-quiet -no-progress -comp zstd -all-root -no-xattrs -no-exports -no-fragments -no-duplicates'
  const plain = '-noI -noD -noF -b 4096'
  execFileSync('mksquashfs', [tree, image, ...options.split(' '), ...plain.split(' ')])
  original = readFileSync(image)
})

it('accepts an image that breaks no rule', () => {
  expect(answers(original)).toEqual([0, 0])
  expect(answers(divided(listTable, part))).toEqual([0, 0])
  expect(answers(inFrames(part))).toEqual([0, 0])
})

const refused: Record<string, () => Buffer> = {
  'has another magic number': () => changed((image) => image.write('hsqt')),
  'has another version': () => changed((image) => image.writeUInt16LE(1, at.minor)),
  'is compressed by gzip': () => changed((image) => image.writeUInt16LE(1, at.compression)),
  'has blocks that are too long': () => changed((image) => image.writeUInt32LE(2 ** 18, at.blockSize)),
  // The kernel finds inodes and lists by the place of their part, and by their place in that part.
  'has a short part in the table of inodes': () => divided(inodeTable, 100),
  'has a short part in the table of lists': () => divided(listTable, 100),
  // The kernel reads the first frame, and goes on in the next part.
  'has two frames in a part of a table': () => inFrames(1000),
  'has a top that other directories are above': () =>
    changed((image) => image.writeBigUInt64LE(placeOfMany(image), at.root)),
  'has two inodes of one number': () =>
    changed((image) => {
      const [one, other] = [fileAt(image, 9001), fileAt(image, 4001)]
      image.copy(image, one - 4, other - 4, other)
    }),
  'has two blocks at one place': () =>
    changed((image) => image.writeUInt32LE(image.readUInt32LE(fileAt(image, 9001)), fileAt(image, 4001))),
  // A small image could have very many directories with the same long list.
  'has two directories with one list': () =>
    changed((image) => {
      const top = tableAt(image, inodeTable) + 2 + 16 + Number(image.readBigUInt64LE(at.root) & 0xffffn)
      const many = tableAt(image, inodeTable) + 2 + 16 + Number(placeOfMany(image))
      image.writeUInt32LE(image.readUInt32LE(many + 8), top)
      image.writeUInt16LE(image.readUInt32LE(many + 4), top + 8)
      image.writeUInt16LE(image.readUInt16LE(many + 18), top + 10)
    }),
  // The kernel looks a name up where the index says.
  'has an index that points into a list, at no head': () =>
    changed((image) => {
      const name = indexNameAt(image)
      image.writeUInt32LE(image.readUInt32LE(name - 12) + 4, name - 12)
    }),
  'has an index that points to the second part instead of the first': () =>
    changed((image) => image.writeUInt32LE(2 + part, indexNameAt(image) - 8)),
}

it.each(Object.entries(refused))('refuses an image that %s', (_, image) => {
  expect(answers(image())).toEqual([1, 1])
})

it('refuses to rebuild an image with a block that starts within another', () => {
  const image = changed((image) =>
    image.writeUInt32LE(image.readUInt32LE(fileAt(image, 9001)) + 100, fileAt(image, 4001)),
  )
  expect(read(image)).toBe(1)
})

it.each([
  ['attributes', attributeTable],
  ['exports', exportTable],
])('rebuilds an image with a table of %s, which the kernel does not mount as it is', (_, field) => {
  const image = changed((image) => image.writeBigUInt64LE(BigInt(tableAt(image, inodeTable)), field))
  expect(answers(image)).toEqual([0, 1])
})
