// A download keeps only a few parts in memory, whatever the size of the object.
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newRandom } from '../../support/random.ts'

const mebibyte = 1024 * 1024
const size = 1024 * mebibyte
const piece = newRandom(1).bytes(mebibyte)

// Sends as fast as it can, and has nothing large itself: the same MiB again and again.
const server = createServer((request, response) => {
  const [, start, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  let left = Number(last) + 1 - Number(start)
  response.writeHead(206, {
    etag: '"e"',
    'content-range': `bytes ${start}-${last}/${size}`,
    'content-length': left,
  })
  const send = (): void => {
    for (let goesOn = true; goesOn && left > 0; left -= Math.min(left, piece.length)) {
      goesOn = response.write(piece.subarray(0, left))
    }
    if (left > 0) response.once('drain', send)
    else response.end()
  }
  send()
})

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => server.close())

const program = `
const [transfer, url, size] = process.argv.slice(1)
const { openHttp } = await import(transfer + '/http.ts')
const { download } = await import(transfer + '/download/download.ts')
const http = openHttp({ connections: 8 })
const options = { http, concurrency: 8, partBytes: 8 << 20, signal: new AbortController().signal }
const object = { size: Number(size), etag: '"e"', url: async () => url }
const before = process.resourceUsage().maxRSS
let bytes = 0
const stream = download(object, { start: 0, end: object.size }, options)
for await (const chunk of stream) {
  bytes += chunk.length
  // As all readers do. Otherwise the figure would be that of the garbage collector.
  stream.release(chunk)
}
await http.close()
console.log(JSON.stringify({ bytes, grownMiB: (process.resourceUsage().maxRSS - before) / 1024 }))
`

it('grows by less than 160 MiB over 1 GiB', async () => {
  const transfer = join(import.meta.dirname, '../../../src/stores/transfer')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`
  const args = ['--input-type=module', '--eval', program, transfer, url, String(size)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { bytes, grownMiB } = JSON.parse(stdout)
  expect(bytes).toBe(size)
  expect(grownMiB).toBeLessThan(160)
})
