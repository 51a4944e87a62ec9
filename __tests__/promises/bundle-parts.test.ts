// What the build splits off, used in the built action.
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import type { StepRun } from '../../scripts/as-runner.ts'
import { annotationsOf, type Inputs, logOf, newPlace, restore } from '../support/host.ts'
import { newCertificate } from '../support/servers/certificate.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'
import type { Stoppable } from '../support/servers/supervised.ts'
import { startTlsFront } from '../support/servers/tls-front.ts'

const place = newPlace()
const started: Stoppable[] = []
afterAll(() => Promise.all(started.map((server) => server.stop())))

function keep<T extends Stoppable>(server: T): T {
  started.push(server)
  return server
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = async (): Promise<void> => {
    server.close()
    server.closeAllConnections()
  }
  keep({ stop })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const serve = (listener: RequestListener): Promise<string> => listen(createServer(listener))
const inputs: Inputs = { path: 'deps', key: 'a-key' }
const warningsOf = (run: StepRun): string[] =>
  annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))

it('each step starts from two files, because each further one takes milliseconds on Windows, and a thread of tar loads one', () => {
  const dist = join(import.meta.dirname, '../../dist')
  const importsOf = (name: string): string[] => {
    const found = readFileSync(join(dist, name), 'utf8').matchAll(/^import .* from "\.\/(.*)";$/gm)
    return [...found].map(([, imported = '']) => imported)
  }
  const steps = ['restore', 'restore-only', 'post', 'save', 'unmount']
  const imports = steps.map((step) => importsOf(`${step}.js`))
  const [start = ''] = imports[0] ?? []
  expect(imports).toEqual(steps.map(() => [start]))
  expect(importsOf(start)).toEqual(['tar.js'])
  expect(importsOf('bench.js')).toEqual([start, 'tar.js'])
  expect(importsOf('tar-thread.js')).toEqual(['tar.js'])
  expect(importsOf('tar.js')).toEqual([])
})

describe('a restore from a bucket', () => {
  let bucket: FaultyS3
  beforeAll(async () => {
    bucket = keep(await startFaultyS3())
  })
  const restoreWith = async (env: Record<string, string>): Promise<StepRun> => {
    const { endpoint, region } = bucket
    const job = await place.newHost().newJob({ env: { AWS_EC2_METADATA_DISABLED: 'true', ...env } })
    return restore(job, { ...inputs, bucket: bucket.bucket, endpoint, region })
  }

  it('has no credentials where there are none', async () => {
    expect(warningsOf(await restoreWith({}))).toEqual([
      expect.stringContaining('there are no credentials for the bucket: give the inputs `access-key-id`'),
    ])
  })

  it('takes the credentials of a container', async () => {
    const { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey } = bucket
    const keys = { AccessKeyId, SecretAccessKey, Token: 'a-token', Expiration: '2100-01-01T00:00:00Z' }
    const origin = await serve((_, response) => response.end(JSON.stringify(keys)))
    const run = await restoreWith({ AWS_CONTAINER_CREDENTIALS_FULL_URI: `${origin}/role` })
    expect(logOf(run).join('\n')).toContain('from the container')
    expect(warningsOf(run)).toEqual([])
  })

  it('takes the credentials of a web identity', async () => {
    const host = place.newHost()
    const certificate = newCertificate(host.dir, ['DNS:sts.us-east-1.amazonaws.com'])
    const sts = await serve((_, response) => {
      response.setHeader('content-type', 'text/xml').end(
        `<AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult><Credentials>
<AccessKeyId>${bucket.accessKeyId}</AccessKeyId><SecretAccessKey>${bucket.secretAccessKey}</SecretAccessKey>
<SessionToken>a-token</SessionToken><Expiration>2100-01-01T00:00:00Z</Expiration>
</Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`,
      )
    })
    const front = keep(await startTlsFront(sts, certificate))
    // Whatever host the tunnel is to lead to, this one leads there.
    const proxy = createServer().on('connect', (_, socket) => {
      const target = connect(Number(new URL(front.origin).port), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n')
        target.pipe(socket).pipe(target)
      })
      target.on('error', () => socket.destroy())
      socket.on('error', () => target.destroy())
    })
    const file = join(host.dir, 'token')
    writeFileSync(file, 'a.web.token')
    const run = await restoreWith({
      AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/cache',
      AWS_WEB_IDENTITY_TOKEN_FILE: file,
      HTTPS_PROXY: await listen(proxy),
      NODE_EXTRA_CA_CERTS: certificate.certFile,
    })
    expect(logOf(run).join('\n')).toContain('from web identity')
    expect(warningsOf(run)).toEqual([])
  })
})
