// A proxy for HTTP and for tunnels, which asks for a login, refuses, and counts.
import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Stoppable } from './supervised.ts'

export interface CountingProxy extends Stoppable {
  /** `host:port` */
  host: string
  /** What it was asked for, and as whom. */
  seen: { line: string; authorization: string | undefined }[]
}

/** @param login `user:password`; without one, all requests are passed on @param refuses whether it passes none on */
export async function startCountingProxy(login?: string, { refuses = false } = {}): Promise<CountingProxy> {
  const seen: CountingProxy['seen'] = []
  const sockets = new Set<Socket>()
  const refusal = (method = '', url = '', authorization?: string): number | undefined => {
    seen.push({ line: `${method} ${url}`, authorization })
    if (refuses) return 403
    return login !== undefined && authorization !== `Basic ${btoa(login)}` ? 407 : undefined
  }
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    const { 'proxy-authorization': authorization, ...passedOn } = headers
    const status = refusal(method, url, authorization)
    if (status !== undefined) {
      response.writeHead(status).end('no')
      return
    }
    const onward = forward(url, { method, headers: passedOn }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward.on('error', () => response.destroy()))
  })
  server.on('connection', (socket) => sockets.add(socket))
  server.on('connect', (request, socket) => {
    const status = refusal(request.method, request.url, request.headers['proxy-authorization'])
    if (status !== undefined) {
      socket.end(`HTTP/1.1 ${status} No\r\n\r\n`)
      return
    }
    const [host = '', port] = (request.url ?? '').split(':')
    const target = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      target.pipe(socket).pipe(target)
    })
    sockets.add(target)
    target.on('error', () => socket.destroy())
    socket.on('error', () => target.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async stop() {
      const closed = once(server.close(), 'close')
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
