// Downloads part of an object from a server that fails at random. A seed decides how.
import assert from 'node:assert/strict'
import { download } from '../../../src/stores/transfer/download/download.ts'
import { openHttp } from '../../../src/stores/transfer/http.ts'
import type { Http } from '../../../src/stores/transfer/http-contract.ts'
import { newRandom, type Random } from '../random.ts'
import { type RangeServer, type Request, refuse, startRangeServer, type Twist } from '../servers/ranges.ts'
import type { Result } from './random-trials.ts'

const partBytes = 16 * 1024
const limits = {
  singleBytes: 2 * partBytes,
  idleMs: 200,
  hedgeMs: 50,
  noProgressMs: 1_000,
  backoffMs: 5,
  progressBytes: 512,
}
const ways = ['reset', 'fin', 'stall'] as const

type Fault = (random: Random, server: RangeServer, request: Request) => Twist
const faults: Fault[] = [
  (random) => ({ after: { bytes: random.below(partBytes), how: ways[random.below(3)] ?? 'fin' } }),
  (random) => ({ instead: ways[random.below(3)] ?? 'fin' }),
  (random) => refuse([408, 429, 500, 502, 503, 504][random.below(6)] ?? 500, 'SlowDown'),
  (random) => ({ drip: { bytes: 1 + random.below(4_000), everyMs: 1 + random.below(30) } }),
  (random) => ({ waitMs: random.below(150) }),
  () => ({ headers: { 'Content-Range': 'bytes 1-2/3' } }),
  () => ({ headers: { 'Content-Range': undefined } }),
  (random, { object }, { start }) => ({ body: object.subarray(start, start + random.below(2 * partBytes)) }),
  (_, { object }) => ({ status: 200, headers: { 'Content-Range': undefined }, body: object }),
  (random) => ({
    headers: { 'Content-Length': undefined, Connection: 'close' },
    after: { bytes: random.below(partBytes), how: 'fin' },
  }),
  () => refuse(403, 'AccessDenied'),
]
// Few of these: they end a download at once.
const ends: Fault[] = [
  () => refuse(404, 'NoSuchKey'),
  () => refuse(412, 'PreconditionFailed'),
  () => refuse(416, 'InvalidRange'),
  () => ({ headers: { ETag: '"other"' } }),
  () => ({ headers: { 'Content-Encoding': 'gzip' } }),
  () => ({ headers: { 'Content-Type': 'text/html' }, body: Buffer.from('<html>') }),
]

const twistOf = (random: Random, server: RangeServer, request: Request): Twist | undefined => {
  const kinds = random.below(200) === 0 ? ends : faults
  return random.below(100) < 25 ? kinds[random.below(kinds.length)]?.(random, server, request) : undefined
}

/** Each server has one download at a time, so that a seed tells what happens to it. @throws on any other end */
export async function downloadPart(seed: number): Promise<Result> {
  const server = await startRangeServer({ bytes: 20 * partBytes + 77 })
  const http = openHttp({ connections: 8 })
  const random = newRandom(seed)
  let faults = 0
  server.twist = (request) => {
    const twist = twistOf(random, server, request)
    if (twist) faults++
    return twist
  }
  try {
    const ended = await attempt(server, http, random)
    assert(ended !== 'wrong', 'wrong bytes')
    return { faults, ended }
  } finally {
    await Promise.all([server.close(), http.close()])
  }
}

async function attempt(server: RangeServer, http: Http, random: Random): Promise<'right' | 'wrong' | 'miss'> {
  const size = server.object.length
  const start = random.below(2) === 0 ? 0 : random.below(size)
  const end = start + random.below(size - start + 1)
  const object = { size, etag: server.etag, url: async () => server.url }
  const signal = new AbortController().signal
  const got = Buffer.alloc(end - start)
  const order = random.below(2) === 0 ? 'any' : 'front to back'
  try {
    const options = { http, concurrency: 1 + random.below(6), partBytes, signal, order, limits } as const
    const bytes = download(object, { start, end }, options)
    let next = start
    for await (const chunk of bytes) {
      const position = order === 'any' ? (chunk.position as number) : next
      next += chunk.length
      chunk.copy(got, position - start)
      // In pieces, and what still comes uses their memory again.
      const middle = random.below(chunk.length)
      for (const piece of [chunk.subarray(0, middle), chunk.subarray(middle)]) {
        if (random.below(4) > 0) bytes.release?.(piece.fill(0xee))
      }
    }
  } catch (error) {
    const { message } = error as Error
    assert(message.startsWith(`${server.origin}/bucket/an object: `) && !message.includes('s3cret'), message)
    return 'miss'
  }
  return got.equals(server.object.subarray(start, end)) ? 'right' : 'wrong'
}
