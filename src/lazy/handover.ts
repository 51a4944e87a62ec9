/** What the server of a lazy mount has to know, on its way there from the step that starts it. */
import type { Readable } from 'node:stream'
import type { Index } from '../entry/container.ts'
import type { Entry } from '../stores/index.ts'

export interface Handover {
  /** The scaffold; absolute. */
  dir: string
  /** What the step was told by the runner, secrets included. */
  env: Record<string, string>
  /** What its inputs are relative to. */
  cwd: string
  entry: EntryFacts
  index: Index
}

/** By which another process finds the same entry again. */
export interface EntryFacts {
  scope: string | undefined
  version: string
  key: string
  size: number
  /** Of the store that has such, its identity; else the time, in milliseconds. */
  mark: string
}

export function factsOf({ scope, version, key, size, identity, createdAt }: Entry): EntryFacts {
  return { scope, version, key, size, mark: identity ?? String(createdAt.getTime()) }
}

export interface Received {
  handover: Handover
  /** Resolves when whoever handed it over has gone. */
  giverGone: Promise<void>
}

/** One line, in the stream that stays open as long as its writer lives: nobody else can read that, as an environment. */
export function handoverLine(handover: Handover): string {
  return `${JSON.stringify(handover)}\n`
}

/** @throws Error when it ends before it is there */
export async function receiveHandover(stream: Readable): Promise<Received> {
  const { promise: giverGone, resolve: gone } = Promise.withResolvers<void>()
  stream.on('close', gone).on('error', gone)
  const line = await firstLine(stream)
  if (line === undefined) throw new Error('nothing was handed over')
  return { handover: JSON.parse(line) as Handover, giverGone }
}

/** Without its end; undefined when the stream ends before that. The rest of the stream goes by. */
export function firstLine(stream: Readable): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  let text = ''
  stream.setEncoding('utf8').on('data', (more: string) => {
    text += more
    const end = text.indexOf('\n')
    if (end >= 0) resolve(text.slice(0, end))
  })
  stream.on('close', () => resolve(undefined))
  return promise
}
