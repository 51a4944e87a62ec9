// Signatures are those that AWS publishes for its example requests: the client's, and those of the broker's own signer.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { newClient } from '../../../src/stores/s3/client.ts'
import type { HttpRequest } from '../../../src/stores/transfer/http-contract.ts'
import vectors from '../../support/aws-signature-v4.json' with { type: 'json' }
import { brokerPackage, importable } from '../../support/jobs/broker-package.ts'

const { accessKeyId, secretAccessKey, region, host, requests, presigned } = vectors
const signedMs = Date.parse(vectors.time)
const day = `${vectors.time.slice(0, 10).replaceAll('-', '')}/${region}/s3/aws4_request`

afterEach(() => void jest.restoreAllMocks())

/** A client whose clock stands at the time of the examples. */
function clientAt(sent: HttpRequest[]) {
  jest.spyOn(Date, 'now').mockReturnValue(signedMs)
  return newClient({
    http: {
      request: async (_, request) => {
        sent.push(request)
        return { status: 200, headers: {}, body: Readable.from([]) }
      },
      close: async () => {},
    },
    urlIn: () => new URL(`https://${host}/`),
    region,
    credentials: {
      source: 'the examples',
      renewable: false,
      get: async () => ({ accessKeyId, secretAccessKey }),
    },
    headers: { every: {}, create: {} },
    onRegion() {},
  })
}

const authorizationOf = ({ signedHeaders, signature }: (typeof requests)[number]): string =>
  `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${day}, SignedHeaders=${signedHeaders}, Signature=${signature}`

// The client sends no Date, which X-Amz-Date replaces.
const withoutDate = requests.filter(({ headers }) => !('date' in headers))

it.each(withoutDate)('the client signs $name', async (vector) => {
  const { method, path, query, headers, body } = vector
  const sent: HttpRequest[] = []
  await clientAt(sent).send(
    {
      method: method as 'GET' | 'PUT',
      path,
      query: query as Record<string, string>,
      headers: headers as Record<string, string>,
      ...(body !== '' && { body: [Buffer.from(body)] }),
    },
    { signal: new AbortController().signal },
  )
  expect(sent.map(({ headers }) => headers?.authorization)).toEqual([authorizationOf(vector)])
})

it('the client signs URLs', async () => {
  const url = new URL(await clientAt([]).signUrl(presigned.name, presigned.expiresSeconds))
  expect(url.origin + url.pathname).toBe(`https://${host}/${presigned.name}`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${accessKeyId}/${day}`,
    'X-Amz-Date': '20130524T000000Z',
    'X-Amz-Expires': String(presigned.expiresSeconds),
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': presigned.signature,
  })
})

it.each(requests)('the broker signs $name', (vector) => {
  const { method, path, query, headers, body } = vector
  const search = new URLSearchParams(query as Record<string, string>).toString()
  const program = `${importable}
import json, urllib.parse
from headstart_broker.bucket import signed
facts, method, url, headers, digest, now = json.loads(sys.argv[1])
print(signed(facts, method, urllib.parse.urlsplit(url), headers, digest, now)["authorization"])`
  const digest = createHash('sha256').update(body).digest('hex')
  const facts = { region, 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey }
  const given = [facts, method, `https://${host}/${path}?${search}`, headers, digest, '20130524T000000Z']
  const args = ['-IS', '-c', program, brokerPackage, JSON.stringify(given)]
  expect(execFileSync('python3', args, { encoding: 'utf8' }).trim()).toBe(authorizationOf(vector))
})
