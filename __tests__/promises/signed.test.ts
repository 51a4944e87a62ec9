// Signed entries: what no key of the job has signed is a miss, and stays in the store.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Job, StepRun } from '../../scripts/as-runner.ts'
import { digestToSign, sealIndex } from '../../src/entry/index-frame.ts'
import { readInputs } from '../../src/inputs/inputs.ts'
import { storeName } from '../../src/names/keys.ts'
import { signerFor } from '../../src/trust/signed-index.ts'
import { assemble, digestsOf, type StoredObject, takeApart } from '../support/corpus/entry-bytes.ts'
import {
  entriesOf,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'
import { reused } from '../support/jobs/layer-job.ts'
import { expectNothingLeft, mountsBelow, serverBelow, warningsOf } from '../support/jobs/lazy-job.ts'
import type { Entry } from '../support/servers/cache-service/entries.ts'
import { newToken } from '../support/servers/cache-service/token.ts'
import { type CacheService, runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'
import { newObject } from '../support/servers/s3-objects.ts'

const place = newPlace()
let s3: FaultyS3
let service: CacheService
beforeAll(async () => {
  s3 = await startFaultyS3()
  service = await startCacheService('memory')
})
afterAll(() => Promise.all([s3.stop(), service.stop()]))

const newKey = (): string => randomBytes(32).toString('base64')
const pem = (): { write: string; read: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    write: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    read: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}
const [own, other, pair] = [newKey(), newKey(), pem()]
const inputs: Inputs = { path: 'deps', key: 'a-key' }
const signing = (key: string, more: Inputs = {}): Inputs => ({ ...inputs, 'signing-key': key, ...more })
const verifying = (key: string): Inputs => ({ ...inputs, 'verify-key': key })

async function saveOn(host: Host, wanted: Inputs, env: Record<string, string> = {}): Promise<StepRun> {
  const job = await host.newJob({ env })
  writeTree(job.workspace, { 'deps/one': 'one' })
  return save(job, wanted)
}

interface Restored {
  job: Job
  main: StepRun
}

async function restoreOn(host: Host, wanted: Inputs, env: Record<string, string> = {}): Promise<Restored> {
  const job = await host.newJob({ env })
  return { job, main: await restore(job, wanted) }
}

function expectHit({ job, main }: Restored, hit = 'exact'): void {
  expect(warningsOf(main)).toEqual([])
  expect(main.outputs).toMatchObject({ hit })
  expect(readFileSync(join(job.workspace, 'deps/one'), 'utf8')).toBe('one')
}

/** A miss with one warning, which leaves the workspace as it was. */
function expectRefused({ job, main }: Restored, reason: RegExp): void {
  expect(warningsOf(main)).toEqual([expect.stringMatching(/^::warning::Failed to restore: the entry \S+ /)])
  expect(warningsOf(main)[0]).toMatch(reason)
  expect(main).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
  expect(readdirSync(job.workspace)).toEqual([])
}

/** The entry of a job in a store of its own: its bytes, and the parts of its path. */
interface Sample {
  bytes: Buffer
  parts: string[]
}

async function sampleOf(wanted: Inputs): Promise<Sample> {
  const host = place.newHost()
  expect(logOf(await saveOn(host, wanted))).toContain(`Cache saved with key: ${wanted.key}`)
  const [path = ''] = entriesOf(host.store)
  return { bytes: readFileSync(path), parts: relative(host.store, path).split('/') }
}

/** A host whose store has one entry. */
function hostWith(bytes: Buffer, parts: string[]): Host {
  const host = place.newHost()
  const path = join(host.store, ...parts)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, bytes, { mode: 0o600 })
  return host
}

let signed: Sample
beforeAll(async () => {
  signed = await sampleOf(signing(own))
})

const wrong = /has a wrong signature: it was changed, signed with another key, or copied/
type Change = (object: Required<StoredObject>) => Partial<StoredObject>
const changed = (change: Change): Buffer => {
  const object = takeApart(Buffer.from(signed.bytes)) as Required<StoredObject>
  return assemble({ ...object, ...change(object) })
}
/** Signed anew with the first of these keys, for the place where it is. */
const signedBy = async (given: Inputs): Promise<Buffer> => {
  const { body, index } = takeApart(signed.bytes)
  const all = readInputs((name) => ({ ...inputs, ...given })[name] ?? '', '/cache')
  const at = { repository: 'octo/demo', scope: 'refs/heads/main', version: signed.parts[2] as string }
  const sign = signerFor(all, at, AbortSignal.timeout(10_000))
  return Buffer.concat([body, sealIndex(index, await sign?.(digestToSign(index)))])
}

describe('an entry', () => {
  it('is restored with the key that signed it, and without any', async () => {
    const host = hostWith(signed.bytes, signed.parts)
    expectHit(await restoreOn(host, signing(own)))
    expectHit(await restoreOn(host, inputs))
    expectHit(await restoreOn(host, signing(own), { GITHUB_REF: 'refs/heads/feature' }))
  })

  it.each<{ what: string; bytes: () => Buffer | Promise<Buffer>; reason?: RegExp; with?: string }>([
    {
      what: 'that is unsigned',
      bytes: () => changed(() => ({ signature: Buffer.alloc(0) })),
      reason: /has no signature\. This job does not use the entry and leaves it in the store/,
    },
    { what: 'that another key signed', bytes: () => signedBy(signing(other)) },
    {
      what: 'that another algorithm signed',
      bytes: () => signedBy(signing(pair.write)),
      reason: /has a signature of another kind than HMAC-SHA-256/,
    },
    {
      what: 'whose signature names another algorithm',
      bytes: () =>
        changed(({ signature }) => ({ signature: Buffer.concat([Buffer.of(2), signature.subarray(1)]) })),
      with: pair.write,
    },
    {
      what: 'whose body was changed, with its digests',
      bytes: () =>
        changed(({ body, index }) => {
          body.writeUInt8(body.readUInt8(20) ^ 4, 20)
          return { body, index: { ...index, digests: digestsOf(body) } }
        }),
    },
    {
      what: 'whose number of files was changed',
      bytes: () => changed(({ index }) => ({ index: { ...index, files: index.files + 1 } })),
    },
    {
      what: 'whose time of signing was changed',
      bytes: () =>
        changed(({ signature }) => {
          signature.writeUInt8(signature.readUInt8(3) ^ 1, 3)
          return { signature }
        }),
    },
    {
      what: 'whose signature was cut short',
      bytes: () => changed(({ signature }) => ({ signature: signature.subarray(0, 5) })),
    },
  ])('$what is a miss, and stays', async ({ bytes, reason = wrong, with: key = own }) => {
    const host = hostWith(await bytes(), signed.parts)
    expectRefused(await restoreOn(host, signing(key)), reason)
    expect(entriesOf(host.store)).toHaveLength(1)
  })

  it('that is refused keeps its name: the job saves no other one', async () => {
    const host = hostWith(signed.bytes, signed.parts)
    const post = await saveOn(host, signing(other))
    expect(logOf(post).at(-1)).toMatch(/^Failed to save: Unable to reserve cache with key a-key/)
    expect(warningsOf(post)).toEqual([])
  })

  const [repository, scope, version, name] = [0, 1, 2, 3]
  it.each<{
    to: string
    at: number
    part: string
    more?: Inputs
    env?: Record<string, string>
    why?: RegExp
  }>([
    { to: 'repository', at: repository, part: 'octo/fork', env: { GITHUB_REPOSITORY: 'octo/fork' } },
    { to: 'branch', at: scope, part: 'refs/heads/topic', env: { GITHUB_REF: 'refs/heads/topic' } },
    { to: 'key', at: name, part: 'b-key', more: { key: 'b-key' }, why: /was signed for another key, a-key/ },
    {
      to: 'key that a prefix finds',
      at: name,
      part: 'b-key-new',
      more: { key: 'none', 'restore-keys': 'b-key' },
      why: /was signed for another key, a-key/,
    },
    { to: 'version', at: version, part: '', more: { path: 'deps\nmore' } },
  ])('that was copied to another $to is a miss, and stays', async ({ at, part, more, env, why = wrong }) => {
    const wanted = signing(own, more)
    const name = part === '' ? (await sampleOf({ ...inputs, ...more })).parts[at] : storeName(part)
    const host = hostWith(signed.bytes, signed.parts.with(at, name as string))
    expectRefused(await restoreOn(host, wanted, env), why)
    expect(entriesOf(host.store)).toHaveLength(1)
  })

  it('that was stored anew is not the newest one of a prefix', async () => {
    const host = hostWith(signed.bytes, signed.parts)
    const [path = ''] = entriesOf(host.store)
    const later = Date.now() / 1000 + 2 * 24 * 60 * 60
    utimesSync(path, later, later)
    expectRefused(
      await restoreOn(host, signing(own, { key: 'a-key-2', 'restore-keys': 'a-' })),
      /was signed on \S+, but stored only on /,
    )
    expectHit(await restoreOn(host, signing(own)))
  })

  it('is found by lookup-only if it is signed', async () => {
    const host = hostWith(signed.bytes, signed.parts)
    const look = { 'lookup-only': 'true' }
    expect((await restoreOn(host, signing(own, look))).main.outputs).toMatchObject({ hit: 'exact' })
    expectRefused(await restoreOn(host, signing(other, look)), wrong)
  })
})

describe('keys', () => {
  it('are rotated: the first one signs, all verify', async () => {
    const host = hostWith(signed.bytes, signed.parts)
    expectHit(await restoreOn(host, signing(`${other}\n${own}`)))
    const after = hostWith(await signedBy(signing(`${other}\n${own}`)), signed.parts)
    expectHit(await restoreOn(after, signing(other)))
    expectRefused(await restoreOn(after, signing(own)), wrong)
  })

  it('of Ed25519 let jobs read that cannot write', async () => {
    const { bytes, parts } = await sampleOf(signing(pair.write))
    expectHit(await restoreOn(hostWith(bytes, parts), verifying(pem().read + pair.read)))
    expectRefused(await restoreOn(hostWith(bytes, parts), verifying(pem().read)), wrong)
    const host = place.newHost()
    expect(logOf(await saveOn(host, verifying(pair.read)))).toEqual([
      'Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.',
    ])
    expect(entriesOf(host.store)).toEqual([])
  })

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  it.each<{ what: string; given: Inputs; message: RegExp }>([
    {
      what: 'too short',
      given: { 'signing-key': 'x'.repeat(31) },
      message: /has a line of 31 bytes; .* at least 32/,
    },
    {
      what: 'too short in the second line',
      given: { 'signing-key': `${own}\ncanary` },
      message: /a line of 6 bytes/,
    },
    {
      what: 'of RSA',
      given: { 'signing-key': rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() },
      message: /`signing-key` has a key in PEM that is no private Ed25519 key/,
    },
    {
      what: 'on one line',
      given: { 'signing-key': pair.write.replaceAll('\n', '\\n') },
      message: /`signing-key` has a key in PEM that is no private Ed25519 key/,
    },
    { what: 'public, to sign with', given: { 'signing-key': pair.read }, message: /no private Ed25519 key/ },
    {
      what: 'private, to verify with',
      given: { 'verify-key': pair.write },
      message: /no public Ed25519 key/,
    },
    {
      what: 'secret, to verify with',
      given: { 'verify-key': own },
      message: /a secret belongs into `signing-key`/,
    },
    {
      what: 'given for a format without signatures',
      given: { 'signing-key': own, compatible: 'true' },
      message: /`compatible` is true, and .* entries of actions\/cache cannot be signed/,
    },
  ])('that are $what are a mistake, which shows no key', ({ given, message }) => {
    const all: Inputs = { ...inputs, ...given }
    let shown = ''
    try {
      readInputs((name) => all[name] ?? '', '/cache')
    } catch (error) {
      shown = String(error)
    }
    expect(shown).toMatch(message)
    const lines = Object.values(given).flatMap((value) => value.split('\n'))
    for (const line of lines.filter((line) => !/^-|^$|^true$/.test(line))) expect(shown).not.toContain(line)
  })

  it('that are wrong fail the step before a request', async () => {
    s3.requests.length = 0
    const { main } = await restoreOn(place.newHost(), onS3({ 'signing-key': 'too short' }))
    expect(main.exitCode).toBe(1)
    expect(logOf(main).at(-1)).toMatch(/^::error::Input `signing-key` has a line of 9 bytes/)
    expect(s3.requests).toEqual([])
  })
})

function onS3(more: Inputs = {}): Inputs {
  const { bucket, endpoint, accessKeyId, secretAccessKey } = s3
  return {
    ...inputs,
    ...{ bucket, endpoint, 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey },
    ...more,
  }
}

it('an entry of a bucket is verified, with a stash in front of it', async () => {
  const wanted = onS3({ key: 'stashed', 'signing-key': own })
  expect(logOf(await saveOn(place.newHost(), wanted))).toContain('Cache saved with key: stashed')
  const [host, env] = [place.newHost(), { RUNNER_ENVIRONMENT: 'self-hosted' }]
  expectHit(await restoreOn(host, wanted, env))
  const copied = await restoreOn(host, wanted, env)
  expectHit(copied)
  expect(copied.main.stdout).toContain("Found among the host's copies in")
  const [name = '', object] = [...s3.objects].find(([name]) => name.includes('stashed')) ?? []
  s3.objects.set(
    name,
    newObject(assemble({ ...takeApart(object?.body as Buffer), signature: Buffer.alloc(0) })),
  )
  expectRefused(await restoreOn(host, wanted, env), /has no signature/)
  expect(s3.objects.has(name)).toBe(true)
})

it('an entry of a cache service is verified, and one of actions/cache is not looked for', async () => {
  const env = runnerEnv(service, 'v2')
  const wanted = signing(own)
  expect(logOf(await saveOn(place.newHost(), wanted, env))).toContain('Cache saved with key: a-key')
  expectHit(await restoreOn(place.newHost(), wanted, env))
  const [entry] = service.v2.all
  const name = { key: 'a-key', version: String(entry?.version), scope: 'refs/heads/topic' }
  await service.put('v2', name, await service.bytesOf('v2', entry as Entry))
  // The service does not tell in which branch it has found the entry.
  const topic = runnerEnv(service, 'v2', newToken({ 'refs/heads/topic': 3 }))
  expectRefused(await restoreOn(place.newHost(), wanted, topic), wrong)
  const old = { ...inputs, key: 'old', compatible: 'true' }
  expect(logOf(await saveOn(place.newHost(), old, env))).toContain('Cache saved with key: old')
  const miss = await restoreOn(place.newHost(), signing(own, { key: 'old' }), env)
  expect(miss.main.outputs).toMatchObject({ hit: 'miss' })
  expect(warningsOf(miss.main)).toEqual([])
})

it('changes are laid on a signed base only', async () => {
  const host = place.newHost()
  const wanted = signing(own, { key: 'mounted', mode: 'mount', rolling: 'true' })
  const small = Object.fromEntries(Array.from({ length: 40 }, (_, nth) => [`deps/${nth}`, `${nth}`]))
  const first = await host.newJob()
  writeTree(first.workspace, { ...small, 'deps/one': 'one', 'deps/large': randomBytes(6 * 1024 ** 2) })
  await save(first, wanted)
  const mounted = async (file: string): Promise<Restored> => {
    const restored = await restoreOn(host, wanted)
    expectHit(restored)
    writeTree(restored.job.workspace, { [file]: 'new' })
    return restored
  }
  const second = await mounted('deps/0')
  const saved = await save(second.job, wanted, { state: second.main.state })
  expect(logOf(saved)).toContainEqual(expect.stringMatching(reused))
  const third = await mounted('deps/1')
  expect(readFileSync(join(third.job.workspace, 'deps/0'), 'utf8')).toBe('new')
  for (const path of entriesOf(host.store)) forgeSignature(path, join(host.dir, 'forged'))
  expect(logOf(await save(third.job, wanted, { state: third.main.state }))).toContainEqual(
    expect.stringMatching(/^Saving all files instead of the changes: the entry \S+ has a wrong signature/),
  )
})

/** Replaces an entry by one that differs in one bit of its signature. */
function forgeSignature(path: string, draft: string): void {
  const { signature = Buffer.alloc(0), ...object } = takeApart(readFileSync(path))
  signature.writeUInt8(signature.readUInt8(20) ^ 1, 20)
  writeFileSync(draft, assemble({ ...object, signature }), { mode: 0o600 })
  // The file itself is mounted.
  renameSync(draft, path)
}

describe('the bytes of a key', () => {
  const secrets = [own, Buffer.from(own).toString('base64'), ...pair.write.split('\n').slice(1, -2)]
  const key = `${own}\n${pair.write}`

  /**
   * The programs that show a secret in their arguments or environment, besides the step itself, which the runner gave it.
   * A program that starts looks like the step at first.
   */
  function programsWithSecrets(): string[] {
    return readdirSync('/proc').flatMap((pid) => {
      try {
        const [args = '', env = ''] = ['cmdline', 'environ'].map((name) =>
          readFileSync(`/proc/${pid}/${name}`, 'latin1'),
        )
        const isStep = /\/dist\/(restore|save|post)\.js\0$/.test(args)
        return !isStep && secrets.some((secret) => (args + env).includes(secret)) ? [args] : []
      } catch {
        return []
      }
    })
  }

  /** Looks at all programs as long as the step runs. */
  async function watched(run: Promise<StepRun>): Promise<StepRun> {
    const seen = new Set<string>()
    const timer = setInterval(() => {
      for (const program of programsWithSecrets()) seen.add(program)
    }, 20)
    const ended = await run.finally(() => clearInterval(timer))
    expect([...seen]).toEqual([])
    const shown = ended.stdout.replace(/^::add-mask::.*$/gm, '')
    const all = [shown, ended.stderr, ended.summary, JSON.stringify([ended.outputs, ended.state])].join('\n')
    for (const secret of secrets) {
      expect(all).not.toContain(secret)
      if (ended.outputs.hit !== undefined) expect(ended.stdout).toContain(`::add-mask::${secret}\n`)
    }
    return ended
  }

  function expectNoneIn(dir: string): void {
    for (const item of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      if (!item.isFile()) continue
      const text = readFileSync(join(item.parentPath, item.name), 'latin1')
      for (const secret of secrets) expect([item.name, text.includes(secret)]).toEqual([item.name, false])
    }
  }

  it('are nowhere but in the step: lazy mounts, reports, states, programs', async () => {
    const host = place.newHost()
    const wanted = onS3({ key: 'canary', 'signing-key': key, mode: 'lazy' })
    const first = await host.newJob({ env: { RUNNER_DEBUG: '1' } })
    writeTree(first.workspace, { 'deps/one': 'one', 'deps/large': randomBytes(3_000_000) })
    const saved = await watched(save(first, wanted))
    expect(logOf(saved)).toContain('Cache saved with key: canary')
    const job = await host.newJob({ env: { RUNNER_DEBUG: '1' } })
    const main = await watched(restore(job, wanted))
    expectHit({ job, main })
    expect(mountsBelow(dirname(job.temp)).some((line) => line.includes(' - fuse '))).toBe(true)
    expect(programsWithSecrets()).toEqual([])
    expect(serverBelow(dirname(job.temp))).toBeGreaterThan(0)
    await watched(save(job, wanted, { state: main.state }))
    await expectNothingLeft(job)
    expectNoneIn(host.dir)
    for (const { body } of s3.objects.values())
      for (const secret of secrets) expect(body.includes(secret)).toBe(false)
  })
})
