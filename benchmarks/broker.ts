// Restores an image in a container that may not mount: by unpacking, and through a broker of the host. The image is in the
// local store, or in a bucket.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrokerHost, type Container, newBrokerHost } from '../__tests__/support/jobs/containers.ts'
import type { Signer } from '../__tests__/support/servers/presigned.ts'
import { newJob, runStep } from '../scripts/as-runner.ts'
import { timed } from '../scripts/command.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { optionsOf, save, toolCache } from './headstart-save.ts'
import { imageInBucket, imageInputs, localImage, mountInputs, whileMounted } from './mount.ts'

interface Contained {
  host: BrokerHost
  container: Container
  stop(): Promise<void>
}

async function contained(bench: Bench): Promise<Contained> {
  const host = await newBrokerHost({ dir: bench.disk })
  await host.startBroker()
  return { host, container: await host.newContainer(), stop: () => host.end() }
}

async function unpack(bench: Bench, inputs: Record<string, string>): Promise<number> {
  const { container } = await bench.once(contained)
  const job = await newJob(await emptyDirectory(bench, 'target'), { toolCache: toolCache(bench) })
  const options = { ...optionsOf({}, bench), node: container.node }
  const { ms, stdout } = await runStep(job, 'restore', inputs, options)
  if (!stdout.includes('Unpacking')) throw new Error(`nothing was unpacked:\n${stdout}`)
  return ms
}

export const unpackingInContainer: Contender = {
  name: 'unpack in the container',
  async measure(bench) {
    await bench.once(localImage)
    return unpack(bench, { ...mountInputs, broker: 'false' })
  },
}

/** Mounts an image through the broker, which rebuilds it for the first job. */
async function mountBrokered(bench: Bench, inputs: Record<string, string>): Promise<number> {
  const { host, container } = await bench.once(contained)
  const brokered = { ...inputs, broker: host.socket }
  return whileMounted(bench, { inputs: brokered, node: container.node }, async ({ ms, job }) => {
    container.run(['test', '-d', join(job.workspace, 'node_modules/.bin')])
    return ms
  })
}

export const waitingForRebuild: Contender = {
  name: 'wait for the rebuild, then mount',
  async measure(bench) {
    await bench.once(localImage)
    const { host } = await bench.once(contained)
    for (const image of host.images()) rmSync(join(host.dir, 'store/broker/images', image))
    return mountBrokered(bench, mountInputs)
  },
}

/** An image as a save makes it, and a directory for files made from it. */
async function plainImage({ disk, source, signal }: Bench): Promise<{ image: string; dir: string }> {
  const image = join(disk, 'plain-image')
  const how = [
    '-comp',
    'zstd',
    '-Xcompression-level',
    '1',
    '-no-tailends',
    '-no-xattrs',
    '-no-exports',
    '-all-root',
  ]
  await timed('mksquashfs', [source, image, '-quiet', '-no-progress', ...how], { signal })
  return { image, dir: join(disk, 'unpacked') }
}

const rebuild = `
import os, socket, sys, types
sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
from headstart_broker import layers, store
store = store.Store(sys.argv[2], 1 << 40)
os.makedirs(store.scratch + "/root", exist_ok=True)
ends = socket.socketpair()
caller = types.SimpleNamespace(uid=0, gid=0, connection=ends[0])
layers.rebuild(os.open(sys.argv[3], os.O_RDONLY), caller, store, 1 << 40, store.scratch)`

/** Rebuilds in the sandboxes, without the earlier copy and its digest. */
export const rebuilding: Contender = {
  name: 'rebuild an image',
  async measure(bench) {
    const { image } = await bench.once(plainImage)
    const args = [join(import.meta.dirname, '../broker/python'), join(bench.disk, 'broker-store'), image]
    return timed('python3', ['-IS', '-c', rebuild, ...args], { signal: bench.signal })
  },
}

export const unpackingImage: Contender = {
  name: 'unsquashfs',
  async measure(bench) {
    const { image, dir } = await bench.once(plainImage)
    await emptyDirectory(bench, 'unpacked')
    return timed('unsquashfs', ['-quiet', '-no-progress', '-no-xattrs', '-f', '-d', dir, image], {
      signal: bench.signal,
    })
  },
}

export const mountingByBroker: Contender = {
  name: 'mount through the broker',
  async measure(bench) {
    await bench.once(localImage)
    return mountBrokered(bench, mountInputs)
  },
}

export const mountingFromBucketByBroker: Contender = {
  name: 'mount through the broker, from S3',
  async measure(bench) {
    const { near } = await bench.once(imageInBucket)
    return mountBrokered(bench, imageInputs(near, { 'host-copies': 'false' }))
  },
}

const signingKey = { 'signing-key': 'a key of thirty-two bytes or more' }

/** A signed image of the tree in a bucket, and a host whose broker fetches from there. */
async function containedWithBucket(bench: Bench): Promise<Contained & { near: Signer }> {
  const { near } = await bench.once(imageInBucket)
  await save(bench, { inputs: imageInputs(near, { ...signingKey, key: 'signed' }) })
  const facts = {
    bucket: `${near.endpoint}/${near.bucket}`,
    region: near.region,
    'access-key-id': near.accessKeyId,
    'secret-access-key': near.secretAccessKey,
    ...signingKey,
    'trusted-scopes': { 'octo/demo': ['refs/heads/main'] },
  }
  const file = join(bench.disk, 'trusted-scopes.json')
  writeFileSync(file, JSON.stringify(facts), { mode: 0o600 })
  const host = await newBrokerHost({ dir: bench.disk })
  await host.startBroker('--trusted-scopes', file)
  return { host, near, container: await host.newContainer(), stop: () => host.end() }
}

export const fetchingByBroker: Contender = {
  name: 'the host fetches the image from S3',
  async measure(bench) {
    const { host, near, container } = await bench.once(containedWithBucket)
    for (const image of host.images()) rmSync(join(host.dir, 'store/broker/images', image))
    const inputs = imageInputs(near, {
      ...signingKey,
      key: 'signed',
      'host-copies': 'false',
      broker: host.socket,
    })
    return whileMounted(bench, { inputs, node: container.node }, async ({ ms, log }) => {
      if (!log.includes('Waiting for the host to fetch') || log.includes('rebuild'))
        throw new Error(`the host did not fetch the image:\n${log}`)
      return ms
    })
  },
}
