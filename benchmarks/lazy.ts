// Restores with `mode: lazy`, from a bucket over a slow link.
import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { output, timed } from '../scripts/command.ts'
import type { Bench, Contender } from './bench.ts'
import { type Bucket, inSeaweedfs, inVersitygw, largestObject } from './bucket.ts'
import { counted } from './counted.ts'
import { largeInputs, saveLarge } from './large-entry.ts'
import { peakKiBOf } from './memory.ts'
import { imageInBucket, imageInputs, type Mounted, whileMounted } from './mount.ts'

type Mode = 'lazy' | 'mount'

async function treeInputs(bench: Bench, mode: Mode): Promise<Record<string, string>> {
  return imageInputs((await bench.once(imageInBucket)).far, { mode, 'host-copies': 'false' })
}

/** Measures the time until the job's next step would begin. */
function ready(name: string, mode: Mode): Contender {
  return {
    name,
    measure: async (bench) =>
      whileMounted(bench, { inputs: await treeInputs(bench, mode) }, async ({ ms }) => ms),
  }
}

export const lazyReady = ready('headstart, lazy', 'lazy')
export const mountReady = ready('headstart, mount', 'mount')

const sizes = { small: 64, large: 2048 }

/** A bucket with images of one incompressible file each. */
async function largeImages(bench: Bench): Promise<Bucket> {
  const { near, far } = await bench.once(inVersitygw)
  for (const mebibytes of Object.values(sizes))
    await saveLarge(bench, near, { files: [mebibytes], mode: 'mount' })
  return { near, far }
}

function readyOf(mebibytes: number): Contender {
  return {
    name: `lazy, image of ${mebibytes} MiB`,
    async measure(bench) {
      const { far } = await bench.once(largeImages)
      const inputs = { ...largeInputs(far, mebibytes), mode: 'lazy', 'host-copies': 'false' }
      return whileMounted(bench, { inputs }, async ({ ms }) => ms)
    },
  }
}

export const smallReady = readyOf(sizes.small)
export const largeReady = readyOf(sizes.large)

/** The time when main ends. Later blocks are fetched ahead. */
export const bytesBeforeReady: Contender = {
  name: 'received before ready',
  async measure(bench) {
    const { far } = await bench.once(imageInBucket)
    const way = await counted(far.endpoint)
    let bytes = Number.NaN
    const onSpawn = (main: ChildProcess): void => {
      main.stdout?.on('data', (text: string) => {
        if (text.includes('Cache restored successfully')) bytes = way.bytes()
      })
    }
    const inputs = imageInputs({ ...far, endpoint: way.origin }, { mode: 'lazy', 'host-copies': 'false' })
    await whileMounted(bench, { inputs, onSpawn }, async () => 0)
    way.stop()
    return bytes / 1024
  },
}

/** Reads one file as soon as the mount is ready; a different file in each round. */
export const readingOne: Contender = {
  name: 'one file of the tree',
  async measure(bench) {
    const inputs = await treeInputs(bench, 'lazy')
    return whileMounted(bench, { inputs }, ({ job }) => {
      const path = fileOf(bench)
      return timed('cat', [join(job.workspace, path)], { signal: bench.signal })
    })
  },
}

let files = 0

/** A path in the tree, relative to the workspace. */
function fileOf({ source }: Bench): string {
  const packages = readdirSync(join(source, 'node_modules')).filter((name) => /^[a-z]/.test(name))
  files += 37
  return join('node_modules', packages[files % packages.length] ?? '', 'package.json')
}

/** Reads as many bytes as the smallest request does, over a new connection. */
export const oneRange: Contender = {
  name: 'curl -r of 1 MiB',
  async measure(bench) {
    const { far } = await bench.once(imageInBucket)
    const { url } = await largestObject(far)
    const args = ['-sSf', '--noproxy', '*', '-o', '/dev/null', '-w', '%{time_total}', '-r', '0-1048575', url]
    return 1000 * Number(await output('curl', args, { signal: bench.signal }))
  },
}

function reading(name: string, mode: Mode): Contender {
  return {
    name,
    measure: async (bench) =>
      whileMounted(bench, { inputs: await treeInputs(bench, mode) }, async ({ ms, job }: Mounted) => {
        const tree = join(job.workspace, 'node_modules')
        const args = ['-c', 'set -o pipefail; tar -c -C "$1" . | cat > /dev/null', 'bash', tree]
        return ms + (await timed('bash', args, { signal: bench.signal }))
      }),
  }
}

export const readingLazy = reading('lazy, then all of it read', 'lazy')
export const readingReceived = reading('mount, then all of it read', 'mount')

const giant = [1024, 1024, 1024, 1024]

/** An incompressible image of 4 GiB. */
async function giantImage(bench: Bench) {
  const { near } = await bench.once(inSeaweedfs)
  await saveLarge(bench, near, { files: giant, mode: 'mount' })
  return { inputs: { ...largeInputs(near, 4096), mode: 'lazy', 'host-copies': 'false' } }
}

/** Reads the whole image. @returns the peak memory of the process that serves it, in MiB */
export const servingGiants: Contender = {
  name: 'lazy, the server',
  async measure(bench) {
    const { inputs } = await bench.once(giantImage)
    return whileMounted(bench, { inputs }, async ({ job }) => {
      const beside = dirname(job.temp)
      const server = readdirSync(beside).find((name) => existsSync(join(beside, name, 'server'))) ?? ''
      const [pid] = readFileSync(join(beside, server, 'server'), 'latin1').split(' ')
      await timed(
        'cksum',
        giant.map((_, nth) => join(job.workspace, 'large', `${nth}`)),
        bench,
      )
      return peakKiBOf(Number(pid)) / 1024
    })
  },
}
