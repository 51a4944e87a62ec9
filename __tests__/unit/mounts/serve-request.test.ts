// The server of a lazy mount receives exactly the data that the step sends.
import { Readable } from 'node:stream'
import { messageLine, readMessages, type ServeRequest } from '../../../src/mounts/lazy/serve-request.ts'

it.each([
  ['ends of lines', 'a\nb\r\nc\rd'],
  ['ends of lines and paragraphs as Unicode has them', 'a\u2028b\u2029c'],
  ['quotes and backslashes', '"\\u2028'],
  ['long texts of all planes', 'aé€😀'.repeat(100_000)],
])('hands on %s', async (_, text) => {
  const facts = { paths: [text] } as ServeRequest['facts']
  const found = { version: 'v', key: text, size: 1, createdAt: 1, url: text }
  const request = { env: { [text.slice(0, 10)]: text }, cwd: text, dir: text, found, facts, digests: '' }
  const bytes = Buffer.from(messageLine(request) + messageLine({ refused: text }))
  // In pieces that end anywhere.
  const pieces = [bytes.subarray(0, 3), bytes.subarray(3, 30_001), bytes.subarray(30_001)]
  const messages = readMessages(Readable.from(pieces))
  expect(await messages.next()).toEqual(request)
  expect(await messages.next()).toEqual({ refused: text })
  await messages.senderGone
})
