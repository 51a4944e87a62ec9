// Uploads to signed URLs, and to those of servers that do not sign them.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { azureUpload } from '../../../src/stores/github/v2.ts'
import { openHttp } from '../../../src/stores/transfer/http.ts'

const http = openHttp({ connections: 2 })
let targets: string[] = []
let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    targets.push(String(request.url))
    request.resume().on('end', () => response.writeHead(201).end())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  await http.close()
  server.close()
})
beforeEach(() => {
  targets = []
})

it.each([
  { path: '/upload/7', start: '/upload/7?' },
  { path: '/blob?sv=1&sig=a%2Bb', start: '/blob?sv=1&sig=a%2Bb&' },
])('names blocks by $path and their numbers', async ({ path, start }) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  const upload = azureUpload({ http, url, signal: new AbortController().signal })
  await upload.sendPart({ number: 1, start: 4, pieces: [Buffer.from('five')] })
  await upload.putTogether(3)
  expect(targets.map((target) => target.replace(/blockid=.*/, 'blockid='))).toEqual([
    `${start}comp=block&blockid=`,
    `${start}comp=blocklist`,
  ])
  const id = decodeURIComponent(String(targets[0]?.split('blockid=')[1]))
  // Other servers than Azure's take the number from this very form.
  expect(Buffer.from(id, 'base64').toString()).toMatch(/^[0-9a-f-]{36}000000000001$/)
})
