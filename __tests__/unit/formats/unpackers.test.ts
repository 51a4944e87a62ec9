// tar behind both implementations of zstd, the command and Node's own, which must behave the same.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { zstdCompressSync } from 'node:zlib'
import type { ArchiveSink } from '../../../src/formats/tar/unpackers.ts'
import { type Unpacker, zstdUnpacker } from '../../../src/formats/tar/unpackers.ts'
import type { Surroundings } from '../../../src/system/pipeline.ts'
import type { Command } from '../../../src/system/program.ts'
import { programPath } from '../../../src/system/program.ts'
import { children } from '../../support/jobs/processes.ts'
import { newRandom } from '../../support/random.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
// What stands in for tar: the unpackers do not mind which program they feed.
const script = (text: string): Command => ({ path: '/bin/sh', args: ['-c', text] })

const sleep: Command = { path: '/bin/sleep', args: ['1000'] }

const before = children().map(({ pid }) => pid)
let cleanUp: AbortController
let where: Surroundings
beforeEach(() => {
  cleanUp = new AbortController()
  where = { cwd: scratch.dir, signal: cleanUp.signal }
})
afterEach(() => {
  const left = children().filter(({ pid }) => !before.includes(pid))
  cleanUp.abort()
  expect(left).toEqual([])
})

const noise = newRandom(1).bytes(3_000_000)
const text = Buffer.from('a line of text\n'.repeat(200_000))

describe.each(['the command', "Node's own"])('%s', (which_) => {
  let unpacker: Unpacker
  beforeAll(async () => {
    unpacker = zstdUnpacker(which_ === 'the command' ? programPath('zstd') : undefined)
  })

  describe('unpacking', () => {
    const frames = [text, Buffer.alloc(0), noise, Buffer.from('x'), text].map((content) => ({
      content,
      frame: zstdCompressSync(content),
    }))

    interface Unpacked {
      sink: ArchiveSink
      /** SHA-256 of all that the program got. */
      digest: Promise<string>
    }

    function open(tar = script('cat'), signal = where.signal): Unpacked {
      const sink = unpacker(tar, { ...where, signal })
      const hash = createHash('sha256')
      sink.stdout.on('data', (chunk: Buffer) => hash.update(chunk))
      const digest = sink.ended.then(() => hash.digest('hex'))
      // Each test looks at one of the two.
      digest.catch(() => {})
      return { sink, digest }
    }

    const digestOf = (...contents: Buffer[]): string =>
      createHash('sha256').update(Buffer.concat(contents)).digest('hex')

    it.each([1, 2, 5])('gives %i frames one after the other', async (count) => {
      for (const chunkBytes of [...(count < 5 ? [1] : []), 1_000, 100_000, 10_000_000]) {
        const { sink, digest } = open()
        for (const { frame } of frames.slice(0, count)) {
          for (let start = 0; start < frame.length; start += chunkBytes) {
            const piece = Buffer.from(frame.subarray(start, start + chunkBytes))
            sink.write(piece, () => piece.fill(0xee))
          }
        }
        sink.end()
        expect(await digest).toBe(digestOf(...frames.slice(0, count).map(({ content }) => content)))
        expect(sink.pending).toBe(0)
      }
    })

    it('gives no output without input', async () => {
      const { sink, digest } = open()
      sink.end()
      expect(await digest).toBe(digestOf())
    })

    const { frame } = frames[0] as { frame: Buffer }
    it.each([
      { what: 'that lacks its last byte', frame: frame.subarray(0, -1) },
      { what: 'that was cut in half', frame: frame.subarray(0, frame.length >> 1) },
      { what: 'of which there is a header only', frame: frame.subarray(0, 6) },
      { what: 'of which there is a byte only', frame: frame.subarray(0, 1) },
      { what: 'that is none', frame: Buffer.from('not a frame at all, but text') },
    ])('fails at a frame $what', async ({ frame }) => {
      const { sink } = open()
      sink.write(frame)
      sink.end()
      await expect(sink.ended).rejects.toThrow()
    })

    it.each([
      { what: 'a truncated frame', bad: frame.subarray(0, frame.length >> 1) },
      { what: 'a frame that lacks its last byte', bad: frame.subarray(0, -1) },
      { what: 'a byte', bad: frame.subarray(0, 1) },
      { what: 'text after a frame', bad: Buffer.concat([frame, text]) },
    ])('fails at $what, although other frames follow', async ({ bad }) => {
      const { sink } = open()
      for (const piece of [bad, frame, frame]) {
        sink.write(piece)
        await setTimeout(20)
      }
      sink.end()
      await expect(sink.ended).rejects.toThrow()
    })

    // A writer that is blocked would wait until the limit of the test.
    const isSettled = async (...work: Promise<unknown>[]): Promise<boolean> => {
      const settled = Promise.allSettled(work).then(() => true)
      return Promise.race([settled, setTimeout(20_000, false, { ref: false })])
    }

    const waitUntilGone = async (sink: ArchiveSink): Promise<void> => {
      while (sink.pending > 0) await sink.progress()
    }

    it('fails if the program fails, and does not block the writer', async () => {
      const { sink } = open(script('head -c 10; echo wrong >&2; exit 2'))
      sink.write(zstdCompressSync(newRandom(2).bytes(10_000_000)))
      await Promise.allSettled([waitUntilGone(sink)])
      await expect(sink.ended).rejects.toThrow()
    })

    it('does not block the writer when the program stops reading', async () => {
      const { sink } = open(script('head -c 10'))
      sink.write(zstdCompressSync(newRandom(2).bytes(10_000_000)))
      sink.end()
      expect(await isSettled(waitUntilGone(sink), sink.ended)).toBe(true)
    })

    it('does not block the writer after the end of a frame', async () => {
      const { sink } = open()
      for (const piece of [Buffer.concat([frame, noise]), noise, noise]) {
        sink.write(piece)
        // It has ended by then, or what comes next would wait for that.
        await setTimeout(100)
      }
      expect(await isSettled(waitUntilGone(sink))).toBe(true)
      sink.end()
      expect(await isSettled(sink.ended)).toBe(true)
    })

    it('ends with the reason when it is cancelled', async () => {
      const stop = new AbortController()
      const reason = new Error('the reason')
      const { sink } = open(sleep, stop.signal)
      sink.write(zstdCompressSync(noise))
      const noted = Promise.allSettled([sink.progress(), sink.ended])
      stop.abort(reason)
      expect((await noted)[1]).toEqual({ status: 'rejected', reason })
    })

    it('reports the number of waiting bytes, and when it has fallen', async () => {
      const frame = zstdCompressSync(newRandom(3).bytes(20_000_000))
      const go = join(scratch.fresh(), 'go')
      const { sink, digest } = open(script(`until [ -e ${go} ]; do sleep 0.05; done; cat`))
      expect(sink.pending).toBe(0)
      const piece = 1_000_000
      for (let start = 0; start < frame.length; start += piece)
        sink.write(frame.subarray(start, start + piece))
      expect(sink.pending).toBe(frame.length)
      // The program does not read yet, so that pipes fill up and most must wait.
      await setTimeout(200)
      expect(sink.pending).toBeGreaterThan(frame.length / 2)
      writeFileSync(go, '')
      const seen = [sink.pending]
      while (sink.pending > 0) {
        await sink.progress()
        seen.push(sink.pending)
      }
      expect(seen).toEqual(seen.toSorted((a, b) => b - a))
      sink.end()
      await digest
    })
  })
})
