// Sends an answer whole, in small pieces, or incomplete.
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import type { Answer } from './answer.ts'

export type CutKind = 'reset' | 'fin' | 'stall'

export async function send(answer: Answer, response: ServerResponse): Promise<void> {
  writeHead(answer, response)
  response.end(answer.body)
}

function writeHead({ status, headers, body }: Answer, response: ServerResponse): void {
  const length = status === 204 ? {} : { 'content-length': String(body.length) }
  response.writeHead(status, { ...length, ...headers })
}

// What has been sent should arrive before a reset, which overtakes it.
const arrivalMs = 20

/** The head, and so many bytes of the body. */
export async function sendStart(answer: Answer, response: ServerResponse, bytes: number): Promise<void> {
  writeHead(answer, response)
  response.flushHeaders()
  if (bytes > 0) response.write(answer.body.subarray(0, bytes))
  await setTimeout(arrivalMs)
}

/**
 * In chunks; or, to be cut short unnoticed, as in HTTP/1.0: the body is what comes before the connection
 * ends.
 */
export async function sendStream(
  answer: Answer,
  response: ServerResponse,
  closeAfter?: number,
): Promise<void> {
  if (closeAfter !== undefined) response.useChunkedEncodingByDefault = false
  const { status, headers, body } = answer
  const { 'content-length': _, ...others } = headers
  response.writeHead(status, others)
  response.flushHeaders()
  response.end(body.subarray(0, closeAfter))
}

export interface Drip {
  bytes: number
  everyMs: number
}

export async function drip(
  answer: Answer,
  response: ServerResponse,
  { bytes, everyMs }: Drip,
): Promise<void> {
  writeHead(answer, response)
  response.flushHeaders()
  for (let sent = 0; sent < answer.body.length && !response.destroyed; sent += bytes) {
    response.write(answer.body.subarray(sent, sent + bytes))
    await setTimeout(everyMs, undefined, { ref: false })
  }
  response.end()
}

/** The body again and again, until the client has gone. */
export async function repeat({ status, headers, body }: Answer, response: ServerResponse): Promise<void> {
  const { 'content-length': _, ...others } = headers
  response.writeHead(status, others)
  const chunk = Buffer.alloc(64 * 1024, body.length > 0 ? body : 'more')
  const chunks = function* (): Generator<Buffer> {
    for (;;) yield chunk
  }
  // Rejects when the client has gone.
  await pipeline(chunks, response).catch(() => {})
}

export function cut({ socket }: ServerResponse, how: CutKind): void {
  if (how === 'reset') socket?.resetAndDestroy()
  if (how === 'fin') socket?.end()
}
