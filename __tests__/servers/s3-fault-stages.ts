// Makes the faults happen.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Access } from './s3-access.ts'
import { type Answer, emptyAnswer, errorAnswer } from './s3-answer.ts'
import type { Cut, Fault } from './s3-faults.ts'
import { newObject } from './s3-objects.ts'
import type { Contents } from './s3-operations.ts'
import type { S3Request } from './s3-request.ts'
import { cut, drip, send, sendStart } from './sending.ts'

/** A request on its way through the server, which faults may change. */
export interface Exchange {
  request: S3Request
  /** What the effect goes by. */
  headers: IncomingHttpHeaders
  contents: Contents
  access: Access
  response: ServerResponse
  /** Connections that break when the next request comes over them. */
  doomed: WeakSet<Socket>
}

/** Where a fault steps in. */
export interface Stages {
  /** Of the request's body; more is not read. */
  receive?: number
  /** Instead of the effect, if it answers. */
  before?(exchange: Exchange): Promise<Answer | undefined> | Answer | undefined
  /** Instead of the answer. */
  after?(answer: Answer): Answer
  /** Instead of sending it. */
  send?(answer: Answer, exchange: Exchange): Promise<void>
}

type Kinds = { [Kind in Fault['kind']]: (fault: Extract<Fault, { kind: Kind }>) => Stages }

const kinds: Kinds = {
  cut: cutStages,
  drip: (fault) => ({ send: (answer, { response }) => drip(answer, response, fault) }),
  status: (fault) =>
    fault.tookEffect ? { after: () => errorAnswer(fault) } : { before: () => errorAnswer(fault) },
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
  replace: ({ body }) => ({
    before({ contents: { objects }, request: { key } }) {
      const other = body ?? objects.get(key)?.body.map((byte) => byte ^ 0xff)
      if (other) objects.set(key, newObject(Buffer.from(other)))
      return undefined
    },
  }),
  delete: () => ({
    before({ contents: { objects }, request: { key } }) {
      objects.delete(key)
      return undefined
    },
  }),
  expire: () => ({ before: expire }),
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

// Times in URLs are whole seconds, and clients that go by the time in answers lag by up to one: from the one after
// that on, what they sign is good again.
async function expire({ access }: Exchange): Promise<undefined> {
  const now = Date.now()
  const next = Math.ceil((now + 1) / 1000) * 1000
  // A timer may be a little early.
  await setTimeout(next + 1000 - now + 10)
  // Not before: what is signed meanwhile could not be good.
  access.revokedBefore = next + access.clockAheadMs
}
