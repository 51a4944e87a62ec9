// Starts real S3 servers with a bucket each, on this host directly or over a slow link.
import { presigned, type Signer } from '../__tests__/support/servers/presigned.ts'
import { startSeaweedfs } from '../__tests__/support/servers/seaweedfs.ts'
import { throttled } from '../__tests__/support/servers/throttle.ts'
import { startVersitygw } from '../__tests__/support/servers/versitygw.ts'
import type { Bench } from './bench.ts'

export interface Bucket {
  near: Signer
  far: Signer
  stop?(): Promise<void>
}

export const limits = { latencyMs: 20, bytesPerSecond: 50_000_000 }

export const inVersitygw = (bench: Bench): Promise<Bucket> => open(startVersitygw, bench)
export const inSeaweedfs = (bench: Bench): Promise<Bucket> => open(startSeaweedfs, bench)

async function open(start: typeof startVersitygw, { disk }: Bench): Promise<Bucket> {
  const near = await start({ parent: disk, keepAlive: true })
  const way = await throttled(near.endpoint, limits)
  return {
    near,
    far: { ...near, endpoint: way.origin },
    async stop() {
      await way.stop()
      await near.stop()
    },
  }
}

/** The inputs with which a user would cache the tree in the bucket. */
export function inputsFor(server: Signer, more: Record<string, string> = {}): Record<string, string> {
  return {
    path: 'node_modules',
    key: 'benchmark',
    store: 's3',
    bucket: server.bucket,
    endpoint: server.endpoint,
    region: server.region,
    'access-key-id': server.accessKeyId,
    'secret-access-key': server.secretAccessKey,
    ...more,
  }
}

/** The bucket's first 1,000 objects. */
export async function objectsOf(server: Signer): Promise<{ key: string; bytes: number }[]> {
  const list = await fetch(presigned(server, { method: 'GET', query: { 'list-type': '2' } }))
  const objects = [...(await list.text()).matchAll(/<Key>(.*?)<\/Key>.*?<Size>(\d+)<\/Size>/gs)]
  return objects.map(([, key = '', size]) => ({ key, bytes: Number(size) }))
}

/** @returns a signed URL of the bucket's largest object, and its size */
export async function largestObject(server: Signer): Promise<{ url: string; bytes: number }> {
  const [largest] = (await objectsOf(server)).toSorted((a, b) => b.bytes - a.bytes)
  if (!largest) throw new Error('the bucket is empty')
  return { url: presigned(server, { method: 'GET', key: largest.key }), bytes: largest.bytes }
}
