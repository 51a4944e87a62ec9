// Entries of archives and of layers with random damage, whose digests are right again: a writer to a store can compute
// them. A seed decides which damage.
import assert from 'node:assert/strict'
import { lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { readBody } from '../../../src/entry/body.ts'
import type { Index, Segment } from '../../../src/entry/container.ts'
import { readIndex } from '../../../src/entry/index-frame.ts'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { formats } from '../../../src/formats/index.ts'
import { BadEntry, UnknownEntry } from '../../../src/system/failure.ts'
import { findTools, type Tools } from '../../../src/system/tools.ts'
import { digestsOf, sealFacts, takeApart } from '../corpus/entry-bytes.ts'
import { describeTree } from '../corpus/tree.ts'
import { itemsBelow, writeTree } from '../host.ts'
import type { Random } from '../random.ts'
import { entryOf, inDirectory } from './damaged-images.ts'
import type { RandomTrial } from './random-trials.ts'

/** An object is unpacked without harm, or refused, with damage to its archives, images, lists or index. */
export function sealAnew(object: Buffer, parent: string): RandomTrial {
  const { body, index } = takeApart(object)
  const finding = findTools(new AbortController().signal)
  return inDirectory(parent, async (random, dir) => {
    const damaged = random.below(3) === 0 ? withIndex(body, index, random) : withBody(body, index, random)
    return (await isUnpacked(damaged, dir, await finding)) ? 'right' : 'miss'
  })
}

// What the limits of numbers are, and what most numbers of an index are not.
const numbers = [0, 1, -1, 0.5, 2 ** 31, 2 ** 32 - 1, 2 ** 53 - 1, 2 ** 53, 1e308]

/** One number or character of the JSON is another one. */
function withIndex(body: Buffer, { digests, ...facts }: Index, random: Random): Buffer {
  const json = JSON.stringify(facts)
  const found = [...json.matchAll(/\d+/g)]
  const { 0: number, index: at } = found[random.below(found.length)] as RegExpExecArray
  const other = [...numbers, Number(number) + 1, Number(number) - 1][random.below(numbers.length + 2)]
  const changed = Buffer.from(json.slice(0, at) + other + json.slice(at + number.length))
  if (random.below(4) === 0) changed.writeUInt8(32 + random.below(96), random.below(changed.length))
  return Buffer.concat([body, sealFacts(changed, { digests })])
}

/** Some bytes of the content of one segment are others. */
function withBody(body: Buffer, index: Index, random: Random): Buffer {
  const pieces: Buffer[] = []
  const segments: Segment[] = []
  const struck = random.below(index.segments.length)
  let end = 0
  for (const [nth, segment] of index.segments.entries()) {
    const bytes = body.subarray(segment.offset, segment.offset + segment.length)
    const isImage = segment.kind === 'image' || segment.kind === 'delta'
    const offset = isImage ? Math.ceil(end / 2 ** 20) * 2 ** 20 : end
    const packed =
      nth !== struck ? bytes : isImage ? changeImage(bytes, random) : changeFrames(bytes, segment, random)
    const frames = segment.frames && nth === struck ? { frames: [packed.length] } : {}
    pieces.push(Buffer.alloc(offset - end), packed)
    segments.push({ ...segment, ...frames, offset, length: packed.length })
    end = offset + packed.length
  }
  const all = Buffer.concat(pieces)
  return Buffer.concat([
    all,
    sealFacts(JSON.stringify({ ...index, digests: undefined, segments }), { digests: digestsOf(all) }),
  ])
}

function changeImage(image: Buffer, random: Random): Buffer {
  const changed = Buffer.from(image)
  const [tables, end] = [Number(image.readBigUInt64LE(64)), Number(image.readBigUInt64LE(40))]
  for (let left = 1 + random.below(3); left > 0; left--) {
    const at = random.below(8) === 0 ? random.below(96) : tables + random.below(end - tables)
    changed.writeUInt8(random.below(256), at)
  }
  return changed
}

const recordBytes = 512

/** Makes one frame of all. Headers that were changed have the right checksum again. */
function changeFrames(bytes: Buffer, { frames = [bytes.length] }: Segment, random: Random): Buffer {
  let at = 0
  const content = Buffer.concat(
    frames.map((length) => {
      at += length
      return zstdDecompressSync(bytes.subarray(at - length, at))
    }),
  )
  const headers: number[] = []
  for (let at = 0; at + recordBytes <= content.length; at += recordBytes)
    if (content.toString('latin1', at + 257, at + 262) === 'ustar') headers.push(at)
  for (let left = 1 + random.below(3); left > 0; left--) {
    const header = headers[random.below(headers.length)]
    const place =
      random.below(4) === 0 || header === undefined
        ? random.below(content.length)
        : header + random.below(recordBytes)
    const texts = ['..', '/', '\0', '7777777', 'L', 'S', 'x', '2', '5']
    if (random.below(3) === 0) content.write(texts[random.below(texts.length)] as string, place, 'latin1')
    else content.writeUInt8(random.below(256), place)
  }
  for (const header of headers) setChecksum(content.subarray(header, header + recordBytes))
  const cut = random.below(8) === 0 ? content.subarray(0, random.below(content.length)) : content
  return zstdCompressSync(cut)
}

function setChecksum(header: Buffer): void {
  header.write('        ', 148)
  const sum = header.reduce((sum, byte) => sum + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
}

/** @throws AssertionError where anything outside has changed; any error that is a mistake of the code */
async function isUnpacked(object: Buffer, parent: string, tools: Tools): Promise<boolean> {
  writeTree(parent, { 'outside/victim': 'victim' })
  const dir = join(parent, 'staging')
  mkdirSync(dir)
  const outside = describeTree(join(parent, 'outside'))
  try {
    await unpack(object, dir, tools)
  } catch (error) {
    assertForeseen(error)
    return false
  } finally {
    assert.deepEqual(describeTree(join(parent, 'outside')), outside)
  }
  for (const { path } of itemsBelow(join(dir, 'tree'))) {
    const stat = lstatSync(path)
    assert(stat.isFile() || stat.isDirectory() || stat.isSymbolicLink(), `${path} is something else`)
    assert(stat.isSymbolicLink() || (stat.mode & 0o7000) === 0, `${path} has special rights`)
  }
  return true
}

/** Reads an entry to its end, as a restore does. */
export async function readWhole(object: Buffer): Promise<void> {
  const entry = entryOf(object)
  const { signal } = new AbortController()
  for await (const bytes of readBody(entry, await readIndex(entry), { signal })) assert(bytes.length > 0)
}

async function unpack(object: Buffer, dir: string, tools: Tools): Promise<void> {
  // Far more than a trial takes: one that hangs must not hang the soak.
  const signal = AbortSignal.timeout(600_000)
  const entry = entryOf(object)
  const index = await readIndex(entry)
  const format = formats.find(({ id }) => id === index.format)
  const { lines } = selectionOf(index.paths, dir)
  if (!format || index.segments.some(({ kind }) => !format.kinds.includes(kind))) throw new UnknownEntry('so')
  const { segments } = index
  const body = readBody(entry, index, { signal })
  await format.unpack({ segments, body, dir, lines, workspace: dir, tools, signal })
}

/** An error of the entry, of a program or of the system. */
function assertForeseen(error: unknown): void {
  const names = ['BadEntry', 'UnknownEntry', 'ToolFailure', 'NamesCollide']
  const isOfSystem = error instanceof Error && 'syscall' in error
  const isForeseen = error instanceof BadEntry || (error instanceof Error && names.includes(error.name))
  if (!isForeseen && !isOfSystem) throw error
}
