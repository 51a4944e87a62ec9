// The list of removed files in an entry with layers: what is written is read, and nothing else is.
import { zstdCompressSync } from 'node:zlib'
import { decodeRemovals, encodeRemovals } from '../../../src/formats/squashfs/layers/removals.ts'

function frameOf(content: string | Buffer): Buffer {
  return zstdCompressSync(Buffer.from(content))
}

it('keeps the names of each layer, whatever their bytes', () => {
  const lists = [['a', 'dir/\xff\n b', '...', '.a/..b', 'p'.repeat(255)], [], ['a']]
  const { frame, bytes } = encodeRemovals(lists)
  expect(bytes).toBe(lists.flat().join('').length + 6 + 3)
  const { counts, namesOf } = decodeRemovals(frame, 3)
  expect(counts).toEqual([5, 0, 1])
  expect([0, 1, 2].map((nth) => [...namesOf(nth)])).toEqual(lists)
})

it('is not written if no reader would accept it', () => {
  expect(() => encodeRemovals([['a'.repeat(64 * 2 ** 20)]])).toThrow(
    'more files were removed than an entry can say',
  )
})

const part = 'p'.repeat(255)
const name = 'it has a name that is none'
it.each([
  { what: 'no frame', frame: Buffer.from('a\0\0'), why: 'Unknown frame descriptor' },
  {
    what: 'a frame that is cut short',
    frame: frameOf('abc\0\0').subarray(0, -1),
    why: 'unexpected end of file',
  },
  { what: 'two frames', frame: Buffer.concat([frameOf('a\0\0'), frameOf('a\0\0')]), why: 'follows it' },
  { what: 'more than 64 MiB', frame: frameOf(Buffer.alloc(64 * 2 ** 20 + 1, 'a')), why: 'larger than' },
  { what: 'no content', frame: frameOf(''), why: name },
  { what: 'a list without an end', frame: frameOf('a\0'), why: name },
  { what: 'a name without an end', frame: frameOf('a'), why: name },
  { what: 'a list too many', frame: frameOf('a\0\0\0'), why: 'more lists than the entry has layers' },
  ...['/a', 'a/', 'a//b', '.', '..', 'a/../../b', 'a/.', './a', '../a', `${part}p`].map((text) => ({
    what: `the name ${text.slice(0, 9)}`,
    frame: frameOf(`${text}\0\0`),
    why: name,
  })),
  { what: 'too long a name', frame: frameOf(`${`${part}/`.repeat(16)}a\0\0`), why: name },
])('is refused with $what', ({ frame, why }) => {
  const decoding = (): unknown => decodeRemovals(frame, 1)
  expect(decoding).toThrow(expect.objectContaining({ name: 'BadEntry' }))
  expect(decoding).toThrow(why)
})

it('is read without a string for each of a million names', () => {
  const before = process.memoryUsage().heapUsed
  expect(decodeRemovals(frameOf(`${'a\0'.repeat(1_000_000)}\0`), 1).counts).toEqual([1_000_000])
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(5_000_000)
})
