// The real servers that tests use: several at once, and all stop when they are no longer needed.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newRandom } from '../support/random.ts'
import { newScratch } from '../support/scratch.ts'
import { blobUrl } from '../support/servers/azure-sas.ts'
import { type Azurite, startAzurite } from '../support/servers/azurite.ts'
import { presigned } from '../support/servers/presigned.ts'
import type { S3Server } from '../support/servers/s3-server.ts'
import { startSeaweedfs } from '../support/servers/seaweedfs.ts'
import { freePorts, type Stoppable, startServer } from '../support/servers/supervised.ts'
import { throttled } from '../support/servers/throttle.ts'
import { startVersitygw } from '../support/servers/versitygw.ts'

const scratch = newScratch()
const running: Stoppable[] = []
afterAll(() => Promise.all(running.map((server) => server.stop())))

async function kept<Server extends Stoppable>(starting: Promise<Server>): Promise<Server> {
  const server = await starting
  running.push(server)
  return server
}

async function send(server: S3Server, method: string, key: string, body?: string): Promise<Response> {
  return fetch(presigned(server, { method, key }), { method, ...(body !== undefined && { body }) })
}

/** The command lines of the processes that have to do with a directory. */
function commandsIn(dir: string): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(commandOf).filter((command) => command.includes(dir))
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // it has ended since it was listed
  }
}

/** Files that SeaweedFS always makes; no option prevents it. */
function socketsOf(commands: string[]): string[] {
  const ports = commands.join('\n').matchAll(/-(\w+)\.port\.grpc=(\d+)/g)
  return [...ports].map(([, part, port]) => `/tmp/seaweedfs-${part}-grpc-${port}.sock`)
}

async function eventually(holds: () => boolean): Promise<void> {
  while (!holds()) await setTimeout(50)
}

/** Two servers of a kind that were in use at once. */
function pairOf<Server extends Stoppable>(
  start: (options: { parent: string }) => Promise<Server>,
  use: (first: Server, second: Server) => Promise<void>,
) {
  return async (parent: string): Promise<Stoppable[]> => {
    const [first, second] = await Promise.all([kept(start({ parent })), kept(start({ parent }))])
    await use(first, second)
    return [first, second]
  }
}

describe.each([
  { name: 'SeaweedFS', start: startSeaweedfs, usedPair: pairOf(startSeaweedfs, useS3) },
  { name: 'versitygw', start: startVersitygw, usedPair: pairOf(startVersitygw, useS3) },
  { name: 'Azurite', start: startAzurite, usedPair: pairOf(startAzurite, useAzurite) },
])('$name', ({ start, usedPair }) => {
  it('stores, two servers at once, each with its own key, and leaves nothing behind when stopped', async () => {
    const parent = scratch.fresh()
    const servers = await usedPair(parent)
    const commands = commandsIn(parent)
    expect(commands.length).toBeGreaterThan(1)
    for (const server of servers) await server.stop()
    expect(commandsIn(parent)).toEqual([])
    expect(readdirSync(parent)).toEqual([])
    expect(socketsOf(commands).filter(existsSync)).toEqual([])
    await servers[0]?.stop()
  })

  it('leaves nothing behind when its parent process is killed', async () => {
    const parent = scratch.fresh()
    const starter = startElsewhere(start.name, parent)
    await once(starter.stdout as NodeJS.EventEmitter, 'data')
    const commands = commandsIn(parent)
    expect(commands.length).toBeGreaterThan(0)
    starter.kill('SIGKILL')
    await eventually(() => commandsIn(parent).length + readdirSync(parent).length === 0)
    expect(socketsOf(commands).filter(existsSync)).toEqual([])
  })
})

async function useS3(first: S3Server, second: S3Server): Promise<void> {
  const servers = [first, second]
  for (const server of servers) {
    expect((await send(server, 'PUT', "a b/ü(')*+%2F", server.endpoint)).status).toBe(200)
  }
  for (const server of servers) {
    expect(await (await send(server, 'GET', "a b/ü(')*+%2F")).text()).toBe(server.endpoint)
  }
  const stranger = { ...first, secretAccessKey: second.secretAccessKey }
  expect((await send(stranger, 'GET', "a b/ü(')*+%2F")).status).toBe(403)
  expect((await send(first, 'GET', 'nothing')).status).toBe(404)
}

async function useAzurite(first: Azurite, second: Azurite): Promise<void> {
  const servers = [first, second]
  const blob = { blob: 'a', permissions: 'rcw', expires: new Date(Date.now() + 60_000) }
  for (const server of servers) {
    const headers = { 'x-ms-blob-type': 'BlockBlob' }
    const put = await fetch(blobUrl(server, blob), { method: 'PUT', headers, body: server.account })
    expect(put.status).toBe(201)
  }
  for (const server of servers) {
    expect(await (await fetch(blobUrl(server, blob))).text()).toBe(server.account)
  }
  expect((await fetch(blobUrl({ ...first, key: second.key }, blob))).status).toBe(403)
  expect((await fetch(blobUrl(first, { ...blob, expires: new Date(Date.now() - 1000) }))).status).toBe(403)
}

function startElsewhere(name: string, parent: string): ChildProcess {
  const module = join(
    import.meta.dirname,
    '../support/servers',
    `${name.replace('start', '').toLowerCase()}.ts`,
  )
  const code = `import(${JSON.stringify(module)}).then(async (module) => {
    await module.${name}(JSON.parse(process.env.OPTIONS))
    console.log('started')
  })`
  const env = { ...process.env, OPTIONS: JSON.stringify({ parent }) }
  const child = spawn(process.execPath, ['-e', code], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.push({ stop: async () => void child.kill('SIGKILL') })
  return child
}

describe('starting', () => {
  it('is tried again when another process has taken a port', async () => {
    const other = await kept(startVersitygw())
    const ports = [Number(new URL(other.endpoint).port), ...(await freePorts(1))]
    const tried: number[] = []
    const { stop } = await startServer(async () => {
      const port = ports[tried.length] ?? 0
      tried.push(port)
      const data = scratch.fresh()
      return {
        facts: {},
        program: {
          name: 'versitygw',
          args: ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', data],
          env: { ROOT_ACCESS_KEY: 'key', ROOT_SECRET_KEY: 'secret' },
          remove: [data],
        },
        isReady: async () => port === ports[1] && (await fetch(`http://127.0.0.1:${port}/`)).status === 403,
      }
    })
    await stop()
    expect(tried).toEqual(ports)
  })

  it('fails with the message of the server', async () => {
    const program = { name: 'versitygw', args: ['--port', 'nonsense', 'posix', scratch.dir], remove: [] }
    const plan = { program, facts: {}, isReady: async () => false }
    await expect(startServer(async () => plan)).rejects.toThrow(/versitygw did not start .*root/is)
  })

  it('says how to install a missing program', async () => {
    const plan = { program: { name: 'missing', args: [], remove: [] }, facts: {}, isReady: async () => false }
    await expect(startServer(async () => plan)).rejects.toThrow(/setup\.mjs.*not found/s)
  })
})

it('limits both directions, and delays answers', async () => {
  const server = await kept(startVersitygw())
  const way = await throttled(server.endpoint, { latencyMs: 300, bytesPerSecond: 1_000_000 })
  running.push(way)
  const far = { ...server, endpoint: way.origin }
  const megabyte = newRandom(1).bytes(500_000).toString('hex')
  // A busy machine takes longer, but nothing may take less.
  expect(
    await msOf(async () => expect((await send(far, 'PUT', 'key', megabyte)).ok).toBe(true)),
  ).toBeGreaterThan(900)
  expect(await msOf(() => send(far, 'HEAD', 'key'))).toBeGreaterThan(290)
  const download = async (): Promise<void> => {
    expect(await (await send(far, 'GET', 'key')).text()).toBe(megabyte)
  }
  expect(await msOf(() => Promise.all([download(), download(), download()]))).toBeGreaterThan(900)
})

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
