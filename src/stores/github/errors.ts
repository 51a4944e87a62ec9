/** What a cache service says when it does not do what it is asked. */

import type { CacheService } from '../../runner.ts'
import { TransferFailure } from '../../transfer/errors.ts'
import type { ServiceAnswer } from './call.ts'

interface ErrorBody {
  /** Of v2. */
  msg?: string
  /** Of v1. */
  message?: string
}

/** The JSON of an answer, which need not be what it should; that of no text is an empty object. */
export function parsed<T>({ text, status }: ServiceAnswer, service: CacheService): T {
  if (text.trim() === '') return {} as T
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as T
  } catch {
    // An error may be explained in any form.
    if (status < 200 || status >= 300) return {} as T
  }
  throw notUnderstood(service)
}

/** What an answer means; that to a second attempt may be due to the first, which took effect. */
export function refused(answer: ServiceAnswer, service: CacheService): Error {
  const why = whyRefused(answer, service)
  return answer.again ? new TransferFailure(why, 'none') : new Error(why)
}

function whyRefused(answer: ServiceAnswer, service: CacheService): string {
  const { msg, message } = parsed<ErrorBody>(answer, service)
  const said = (msg ?? message ?? '').replace(/\s+/g, ' ').slice(0, 300)
  // These explain themselves, in words that users know.
  if (/^cache (read|write) denied/.test(said)) return said
  const why = said === '' ? String(answer.status) : `${answer.status} ${said}`
  const { origin } = new URL(service.url)
  // `ok: false`, which only the end of an upload may not be.
  if (answer.status === 200) {
    return `the cache service at ${origin} did not publish the entry: ${said === '' ? 'it does not say why' : said}`
  }
  if (answer.status === 401 || answer.status === 403) {
    return `the cache service at ${origin} does not let this job in (${why})`
  }
  return `the cache service at ${origin} refuses the request (${why})`
}

export function notUnderstood({ url }: CacheService): Error {
  return new Error(
    `the answer of ${new URL(url).origin} is not one that a cache service gives; does a proxy or portal want a login?`,
  )
}
