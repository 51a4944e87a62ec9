/** Continues a response that has begun, for servers that do not accept a second request for the same bytes. */

import { connectionFailure } from './errors.ts'
import type { Flow, Http, HttpRequest, HttpResponse } from './http-contract.ts'

/** The first request gets this response, whatever it asks for. */
export function begunWith(response: HttpResponse, http: Http): Http {
  let begun: HttpResponse | undefined = response
  return {
    ...http,
    async request(url, request) {
      const answer = begun
      begun = undefined
      if (!answer) return http.request(url, request)
      try {
        return await goOn(answer, request)
      } catch (error) {
        request.signal.throwIfAborted()
        throw connectionFailure(error, url)
      }
    },
  }
}

async function goOn(answer: HttpResponse, { signal, onHead }: HttpRequest): Promise<HttpResponse> {
  const { body } = answer
  let room: PromiseWithResolvers<void> | undefined
  let isEnough = false
  const flow: Flow = {
    pause() {
      room ??= Promise.withResolvers()
    },
    resume() {
      room?.resolve()
      room = undefined
    },
    end() {
      isEnough = true
    },
  }
  const abort = (): void => {
    body.destroy(signal.reason)
    flow.resume()
  }
  signal.addEventListener('abort', abort)
  try {
    signal.throwIfAborted()
    const take = onHead?.(answer, flow)
    if (!take) return answer
    for await (const bytes of body as AsyncIterable<Buffer>) {
      take(bytes)
      if (isEnough) break
      await room?.promise
    }
    return answer
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
