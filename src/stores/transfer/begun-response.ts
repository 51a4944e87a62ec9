/** Reads a response that has begun as the answer to a later request: some servers refuse a second one. */
import { addAbortSignal } from 'node:stream'
import { orAborted } from './deadline.ts'
import { connectionFailure } from './errors.ts'
import type { Flow, Http, HttpRequest, HttpResponse } from './http-contract.ts'

/** The first request gets this response, for any URL and range. */
export function begunWith(response: HttpResponse, http: Http): Http {
  let begun: HttpResponse | undefined = response
  return {
    ...http,
    async request(url, request) {
      const first = begun
      begun = undefined
      if (!first) return http.request(url, request)
      try {
        request.signal.throwIfAborted()
        return await readBegun(first, request)
      } catch (error) {
        request.signal.throwIfAborted()
        throw connectionFailure(error, url)
      }
    },
  }
}

async function readBegun(response: HttpResponse, { signal, onHead }: HttpRequest): Promise<HttpResponse> {
  const { body } = response
  let paused: PromiseWithResolvers<void> | undefined
  let isEnough = false
  const flow: Flow = {
    pause() {
      paused ??= Promise.withResolvers()
    },
    resume() {
      paused?.resolve()
      paused = undefined
    },
    end() {
      isEnough = true
    },
  }
  addAbortSignal(signal, body)
  const take = onHead?.(response, flow)
  if (!take) return response
  for await (const bytes of body as AsyncIterable<Buffer>) {
    take(bytes)
    if (isEnough) break
    if (paused) await orAborted(paused.promise, signal)
  }
  return response
}
