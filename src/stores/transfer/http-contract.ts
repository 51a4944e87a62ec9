/** The contract of HTTP requests and responses, and how to read a response that is kept in memory. */
import type { Readable } from 'node:stream'

export interface HttpRequest {
  method: string
  headers?: Record<string, string>
  /** Sent piece by piece, with the Content-Length of all pieces. */
  body?: Buffer[]
  /** Called with the number of further bytes of the body that the connection has taken. */
  onSent?: ((bytes: number) => void) | undefined
  signal: AbortSignal
  /** How long fewer than `progressBytes` may move, in milliseconds. A small answer must be complete by then. */
  idleMs?: number | undefined
  /** The same for the body of the answer, from its head on. By default, the head is no progress. */
  bodyIdleMs?: number
  /** Checks the head of the response, and may return a function that takes the bytes. An error ends the request. */
  onHead?(head: HttpHead, flow: Flow): Take | undefined
}

export interface HttpHead {
  status: number
  /** Names are in lower case. */
  headers: Record<string, string | string[] | undefined>
}

/** Takes bytes of a response, as sent. The buffer is reused after the call returns. An error ends the request. */
export type Take = (bytes: Buffer) => void

/** Controls a response whose bytes are taken by a function. */
export interface Flow {
  pause(): void
  resume(): void
  /** No more bytes are wanted. */
  end(): void
}

export interface HttpResponse extends HttpHead {
  /** As sent: not decompressed. Empty if a function took the bytes. */
  body: Readable
}

export interface Http {
  /**
   * Resolves with the head, or, if a function takes the bytes, after them. Follows no redirect, which could send
   * credentials to another host.
   * @throws TransferFailure if there is no answer, `Stalled` if there is no progress, or the signal's reason
   */
  request(url: string, request: HttpRequest): Promise<HttpResponse>
  /** Also ends the requests that are under way. */
  close(): Promise<void>
}

/**
 * Reads a body to its end, or until it proves longer than `maxBytes`.
 * @param chunks gets the bytes that arrive, also if the body breaks off
 */
export async function readUpTo(maxBytes: number, body: Readable, chunks: Buffer[] = []): Promise<Buffer> {
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > maxBytes) break
  }
  return Buffer.concat(chunks)
}
