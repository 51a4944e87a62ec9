// Executes faults.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Answer, emptyAnswer, jsonAnswer, type Wording } from './answer.ts'
import type { Cut, Fault } from './faults.ts'
import { cut, drip, repeat, send, sendStart, sendStream } from './sending.ts'

/** A request on its way through the server, which faults may change. */
export interface Exchange {
  /** What the effect goes by. */
  headers: IncomingHttpHeaders
  response: ServerResponse
  mishaps: Mishaps
  /** Connections that break when the next request comes over them. */
  doomed: WeakSet<Socket>
}

/** What can befall the thing that a request is about. */
export interface Mishaps {
  /** Another writer replaces the object, by other bytes of the same size by default. */
  replace(body?: Buffer): Promise<void> | void
  delete(): Promise<void> | void
  /** All URLs that were signed so far are no longer good, and those signed from now on are. */
  expire(): Promise<void> | void
  /** An error as the server words it. */
  refuse(wording: Wording): Answer
}

/** Where a fault steps in. */
export interface Stages {
  /** Of the request's body; more is not read. */
  receive?: number
  /** Instead of the effect, if it answers. */
  before?(exchange: Exchange): Promise<Answer | undefined> | Answer | undefined
  /** Instead of the answer. */
  after?(answer: Answer, exchange: Exchange): Answer
  /** Instead of sending it. */
  send?(answer: Answer, exchange: Exchange): Promise<void>
}

type Kinds = { [Kind in Fault['kind']]: (fault: Extract<Fault, { kind: Kind }>) => Stages }

const kinds: Kinds = {
  cut: cutStages,
  drip: (fault) => ({ send: (answer, { response }) => drip(answer, response, fault) }),
  status(fault) {
    if (fault.tookEffect) return { after: (_, { mishaps }) => mishaps.refuse(fault) }
    return { before: ({ mishaps }) => mishaps.refuse(fault) }
  },
  header: ({ name, value }) => ({
    after({ headers: { [name.toLowerCase()]: _, ...others }, ...answer }) {
      return { ...answer, headers: value === undefined ? others : { ...others, [name.toLowerCase()]: value } }
    },
  }),
  ignore: ({ header }) => ({
    before({ headers }) {
      delete headers[header.toLowerCase()]
      return undefined
    },
  }),
  'check-early': (fault) => ({
    async before({ headers }) {
      delete headers['if-none-match']
      await allAt(fault)
      return undefined
    },
  }),
  stream: ({ closeAfter }) => ({
    before({ headers }) {
      delete headers.range
      return undefined
    },
    send: (answer, { response }) => sendStream(answer, response, closeAfter),
  }),
  resize: ({ bytes }) =>
    altered((body) => {
      if (bytes < 0) return body.subarray(0, Math.max(body.length + bytes, 0))
      return Buffer.concat([body, Buffer.alloc(bytes, 'too much')])
    }),
  flip: ({ at }) =>
    altered((body) => {
      const flipped = Buffer.from(body)
      if (body.length > 0) flipped[at % body.length] = Number(body[at % body.length]) ^ 1
      return flipped
    }),
  late: ({ ms }) => ({
    async send(answer, { response }) {
      await setTimeout(ms)
      await send(answer, response)
    },
  }),
  held: ({ until }) => ({
    async send(answer, { response }) {
      await until
      await send(answer, response)
    },
  }),
  gzip: () => ({
    after: ({ headers, body, status }) => ({
      status,
      headers: { ...headers, 'content-encoding': 'gzip' },
      body: gzipSync(body),
    }),
  }),
  page: () => ({
    before: () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from('<!doctype html><title>Welcome</title><p>Please accept our terms.</p>\n'),
    }),
  }),
  answer: ({ answer }) => ({ before: () => answer }),
  endless: () => ({ send: (answer, { response }) => repeat(answer, response) }),
  say: ({ value }) => ({ before: () => jsonAnswer(200, value) }),
  replace: ({ body }) => first(({ replace }) => replace(body)),
  delete: () => first((mishaps) => mishaps.delete()),
  expire: () => first(({ expire }) => expire()),
  'close-at-reuse': () => ({
    async send(answer, { doomed, response }) {
      if (response.socket) doomed.add(response.socket)
      await send(answer, response)
    },
  }),
}

export function stagesOf(fault: Fault): Stages {
  return (kinds[fault.kind] as (fault: Fault) => Stages)(fault)
}

function first(befall: (mishaps: Mishaps) => Promise<void> | void): Stages {
  return {
    async before({ mishaps }) {
      await befall(mishaps)
      return undefined
    },
  }
}

const waiting = new WeakMap<Fault, (() => void)[]>()

/** Resolves when so many requests have met the fault. */
async function allAt(fault: Extract<Fault, { kind: 'check-early' }>): Promise<void> {
  const earlier = waiting.get(fault) ?? []
  waiting.set(fault, earlier)
  if (earlier.length + 1 < fault.writers) return new Promise((resolve) => earlier.push(resolve))
  for (const release of earlier.splice(0)) release()
}

function altered(alter: (body: Buffer) => Buffer): Stages {
  return { after: (answer) => ({ ...answer, body: alter(answer.body) }) }
}

function cutStages({ how, at, bytes = 0 }: Cut): Stages {
  const cutting: Stages = {
    async send(answer, { response }) {
      if (at === 'answer') await sendStart(answer, response, bytes)
      cut(response, how)
    },
  }
  return at === 'request' ? { ...cutting, receive: bytes, before: () => neverSent } : cutting
}

const neverSent = emptyAnswer(500)
