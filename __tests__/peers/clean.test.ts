// `clean/` removes entries of servers of other people while it lists them, page by page.
import pLimit from 'p-limit'
import { clean, newPlace } from '../support/host.ts'
import { presigned } from '../support/servers/presigned.ts'
import type { S3Server } from '../support/servers/s3-server.ts'
import { startSeaweedfs } from '../support/servers/seaweedfs.ts'
import { startVersitygw } from '../support/servers/versitygw.ts'

const place = newPlace()
const version = 'a'.repeat(64)

async function fill(server: S3Server, prefix: string, count: number): Promise<void> {
  const limit = pLimit(16)
  const keys = Array.from({ length: count }, (_, i) => `npm-${String(i).padStart(5, '0')}`)
  const put = async (key: string): Promise<void> => {
    const name = `${prefix}/octo%2Fdemo/refs%2Fheads%2Fmain/${version}/${key}`
    const url = presigned(server, { method: 'PUT', key: name })
    expect((await fetch(url, { method: 'PUT', body: 'no entry' })).ok).toBe(true)
  }
  await Promise.all(keys.map((key) => limit(() => put(key))))
}

it.each([
  ['SeaweedFS', startSeaweedfs],
  ['versitygw', startVersitygw],
])(
  'from %s',
  async (_, start) => {
    const server = await start()
    try {
      const host = place.newHost()
      await fill(server, 'ci', 2_100)
      await fill(server, 'other', 1)
      const inputs = {
        bucket: server.bucket,
        endpoint: server.endpoint,
        region: server.region,
        'access-key-id': server.accessKeyId,
        'secret-access-key': server.secretAccessKey,
        connections: '32',
      }
      const run = await clean(await host.newJob(), {
        ...inputs,
        'bucket-prefix': 'ci',
        keys: 'npm-',
        'dry-run': 'false',
      })
      expect(run).toMatchObject({ exitCode: 0, outputs: { matched: '2100', removed: '2100' } })
      const left = await clean(await host.newJob(), { ...inputs, 'bucket-prefix': 'ci', keys: 'npm-' })
      expect(left.outputs).toEqual({ matched: '0', removed: '0' })
      const other = await clean(await host.newJob(), { ...inputs, 'bucket-prefix': 'other', keys: 'npm-' })
      expect(other.outputs).toEqual({ matched: '1', removed: '0' })
    } finally {
      await server.stop()
    }
  },
  120_000,
)
