/** What the server of a lazy mount has to know, on its way there from the step that starts it. */
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Facts } from '../entry/container.ts'
import type { FoundEntry } from './found-entry.ts'

/** What the step knows when it has found the entry. */
export interface ServeRequest {
  /** What the step was told by the runner, secrets included. */
  env: Record<string, string>
  /** What its inputs are relative to. */
  cwd: string
  /** The scaffold; absolute. */
  dir: string
  found: FoundEntry
  facts: Facts
  /** Those of the entry's index, in base64. */
  digests: string
}

/** How the server says that it is ready, or why it never will be. */
export type ServeReply = { ready: true } | { refused: string }

/** Pipes carry it, which nobody else can read; that is not so for arguments and environments. */
export function messageLine(message: ServeRequest | ServeReply): string {
  // To whoever reads lines, these end one, too; JSON leaves them as they are.
  const json = JSON.stringify(message).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  return `${json}\n`
}

export interface Messages {
  /** @throws Error when there is no further one */
  next<T>(): Promise<T>
  /** Resolves when whoever sent them has gone. */
  senderGone: Promise<void>
}

export function readMessages(stream: Readable): Messages {
  const lines = createInterface({ input: stream })
  const { promise: senderGone, resolve } = Promise.withResolvers<void>()
  lines.on('close', resolve)
  const iterator = lines[Symbol.asyncIterator]()
  return {
    senderGone,
    async next<T>() {
      const { done, value } = await iterator.next()
      if (done) throw new Error('it ended without a word')
      return JSON.parse(value) as T
    },
  }
}
