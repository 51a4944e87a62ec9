// Images, and entries that hold them, with random damage. A seed decides which.
import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readBody } from '../../../src/entry/body.ts'
import { readIndex } from '../../../src/entry/index-frame.ts'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { checkImageFile } from '../../../src/formats/squashfs/check/check.ts'
import { receiveImages } from '../../../src/formats/squashfs/receive.ts'
import type { Entry } from '../../../src/stores/store.ts'
import { BadEntry } from '../../../src/system/failure.ts'
import { asRoot, writeTree } from '../host.ts'
import { newRandom, type Random } from '../random.ts'
import { fail, type RandomTrial, type Result } from './random-trials.ts'

const { signal } = new AbortController()
const run = promisify(execFile)

/** Of arguments for mksquashfs: images as Headstart makes them. */
export const usual = ['-comp', 'zstd', '-Xcompression-level', '3', '-no-xattrs', '-no-exports']
export const ours = [...usual, '-force-uid', '0', '-force-gid', '0']

/** An image whose tables are not compressed, so that a change of one byte of them is one change of what they say. */
export function plainImage(dir: string): Buffer {
  const [tree, path] = [join(dir, 'tree'), join(dir, 'image')]
  const random = newRandom(5)
  writeTree(tree, {
    'a/one': random.bytes(200_000),
    'a/two': 'two'.repeat(100),
    'b/c/three': random.bytes(3_000),
  })
  symlinkSync('a/one', join(tree, 'link'))
  const flags = ['-quiet', '-no-progress', '-noappend', ...ours, '-noI', '-noId']
  execFileSync('mksquashfs', [tree, path, ...flags])
  return withPlainTables(readFileSync(path))
}

/** The image of `-noI -noId` without the flags for this, which are none of ours. */
export function withPlainTables(image: Buffer): Buffer {
  image.writeUInt16LE(image.readUInt16LE(24) & ~0x801, 24)
  return image
}

/** An entry of `tree` is refused with a byte changed, cut or added. */
export function spoilEntry(
  object: Buffer,
  parent: string,
  receive: (object: Buffer, dir: string) => Promise<void> = receiveEntry,
): RandomTrial {
  return inDirectory(parent, async (random, dir, seed) => {
    const at = random.below(object.length)
    const changed = Buffer.from(object)
    changed.writeUInt8(changed.readUInt8(at) ^ (1 + random.below(255)), at)
    const cut = object.subarray(0, at)
    const added = Buffer.concat([object.subarray(0, at), random.bytes(1), object.subarray(at)])
    const spoilt = [changed, cut, added][seed % 3] as Buffer
    assert(await isRefused(() => receive(spoilt, dir)), `byte ${at} made no difference`)
    return 'miss'
  })
}

/** An entry that a store has as these bytes. */
export function entryOf(object: Buffer): Entry {
  const read = async function* (start: number, end: number) {
    yield object.subarray(start, end)
  }
  return { size: object.length, read } as unknown as Entry
}

/** Receives the images of an entry, as a restore does. */
export async function receiveEntry(object: Buffer, dir: string): Promise<void> {
  const entry = entryOf(object)
  const index = await readIndex(entry)
  const body = () => readBody(entry, index, { signal })
  const { lines } = selectionOf(['tree'], dir)
  await receiveImages({ segments: index.segments, lines, workspace: dir, signal, body }, dir)
}

/** A plain image with a byte of its tables changed is refused, or does the kernel no harm. Needs root's rights. */
export function changeTables(image: Buffer, parent: string): RandomTrial {
  const [start, end] = [Number(image.readBigUInt64LE(64)), Number(image.readBigUInt64LE(40))]
  return inDirectory(parent, async (random, dir, seed) => {
    const changed = Buffer.from(image)
    const place = seed % 8 === 0 ? random.below(96) : start + random.below(end - start)
    changed.writeUInt8(changed.readUInt8(place) ^ (1 + random.below(255)), place)
    const taint = readFileSync('/proc/sys/kernel/tainted', 'utf8')
    if (await isRefused(() => checkTables(changed, dir))) return 'miss'
    // What is left is what no table can tell to be wrong: a name, a time, rights.
    const at = join(dir, 'at')
    mkdirSync(at)
    const mounting = run(...asRoot('mount', '-t', 'squashfs', '-o', 'loop,ro', join(dir, 'image'), at))
    const isMounted = await mounting.then(
      () => true,
      () => false,
    )
    if (isMounted) {
      // GNU tar reads no content that it would write to /dev/null.
      const reading = asRoot('sh', '-c', 'tar -cf - "$0" | cat > /dev/null', at)
      await run(...reading, { timeout: 10_000 }).catch(() => {})
      await run(...asRoot('umount', at))
    }
    assert.equal(readFileSync('/proc/sys/kernel/tainted', 'utf8'), taint)
    return 'right'
  })
}

/** An image with noise behind a valid superblock fails with a BadEntry, if it fails. */
export function makeNoise(image: Buffer, parent: string): RandomTrial {
  const start = Number(image.readBigUInt64LE(64))
  return inDirectory(parent, async (random, dir) => {
    const changed = Buffer.from(image)
    random.bytes(1 + random.below(64)).copy(changed, start + random.below(image.length - start))
    return (await isRefused(() => checkTables(changed, dir))) ? 'miss' : 'right'
  })
}

/** A trial in a directory of its own. */
export function inDirectory(
  parent: string,
  work: (random: Random, dir: string, seed: number) => Promise<Result['ended']>,
): RandomTrial {
  return async (seed) => {
    const dir = mkdtempSync(join(parent, 'damaged-'))
    try {
      return { faults: 1, ended: await work(newRandom(seed), dir, seed) }
    } catch (error) {
      return fail(seed, error)
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  }
}

async function checkTables(image: Buffer, dir: string): Promise<void> {
  const path = join(dir, 'image')
  writeFileSync(path, image)
  await checkImageFile(path, { offset: 0, length: image.length }, 'tables')
}

/** @throws any error but a BadEntry */
async function isRefused(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return false
  } catch (error) {
    if (error instanceof BadEntry) return true
    throw error
  }
}
