// Saves to a bucket: any failure leaves one whole entry or none, and no unfinished upload.
import { createHash } from 'node:crypto'
import { NameTaken } from '../../../src/system/failure.ts'
import { isFirst } from '../../support/first-writer.ts'
import { newRandom } from '../../support/random.ts'
import { begin, bytesOf, fill, nameOf, objectName, openOn, save, wantedOf } from '../../support/s3-store.ts'
import type { Fault } from '../../support/servers/faults.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'
import { newObject } from '../../support/servers/s3-objects.ts'
import type { Operation } from '../../support/servers/s3-request.ts'

let server: FaultyS3
beforeEach(async () => {
  server = await startFaultyS3({ likeR2: true })
})
afterEach(() => server.stop())

const partBytes = 5 * 1024 ** 2
const oneMiB = newRandom(1).bytes(1024 ** 2)
const threeParts = newRandom(2).bytes(2 * partBytes + 1000)
const name = objectName('a-key')

/** Strikes what concerns the entry, not the trial. */
const strike = (operation: Operation, fault: Fault, more: { times?: number; after?: number } = {}): void => {
  const on = (request: { operation: Operation; key: string }) =>
    request.operation === operation && request.key === name
  server.rules.push({ on, fault, ...more })
}
const asked = (operation: Operation) =>
  server.requests.filter((request) => request.operation === operation && request.key === name)

async function attempt(bytes: Buffer): Promise<unknown> {
  const { store } = openOn(server)
  const draft = await begin(store, nameOf('a-key'))
  try {
    await fill(draft, bytes)
    return await isFirst(draft)
  } catch (error) {
    return error as Error
  } finally {
    await draft.discard()
  }
}

function expectWhole(bytes: Buffer): void {
  expect(server.objects.get(name)?.body.equals(bytes)).toBe(true)
  expect(server.uploads.size).toBe(0)
}

function expectNothing(): void {
  expect(server.objects.has(name)).toBe(false)
  expect(server.uploads.size).toBe(0)
}

it('has the headers of `s3-headers` in the requests that need them, signed', async () => {
  const lines = 'X-Amz-Expected-Bucket-Owner: 111122223333\nx-amz-server-side-encryption: aws:kms'
  const { store } = openOn(server, { inputs: { 's3-headers': lines } })
  const draft = await begin(store, nameOf('a-key'))
  await fill(draft, threeParts)
  await draft.commit()
  await save(store, nameOf('small'))
  expect(await bytesOf(await store.find(wantedOf(['a-key'])))).toEqual(threeParts)
  const operationsWith = (header: string): Set<Operation> =>
    new Set(
      server.requests.flatMap(({ operation, headers }) => (headers[header] === undefined ? [] : [operation])),
    )
  const isPlain = ({ query }: { query: URLSearchParams }): boolean => query.has('X-Amz-Signature')
  expect(operationsWith('x-amz-server-side-encryption')).toEqual(
    new Set(['PutObject', 'CreateMultipartUpload']),
  )
  expect(server.requests.filter(isPlain)).not.toEqual([])
  for (const request of server.requests) {
    const { 'x-amz-expected-bucket-owner': owner, authorization = '' } = request.headers
    const inUrl = request.query.get('x-amz-expected-bucket-owner') ?? undefined
    expect([owner, inUrl]).toEqual(
      isPlain(request) ? [undefined, '111122223333'] : ['111122223333', undefined],
    )
    expect(authorization.includes('x-amz-expected-bucket-owner')).toBe(!isPlain(request))
  }
})

describe('an entry', () => {
  it('of one part is one request', async () => {
    expect(await attempt(oneMiB)).toBe(true)
    expectWhole(oneMiB)
    expect(asked('PutObject')).toHaveLength(1)
    expect(asked('CreateMultipartUpload')).toHaveLength(0)
  })

  it('of several parts is sent in equal parts, except the last', async () => {
    expect(await attempt(threeParts)).toBe(true)
    expectWhole(threeParts)
    const sizes = asked('UploadPart').map(({ headers }) => Number(headers['content-length']))
    expect(sizes.sort((a, b) => b - a)).toEqual([partBytes, partBytes, 1000])
  })

  it('of exactly one part is whole', async () => {
    const bytes = threeParts.subarray(0, partBytes)
    expect(await attempt(bytes)).toBe(true)
    expectWhole(bytes)
  })

  it('is sent with a digest per part that the server can check, without chunked encoding', async () => {
    await attempt(threeParts)
    const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
    const parts = asked('UploadPart').sort(
      (a, b) => Number(a.query.get('partNumber')) - Number(b.query.get('partNumber')),
    )
    expect(parts.map(({ headers }) => headers['x-amz-content-sha256'])).toEqual(
      [0, 1, 2].map((number) => digestOf(threeParts.subarray(number * partBytes, (number + 1) * partBytes))),
    )
    for (const { headers } of server.requests) {
      expect(
        Object.keys(headers).filter((header) => /trailer|checksum|^expect$|transfer-encoding/.test(header)),
      ).toEqual([])
      expect(headers['content-encoding']).toBeUndefined()
    }
  })

  it('is too large with more than 10,000 parts', async () => {
    const { store } = openOn(server)
    const draft = await begin(store, nameOf('a-key'))
    await expect(draft.addPart(10_000, [oneMiB])).rejects.toThrow(
      'the entry is larger than 10000 parts (50000 MiB in all), which is all that S3 takes: set the input `part-size` to more',
    )
    await draft.discard()
  })
})

describe('goes on after', () => {
  it.each<[string, Operation, Fault]>([
    ['a part that got 500', 'UploadPart', { kind: 'status', status: 500 }],
    ['a part that got SlowDown', 'UploadPart', { kind: 'status', status: 503, code: 'SlowDown' }],
    [
      'a part whose connection broke',
      'UploadPart',
      { kind: 'cut', how: 'reset', at: 'request', bytes: 1000 },
    ],
    ['a part whose answer was lost', 'UploadPart', { kind: 'cut', how: 'reset', at: 'effect' }],
    ['a part that has no ETag', 'UploadPart', { kind: 'header', name: 'ETag' }],
    ['a connection that was closed at its reuse', 'UploadPart', { kind: 'close-at-reuse' }],
    ['503 at the start', 'CreateMultipartUpload', { kind: 'status', status: 503 }],
    ['503 at the end', 'CompleteMultipartUpload', { kind: 'status', status: 503 }],
    [
      '200 that turns out an error',
      'CompleteMultipartUpload',
      { kind: 'status', status: 200, code: 'InternalError' },
    ],
    ['an end whose answer was lost', 'CompleteMultipartUpload', { kind: 'cut', how: 'reset', at: 'effect' }],
    [
      'an end that took effect and got 500',
      'CompleteMultipartUpload',
      { kind: 'status', status: 500, tookEffect: true },
    ],
    [
      'a Retry-After of a second',
      'UploadPart',
      { kind: 'status', status: 503, headers: { 'retry-after': '1' } },
    ],
  ])('%s', async (_, operation, fault) => {
    strike(operation, fault, { times: 1 })
    expect(await attempt(threeParts)).toBe(true)
    expectWhole(threeParts)
  })

  it.each<[string, Fault]>([
    ['500', { kind: 'status', status: 500 }],
    ['a lost answer', { kind: 'cut', how: 'reset', at: 'effect' }],
    ['500 that took effect', { kind: 'status', status: 500, tookEffect: true }],
  ])('%s to an entry of one part', async (_, fault) => {
    strike('PutObject', fault, { times: 1 })
    expect(await attempt(oneMiB)).toBe(true)
    expectWhole(oneMiB)
  })
})

describe('leaves nothing after', () => {
  it.each<[string, Operation, Fault, RegExp]>([
    ['500 for every part', 'UploadPart', { kind: 'status', status: 500 }, /cannot answer now \(500/],
    ['denied parts', 'UploadPart', { kind: 'status', status: 403, code: 'AccessDenied' }, /s3:PutObject/],
    ['no ETags', 'UploadPart', { kind: 'header', name: 'ETag' }, /lacks what those of S3 have/],
    [
      'errors in answers of 200',
      'CompleteMultipartUpload',
      { kind: 'status', status: 200, code: 'InternalError' },
      /cannot answer now/,
    ],
    ['500 at the end', 'CompleteMultipartUpload', { kind: 'status', status: 500 }, /cannot answer/],
    [
      'a Retry-After of a day',
      'UploadPart',
      { kind: 'status', status: 503, headers: { 'retry-after': '86400' } },
      /cannot answer/,
    ],
  ])('%s', async (_, operation, fault, message) => {
    strike(operation, fault)
    const error = await attempt(threeParts)
    expect(error).toBeInstanceOf(Error)
    expect((error as Error).message).toMatch(message)
    expectNothing()
    expect(asked('AbortMultipartUpload')).toHaveLength(1)
    expect(server.requests.filter(({ key }) => key === name).length).toBeLessThan(20)
  })

  it('a denied start, which is requested once', async () => {
    strike('CreateMultipartUpload', { kind: 'status', status: 403, code: 'AccessDenied' })
    expect(await attempt(threeParts)).toMatchObject({ kind: 'denied' })
    expectNothing()
    expect(asked('CreateMultipartUpload')).toHaveLength(1)
  })

  it('the job was cancelled in the middle', async () => {
    const cancel = new AbortController()
    strike('UploadPart', { kind: 'cut', how: 'stall', at: 'request', bytes: 1000 }, { after: 1 })
    const { store } = openOn(server, { signal: cancel.signal })
    const draft = await begin(store, nameOf('a-key'))
    const filling = fill(draft, threeParts)
    while (asked('UploadPart').length < 3) await new Promise((resolve) => setTimeout(resolve, 10))
    cancel.abort(new Error('cancelled by SIGINT'))
    await expect(filling).rejects.toThrow('cancelled by SIGINT')
    await draft.discard()
    expectNothing()
  })

  it('it was discarded while parts were under way', async () => {
    const { store } = openOn(server)
    const draft = await begin(store, nameOf('a-key'))
    const filling = expect(fill(draft, threeParts)).rejects.toThrow('the draft was discarded')
    await draft.discard()
    await filling
    expect(server.uploads.size).toBe(0)
  })

  it('says so if the rest may not be removed', async () => {
    strike('UploadPart', { kind: 'status', status: 403, code: 'AccessDenied' })
    strike('AbortMultipartUpload', { kind: 'status', status: 403, code: 'AccessDenied' })
    const { store, told, warned } = openOn(server)
    const draft = await begin(store, nameOf('a-key'))
    await expect(fill(draft, threeParts)).rejects.toThrow('denies access')
    await draft.discard()
    expect(warned).toEqual([])
    expect(told.slice(1)).toEqual([
      expect.stringMatching(/^The unfinished upload of .* could not be removed; a lifecycle rule/),
    ])
  })
})

describe('of concurrent writers of one name', () => {
  it('exactly one wins, a dozen times', async () => {
    const { store } = openOn(server)
    for (let round = 0; round < 12; round++) {
      const key = `race-${round}`
      const drafts = await Promise.all([1, 2, 3].map(() => begin(store, nameOf(key))))
      const won = await Promise.all(
        drafts.map(async (draft, racer) => {
          await fill(draft, Buffer.from(`entry of racer ${racer}`))
          return isFirst(draft)
        }),
      )
      expect(won.filter(Boolean)).toHaveLength(1)
      expect(server.objects.get(objectName(key))?.body.toString()).toBe(`entry of racer ${won.indexOf(true)}`)
      await Promise.all(drafts.map((draft) => draft.discard()))
    }
  })

  it.each([409, 412])('a writer that gets %i after another has published gives way', async (status) => {
    strike('CompleteMultipartUpload', {
      kind: 'status',
      status,
      code: status === 409 ? 'ConditionalRequestConflict' : 'PreconditionFailed',
    })
    const { store } = openOn(server)
    const draft = await begin(store, nameOf('a-key'))
    await fill(draft, threeParts)
    server.objects.set(name, newObject(oneMiB))
    await expect(draft.commit()).rejects.toThrow(NameTaken)
    await draft.discard()
    expectWhole(oneMiB)
  })

  it('a writer that gets 409 although there is no entry reports a failure', async () => {
    strike('CompleteMultipartUpload', { kind: 'status', status: 409, code: 'ConditionalRequestConflict' })
    expect(await attempt(threeParts)).toMatchObject({ kind: 'taken' })
    expectNothing()
  })

  it('a writer without the right to read learns it from the refusal', async () => {
    const { store } = openOn(server)
    const draft = await begin(store, nameOf('a-key'))
    await fill(draft, oneMiB)
    server.objects.set(name, newObject(threeParts))
    strike('HeadObject', { kind: 'status', status: 403, code: 'AccessDenied' })
    strike('GetObject', { kind: 'status', status: 403, code: 'AccessDenied' })
    await expect(draft.commit()).rejects.toThrow(NameTaken)
    expectWhole(threeParts)
  })
})

describe('a store without conditional writes', () => {
  const faults: [string, Fault][] = [
    ['ignores', { kind: 'ignore', header: 'If-None-Match' }],
    ['refuses', { kind: 'status', status: 501, code: 'NotImplemented' }],
    ['refuses', { kind: 'status', status: 400, code: 'InvalidArgument' }],
  ]
  it.each(faults)('%s If-None-Match: is detected before, and reported once', async (what, fault) => {
    server.rules.push({ on: ({ headers }) => headers['if-none-match'] !== undefined, fault })
    const { store, warned } = openOn(server)
    const late = await begin(store, nameOf('a-key'))
    await fill(late, threeParts)
    await save(store, nameOf('other-key'))
    server.objects.set(name, newObject(oneMiB))
    await expect(late.commit()).rejects.toThrow(NameTaken)
    await late.discard()
    expectWhole(oneMiB)
    expect(warned).toEqual([
      `The store has no way to keep two jobs from saving one key at once (it ${what} If-None-Match); the later one may win.`,
    ])
  })

  it('is detected too if only uploads in parts ignore conditions', async () => {
    server.rules.push({
      on: ({ operation }) => operation === 'CompleteMultipartUpload',
      fault: { kind: 'ignore', header: 'If-None-Match' },
    })
    const { store, warned } = openOn(server)
    await save(store, nameOf('other-key'))
    expect(warned).toEqual([])
    const late = await begin(store, nameOf('a-key'))
    await fill(late, threeParts)
    server.objects.set(name, newObject(oneMiB))
    await expect(late.commit()).rejects.toThrow(NameTaken)
    await late.discard()
    expectWhole(oneMiB)
    expect(warned).toEqual([expect.stringMatching(/^The store has no way to keep two jobs .* ignores/)])
  })

  it.each([
    ['single objects', 'PutObject', oneMiB],
    ['uploads in parts', 'CompleteMultipartUpload', threeParts],
  ] as const)(
    'is detected too if the condition is checked before the write, of %s',
    async (_, write, bytes) => {
      server.rules.push({
        // The first objects of the probe have no rivals.
        on: ({ operation, key, headers }) =>
          operation === write &&
          headers['if-none-match'] !== undefined &&
          !/\.if-none-match(-parts)?$/.test(key) &&
          !server.objects.has(key),
        fault: { kind: 'check-early', writers: 2 },
      })
      for (const key of ['first', 'second']) {
        const { store, warned } = openOn(server)
        const drafts = await Promise.all([1, 2].map(() => begin(store, nameOf(key))))
        for (const draft of drafts) await fill(draft, bytes)
        // Both are told that they saved, so the log must say that this may be wrong.
        expect(await Promise.all(drafts.map(isFirst))).toEqual([true, true])
        expect(warned).toEqual([
          'The store has no way to keep two jobs from saving one key at once (it checks If-None-Match, but not at the moment of the write); the later one may win.',
        ])
      }
    },
  )

  it.each([409, 412])('is not assumed of a store that refuses one of two writes by %i', async (status) => {
    const isRival = ({ key }: { key: string }): boolean => key.endsWith('-at-once')
    const code = status === 409 ? 'ConditionalRequestConflict' : 'PreconditionFailed'
    server.rules.push({ on: isRival, after: 1, fault: { kind: 'status', status, code } })
    const { store, warned } = openOn(server)
    await save(store, nameOf('a-key'))
    expect(warned).toEqual([])
    expect(server.requests.filter(isRival)).toHaveLength(2)
  })

  it('costs other stores at most one more request', async () => {
    const { store } = openOn(server)
    await save(store, nameOf('a-key'))
    const before = server.requests.length
    await save(store, nameOf('b-key'))
    expect(server.requests.length - before).toBeLessThanOrEqual(3)
  })
})

it('checks whether the name is taken before packing', async () => {
  server.objects.set(name, newObject(oneMiB))
  const { store } = openOn(server)
  await expect(store.create(nameOf('a-key'))).rejects.toThrow(NameTaken)
  expect(server.requests.map(({ operation }) => operation)).toEqual(['HeadObject'])
})

it.each([
  ['read or list', 'nothing'],
  ['read, list, or try out the store', '/.if-none-match'],
])('writes without the right to %s', async (_, ending) => {
  server.rules.push({
    on: ({ operation, key }) =>
      ['HeadObject', 'GetObject', 'ListObjectsV2'].includes(operation) || key.endsWith(ending),
    fault: { kind: 'status', status: 403, code: 'AccessDenied' },
  })
  expect(await attempt(threeParts)).toBe(true)
  expectWhole(threeParts)
})

it('gives back the saved bytes', async () => {
  expect(await attempt(threeParts)).toBe(true)
  const { store } = openOn(server)
  expect((await bytesOf(await store.find(wantedOf(['a-key']))))?.equals(threeParts)).toBe(true)
})
