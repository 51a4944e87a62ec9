// Restores the tree with `mode: mount`.
import { join } from 'node:path'
import type { Signer } from '../__tests__/support/servers/presigned.ts'
import { type Job, newJob, runStep } from '../scripts/as-runner.ts'
import { timed } from '../scripts/command.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { type Bucket, inputsFor, inVersitygw, largestObject } from './bucket.ts'
import { curlRanges } from './curl-downloads.ts'
import { dropCaches } from './disk.ts'
import { localInputs, optionsOf, type SaveOptions, save, toolCache } from './headstart-save.ts'

export const mountInputs = { ...localInputs, key: 'benchmark-image', mode: 'mount' }

export interface Mounted {
  ms: number
  job: Job
  log: string
}

/** Mounts an existing entry while `use` runs. @returns the result of `use` */
export async function whileMounted(
  bench: Bench,
  options: SaveOptions,
  use: (mounted: Mounted) => Promise<number>,
): Promise<number> {
  const { inputs = mountInputs, env = {} } = options
  const job = await newJob(await emptyDirectory(bench, 'target'), { toolCache: toolCache(bench), env })
  const main = await runStep(job, 'restore', inputs, optionsOf(options, bench))
  try {
    const unpacked = /^Unpacking .*/m.exec(main.stdout)
    if (unpacked || !main.stdout.includes('Cache restored from key'))
      throw new Error(`nothing was mounted:\n${main.stdout}${main.stderr}`)
    return await use({ ms: main.ms, job, log: main.stdout })
  } finally {
    await runStep(job, 'post', inputs, { ...optionsOf(options, bench), state: main.state })
  }
}

/** An image of the tree in the local store. */
export async function localImage(bench: Bench): Promise<object> {
  await save(bench, { inputs: mountInputs })
  return {}
}

async function mountOnce(bench: Bench, inputs: Record<string, string> = mountInputs): Promise<number> {
  return whileMounted(bench, { inputs }, async ({ ms }) => ms)
}

export const mounting: Contender = {
  name: 'headstart',
  async measure(bench) {
    await bench.once(localImage)
    return mountOnce(bench)
  },
}

/** The inputs that save and restore an image of the tree. If an archive has the same key, the newer entry is restored. */
export function imageInputs(server: Signer, more: Record<string, string> = {}): Record<string, string> {
  return inputsFor(server, { key: mountInputs.key, mode: 'mount', ...more })
}

/** A bucket with an image of the tree. */
export async function imageInBucket(bench: Bench): Promise<Bucket> {
  const { near, far } = await bench.once(inVersitygw)
  await save(bench, { inputs: imageInputs(near) })
  return { near, far }
}

export const mountingFromBucket: Contender = {
  name: 'headstart',
  async measure(bench) {
    const { near } = await bench.once(imageInBucket)
    return mountOnce(bench, imageInputs(near, { 'host-copies': 'false' }))
  },
}

/** A bucket with the image. The stash has a copy of it that was mounted before. */
async function imageInStash(bench: Bench): Promise<Bucket> {
  const bucket = await bench.once(imageInBucket)
  for (const _ of ['fills it', 'proves it']) await mountOnce(bench, stashedInputs(bench, bucket))
  return bucket
}

function stashedInputs({ disk }: Bench, { near }: Bucket): Record<string, string> {
  return imageInputs(near, { 'host-copies': join(disk, 'copies') })
}

export const mountingFromStash: Contender = {
  name: 'headstart, stash of S3',
  measure: async (bench) => mountOnce(bench, stashedInputs(bench, await bench.once(imageInStash))),
}

/** Copies to the same disk. */
export const curlingImage: Contender = {
  name: '8 x curl -r',
  async measure(bench) {
    const { near } = await bench.once(imageInBucket)
    const into = await emptyDirectory(bench, 'target')
    return (await curlRanges({ ...(await largestObject(near)), connections: 8, into }, bench)).ms
  },
}

/** Reads every byte of every file, with cold caches. */
export async function readCold(dir: string, { signal }: Bench): Promise<number> {
  await dropCaches()
  return timed('bash', ['-c', 'set -o pipefail; tar -c -C "$1" . | cat > /dev/null', 'bash', dir], { signal })
}

export const readingMounted: Contender = {
  name: 'mounted',
  async measure(bench) {
    await bench.once(localImage)
    return whileMounted(bench, {}, ({ job }) => readCold(join(job.workspace, 'node_modules'), bench))
  },
}

export const readingUnpacked: Contender = {
  name: 'unpacked',
  measure: (bench) => readCold(join(bench.source, 'node_modules'), bench),
}
