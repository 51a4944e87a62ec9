// Inputs mean the same as in actions/cache, and mistakes in the others are reported.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { readInputs } from '../../../src/inputs/inputs.ts'

const noBucket = {
  bucket: '',
  prefix: undefined,
  region: undefined,
  endpoint: undefined,
  forcePathStyle: false,
  credentials: undefined,
  headers: { every: {}, create: {} },
}

const read = (given: Record<string, string>) => {
  const all: Record<string, string> = { key: 'a-key', path: 'path', ...given }
  return readInputs((name) => all[name] ?? '', '/cache')
}

it('requires only a key and a path', () => {
  expect(read({})).toEqual({
    key: 'a-key',
    restoreKeys: [],
    paths: ['path'],
    crossOs: false,
    failOnMiss: false,
    lookupOnly: false,
    store: 'auto',
    localDir: '/cache/headstart',
    s3: noBucket,
    hostCopies: { use: 'auto', dir: '/cache/headstart-copies', maxBytes: 20_000_000_000 },
    connections: 8,
    partBytes: 8 * 1024 ** 2,
    mode: 'unpack',
    broker: '/run/headstart/broker.sock',
    ramdisk: 'false',
    checkImages: 'auto',
    save: 'on-success',
    jobStatus: '',
    secretFiles: 'warn',
    sourceTimes: undefined,
    compressionLevel: 3,
    compatible: false,
    summary: 'auto',
  })
})

it('reads every input', () => {
  const inputs = read({
    key: 'k',
    path: 'a\nb',
    'restore-keys': 'r1\nr2',
    enableCrossOsArchive: 'true',
    'fail-on-cache-miss': 'true',
    'lookup-only': 'true',
    store: 'local',
    'local-dir': '/store',
    bucket: 'a-bucket',
    'bucket-prefix': '/a/prefix/',
    region: 'eu-west-1',
    endpoint: 'https://s3.example.com/',
    'force-path-style': 'false',
    'access-key-id': 'key',
    'secret-access-key': 'secret',
    'session-token': 'token',
    'host-copies': '/copies',
    'host-copies-size': '5GiB',
    connections: '16',
    's3-headers': 'X-Amz-Storage-Class: GLACIER_IR\nx-amz-request-payer: requester\n',
    'part-size': '16MiB',
    mode: 'unpack',
    broker: 'false',
    ramdisk: 'auto',
    'check-images': 'true',
    compatible: 'false',
    save: 'never',
    'job-status': 'failure',
    'secret-files': 'skip',
    'source-times': 'TRUE',
    'compression-level': '19',
    summary: 'false',
    rolling: 'true',
    'rolling-keep': '5',
    'rolling-min-age': '60',
    'rolling-branches': 'all',
    prune: 'false',
    'max-size': '2GB',
  })
  expect(inputs).toEqual({
    key: 'k',
    restoreKeys: ['r1', 'r2'],
    paths: ['a', 'b'],
    crossOs: true,
    failOnMiss: true,
    lookupOnly: true,
    store: 'local',
    localDir: '/store',
    s3: {
      bucket: 'a-bucket',
      prefix: 'a/prefix',
      region: 'eu-west-1',
      endpoint: 'https://s3.example.com',
      forcePathStyle: false,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'token' },
      headers: {
        every: { 'x-amz-request-payer': 'requester' },
        create: { 'x-amz-storage-class': 'GLACIER_IR' },
      },
    },
    hostCopies: { use: 'on', dir: '/copies', maxBytes: 5 * 1024 ** 3 },
    connections: 16,
    partBytes: 16 * 1024 ** 2,
    mode: 'unpack',
    broker: undefined,
    ramdisk: 'auto',
    checkImages: 'always',
    compatible: false,
    save: 'never',
    jobStatus: 'failure',
    secretFiles: 'skip',
    sourceTimes: true,
    compressionLevel: 19,
    summary: 'false',
    rolling: { keep: 5, minAgeMinutes: 60, branches: 'all', prune: 'false', maxBytes: 2e9 },
  })
})

it.each(['key', 'path'])('fails without %s, with the message of actions/cache', (name) => {
  expect(() => read({ [name]: '' })).toThrow(`Input required and not supplied: ${name}`)
})

describe('lines', () => {
  it.each([
    { written: 'one', lines: ['one'] },
    { written: 'one\ntwo', lines: ['one', 'two'] },
    { written: 'one\r\ntwo\r\n', lines: ['one', 'two'] },
    { written: '\n\none\n\n\ntwo\n\n', lines: ['one', 'two'] },
    { written: '  one  \n\ttwo\t', lines: ['one', 'two'] },
    { written: 'one two', lines: ['one two'] },
    { written: '! one\n!two\n!  three', lines: ['!one', '!two', '!three'] },
    { written: ' ! one', lines: ['! one'] },
    { written: '!\tone', lines: ['!one'] },
    { written: '# remark', lines: ['# remark'] },
    { written: 'one\rtwo', lines: ['one\rtwo'] },
  ])('in $written are $lines', ({ written, lines }) => {
    expect(read({ path: written }).paths).toEqual(lines)
    expect(read({ 'restore-keys': written }).restoreKeys).toEqual(lines)
  })
})

describe('a switch of actions/cache', () => {
  it.each([
    ['true', true],
    ['TRUE', true],
    ['True', true],
    ['false', false],
    ['', false],
    ['yes', false],
    ['1', false],
    ['on', false],
  ])('%j counts as %j', (written, on) => {
    expect(read({ enableCrossOsArchive: written }).crossOs).toBe(on)
    expect(read({ 'fail-on-cache-miss': written }).failOnMiss).toBe(on)
    expect(read({ 'lookup-only': written }).lookupOnly).toBe(on)
    expect(read({ 'save-always': written }).save).toBe(on ? 'always' : 'on-success')
  })
})

it.each([
  ['true', 'on-success'],
  ['FALSE', 'never'],
])('save may be the condition %s', (written, save) => {
  expect(read({ save: written }).save).toBe(save)
})

describe('save-always', () => {
  it.each(['on-success', 'never', 'always', ''])('wins over any value of save: %j', (save) => {
    expect(read({ save, 'save-always': 'true' }).save).toBe('always')
  })
})

it.each([
  ['github, local', { store: 'github', second: { kind: 'local', saves: false } }],
  ['GitHub,local,save', { store: 'github', second: { kind: 'local', saves: true } }],
  ['local', { store: 'local', second: undefined }],
])('store may be %s', (store, places) => {
  expect(read({ store })).toMatchObject(places)
})

it.each(['auto,local', 'local,', 'local, local', 'github, local, keep', 'github, local, save, s3'])(
  'store is not %s',
  (store) => {
    expect(() => read({ store })).toThrow('two stores must be two of github, s3, local')
  },
)

it.each(['x-amz-acl: public-read', 'x-amz-storage-class', 'x-amz-storage-class: A B', 'host: other'])(
  's3-headers has no line %s',
  (line) => {
    expect(() => read({ 's3-headers': line })).toThrow('x-amz-expected-bucket-owner')
  },
)

it.each(['s3, github', 'github, s3'])('store %s needs a bucket', (store) => {
  expect(() => read({ store })).toThrow('Input `bucket` is required with `store: s3`.')
})

describe('a choice', () => {
  it.each([
    { name: 'store', legal: 'auto, github, s3, local', wrong: ['s3 ', 'x', 'none'] },
    { name: 'mode', legal: 'unpack, mount, lazy', wrong: ['x', 'unpacked'] },
    { name: 'compatible', legal: 'false, true', wrong: ['yes', 'actions-cache'] },
    { name: 'check-images', legal: 'auto, true', wrong: ['always', 'false'] },
    { name: 'ramdisk', legal: 'false, auto, true', wrong: ['on', 'off'] },
    { name: 'prune', legal: 'auto, false', wrong: ['off', 'true'] },
    { name: 'save', legal: 'on-success, always, never, true, false', wrong: ['yes', 'on-failure'] },
    { name: 'secret-files', legal: 'warn, refuse, skip, ignore', wrong: ['true', 'fail'] },
    { name: 'summary', legal: 'auto, true, false', wrong: ['yes', '1', 'no'] },
    { name: 'rolling', legal: 'false, true', wrong: ['yes', 'always'] },
    { name: 'rolling-branches', legal: 'default, all', wrong: ['main'] },
  ])('$name is one of $legal, and a mistake names them', ({ name, legal, wrong }) => {
    for (const value of legal.split(', ')) {
      const given = { bucket: 'a-bucket' }
      expect(() => read({ ...given, [name]: value })).not.toThrow()
      expect(read({ ...given, [name]: value.toUpperCase() })).toEqual(read({ ...given, [name]: value }))
    }
    for (const value of wrong) {
      expect(() => read({ [name]: value })).toThrow(
        expect.objectContaining({
          name: 'JobFailure',
          message: `Input \`${name}\` is '${value}'; it must be one of: ${legal}.`,
        }),
      )
    }
  })
})

describe('compression-level', () => {
  it.each(['1', '3', '19', '07'])('may be %s', (level) => {
    expect(read({ 'compression-level': level }).compressionLevel).toBe(Number(level))
  })

  it.each(['0', '20', '-1', '3.5', 'fast', '1e9', 'NaN'])('may not be %s', (level) => {
    expect(() => read({ 'compression-level': level })).toThrow(
      expect.objectContaining({
        name: 'JobFailure',
        message: `Input \`compression-level\` is '${level}'; it must be a whole number from 1 to 19.`,
      }),
    )
  })
})

describe('a rolling cache', () => {
  it('is one only where rolling is true', () => {
    expect(read({ 'rolling-keep': '3' }).rolling).toBeUndefined()
    expect(read({ rolling: 'true' }).rolling).toEqual({
      keep: 1,
      minAgeMinutes: 0,
      branches: 'default',
      prune: 'auto',
      maxBytes: undefined,
    })
  })

  it.each([
    ['rolling-keep', '0', '1 to 1000'],
    ['rolling-keep', '1001', '1 to 1000'],
    ['rolling-min-age', '-1', '0 to 10080'],
    ['rolling-min-age', 'daily', '0 to 10080'],
  ])('has no %s of %s', (name, value, legal) => {
    const mistake = `Input \`${name}\` is '${value}'; it must be a whole number from ${legal}.`
    expect(() => read({ [name]: value })).toThrow(mistake)
  })

  it.each(['0MB', '5', 'large'])('has no max-size of %s', (value) => {
    expect(() => read({ 'max-size': value })).toThrow(
      `Input \`max-size\` is '${value}'; it must be more than 0, in GB, GiB, MB or MiB.`,
    )
  })

  it('has no entries of actions/cache', () => {
    expect(() => read({ rolling: 'true', compatible: 'true' })).toThrow(
      /^Inputs `rolling` and `compatible` are both true/,
    )
  })
})

describe('local-dir', () => {
  it.each([
    ['', '/cache/headstart'],
    ['/a/store', '/a/store'],
    ['/a/../store/', '/store'],
    ['~', homedir()],
    ['~/store', join(homedir(), 'store')],
    ['~other', join(process.cwd(), '~other')],
    ['store', join(process.cwd(), 'store')],
  ])('%j is %s', (written, dir) => {
    expect(read({ 'local-dir': written }).localDir).toBe(dir)
  })
})

describe('connections', () => {
  it.each(['1', '8', '64'])('may be %s', (connections) => {
    expect(read({ connections }).connections).toBe(Number(connections))
  })

  it.each(['0', '65', '-1', '1.5', 'many'])('may not be %s', (connections) => {
    const mistake = `Input \`connections\` is '${connections}'; it must be a whole number from 1 to 64.`
    expect(() => read({ connections })).toThrow(mistake)
  })
})

describe('host-copies', () => {
  it.each([
    ['auto', 'auto', '/cache/headstart-copies'],
    ['True', 'on', '/cache/headstart-copies'],
    ['FALSE', 'off', '/cache/headstart-copies'],
    ['/a/./copies/', 'on', '/a/copies'],
    ['~/copies', 'on', join(homedir(), 'copies')],
    ['~', 'on', homedir()],
  ])('may be %s', (written, use, dir) => {
    expect(read({ 'host-copies': written }).hostCopies).toMatchObject({ use, dir })
  })

  it.each(['on', 'off', 'copies', './copies', '~user/copies'])('may not be %s', (written) => {
    expect(() => read({ 'host-copies': written })).toThrow(
      `Input \`host-copies\` is '${written}'; it must be auto, true, false, or a directory that is absolute or starts with ~/.`,
    )
  })

  it.each([
    ['20GB', 20e9],
    ['1 GiB', 1024 ** 3],
    ['500MB', 5e8],
    ['500mib', 500 * 1024 ** 2],
  ])('may hold %s', (written, bytes) => {
    expect(read({ 'host-copies-size': written }).hostCopies.maxBytes).toBe(bytes)
  })

  it.each(['0GB', '20', 'GB', '-1GB', '1.5GB', '20TB', 'lots'])('may not hold %s', (written) => {
    expect(() => read({ 'host-copies-size': written })).toThrow(
      `Input \`host-copies-size\` is '${written}'; it must be more than 0, in GB, GiB, MB or MiB.`,
    )
  })
})

describe('part-size', () => {
  it.each([
    ['5MiB', 5 * 1024 ** 2],
    ['8 mib', 8 * 1024 ** 2],
    ['6MB', 6_000_000],
    ['512MiB', 512 * 1024 ** 2],
    ['10000000', 10_000_000],
  ])('may be %s', (written, bytes) => {
    expect(read({ 'part-size': written }).partBytes).toBe(bytes)
  })

  it.each(['4MiB', '5MB', '513MiB', '8', '8GiB', 'MiB', '-8MiB', '8.5MiB'])('may not be %s', (written) => {
    expect(() => read({ 'part-size': written })).toThrow(
      `Input \`part-size\` is '${written}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`,
    )
  })
})
