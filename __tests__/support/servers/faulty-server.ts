// Serves HTTP, fails as requested, and records its requests.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { newRandom } from '../random.ts'
import { type Answer, Refusal, type Wording } from './answer.ts'
import { type Exchange, type Stages, stagesOf } from './fault-stages.ts'
import { type Fault, newFaultPicker, type Rule } from './faults.ts'
import { send } from './sending.ts'
import type { Stoppable } from './supervised.ts'

/** What any request has. */
export interface HttpRequest {
  method: string
  /** As it came over the wire, query included. */
  target: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** Milliseconds, on `performance.now()`'s clock. */
  at: number
  /** Received so far. */
  bodyBytes: number
  /** Requests with the same number came over one connection. */
  connection: number
  /** That it met. */
  fault?: Fault | undefined
}

/** A request whose body is there. */
export interface Asked<Request> {
  request: Request
  /** Without those that a fault hides. */
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What a server does where nothing goes wrong, and what can befall it; see `Mishaps`. */
export interface Service<Request extends HttpRequest> {
  /** Tells what is asked for. */
  understand(request: HttpRequest): Request
  /** @throws Refusal */
  perform(asked: Asked<Request>): Promise<Answer> | Answer
  replace(request: Request, body?: Buffer): Promise<void> | void
  delete(request: Request): Promise<void> | void
  expire(): Promise<void> | void
  refuse(wording: Wording, request: Request): Answer
}

export interface FaultyServer<Request> extends Stoppable {
  origin: string
  /** May be changed at any time. */
  rules: Rule<Request>[]
  /** All that came, in that order. */
  requests: Request[]
}

export interface FaultyServerOptions {
  /** What rules with a chance draw from. */
  seed?: number
  /** How far its clock is ahead. */
  clockAheadMs?: number
}

/** @param serviceOf makes the service for an origin */
export async function startFaulty<Request extends HttpRequest>(
  serviceOf: (origin: string) => Service<Request>,
  { seed = 1, clockAheadMs = 0 }: FaultyServerOptions,
): Promise<FaultyServer<Request>> {
  const listener = createServer({ keepAliveTimeout: 60_000, requestTimeout: 0 })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const server: FaultyServer<Request> = { origin, rules: [], requests: [], stop: () => stop(listener) }
  const service = serviceOf(origin)
  const doomed = new WeakSet<Socket>()
  const pick = newFaultPicker<Request>(newRandom(seed))
  const numberOf = newNumbers()
  listener.on('request', (incoming, response) => {
    const request = service.understand(read(incoming, numberOf(incoming.socket)))
    server.requests.push(request)
    if (doomed.has(incoming.socket)) {
      incoming.socket.resetAndDestroy()
      return
    }
    request.fault = pick(server.rules, request)
    // Whole seconds, rounded, so that clients that go by them lag less than a second, also when answers take long.
    response.setHeader('date', new Date(Date.now() + 500 + clockAheadMs).toUTCString())
    const mishaps = {
      replace: (body?: Buffer) => service.replace(request, body),
      delete: () => service.delete(request),
      expire: () => service.expire(),
      refuse: (wording: Wording) => service.refuse(wording, request),
    }
    const exchange = { headers: { ...incoming.headers }, response, mishaps, doomed }
    // The client may have gone.
    serve({ service, incoming, request, exchange }).catch(() => response.destroy())
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

function read(incoming: IncomingMessage, connection: number): HttpRequest {
  const { method = '', url: target = '', headers } = incoming
  const query = new URLSearchParams(/\?(.*)/s.exec(target)?.[1])
  return { method, target, query, headers, at: performance.now(), bodyBytes: 0, connection }
}

interface Serving<Request extends HttpRequest> {
  service: Service<Request>
  incoming: IncomingMessage
  request: Request
  exchange: Exchange
}

async function serve<Request extends HttpRequest>(serving: Serving<Request>): Promise<void> {
  const { service, incoming, request, exchange } = serving
  const stages: Stages = request.fault ? stagesOf(request.fault) : {}
  const body = await receive(incoming, request, stages.receive)
  const asked = { request, headers: exchange.headers, body }
  const answer = (await stages.before?.(exchange)) ?? (await answerTo(asked, service))
  const altered = stages.after?.(answer, exchange) ?? answer
  if (stages.send) await stages.send(altered, exchange)
  else await send(altered, exchange.response)
}

/** The body, or the start of it: the rest then waits in the connection. */
function receive(incoming: IncomingMessage, request: HttpRequest, upTo = Infinity): Promise<Buffer> {
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

async function answerTo<Request extends HttpRequest>(
  asked: Asked<Request>,
  service: Service<Request>,
): Promise<Answer> {
  try {
    return await service.perform(asked)
  } catch (error) {
    if (error instanceof Refusal) return service.refuse(error, asked.request)
    throw error
  }
}

async function stop(listener: Server): Promise<void> {
  if (!listener.listening) return
  const closed = once(listener.close(), 'close')
  listener.closeAllConnections()
  await closed
}
