// Inputs for a bucket are checked before any request.

import { readInputs } from '../../../src/inputs/inputs.ts'
import { isAws } from '../../../src/inputs/s3.ts'

const read = (given: Record<string, string>) => {
  const all: Record<string, string> = { key: 'a-key', path: 'path', bucket: 'a-bucket', ...given }
  return readInputs((name) => all[name] ?? '', '/cache').s3
}

it('requires a bucket if the store is s3', () => {
  expect(() => read({ store: 's3', bucket: '' })).toThrow('Input `bucket` is required with `store: s3`.')
})

it.each(['abc', 'a-bucket', 'a.bucket', 'Old_Bucket', 'b'.repeat(63)])('takes the bucket %s', (bucket) => {
  expect(read({ bucket }).bucket).toBe(bucket)
})

it.each(['ab', 'b'.repeat(64), 'a/b', '../a', 'a..b', '-ab', 'ab.', 'a b', 'a?b', 'a#b', 'arn:aws:s3:::b'])(
  'refuses the bucket %s',
  (bucket) => {
    expect(() => read({ bucket })).toThrow(`Input \`bucket\` is '${bucket}'; it must be the name of a bucket`)
  },
)

it.each([
  ['', undefined],
  ['/', undefined],
  ['ci', 'ci'],
  ['/ci/cache/', 'ci/cache'],
  ['team=a/b_c-d.e', 'team=a/b_c-d.e'],
])('takes the prefix %j as %j', (written, prefix) => {
  expect(read({ 'bucket-prefix': written }).prefix).toBe(prefix)
})

it.each(['..', 'a/../b', './a', 'a//b', 'a b', 'a%2F', 'caf\u00e9', 'a?b', 'a#b', 'a\\b', 'p'.repeat(257)])(
  'refuses the prefix %s',
  (prefix) => {
    expect(() => read({ 'bucket-prefix': prefix })).toThrow(
      `Input \`bucket-prefix\` is '${prefix}'; it may have`,
    )
  },
)

it.each([
  ['https://s3.example.com', 'https://s3.example.com'],
  ['https://s3.example.com/', 'https://s3.example.com'],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
  ['HTTPS://S3.Example.COM:443', 'https://s3.example.com'],
  ['http://[::1]:9000', 'http://[::1]:9000'],
])('takes the endpoint %s', (written, endpoint) => {
  expect(read({ endpoint: written }).endpoint).toBe(endpoint)
})

it.each([
  ['s3.example.com', 'is no URL; it must look like https://s3.example.com'],
  ['s3.example.com:9000', 'must start with https:// or http://'],
  ['https://', 'is no URL; it must look like https://s3.example.com'],
  ['//s3.example.com', 'is no URL; it must look like https://s3.example.com'],
  ['ftp://s3.example.com', 'must start with https:// or http://'],
  ['file:///etc/passwd', 'must start with https:// or http://'],
  ['https://user:canary@s3.example.com', 'must not hold credentials; give them as inputs of their own'],
  ['https://canary@s3.example.com', 'must not hold credentials; give them as inputs of their own'],
  ['https://s3.example.com/?a=canary', 'must not have a query or fragment'],
  ['https://s3.example.com/?', 'must not have a query or fragment'],
  ['https://s3.example.com/#canary', 'must not have a query or fragment'],
  [
    'https://s3.example.com/a-bucket',
    'must not have a path; `bucket` and `bucket-prefix` are inputs of their own',
  ],
  ['https://s3.example.com:99999', 'is no URL; it must look like https://s3.example.com'],
])('refuses the endpoint %s', (endpoint, why) => {
  const whole = expect.objectContaining({ name: 'JobFailure', message: `Input \`endpoint\` ${why}.` })
  expect(() => read({ endpoint })).toThrow(whole)
})

it.each([
  ['', '', false],
  ['', 'true', true],
  ['https://s3.example.com', '', true],
  ['https://s3.example.com', 'FALSE', false],
  ['https://s3.eu-west-1.amazonaws.com', '', false],
  ['https://amazonaws.com.example.com', '', true],
])('with endpoint %j and force-path-style %j: %j', (endpoint, written, pathStyle) => {
  expect(read({ endpoint, 'force-path-style': written }).forcePathStyle).toBe(pathStyle)
})

it('refuses another word for force-path-style', () => {
  expect(() => read({ 'force-path-style': 'yes' })).toThrow(
    "Input `force-path-style` is 'yes'; it must be one of: true, false.",
  )
})

it.each(['EU_WEST', 'eu-west-1.evil.example', 'eu/west', 'r'.repeat(41)])(
  'refuses the region %s',
  (region) => {
    expect(() => read({ region })).toThrow(`Input \`region\` is '${region}'; it must be the name of a region`)
  },
)

it.each(['access-key-id', 'secret-access-key'])('refuses %s alone, without showing it', (name) => {
  const mistake = 'Inputs `access-key-id` and `secret-access-key` must be given together.'
  expect(() => read({ [name]: 'canary' })).toThrow(expect.objectContaining({ message: mistake }))
})

it('refuses a session token alone, without showing it', () => {
  const mistake =
    'Input `session-token` belongs to `access-key-id` and `secret-access-key`, which are not given.'
  expect(() => read({ 'session-token': 'canary' })).toThrow(expect.objectContaining({ message: mistake }))
})

it.each([
  [undefined, true],
  ['https://s3.eu-west-1.amazonaws.com', true],
  ['https://s3.cn-north-1.amazonaws.com.cn', true],
  ['https://amazonaws.com.example.com', false],
  ['https://notamazonaws.com', false],
])('knows whether %j is one of AWS: %j', (endpoint, aws) => {
  expect(isAws(endpoint)).toBe(aws)
})
