// The server of a lazy mount receives exactly the data that the step sends.
import type { ServeRequest } from '../../../src/mounts/lazy/server.ts'
import { startDetached } from '../../../src/system/run.ts'

const echo = "process.once('message', (message) => process.send(message, () => process.exit()))"

it.each([
  ['ends of lines', 'a\nb\r\nc\rd'],
  ['ends of lines and paragraphs as Unicode has them', 'a\u2028b\u2029c'],
  ['quotes and backslashes', '"\\u2028'],
  ['long texts of all planes', 'aé€😀'.repeat(100_000)],
])('hands on %s', async (_, text) => {
  const facts = { paths: [text] } as ServeRequest['facts']
  const found = { version: 'v', key: text, size: 1, createdAt: 1, url: text }
  const bytes = Buffer.from(text)
  const env = { [text.slice(0, 10)]: text }
  const request = { env, cwd: text, dir: text, found, facts, digests: bytes, first: [{ number: 1, bytes }] }
  const { ask } = startDetached(['-e', echo])
  expect(await ask(request)).toEqual(request)
  await expect(ask(request)).rejects.toThrow()
})
