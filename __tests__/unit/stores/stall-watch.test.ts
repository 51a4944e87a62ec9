// A request without progress ends, and no other does, however slow it is.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { Stalled } from '../../../src/stores/transfer/errors.ts'
import { openHttp } from '../../../src/stores/transfer/http.ts'
import type { HttpRequest } from '../../../src/stores/transfer/http-contract.ts'
import { progressBytes } from '../../../src/stores/transfer/timeouts.ts'
import { newRangeServers, type Twist } from '../../support/servers/ranges.ts'

const startRangeServer = newRangeServers()
const servers: Server[] = []
const http = openHttp({ connections: 8 })
afterAll(async () => {
  await http.close()
  for (const server of servers) server.close().closeAllConnections()
})

const never = new AbortController().signal
const mebibyte = 1024 * 1024
const watched = { signal: never, idleMs: 300 }

async function get(url: string, request: Partial<HttpRequest> = {}): Promise<Buffer> {
  const { body } = await http.request(url, { method: 'GET', ...watched, ...request })
  return buffer(body)
}

/** Takes a mebibyte of a body every 20 ms, or nothing. */
async function startSink(takes: boolean): Promise<string> {
  const server = createServer({ highWaterMark: mebibyte }, async (request, answer) => {
    while (takes && !request.readableEnded) {
      request.read()
      await setTimeout(20)
    }
    if (takes) answer.end('done')
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

it.each<[string, Twist]>([
  ['never begins', { instead: 'stall' }],
  ['ends with its head', { after: { bytes: 0, how: 'stall' } }],
  ['stops in the middle', { after: { bytes: 5 * progressBytes, how: 'stall' } }],
  ['trickles', { drip: { bytes: 100, everyMs: 10 } }],
])('ends a request whose answer %s', async (_, twist) => {
  const server = await startRangeServer({ bytes: mebibyte })
  server.twist = () => twist
  const failed = get(server.url)
  await expect(failed).rejects.toBeInstanceOf(Stalled)
  await expect(failed).rejects.toMatchObject({
    message: `${server.origin}/bucket/an object: it sends next to nothing for 0.3 s`,
    recover: 'resume',
  })
})

it('takes a small answer that trickles for stalled, too', async () => {
  const server = await startRangeServer({ bytes: 5000 })
  server.twist = () => ({ drip: { bytes: 100, everyMs: 20 } })
  await expect(get(server.url)).rejects.toBeInstanceOf(Stalled)
})

it('does not end an answer that is slow but steady', async () => {
  const server = await startRangeServer({ bytes: 20 * progressBytes })
  server.twist = () => ({ drip: { bytes: progressBytes, everyMs: 50 } })
  expect((await get(server.url)).equals(server.object)).toBe(true)
})

it('does not count the time in which no reader wants more', async () => {
  const server = await startRangeServer({ bytes: mebibyte })
  const { body } = await http.request(server.url, { method: 'GET', ...watched })
  await setTimeout(1000)
  expect((await buffer(body)).equals(server.object)).toBe(true)
})

it('gives the body of an answer a limit of its own', async () => {
  const server = await startRangeServer({ bytes: 5000 })
  server.twist = () => ({ drip: { bytes: 500, everyMs: 50 } })
  expect((await get(server.url, { bodyIdleMs: 60_000 })).equals(server.object)).toBe(true)
})

it('ends an upload that the server does not take', async () => {
  const body = [Buffer.alloc(32 * mebibyte)]
  await expect(get(await startSink(false), { method: 'PUT', body })).rejects.toBeInstanceOf(Stalled)
})

it('does not end an upload that is slow but steady', async () => {
  const body = [Buffer.alloc(32 * mebibyte)]
  const began = performance.now()
  const answer = await get(await startSink(true), { method: 'PUT', body })
  expect(answer.toString()).toBe('done')
  expect(performance.now() - began).toBeGreaterThan(watched.idleMs)
})

it('ends with the reason of the signal, if that comes first', async () => {
  const server = await startRangeServer({ bytes: 1000 })
  server.twist = () => ({ instead: 'stall' })
  const signal = AbortSignal.abort(new Error('cancelled'))
  await expect(get(server.url, { signal })).rejects.toThrow('cancelled')
})
