// Node's decompressor behind a queue: frames in any pieces, damaged frames, and when buffers may be reused.
import { setTimeout } from 'node:timers/promises'
import { zstdCompressSync } from 'node:zlib'
import { newFrameDecoder } from '../../../src/formats/tar-archives/frame-decoder.ts'
import { newRandom } from '../../support/random.ts'

const noise = newRandom(1).bytes(3_000_000)
const text = Buffer.from('a line of text\n'.repeat(200_000))

async function contentOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

it.each([1, 1_000, 100_000, 10_000_000])(
  'decodes frames one after the other, from pieces of %i bytes',
  async (length) => {
    const contents = [text, Buffer.alloc(0), Buffer.from('x'), noise.subarray(0, 2 ** 19), text]
    const { write, endFrame, end, ...decoder } = newFrameDecoder()
    const decoding = contentOf(decoder)
    let pending = 0
    for (const content of length === 1 ? contents.slice(0, 3) : contents) {
      const frame = zstdCompressSync(content)
      for (let at = 0; at < frame.length; at += length) {
        const piece = Buffer.from(frame.subarray(at, at + length))
        pending++
        write(piece, () => {
          pending--
          piece.fill(0xee)
        })
      }
      endFrame()
    }
    end()
    const expected = Buffer.concat(length === 1 ? contents.slice(0, 3) : contents)
    expect((await decoding).equals(expected)).toBe(true)
    expect(pending).toBe(0)
  },
)

it('gives nothing without input', async () => {
  const decoder = newFrameDecoder()
  decoder.end()
  expect(await contentOf(decoder)).toHaveLength(0)
})

it('takes bytes after the end of a frame, and ignores them', async () => {
  const decoder = newFrameDecoder()
  const decoding = contentOf(decoder)
  const taken: number[] = []
  const pieces = [Buffer.concat([zstdCompressSync(text), noise]), noise, noise]
  for (const [nth, piece] of pieces.entries()) {
    decoder.write(piece, () => taken.push(nth))
    // The decoder has met the end of the frame by then, or the next piece would wait for it.
    await setTimeout(50)
  }
  decoder.endFrame()
  decoder.write(zstdCompressSync(Buffer.from('next')), () => {})
  decoder.endFrame()
  decoder.end()
  expect((await decoding).equals(Buffer.concat([text, Buffer.from('next')]))).toBe(true)
  expect(taken).toEqual([0, 1, 2])
})

const frame = zstdCompressSync(text)
it.each([
  { what: 'that lacks its last byte', bytes: frame.subarray(0, -1) },
  { what: 'that was cut in half', bytes: frame.subarray(0, frame.length >> 1) },
  { what: 'of which there is a byte only', bytes: frame.subarray(0, 1) },
  { what: 'that is none', bytes: Buffer.from('not a frame at all, but text') },
])('fails at a frame $what, although another one follows', async ({ bytes }) => {
  const decoder = newFrameDecoder()
  for (const each of [bytes, frame]) {
    decoder.write(each, () => {})
    decoder.endFrame()
  }
  decoder.end()
  await expect(contentOf(decoder)).rejects.toThrow()
})

it('takes no more than it can give', async () => {
  const decoder = newFrameDecoder()
  const large = zstdCompressSync(newRandom(3).bytes(20_000_000))
  let left = 0
  for (let at = 0; at < large.length; at += 1_000_000) {
    left++
    decoder.write(large.subarray(at, at + 1_000_000), () => left--)
  }
  decoder.endFrame()
  decoder.end()
  const reader = decoder[Symbol.asyncIterator]()
  await reader.next()
  await setTimeout(50)
  expect(left).toBeGreaterThan(15)
  while (!(await reader.next()).done);
  expect(left).toBe(0)
})
