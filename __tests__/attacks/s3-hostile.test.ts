// A hostile bucket and a hostile server: only the requested entry, bounded memory and time.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { objectOf } from '../support/corpus/entry-bytes.ts'
import { logOf, newPlace, restore, save as saveStep, writeTree } from '../support/host.ts'
import { begin, bytesOf, fill, nameOf, objectName, openOn, save, wantedOf } from '../support/s3-store.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'
import { newObject } from '../support/servers/s3-objects.ts'
import { newSigner } from '../support/servers/s3-server.ts'
import { element, xmlAnswer } from '../support/servers/xml-answer.ts'

const place = newPlace()

describe('an object whose name is not an entry name', () => {
  let server: FaultyS3
  beforeEach(async () => {
    server = await startFaultyS3()
  })
  afterEach(() => server.stop())

  const later = new Date(Date.now() + 3_600_000)
  const plant = (name: string, key: string): void => {
    server.objects.set(name, newObject(objectOf(Buffer.from('hostile'), { key }).bytes, { modified: later }))
  }

  it.each([
    ['spelt in another way', 'npm%2D1'],
    ['with a part too many', 'npm-1/npm-1'],
    ['as if it had been shortened', `npm-1~${'0'.repeat(64)}`],
    ['as if it had been shortened after less', `npm-~${'0'.repeat(64)}`],
  ])('%s does not pass for the entry of a key', async (_, part) => {
    const { store } = openOn(server)
    const bytes = await save(store, nameOf('npm-1'))
    plant(objectName(part), 'npm-1')
    for (const keys of [['npm-1'], ['none', 'npm-1'], ['NPM-1'], ['none', 'npm']]) {
      const entry = await store.find(wantedOf(keys))
      expect(entry?.key).toBe('npm-1')
      expect(await bytesOf(entry)).toEqual(bytes)
    }
  })

  it('cannot delay a lookup', async () => {
    for (let number = 0; number < 30; number++) plant(objectName(`npm-~${number}`), 'npm-1')
    server.rules = [
      {
        on: ({ operation, key }) => operation === 'GetObject' && key.includes('~'),
        fault: { kind: 'cut', how: 'stall', at: 'answer' },
      },
    ]
    const began = Date.now()
    await expect(openOn(server).store.find(wantedOf(['npm-']))).rejects.toThrow('no answer within')
    expect(Date.now() - began).toBeLessThan(25_000)
  })
})

type Respond = (request: IncomingMessage, response: ServerResponse) => void

interface Hostile {
  store: ReturnType<typeof openOn>['store']
  sentBytes(): number
  requests(): number
}

/** With a server that answers so, HEAD apart: there is nothing. */
async function withServer(respond: Respond, work: (hostile: Hostile) => Promise<void>): Promise<void> {
  let requests = 0
  let sent = 0
  const listener = createServer((request, response) => {
    requests++
    request.resume().on('end', () => {
      if (request.method === 'HEAD') response.writeHead(404).end()
      else respond(request, response)
    })
  })
  listener.on('connection', (socket) => {
    socket.once('close', () => {
      sent += socket.bytesWritten
    })
  })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const signer = newSigner(`http://127.0.0.1:${(listener.address() as AddressInfo).port}`)
  try {
    await work({ store: openOn(signer).store, sentBytes: () => sent, requests: () => requests })
  } finally {
    listener.closeAllConnections()
    await once(listener.close(), 'close')
  }
}

const chunk = Buffer.alloc(1024 ** 2, '<Contents><Key>a</Key></Contents>')

function sendForEver(status: number): Respond {
  return (_, response) => {
    response.writeHead(status, { etag: '"etag"' })
    const more = (): void => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more).on('error', () => {})
    more()
  }
}

describe('a server', () => {
  it.each([200, 400, 403, 500])('whose answers of status %i never end is given up', async (status) => {
    await withServer(sendForEver(status), async ({ store, sentBytes }) => {
      await expect(store.find(wantedOf(['a-key', 'a-']))).rejects.toThrow('the answer does not end')
      const draft = await begin(store, nameOf('a-key'))
      await fill(draft, Buffer.from('bytes'))
      await expect(draft.commit()).rejects.toThrow('the answer does not end')
      await draft.discard()
      expect(sentBytes()).toBeLessThan(150 * 1024 ** 2)
    })
  })

  it('whose lists never end is given up after 50 pages', async () => {
    let page = 0
    const respond: Respond = (_, response) => {
      const next = element('IsTruncated', 'true') + element('NextContinuationToken', `page-${page++}`)
      response.end(xmlAnswer('ListBucketResult', next).body)
    }
    await withServer(respond, async ({ store, requests }) => {
      expect(await store.find(wantedOf(['a-key', 'a-', 'a-k']))).toBeUndefined()
      expect(requests()).toBeLessThanOrEqual(53)
    })
  })

  it('that lists other names gives no entry of another branch', async () => {
    const other = objectName('a-key').replace('main', 'evil')
    const entry =
      element('Key', other) + element('LastModified', new Date().toISOString()) + element('Size', 9)
    const body = xmlAnswer(
      'ListBucketResult',
      `${element('IsTruncated', 'false')}<Contents>${entry}</Contents>`,
    )
    await withServer(
      (_, response) => void response.end(body.body),
      async ({ store }) => {
        expect(await store.find(wantedOf(['none', 'a-key', 'a-']))).toBeUndefined()
      },
    )
  })
})

describe('a damaged entry', () => {
  const pullRequest = {
    GITHUB_REF: 'refs/pull/7/merge',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_BASE_REF: 'main',
  }

  it.each<[string, Record<string, string>, boolean]>([
    ['the branch’s own runs', {}, false],
    ['a pull request', pullRequest, true],
    ['a run that may only read', { ACTIONS_CACHE_MODE: 'read' }, true],
  ])('met by %s stays: %j %j', async (_, env, stays) => {
    const server = await startFaultyS3()
    const { bucket, endpoint, region, accessKeyId, secretAccessKey } = server
    const inputs = {
      path: 'deps',
      key: 'a-key',
      bucket,
      endpoint,
      region,
      'access-key-id': accessKeyId,
      'secret-access-key': secretAccessKey,
    }
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'deps/one': 'one' })
    await saveStep(job, inputs)
    const [name = '', object] = [...server.objects].find(([name]) => name.endsWith('/a-key')) ?? []
    const damaged = Buffer.from(object?.body ?? [])
    damaged[10] = Number(damaged[10]) ^ 1
    server.objects.set(name, newObject(damaged))
    const run = await restore(await host.newJob({ env }), inputs)
    await server.stop()
    expect(logOf(run).join('\n')).toContain('do not match their SHA-256')
    expect(run.outputs.hit).toBe('miss')
    expect(server.objects.has(name)).toBe(stays)
  })
})
