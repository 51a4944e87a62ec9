// An S3 server of our own that goes wrong where it is told to, and remembers what it was asked.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { newRandom } from '../random.ts'
import { checkAccess } from './s3-access.ts'
import { type Answer, errorAnswer, Refusal } from './s3-answer.ts'
import { type Exchange, type Stages, stagesOf } from './s3-fault-stages.ts'
import { type Fault, newFaultPicker, type Rule } from './s3-faults.ts'
import { type Contents, perform } from './s3-operations.ts'
import { parseRequest, type S3Request } from './s3-request.ts'
import { newSigner, type S3Server } from './s3-server.ts'
import { send } from './sending.ts'

export interface FaultyOptions {
  /** What rules with a chance draw from. */
  seed?: number
  /** How far its clock is ahead of everybody else's. */
  clockAheadMs?: number
  /** Whether the parts of an upload must be of equal size. */
  likeR2?: boolean
}

export interface FaultyS3 extends S3Server, Contents {
  rules: Rule[]
  /** All that came, in that order. */
  requests: FaultyRequest[]
}

export interface FaultyRequest extends S3Request {
  /** That it met. */
  fault?: Fault | undefined
}

/** Starts one with an empty bucket. What is in it, its rules and its memory may be read and changed at any time. */
export async function startFaultyS3(options: FaultyOptions = {}): Promise<FaultyS3> {
  const { seed = 1, clockAheadMs = 0, likeR2 = false } = options
  const listener = createServer({ keepAliveTimeout: 60_000, requestTimeout: 0 })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const signer = newSigner(`http://127.0.0.1:${(listener.address() as AddressInfo).port}`)
  const contents: Contents = { objects: new Map(), uploads: new Map(), likeR2 }
  const server: FaultyS3 = { ...signer, ...contents, rules: [], requests: [], stop: () => stop(listener) }
  const shared = {
    contents,
    access: { signer, clockAheadMs, revokedBefore: 0 },
    doomed: new WeakSet<Socket>(),
  }
  const pick = newFaultPicker(newRandom(seed))
  const numberOf = newNumbers()
  listener.on('request', (incoming, response) => {
    const request: FaultyRequest = parseRequest(incoming, numberOf(incoming.socket))
    server.requests.push(request)
    if (shared.doomed.has(incoming.socket)) {
      incoming.socket.resetAndDestroy()
      return
    }
    request.fault = pick(server.rules, request)
    response.setHeader('date', new Date(Date.now() + clockAheadMs).toUTCString())
    const exchange = { ...shared, request, headers: { ...incoming.headers }, response }
    const stages = request.fault ? stagesOf(request.fault) : {}
    // Whoever asked may have gone.
    serve(incoming, exchange, stages).catch(() => response.destroy())
  })
  return server
}

function newNumbers(): (socket: Socket) => number {
  const numbers = new WeakMap<Socket, number>()
  let last = 0
  return (socket) => {
    const number = numbers.get(socket) ?? ++last
    numbers.set(socket, number)
    return number
  }
}

async function serve(incoming: IncomingMessage, exchange: Exchange, stages: Stages): Promise<void> {
  const body = await receive(incoming, exchange.request, stages.receive)
  const answer = (await stages.before?.(exchange)) ?? answerTo(exchange, body)
  const altered = stages.after?.(answer) ?? answer
  if (stages.send) await stages.send(altered, exchange)
  else await send(altered, exchange.response)
}

/** The body, or the start of it: the rest then waits in the connection. */
function receive(incoming: IncomingMessage, request: S3Request, upTo = Infinity): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const pieces: Buffer[] = []
  const finish = (): void => resolve(Buffer.concat(pieces))
  incoming.on('data', (piece: Buffer) => {
    pieces.push(piece)
    request.bodyBytes += piece.length
    if (request.bodyBytes < upTo) return
    incoming.pause()
    finish()
  })
  incoming.on('end', finish).on('error', reject)
  if (upTo === 0) finish()
  return promise
}

function answerTo({ request, headers, contents, access }: Exchange, body: Buffer): Answer {
  try {
    checkAccess(request, access)
    return perform({ request, headers, body }, contents)
  } catch (error) {
    if (error instanceof Refusal) return errorAnswer(error)
    throw error
  }
}

async function stop(listener: Server): Promise<void> {
  if (!listener.listening) return
  const closed = once(listener.close(), 'close')
  listener.closeAllConnections()
  await closed
}
