// Requests go to the hosts that AWS documents for a bucket, or to the given endpoint.
import { bucketUrl, isReachable } from '../../../src/stores/s3/address.ts'
import { inputsFor } from '../../support/s3-store.ts'

const switches = ['AWS_USE_FIPS_ENDPOINT', 'AWS_USE_DUALSTACK_ENDPOINT'] as const
const clear = (): void => {
  for (const name of switches) delete process.env[name]
}
beforeEach(clear)
afterAll(clear)

const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
const urlOf = (bucket: string, region: string, endpoint = '', pathStyle = ''): string =>
  bucketUrl(inputsFor({ ...keys, bucket, region, endpoint }, { 'force-path-style': pathStyle }).s3, region)
    .href

it.each([
  ['a-bucket', 'eu-west-1', 'https://a-bucket.s3.eu-west-1.amazonaws.com/'],
  ['a.bucket', 'eu-west-1', 'https://s3.eu-west-1.amazonaws.com/a.bucket/'],
  ['A_Bucket', 'us-east-1', 'https://s3.us-east-1.amazonaws.com/A_Bucket/'],
  ['a-bucket', 'cn-north-1', 'https://a-bucket.s3.cn-north-1.amazonaws.com.cn/'],
  ['a-bucket', 'us-gov-west-1', 'https://a-bucket.s3.us-gov-west-1.amazonaws.com/'],
  ['a-bucket', 'us-isob-east-1', 'https://a-bucket.s3.us-isob-east-1.sc2s.sgov.gov/'],
  ['a-bucket', 'eusc-de-east-1', 'https://a-bucket.s3.eusc-de-east-1.amazonaws.eu/'],
])('finds the bucket %s in the region %s of AWS', (bucket, region, url) => {
  expect(urlOf(bucket, region)).toBe(url)
})

it.each([
  ['https://s3.example.com', '', 'https://s3.example.com/a-bucket/'],
  ['https://s3.example.com:8443', 'false', 'https://a-bucket.s3.example.com:8443/'],
  ['http://127.0.0.1:9000', 'false', 'http://127.0.0.1:9000/a-bucket/'],
  ['http://[::1]:9000', 'false', 'http://[::1]:9000/a-bucket/'],
  ['https://s3.eu-west-1.amazonaws.com', '', 'https://a-bucket.s3.eu-west-1.amazonaws.com/'],
  ['', 'true', 'https://s3.eu-west-1.amazonaws.com/a-bucket/'],
])("takes the endpoint '%s' with force-path-style '%s'", (endpoint, pathStyle, url) => {
  expect(urlOf('a-bucket', 'eu-west-1', endpoint, pathStyle)).toBe(url)
})

it('obeys the switches for FIPS and dual-stack endpoints of AWS', () => {
  for (const name of switches) process.env[name] = 'true'
  expect(urlOf('a-bucket', 'us-east-1')).toBe('https://a-bucket.s3-fips.dualstack.us-east-1.amazonaws.com/')
  expect(urlOf('a-bucket', 'us-east-1', 'http://s3.example.com')).toBe('http://s3.example.com/a-bucket/')
})

it.each([
  ['eu-west-1', 'us-east-1', true],
  ['us-east-1', 'us-east-1', false],
  ['us-gov-west-1', 'us-east-1', false],
  ['cn-north-1', 'cn-northwest-1', true],
])('a request for a bucket in %s that was sent to %s may be repeated there: %s', (region, from, may) => {
  expect(isReachable(region, from)).toBe(may)
})
