// A registry of packages: serves a directory from another process, because act blocks this one.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Registry {
  url: string
  /** What it serves; empty at first. */
  dir: string
  /** The paths that were asked for since the last call. */
  requests(): string[]
  stop(): Promise<unknown>
}

// As PyPI serves its files: package managers keep what they may keep.
const serve = `const { appendFileSync, readFile } = require('node:fs')
  const [, dir, log] = process.argv
  require('node:http').createServer(({ url }, response) => {
    appendFileSync(log, url + '\\n')
    const isPage = url.endsWith('/')
    readFile(dir + url + (isPage ? 'index.html' : ''), (error, bytes) => {
      const type = isPage ? 'text/html' : 'application/octet-stream'
      response.writeHead(error ? 404 : 200, { 'content-type': type, 'cache-control': 'max-age=365000000, immutable' })
      response.end(bytes)
    })
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

/** Called at the top of a test file; its registries are stopped after the tests. */
export function newRegistries(place: string): () => Promise<Registry> {
  const running: Registry[] = []
  afterAll(() => Promise.all(running.map(({ stop }) => stop())))
  return async () => {
    const registry = await startRegistry(place)
    running.push(registry)
    return registry
  }
}

/** The caller stops it. */
export async function startRegistry(place: string): Promise<Registry> {
  const [dir, log] = [mkdtempSync(join(place, 'registry-')), join(mkdtempSync(join(place, 'log-')), 'log')]
  writeFileSync(log, '')
  const server = spawn(process.execPath, ['-e', serve, dir, log])
  const ended = once(server, 'close')
  const [port] = await once(server.stdout, 'data')
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    dir,
    requests() {
      const paths = readFileSync(log, 'utf8').split('\n').slice(0, -1)
      writeFileSync(log, '')
      return paths
    },
    stop() {
      server.kill('SIGKILL')
      return ended
    },
  }
}
