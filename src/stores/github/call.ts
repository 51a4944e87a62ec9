/** Sends a request until it is answered: the one retry layer. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Http } from '../../transfer/http.ts'
import { retryAfterMs, TransferFailure } from '../../transfer/trouble.ts'

export interface Call {
  method: string
  url: string
  headers?: Record<string, string>
  body?: Buffer[]
  signal: AbortSignal
  /** How long one attempt may take, in milliseconds. */
  limitMs: number
  /** How long to wait at most when the answer asks for that, in milliseconds. */
  patienceMs?: number
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** Whether there was an attempt before, which may have taken effect. */
  again: boolean
}

/** How long an attempt at a request without a body may take, in milliseconds. */
export const shortMs = 5000

// Uploads slower than this are given up; of several at once, all together have to be faster.
const minBytesPerMs = 100

/** How long an attempt at a request with such a body may take, in milliseconds. */
export function uploadMs(body: Buffer[]): number {
  const bytes = body.reduce((sum, piece) => sum + piece.length, 0)
  return 2 * shortMs + Math.ceil(bytes / minBytesPerMs)
}

const maxAttempts = 3
// Silence is waited for twice, and a wait that was asked for is kept to once: no attempt begins later than this.
const lastBeginning = 1.5
const usualPatienceMs = 4000
const firstDelayMs = 100

/**
 * Resolves with any answer but those that say to come back later.
 * @throws TransferFailure when none comes in three attempts or in time, or the signal's reason
 */
export async function call(http: Http, request: Call): Promise<Answer> {
  const { signal, limitMs, patienceMs = usualPatienceMs } = request
  const began = performance.now()
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(http, request)
    if (!(outcome instanceof TransferFailure)) return { ...outcome, again: attempt > 1 }
    const { remedy, retryAfterMs } = outcome
    const isLate = performance.now() - began > lastBeginning * limitMs
    if (remedy === 'none' || attempt === maxAttempts || isLate || retryAfterMs > patienceMs) throw outcome
    // Longer each time, and at random, so that jobs that failed together do not come back together.
    const delayMs = Math.random() * Math.min(usualPatienceMs, firstDelayMs * 4 ** attempt)
    await sleep(Math.max(retryAfterMs, delayMs), undefined, { signal })
  }
}

type Outcome = Omit<Answer, 'again'> | TransferFailure

async function tryOnce(http: Http, { signal, limitMs, method, url, headers, body }: Call): Promise<Outcome> {
  const limit = AbortSignal.timeout(limitMs)
  try {
    const request = { method, signal: AbortSignal.any([signal, limit]), ...(body && { body }) }
    const response = await http.request(url, { ...request, headers: { ...headers } })
    const answer = { ...response, text: await textOf(response.body) }
    return laterOf(answer, url) ?? pageOf(answer, url) ?? answer
  } catch (error) {
    signal.throwIfAborted()
    if (limit.aborted) return noAnswer(url, limitMs)
    if (error instanceof TransferFailure) return error
    return new TransferFailure(`${originOf(url)}: the connection was closed`, 'resume')
  }
}

const maxAnswerBytes = 256 * 1024

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > maxAnswerBytes) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Undefined where asking again later would not help. */
function laterOf({ status, headers }: Omit<Answer, 'again'>, url: string): TransferFailure | undefined {
  const waitMs = retryAfterMs(headers['retry-after'])
  if (status === 429) {
    const when = waitMs > 0 ? `, your rate limit will reset in ${Math.ceil(waitMs / 1000)} seconds` : ''
    const remedy = waitMs > 0 ? 'slow-down' : 'none'
    return new TransferFailure(`${originOf(url)}: You've hit a rate limit${when}`, remedy, waitMs)
  }
  if (status !== 408 && status < 500) return undefined
  const what = `${originOf(url)}: it has trouble or too much to do (${status})`
  return new TransferFailure(what, status === 501 ? 'none' : 'slow-down', waitMs)
}

/** Neither a service nor a blob store answers with pages, and whoever took one for success would believe in an entry. */
function pageOf({ status, headers }: Omit<Answer, 'again'>, url: string): TransferFailure | undefined {
  if (status >= 300 || !/^text\/html/i.test(String(headers['content-type']))) return undefined
  const what = 'a web page comes instead of an answer; does a proxy or portal want a login?'
  return new TransferFailure(`${originOf(url)}: ${what}`, 'none')
}

/** What to say when nothing came within a time, in milliseconds. */
export function noAnswer(url: string, ms: number): TransferFailure {
  return new TransferFailure(`${originOf(url)}: no answer within ${Math.round(ms / 1000)} seconds`, 'retry')
}

/** The path of a service's URL may be a secret. */
function originOf(url: string): string {
  return new URL(url).origin
}
