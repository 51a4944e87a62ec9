// Lookups in a bucket: few requests, narrow lists, and the right answer with few rights.
import { readIndex } from '../../../src/entry/index-frame.ts'
import { S3Error } from '../../../src/stores/s3/errors.ts'
import { foundIn } from '../../../src/stores/s3/lookup.ts'
import type { Entry } from '../../../src/stores/store.ts'
import { NameTaken } from '../../../src/system/failure.ts'
import { bytesOf, main, nameOf, objectName, openOn, save, version, wantedOf } from '../../support/s3-store.ts'
import type { Fault } from '../../support/servers/faults.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'
import { newObject } from '../../support/servers/s3-objects.ts'
import type { Operation, S3Request } from '../../support/servers/s3-request.ts'

let server: FaultyS3
beforeEach(async () => {
  server = await startFaultyS3()
})
afterEach(() => server.stop())

const put = (name: string, ageMs = 0): void => {
  const modified = new Date(Date.now() - ageMs)
  server.objects.set(name, newObject(Buffer.from(name), { modified }))
}
const asked = (operation: Operation) => server.requests.filter((request) => request.operation === operation)
const deny = (...operations: Operation[]): void => {
  server.rules.push({
    on: ({ operation }) => operations.includes(operation),
    fault: { kind: 'status', status: 403, code: 'AccessDenied' },
  })
}

describe('requests', () => {
  it('for a hit: one for the key and one list per scope and version', async () => {
    put(objectName('a-key'))
    const { store } = openOn(server)
    const scopes = ['refs/pull/7/merge', main]
    const entry = await store.find({
      scopes,
      keys: ['a-key', 'a-', 'b-'],
      versions: [version, 'e'.repeat(64)],
    })
    expect(entry).toMatchObject({ key: 'a-key', size: objectName('a-key').length })
    expect(asked('GetObject')).toHaveLength(4)
    expect(asked('ListObjectsV2').length).toBeLessThanOrEqual(4)
    expect(server.requests.length).toBeLessThanOrEqual(8)
  })

  it('are all sent before the first answer arrives', async () => {
    const together = Promise.withResolvers<void>()
    let waiting = 0
    server.rules.push({
      on: () => {
        if (++waiting === 4) together.resolve()
        return true
      },
      fault: { kind: 'cut', how: 'stall', at: 'answer' },
    })
    const cancel = new AbortController()
    const { store } = openOn(server, { signal: cancel.signal })
    const finding = store.find(wantedOf(['a-key', 'a-'], ['refs/heads/dev', main]))
    await together.promise
    cancel.abort(new Error('cancelled'))
    await expect(finding).rejects.toThrow('cancelled')
  })

  it('for a list do not delay a hit in the nearest scope', async () => {
    put(objectName('a-key'))
    server.rules.push({
      on: ({ operation }) => operation === 'ListObjectsV2',
      fault: { kind: 'cut', how: 'stall', at: 'answer' },
    })
    const { store } = openOn(server)
    expect(await store.find(wantedOf(['a-key', 'a-']))).toMatchObject({ key: 'a-key' })
  })

  it('never list more than one scope and version', async () => {
    for (let number = 0; number < 1001; number++) put(objectName(`k-${number}`))
    const { store } = openOn(server)
    await store.find(wantedOf(['x', 'k-1', 'k'], ['refs/heads/dev', main]))
    const prefixes = asked('ListObjectsV2').map(({ query }) => query.get('prefix') ?? '')
    expect(prefixes.length).toBeGreaterThan(2)
    for (const prefix of prefixes)
      expect(prefix).toMatch(/^a\/prefix\/octo%2Fdemo\/refs%2Fheads%2F(main|dev)\/f{64}\//)
  })
})

describe('with more than 1,000 entries', () => {
  beforeEach(() => {
    for (let number = 0; number < 2500; number++) put(objectName(`npm-${number}`), 10_000 + number * 1000)
    put(objectName('npm-zz'), 5000)
    put(objectName('zz-last'), 1000)
  })

  it.each([
    { keys: ['npm-'], key: 'npm-zz', why: 'the newest is on the last page' },
    { keys: ['none', 'zz'], key: 'zz-last', why: 'another prefix is listed by itself' },
    { keys: ['npm-2', 'npm-'], key: 'npm-2', why: 'exact before prefix' },
    { keys: ['npm-24', 'npm-'], key: 'npm-24', why: 'exact before prefix' },
    { keys: ['npm-249x', 'npm-249'], key: 'npm-249', why: 'a restore key may be exact' },
    { keys: ['none', 'npm-2499'], key: 'npm-2499', why: 'on the third page' },
    { keys: ['NPM-1'], key: 'npm-1', why: 'another case on the first page' },
    { keys: ['none'], key: undefined, why: 'there is none' },
  ])('$keys is answered by $key: $why', async ({ keys, key }) => {
    const { store } = openOn(server)
    expect((await store.find(wantedOf(keys)))?.key).toBe(key)
  })
})

describe('where listing is denied', () => {
  beforeEach(() => deny('ListObjectsV2'))

  it.each([{ keys: ['a-key'] }, { keys: ['none', 'a-key'] }])(
    '$keys is found by its very name',
    async ({ keys }) => {
      put(objectName('a-key'))
      const { store, warned } = openOn(server)
      expect((await store.find(wantedOf(keys, ['refs/heads/dev', main])))?.key).toBe('a-key')
      expect(warned).toEqual([])
    },
  )

  it('a miss says so', async () => {
    put(objectName('a-key-2'))
    const { store, told } = openOn(server)
    expect(await store.find(wantedOf(['a-key', 'a-']))).toBeUndefined()
    expect(told.at(-1)).toMatch(
      /^Only entries with exactly the key could be found: .* denies access .* s3:ListBucket$/,
    )
  })

  it('and AWS denies missing objects, the next scope is still requested', async () => {
    put(objectName('a-key'))
    server.rules.push({
      on: ({ operation, key }) => operation !== 'ListObjectsV2' && !server.objects.has(key),
      fault: { kind: 'status', status: 403, code: 'AccessDenied' },
    })
    const { store } = openOn(server)
    expect((await store.find(wantedOf(['a-key'], ['refs/heads/dev', main])))?.key).toBe('a-key')
    await expect(store.find(wantedOf(['none'], ['refs/heads/dev', main]))).rejects.toThrow(
      /denies access .* s3:GetObject/,
    )
  })
})

describe('the index of an entry', () => {
  const isLookup = ({ operation, query }: S3Request): boolean =>
    operation === 'GetObject' && !query.has('X-Amz-Signature')
  const reads = (): number => asked('GetObject').filter((request) => !isLookup(request)).length

  it('comes with the answer that finds it', async () => {
    const { store } = openOn(server)
    await save(store, nameOf('a-key'))
    const entry = await store.find(wantedOf(['a-key']))
    expect(await readIndex(entry as Entry)).toMatchObject({ key: 'a-key' })
    expect(reads()).toBe(0)
  })

  it('comes with that answer too if ranges have the status of whole objects', async () => {
    const like = await startFaultyS3({ likeRclone: true })
    try {
      const { store } = openOn(like)
      const bytes = await save(store, nameOf('a-key'))
      const entry = await store.find(wantedOf(['a-key']))
      expect(await bytesOf(entry)).toEqual(bytes)
      expect(like.requests.filter(({ query }) => query.has('X-Amz-Signature'))).toEqual([])
    } finally {
      await like.stop()
    }
  })

  it.each<[string, Fault]>([
    ['gives no ranges', { kind: 'ignore', header: 'Range' }],
    ['gives no end of what is shorter', { kind: 'status', status: 416, code: 'InvalidRange' }],
    ['packs what it sends', { kind: 'gzip' }],
    ['sends another range', { kind: 'header', name: 'Content-Range', value: 'bytes 1-2/3' }],
    ['does not say which range it sends', { kind: 'header', name: 'Content-Range' }],
    ['sends less than it says', { kind: 'resize', bytes: -1 }],
    ['does not name the object', { kind: 'header', name: 'ETag' }],
  ])('is read by a separate request if the store %s', async (_, fault) => {
    const { store } = openOn(server)
    const bytes = await save(store, nameOf('a-key'))
    server.rules.push({ on: isLookup, fault })
    const entry = await store.find(wantedOf(['a-key']))
    expect(await readIndex(entry as Entry)).toMatchObject({ key: 'a-key' })
    expect(reads()).toBe(1)
    expect(await bytesOf(entry)).toEqual(bytes)
  })
})

it('is an error after few requests if all of them are denied', async () => {
  deny('ListObjectsV2', 'GetObject')
  const { store } = openOn(server)
  await expect(store.find(wantedOf(['a-key', 'a-']))).rejects.toThrow('denies access')
  expect(server.requests.length).toBeLessThanOrEqual(5)
})

it('uses the list if the request for the key fails', async () => {
  put(objectName('a-key'))
  server.rules.push({
    on: ({ operation }) => operation === 'GetObject',
    fault: { kind: 'status', status: 500 },
  })
  const { store } = openOn(server)
  expect((await store.find(wantedOf(['a-key'])))?.key).toBe('a-key')
})

it.each([
  ['an entry', 'npm-2'],
  ['one whose name could not hold its key', `npm-${'2'.repeat(300)}`],
])('goes on to the next best if %s is removed between list and read', async (_, key) => {
  const { store } = openOn(server)
  const bytes = await save(store, nameOf('npm-1'))
  await save(store, nameOf(key))
  const [name = '', object] = [...server.objects].find(([name]) => /npm-2/.test(name)) ?? []
  if (object) object.modified = new Date(Date.now() + 60_000)
  server.rules.push({
    on: (request) => request.operation === 'GetObject' && request.key === name,
    fault: { kind: 'delete' },
  })
  const entry = await store.find(wantedOf(['none', 'npm-']))
  expect(entry?.key).toBe('npm-1')
  expect(await bytesOf(entry)).toEqual(bytes)
})

it('sets no condition if lists have no ETags, and takes ETags from other answers', async () => {
  const bare = await startFaultyS3({ likeS3sFs: true })
  try {
    const { store } = openOn(bare)
    const bytes = await save(store, nameOf('npm-1'))
    const entry = await store.find(wantedOf(['none', 'npm-']))
    expect(await bytesOf(entry)).toEqual(bytes)
    await expect(store.create(nameOf('npm-1'))).rejects.toThrow(NameTaken)
  } finally {
    await bare.stop()
  }
})

it('reads the key of an entry whose name could not hold the key', async () => {
  const { store } = openOn(server)
  const long = `${'k'.repeat(300)}-one`
  await save(store, nameOf(long))
  for (const keys of [[long], ['none', 'k'], [long.slice(0, 200)], [long.slice(0, 160)]])
    expect((await store.find(wantedOf(keys)))?.key).toBe(long)
  expect(await store.find(wantedOf([`${long.slice(0, 200)}x`]))).toBeUndefined()
  const [name] = [...server.objects.keys()].filter((name) => name.includes('~'))
  server.objects.set(String(name), newObject(Buffer.from('not an entry of ours at all'.repeat(10))))
  expect(await store.find(wantedOf(['k']))).toBeUndefined()
})

it('removes an entry if it has the right', async () => {
  const { store } = openOn(server)
  await save(store, nameOf('a-key'))
  const entry = await store.find(wantedOf(['a-key']))
  deny('DeleteObject')
  await expect(entry?.reject()).rejects.toThrow(/denies access .* s3:DeleteObject/)
  server.rules.pop()
  await entry?.reject()
  expect(await store.find(wantedOf(['a-key']))).toBeUndefined()
})

describe('the choice over answers', () => {
  const createdAt = new Date(0)
  const entry = (key: string) => ({ name: key, size: 1, etag: '"1"', createdAt, key, cut: false })
  const gave = async (...keys: string[]) => keys.map(entry)
  const [deniedList, deniedObject] = [new S3Error('denied', 'no list'), new S3Error('denied', 'no object')]
  const busy = new S3Error('busy', 'later')

  it('takes a list that worked, whatever else fails', async () => {
    const found = await foundIn(gave('a', 'b'), () => [Promise.reject(busy)])
    expect(found).toEqual({ candidates: ['a', 'b'].map(entry) })
  })

  it('takes exact names where the list was denied', async () => {
    const found = await foundIn(Promise.reject(deniedList), () => [gave('a'), Promise.reject(deniedObject)])
    expect(found).toEqual({ candidates: [entry('a')], deniedList, deniedObject })
  })

  it.each([
    ['a list', busy, []],
    ['an exact name', deniedList, ['a', busy]],
  ])('throws another error of %s', async (_, error, answers) => {
    const byNames = () =>
      answers.map((answer) => (typeof answer === 'string' ? gave(answer) : Promise.reject(answer)))
    await expect(foundIn(Promise.reject(error), byNames)).rejects.toThrow(busy)
  })
})
