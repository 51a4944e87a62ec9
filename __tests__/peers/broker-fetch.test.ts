// A mount broker that fetches the images of trusted branches from a bucket itself.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, createSecretKey, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, StepRun } from '../../scripts/as-runner.ts'
import type { Index } from '../../src/entry/container.ts'
import { layerDigest } from '../../src/entry/digest.ts'
import { digestToSign, sealIndex } from '../../src/entry/index-frame.ts'
import { signatureOf } from '../../src/entry/signature.ts'
import { storeName } from '../../src/names/keys.ts'
import { assemble, type StoredObject, takeApart } from '../support/corpus/entry-bytes.ts'
import {
  annotationsOf,
  describeAsRoot,
  type Host,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'
import { brokerPackage, imageName, importable, packBroker } from '../support/jobs/broker-package.ts'
import { type BrokerHost, type Container, newBrokerHost } from '../support/jobs/containers.ts'
import { loopsLeft } from '../support/jobs/loops.ts'
import { childrenOf, kill } from '../support/jobs/processes.ts'
import { newRandom } from '../support/random.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'
import type { Signer } from '../support/servers/presigned.ts'
import { newObject } from '../support/servers/s3-objects.ts'
import type { S3Server } from '../support/servers/s3-server.ts'
import { startVersitygw } from '../support/servers/versitygw.ts'

const client = readFileSync(join(import.meta.dirname, '../support/jobs/broker-client.py'), 'utf8')
const place = newPlace()
const [own, other] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
// A name that shows whether the broker names and signs entries as the action does.
const main = 'refs/heads/"ä/1'
const prefix = 'all/caches'

describeAsRoot('a broker with a bucket of its own', () => {
  let host: BrokerHost
  let container: Container
  let machine: Host
  let real: S3Server
  let faulty: FaultyS3
  let before: string[][]

  beforeAll(async () => {
    real = await startVersitygw({ parent: place.dir, keepAlive: true })
    faulty = await startFaultyS3()
    host = await newBrokerHost(place)
    container = await host.newContainer()
    machine = place.newHost()
    before = [host.mounts(), container.mounts()]
  })
  afterEach(() => {
    faulty.rules = []
  })
  afterAll(async () => {
    try {
      expect([host.mounts(), container.mounts()]).toEqual(before)
    } finally {
      await Promise.all([host.end(), real.stop(), faulty.stop()])
    }
    expect(loopsLeft(place)).toEqual([])
  })

  function trust(server: Signer, changes: object = {}): string[] {
    const file = join(host.dir, 'trusted-scopes.json')
    const facts = {
      bucket: `${server.endpoint}/${server.bucket}/${prefix}`,
      region: server.region,
      'access-key-id': server.accessKeyId,
      'secret-access-key': server.secretAccessKey,
      'signing-key': `${other}\n${own}`,
      'trusted-scopes': { 'octo/demo': [main] },
      ...changes,
    }
    writeFileSync(file, JSON.stringify(facts), { mode: 0o600 })
    return ['--trusted-scopes', file]
  }

  let running: string | undefined
  /** Starts a broker, unless one like it is running. */
  async function startBroker(server: Signer, changes: object = {}, ...more: string[]): Promise<void> {
    const options = [...trust(server, changes), ...more]
    const wanted = JSON.stringify([server.endpoint, changes, more])
    if (wanted === running) return
    if (running !== undefined) await host.killBroker()
    await host.startBroker(...options)
    running = wanted
  }

  const inputs = (server: Signer, more: Record<string, string> = {}): Record<string, string> => ({
    path: 'big',
    key: 'big/1',
    mode: 'mount',
    'host-copies': 'false',
    broker: host.socket,
    bucket: server.bucket,
    endpoint: server.endpoint,
    region: server.region,
    'bucket-prefix': prefix,
    'access-key-id': server.accessKeyId,
    'secret-access-key': server.secretAccessKey,
    'signing-key': own,
    ...more,
  })
  const files = Object.fromEntries(
    Array.from({ length: 200 }, (_, nth) => [`d${nth % 20}/f${nth}`, `${nth}`]),
  )
  const env = { GITHUB_REF: main, GITHUB_REF_NAME: main.slice('refs/heads/'.length) }

  async function saveOn(server: Signer, more: Record<string, string> = {}, ref = env): Promise<void> {
    const job = await machine.newJob({ env: ref })
    writeTree(join(job.workspace, 'big'), { ...files, large: newRandom(1).bytes(6 * 2 ** 20) })
    const saved = await save(job, inputs(server, more))
    expect(logOf(saved)).toContain(`Cache saved with key: ${more.key ?? 'big/1'}`)
  }
  async function restored(
    server: Signer,
    more: Record<string, string> = {},
    ref = env,
  ): Promise<{ job: Job; step: StepRun }> {
    const job = await machine.newJob({ env: ref })
    return { job, step: await restore(job, inputs(server, more), { node: container.node }) }
  }
  const brokerLines = (step: StepRun): string[] =>
    logOf(step).filter((line) => /\bhost\b|broker|Unpacking/.test(line))
  const seen = ({ workspace }: Job): string =>
    container.run(['sh', '-c', `cd ${workspace}/big; find . -type f | sort | xargs sha256sum`])
  const image = (name: string): Buffer => readFileSync(join(host.dir, 'store/broker/images', name))
  /** The broker does not compress its tables. */
  const isRebuilt = (name: string): boolean => {
    const bytes = image(name)
    return (bytes.readUInt16LE(Number(bytes.readBigUInt64LE(64))) & 0x8000) !== 0
  }

  it('mounts images of a trusted branch as they are, also layers on them, and rebuilds those of other branches', async () => {
    await startBroker(real)
    await saveOn(real)
    const changed = { key: 'big/2', 'restore-keys': 'big/' }
    const { job, step } = await restored(real, changed)
    expect(brokerLines(step)).toEqual([
      expect.stringMatching(/^Waiting for the host to fetch 6\.\d MiB of images$/),
      'Mounted big through the broker of the host',
    ])
    expect(host.images().filter(isRebuilt)).toEqual([])
    container.run(['sh', '-ec', `cd ${job.workspace}/big; rm -r d1; echo new > d2/new; mv d3 moved`])
    const left = seen(job)
    const saved = await save(job, inputs(real, changed), { node: container.node, state: step.state })
    expect(annotationsOf(saved).filter((line) => !line.startsWith('::add-mask::'))).toEqual([])
    expect(logOf(saved)).toContainEqual(expect.stringMatching(/^Reused 6\.\d MiB, packed /))

    const next = await restored(real, changed)
    expect(brokerLines(next.step)[0]).toMatch(/^Waiting for the host to fetch [\d.]+ KiB of images$/)
    expect(seen(next.job)).toBe(left)
    await save(next.job, inputs(real, changed), { node: container.node, state: next.step.state })

    const ref = { GITHUB_REF: 'refs/heads/elsewhere', GITHUB_REF_NAME: 'elsewhere' }
    await saveOn(real, { key: 'own' }, ref)
    const untrusted = await restored(real, { key: 'own' }, ref)
    expect(brokerLines(untrusted.step).slice(1)).toEqual([
      'The host does not fetch them: the broker refused, for the broker does not trust the branch that has the entry',
      expect.stringMatching(/^Waiting for the host to rebuild /),
      'Mounted big through the broker of the host',
    ])
    const state = untrusted.step.state
    await save(untrusted.job, inputs(real, { key: 'own' }), { node: container.node, state })
  })

  describe('asked by itself', () => {
    let name: string
    let bytes: Buffer
    let version: string
    let layer: string
    beforeAll(async () => {
      await saveOn(faulty)
      name = [...faulty.objects.keys()].find((key) => key.endsWith('/big%2F1')) ?? ''
      bytes = faulty.objects.get(name)?.body ?? Buffer.of()
      version = name.split('/').at(-2) ?? ''
      const { index } = takeApart(bytes)
      layer = layerDigest(index.digests, index.segments[0] ?? { offset: 0, length: 0 })
    })
    beforeEach(() => {
      faulty.objects.clear()
      faulty.objects.set(name, newObject(bytes))
    })

    const requestOf = (more: object = {}, layers = [layer]): string => {
      const entry = { repository: 'octo/demo', scope: main, version, key: 'big/1', ...more }
      return JSON.stringify({ do: 'fetch', entry, layers })
    }
    const commandOf = (request: string): string[] => {
      return ['/usr/bin/python3', '-IS', '-c', client, host.socket, 'say', request]
    }
    /** While this process serves the bucket. */
    const asking = async (request: string, uid = 0): Promise<unknown[]> =>
      JSON.parse(await text(container.start(commandOf(request), { uid }).stdout as Readable))

    it('fetches once for jobs that begin at once', async () => {
      await startBroker(faulty)
      const from = faulty.requests.length
      const answers = await Promise.all([asking(requestOf()), asking(requestOf())])
      expect(answers).toEqual([[{ ok: true }], [{ ok: true }]])
      const heads = faulty.requests.slice(from).filter(({ method }) => method === 'HEAD')
      expect(heads).toHaveLength(1)
      const { body, index } = takeApart(bytes)
      const { offset = 0, length = 0 } = index.segments[0] ?? {}
      expect(image(imageName(layer)).equals(body.subarray(offset, offset + length))).toBe(true)
    })

    it('rebuilds an image whose owner is not the one who asks', async () => {
      await startBroker(faulty)
      expect(await asking(requestOf(), 1000)).toEqual([{ ok: true }])
      expect(host.images().filter(isRebuilt)).toContain(imageName(layer, 1000))
    })

    /** Of a part of the image, which may be another image that some package has brought. */
    const within = (): string =>
      layerDigest(takeApart(bytes).index.digests, { offset: 2 ** 20, length: 2 ** 20 })
    const put = (changes: (object: StoredObject) => Partial<StoredObject>): void => {
      const object = takeApart(Buffer.from(bytes))
      faulty.objects.set(name, newObject(assemble({ ...object, ...changes(object) })))
    }
    const flipped = (at: number): Buffer => {
      const copy = Buffer.from(bytes)
      copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
      return copy
    }
    const broken: Record<string, FaultyS3['rules'][number]['fault']> = {
      down: { kind: 'status', status: 500 },
      cut: { kind: 'resize', bytes: -1 },
      elsewhere: { kind: 'header', name: 'content-range', value: 'bytes 0-1/2' },
    }
    const unsigned = 'no key of the broker has signed the entry'
    const unsent = 'the bucket does not send the entry to the broker'
    it.each<[what: string, reason: string, prepare: () => string | undefined]>([
      ['of another branch', 'does not trust the branch', () => requestOf({ scope: 'refs/heads/other' })],
      ['of another repository', 'does not trust the branch', () => requestOf({ repository: 'octo/other' })],
      ['that is not in the bucket', unsent, () => requestOf({ key: 'big' })],
      ['that is not named', 'names no entry', () => requestOf({ key: 1 })],
      ['without a signature', unsigned, () => void put(() => ({ signature: Buffer.of() }))],
      ['with a changed index', unsigned, () => void put(({ index }) => ({ index: { ...index, files: 1 } }))],
      [
        'without an index',
        'has no index',
        () => void faulty.objects.set(name, newObject(bytes.subarray(0, -1))),
      ],
      [
        'with a damaged body',
        'not the one that its digest names',
        () => void faulty.objects.set(name, newObject(flipped(2 ** 20))),
      ],
      ['without the image', 'has no such image', () => requestOf({}, ['0'.repeat(64)])],
      ['by a part of its image', 'has no such image', () => requestOf({}, [within()])],
      ...Object.entries(broken).map(([what, fault]): [string, string, () => undefined] => [
        `of a bucket that is ${what}`,
        unsent,
        () => void faulty.rules.push({ on: ({ method }) => method === 'GET', fault }),
      ]),
    ])('fetches no entry %s', async (_, reason, prepare) => {
      await startBroker(faulty)
      for (const image of host.images()) rmSync(join(host.dir, 'store/broker/images', image))
      expect(await asking(prepare() ?? requestOf())).toEqual([{ no: expect.stringContaining(reason) }])
      expect(host.images()).toEqual([])
    })

    it.each([
      ['that another key has signed', unsigned, { 'signing-key': other }],
      [
        'of a branch that is trusted in another repository',
        'does not trust',
        { 'trusted-scopes': { 'octo/other': [main] } },
      ],
      ['with a wrong key', unsent, { 'access-key-id': 'wrong' }],
    ])('fetches no entry %s', async (_, reason, changes) => {
      await startBroker(faulty, changes)
      expect(await asking(requestOf())).toEqual([{ no: expect.stringContaining(reason) }])
    })

    it('fetches no entry that was copied from another branch', async () => {
      await startBroker(faulty, { 'trusted-scopes': { 'octo/demo': ['trusted'] } })
      faulty.objects.set(name.replace(/[^/]+(?=\/[^/]+\/[^/]+$)/, 'trusted'), newObject(bytes))
      expect(await asking(requestOf({ scope: 'trusted' }))).toEqual([{ no: unsigned }])
    })

    it('fetches no image with a program that runs as its owner, though its signature is right', async () => {
      await startBroker(faulty)
      for (const image of host.images()) rmSync(join(host.dir, 'store/broker/images', image))
      const file = join(place.dir, 'special')
      writeTree(`${file}-tree`, { program: 'x' })
      const quiet = ['-quiet', '-no-progress', '-no-xattrs', '-noappend', '-comp', 'zstd']
      execFileSync('mksquashfs', [`${file}-tree`, file, ...quiet, '-p', 'program m 4755 0 0'])
      const body = readFileSync(file)
      const { index } = takeApart(bytes)
      const digests = createHash('sha256').update(body).digest()
      const segment = { ...(index.segments[0] as Index['segments'][number]), offset: 0, length: body.length }
      const address = { repository: 'octo/demo', scope: main, version }
      const changed = { ...index, digests, segments: [segment] }
      const key = createSecretKey(Buffer.from(own))
      const sealed = sealIndex(changed, signatureOf(digestToSign(changed), address, key))
      faulty.objects.set(name, newObject(Buffer.concat([body, sealed])))
      expect(await asking(requestOf({}, [layerDigest(digests, segment)]))).toEqual([
        { no: 'the image has devices, FIFOs or set-id programs' },
      ])
      expect(host.images()).toEqual([])
    })

    it('fetches no image that is larger than the store', async () => {
      await startBroker(faulty, {}, '--store-size', String(2 ** 20))
      for (const image of host.images()) rmSync(join(host.dir, 'store/broker/images', image))
      expect(await asking(requestOf())).toEqual([{ no: 'the store has no room for the image' }])
      expect(host.images()).toEqual([])
    })

    it('reads no endless index of a bucket that lies about the length', () => {
      const reading = `${importable}
from headstart_broker import kernel, trusted_entry
class Liar:
    length = 1 << 50
    def ask(self, start, end):
        if end - start > 64 << 20:
            raise SystemExit("asked for %d bytes" % (end - start))
    def receive(self, length):
        return (512 << 20).to_bytes(4, "little") + b"HEADSTR2"
try:
    trusted_entry.read_layers(Liar(), None, [])
except kernel.Refused as refused:
    print(refused, end="")`
      const { stdout, stderr } = spawnSync('python3', ['-IS', '-c', reading, brokerPackage], {
        encoding: 'utf8',
      })
      expect({ stdout, stderr }).toEqual({ stdout: 'the entry in the bucket has no index', stderr: '' })
    })

    it.each([
      ['says 100 Continue without end', '', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(1000), 0],
      ['sends its headers slowly', 'HTTP/1.1 200 OK\r\nx: ', 'x', 50],
    ])('gives up a bucket that %s, and asks again for the next job', async (_, first, more, everyMs) => {
      const asked: Socket[] = []
      const bucket = createServer((socket) => {
        asked.push(socket)
        socket.on('error', () => {}).write(first)
        const say = (): void => void (socket.destroyed || socket.write(more, () => setTimeout(say, everyMs)))
        socket.once('data', say)
      })
      await once(bucket.listen(0, '127.0.0.1'), 'listening')
      const { port } = bucket.address() as AddressInfo
      const { bucket: name, region, accessKeyId, secretAccessKey } = faulty
      const signer = {
        endpoint: `http://127.0.0.1:${port}`,
        bucket: name,
        region,
        accessKeyId,
        secretAccessKey,
      }
      if (running !== undefined) await host.killBroker()
      running = undefined
      try {
        await host.startChangedBroker({ START_SECONDS: 1 }, ...trust(signer))
        for (const _ of [1, 2]) expect(await asking(requestOf())).toEqual([])
        expect(asked).toHaveLength(2)
      } finally {
        await host.killBroker()
        for (const socket of asked) socket.destroy()
        bucket.close()
      }
    })

    describe('while the bucket does not answer', () => {
      beforeEach(async () => {
        await startBroker(faulty)
        for (const image of host.images()) rmSync(join(host.dir, 'store/broker/images', image))
        const fault = { kind: 'cut', how: 'stall', at: 'request' } as const
        faulty.rules = [{ on: ({ method }) => method === 'HEAD', fault }]
      })
      const seenOf = (pid: string, what: string): string => {
        try {
          return readFileSync(`/proc/${pid}/${what}`, 'latin1')
        } catch {
          return '' // it has ended
        }
      }
      const running = (mark: string): string[] =>
        readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && seenOf(pid, 'cmdline').includes(mark))
      /** The broker, and its processes for requests. */
      const brokers = (): number =>
        running(`${host.dir}/store\0`).filter((pid) => seenOf(pid, 'comm') === 'python3\n').length
      /** A process for a request takes its place some time after it has begun. */
      const placesTaken = (): number => {
        const store = join(host.dir, 'store/broker')
        const places = readdirSync(store).filter((name) => /^fetching\d$/.test(name))
        const inodes = places.map((name) => statSync(join(store, name)).ino)
        const locks = readFileSync('/proc/locks', 'utf8').split('\n')
        return inodes.filter((inode) => locks.some((line) => line.includes(`:${inode} `))).length
      }
      const until = async (isSo: () => boolean): Promise<void> => {
        for (const end = performance.now() + 10_000; !isSo() && performance.now() < end; ) await sleep(20)
        expect(isSo()).toBe(true)
      }
      const fetchers = (): string[] => running('ranges of one object of a bucket')

      it('lets few jobs wait for another one, and none that has ended', async () => {
        const first = asking(requestOf())
        await until(() => fetchers().length === 1)
        // A container has one place; its other requests wait for that one.
        const second = asking(requestOf())
        const containers = await Promise.all(Array.from({ length: 8 }, () => host.newContainer()))
        const others = containers.slice(1).map((other) => other.start(commandOf(requestOf())))
        const ended = Promise.all(others.map((other) => once(other, 'exit')))
        await until(() => placesTaken() === 8 && brokers() === 10)
        const refused = JSON.parse((containers[0] as Container).run(commandOf(requestOf())))
        expect(refused).toEqual([{ no: 'the broker is fetching other images' }])
        for (const { pid = 0 } of others) childrenOf(pid).forEach(kill)
        await ended
        await Promise.all(containers.map((container) => container.kill()))
        await until(() => brokers() === 3)
        process.kill(Number(fetchers()[0]), 'SIGKILL')
        expect(await first).toEqual([{ no: unsent }])
        await until(() => fetchers().length === 1)
        process.kill(Number(fetchers()[0]), 'SIGKILL')
        expect(await second).toEqual([{ no: unsent }])
      })

      it('only a program without rights talks to it, whose secrets show nowhere', async () => {
        const answer = asking(requestOf())
        await until(() => fetchers().length === 1)
        const [pid = ''] = fetchers()
        const status = seenOf(pid, 'status')
        const users = new Set(/^Uid:(.*)$/m.exec(status)?.[1]?.trim().split('\t').map(Number))
        expect(users.size).toBe(1)
        // The sandbox of rebuilds has 0x70000000.
        expect(Math.min(...users)).toBeGreaterThan(0x70000000)
        expect(status).toMatch(/^CapEff:\s0+$/m)
        expect(status).toMatch(/^NoNewPrivs:\s1$/m)
        const shown = ['cmdline', 'environ'].map((what) => seenOf(pid, what)).join('')
        expect(shown).not.toBe('')
        for (const secret of [own, other, faulty.secretAccessKey]) expect(shown).not.toContain(secret)
        process.kill(Number(pid), 'SIGKILL')
        expect(await answer).toEqual([{ no: unsent }])
      })
    })
  })

  it('names and signs entries as the action does', () => {
    const random = newRandom(2)
    const letters = [...'aB9._-~%/?#:@ \'"\\<&äß日\u{1f600}\u0000\u001f\u007f\u2028\u0301']
    const parts = Array.from({ length: 2000 }, (_, nth) =>
      Array.from(
        { length: random.below(nth % 10 ? 20 : 300) },
        () => letters[random.below(letters.length)],
      ).join(''),
    )
    const key = createSecretKey(Buffer.from(own))
    const digest = randomBytes(32)
    const signed = parts.map((scope) => signatureOf(digest, { repository: '', scope, version: '' }, key))
    const facts = join(host.dir, 'facts.json')
    writeFileSync(facts, JSON.stringify({ parts, signed: signed.map((one) => one.toString('hex')) }))
    const check = `${importable}
import json, types
from headstart_broker.trusted_entry import check_signature, store_name
facts, trust = json.load(open(sys.argv[1])), types.SimpleNamespace(keys=[sys.argv[2].encode()])
for part, signature in zip(facts["parts"], facts["signed"]):
    check_signature(bytes.fromhex(signature), bytes.fromhex(sys.argv[3]), trust, ["", part, ""])
print(json.dumps([store_name(part) for part in facts["parts"]]))`
    const words = ['-IS', '-c', check, brokerPackage, facts, own, digest.toString('hex')]
    const named = execFileSync('python3', words, { encoding: 'utf8', maxBuffer: 2 ** 24 })
    expect(JSON.parse(named)).toEqual(parts.map(storeName))
  })

  it.each([
    ['that others can read', {}, 0o644, 'must be a file that only root can read'],
    ['without a key', { 'signing-key': ' ' }, 0o600, 'a signing-key of at least 32 bytes'],
    ['without a URL', { bucket: 'cache' }, 0o600, 'must have the URL of a bucket'],
    ['of another form', { 'trusted-scopes': ['x'] }, 0o600, 'cannot be used: '],
  ])('does not start with a file %s', (_, changes, mode, reason) => {
    const options = trust(faulty, changes)
    chmodSync(options[1] as string, mode)
    const paths = ['--run', join(place.dir, 'none'), '--store', join(place.dir, 'none')]
    const program = packBroker(join(place.dir, 'broker.pyz'))
    const { status, stderr } = spawnSync('python3', ['-IS', program, ...options, ...paths], {
      encoding: 'utf8',
    })
    expect(stderr).toContain(reason)
    expect(stderr).not.toContain(faulty.secretAccessKey)
    expect(status).toBe(1)
  })
})
