// Headstart's own tar, where its behaviour does not depend on the thread that runs it.
import { execFileSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathsBelow } from '../../../src/files/paths/member-paths.ts'
import { archiveWriter } from '../../../src/formats/tar/threads/create.ts'
import { extractor } from '../../../src/formats/tar/threads/extract.ts'
import { hostileArchives, tarOf } from '../../support/corpus/hostile.ts'
import { describeTree } from '../../support/corpus/tree.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()

/** Unpacks in pieces of this length. */
function extract(dir: string, archive: Buffer, pieceBytes = archive.length): void {
  const { push, finish } = extractor(dir, process.umask())
  for (let at = 0; at < archive.length; at += pieceBytes) push(archive.subarray(at, at + pieceBytes))
  finish()
}

/** Of files without a program's help. */
function archiveOf(dir: string, names: string[]): Buffer {
  const pieces: Buffer[] = []
  const slab = Buffer.alloc(20_000)
  const filled = (bytes: number): void => void pieces.push(Buffer.from(slab.subarray(0, bytes)))
  const { add, end } = archiveWriter(pathsBelow(dir), { next: () => slab, filled })
  for (const name of names) add(name)
  end()
  return Buffer.concat(pieces)
}

describe('a hostile archive', () => {
  const parent = scratch.fresh()
  const outside = join(parent, 'outside')
  mkdirSync(join(outside, 'sub'), { recursive: true })
  writeFileSync(join(outside, 'victim'), 'untouched')
  const before = describeTree(parent)

  it.each(hostileArchives(outside).map(({ name, why, tar }) => ({ name, why, tar })))(
    '$name ($why) changes nothing outside, and makes nothing that files below may not be',
    ({ tar }) => {
      const dir = join(parent, 'staging')
      mkdirSync(dir)
      try {
        extract(dir, tar, 1000)
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
      const made = describeTree(dir)
      expect(made.filter((line) => !/^\S+ ([fd] 0|l )/.test(line))).toEqual([])
      expect(made.join('\n')).not.toContain('untouched')
      execFileSync('rm', ['-rf', dir])
      expect(describeTree(parent).slice(1)).toEqual(before.slice(1))
    },
  )
})

describe('a file with holes', () => {
  const pieces = { 0: 'start', 5000000: 'middle', 9000000: 'end' }
  const size = 10_000_000

  function archive(): Buffer {
    const dir = scratch.fresh()
    const path = join(dir, 'sparse')
    writeFileSync(path, '')
    truncateSync(path, size)
    for (const [at, text] of Object.entries(pieces)) writeAt(path, Number(at), text)
    const args = ['--create', '--format=posix', '--sparse', '-C', dir, 'sparse']
    return execFileSync('tar', args)
  }
  function writeAt(path: string, at: number, text: string): void {
    const bytes = readFileSync(path)
    bytes.write(text, at)
    // Written with its holes.
    execFileSync('dd', [`of=${path}`, 'conv=sparse,notrunc', 'bs=4096', 'status=none'], { input: bytes })
  }

  it.each([1, 512, 100_000])('is unpacked with holes from pieces of %i bytes', (pieceBytes) => {
    const dir = scratch.fresh()
    extract(dir, archive(), pieceBytes)
    const expected = Buffer.alloc(size)
    for (const [at, text] of Object.entries(pieces)) expected.write(text, Number(at))
    expect(readFileSync(join(dir, 'sparse')).equals(expected)).toBe(true)
    expect(statSync(join(dir, 'sparse')).blocks * 512).toBeLessThan(size / 10)
  })

  it.each(['9\n', '1\n0\n999\n', '1\n-1\n5\n', '2\n5\n5\n0\n5\n', 'x\n', '9'.repeat(600)])(
    'is refused if its map is %j',
    (map) => {
      const pax = {
        'GNU.sparse.major': '1',
        'GNU.sparse.minor': '0',
        'GNU.sparse.name': 'a',
        'GNU.sparse.realsize': '10',
      }
      const body = Buffer.concat([Buffer.from(map.padEnd(512, '\0')), Buffer.from('12345')])
      expect(() => extract(scratch.fresh(), tarOf([{ name: 'a', body, pax }]))).toThrow(
        expect.objectContaining({ name: 'BadEntry' }),
      )
    },
  )
})

it('a later file of the same name does not write to the other names of the earlier one', () => {
  const dir = scratch.fresh()
  const link = { name: 'b', type: '1', link: 'a' }
  extract(dir, tarOf([{ name: 'a', body: 'first' }, link, { name: 'a', body: 'later' }]))
  expect(['a', 'b'].map((name) => readFileSync(join(dir, name), 'utf8'))).toEqual(['later', 'first'])
})

it('archives that end too early are refused, and several archives may follow each other', () => {
  const one = tarOf([{ name: 'one', body: 'x'.repeat(2000) }])
  const other = tarOf([{ name: 'other', body: '' }])
  for (const length of [100, 512, 1500, 2560, 2600])
    expect(() => extract(scratch.fresh(), one.subarray(0, length))).toThrow('its archive ends too early')
  const dir = scratch.fresh()
  extract(dir, Buffer.concat([one, other]), 700)
  expect(['one', 'other'].map((name) => existsSync(join(dir, name)))).toEqual([true, true])
  extract(dir, Buffer.alloc(0))
})

it('GNU tar and bsdtar read what it writes', () => {
  const dir = scratch.fresh()
  const names = [`${'long/'.repeat(50)}file`, 'ü', 'empty', 'hard']
  mkdirSync(join(dir, dirname(names[0] as string)), { recursive: true })
  for (const name of names.slice(0, 3))
    writeFileSync(join(dir, name), name === 'empty' ? '' : name.repeat(9999))
  linkSync(join(dir, 'empty'), join(dir, 'hard'))
  const archive = archiveOf(
    dir,
    names.map((name) => Buffer.from(name).toString('latin1')),
  )
  for (const tar of ['tar', 'bsdtar']) {
    const copy = scratch.fresh()
    execFileSync(tar, ['-xf', '-', '-C', copy], { input: archive, stdio: ['pipe', 'ignore', 'ignore'] })
    const files = (lines: string[]): string[] => lines.filter((line) => line.includes(' f '))
    expect(files(describeTree(copy))).toEqual(files(describeTree(dir)))
  }
})
