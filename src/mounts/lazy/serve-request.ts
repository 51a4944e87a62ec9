/** The messages between a restore and the server of its lazy mount: one request, one reply. */
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Facts } from '../../entry/container.ts'
import type { FoundEntry } from './found-entry.ts'

export interface ServeRequest {
  /** The step's environment variables, secrets included. */
  env: Record<string, string>
  /** The step's working directory, which relative inputs are resolved against. */
  cwd: string
  /** The mount root; absolute. */
  dir: string
  found: FoundEntry
  facts: Facts
  /** The digests of the entry's index, in base64. */
  digests: string
}

/** Whether the image can be mounted, or the reason why it cannot. */
export type ServeReply = { ready: true } | { refused: string }

/** A message as a line for a pipe. Other processes could read arguments and environment variables. */
export function messageLine(message: object): string {
  // Line readers also split at these characters, which JSON does not escape.
  const json = JSON.stringify(message).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  return `${json}\n`
}

export function readMessages(stream: Readable) {
  const lines = createInterface({ input: stream })
  const { promise: senderGone, resolve } = Promise.withResolvers<void>()
  lines.on('close', resolve)
  const iterator = lines[Symbol.asyncIterator]()
  return {
    /** Resolves when the sender has closed the stream. */
    senderGone,
    /** The next message. @throws Error when the sender has closed the stream */
    async next<T>(): Promise<T> {
      const { done, value } = await iterator.next()
      if (done) throw new Error('it ended without a word')
      return JSON.parse(value) as T
    },
  }
}
