// Runs jobs of a rolling cache one after the other. Each job must find the tree that the last saving job left. A killed
// save may or may not have published its tree.
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeAtRandom } from '../__tests__/support/corpus/random-changes.ts'
import { described } from '../__tests__/support/described.ts'
import {
  entriesOf,
  type Inputs,
  logOf,
  type Place,
  restore,
  save,
  unmount,
} from '../__tests__/support/host.ts'
import { newRandom, type Random } from '../__tests__/support/random.ts'
import { startAzurite } from '../__tests__/support/servers/azurite.ts'
import { runnerEnv, startCacheService } from '../__tests__/support/servers/cache-service.ts'
import type { S3Server } from '../__tests__/support/servers/s3-server.ts'
import { startSeaweedfs } from '../__tests__/support/servers/seaweedfs.ts'
import { startVersitygw } from '../__tests__/support/servers/versitygw.ts'

/** A store, and the inputs that name it. */
interface JobStore {
  inputs: Inputs
  env: Record<string, string>
  stop(): Promise<void>
}

const stores: Record<string, (place: Place) => Promise<JobStore>> = {
  local: async () => ({ inputs: { store: 'local' }, env: {}, stop: async () => {} }),
  versitygw: () => bucketOn(startVersitygw),
  SeaweedFS: () => bucketOn(startSeaweedfs),
  async 'cache service'({ dir }) {
    const azurite = await startAzurite({ parent: dir })
    const service = await startCacheService(azurite)
    const stop = async (): Promise<void> => void (await Promise.all([service.stop(), azurite.stop()]))
    return { inputs: { store: 'github' }, env: runnerEnv(service, 'v2'), stop }
  },
}

async function bucketOn(start: () => Promise<S3Server>): Promise<JobStore> {
  const server = await start()
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = server
  const keys = { 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey }
  return { inputs: { bucket, endpoint, region, ...keys }, env: {}, stop: () => server.stop() }
}

/** Jobs that follow each other. */
interface Line {
  /** These can mount or unpack each other's entries. */
  modes: string[]
  /** The files of the tree, in 20 directories. */
  files: number
  /** The changes of a job. */
  changes: number
}

const lines: Line[] = [
  { modes: ['mount', 'lazy'], files: 200, changes: 8 },
  { modes: ['unpack'], files: 200, changes: 8 },
  // 2 % of the files: from the ninth save on, saves merge layers.
  { modes: ['mount', 'lazy'], files: 1000, changes: 20 },
]

interface JobsSoak {
  place: Place
  /** How many jobs follow each other, on each store. */
  jobs: number
  seed: number
  signal: AbortSignal
  /** Called after the jobs of a store and a line of modes. */
  onEnd(name: string, tally: JobsTally): void
}

/** @throws Error when a job finds another tree than the last one left */
export async function soakJobs({ place, jobs, seed, signal, onEnd }: JobsSoak): Promise<void> {
  for (const [name, start] of Object.entries(stores)) {
    const store = await start(place)
    try {
      for (const line of lines) {
        if (signal.aborted) return
        const tally = await runJobs(line, { place, store, jobs, seed })
        onEnd(`${name}, ${line.modes.join(' and ')}, ${line.files} files`, tally)
      }
    } finally {
      await store.stop()
    }
  }
}

export interface JobsTally {
  /** Saves of changes, and of all files. */
  changes: number
  whole: number
  /** Saves that merged layers with the changes. */
  merges: number
  /** Saves that were killed. */
  killed: number
}

async function runJobs(
  { modes, files, changes }: Line,
  { place, store, jobs, seed }: Pick<JobsSoak, 'place' | 'jobs' | 'seed'> & { store: JobStore },
): Promise<JobsTally> {
  const host = place.newHost()
  const random = newRandom(seed)
  const tally: JobsTally = { changes: 0, whole: 0, merges: 0, killed: 0 }
  // A save that was killed may have published its snapshot.
  let newest: string[][] = []
  let saveMs = 0
  for (let nth = 0; nth < jobs; nth++) {
    const inputs = { ...store.inputs, path: 'tree', key: 'jobs', rolling: 'true', 'host-copies': 'false' }
    const all = { ...inputs, mode: modes[nth % modes.length] as string }
    const job = await host.newJob({ env: store.env })
    const tree = join(job.workspace, 'tree')
    // Some jobs restore into a target that is not empty. The difference shows only in the tree that they leave.
    const hasOwnFiles = nth % 4 === 2 && all.mode !== 'unpack'
    if (hasOwnFiles) changeAtRandom(newDirectory(tree), 8, random)
    const main = await restore(job, all)
    // A file of the job is where the cache has a directory, or the other way round.
    if (
      hasOwnFiles &&
      logOf(main).some((line) => /^::warning::Failed to restore: .* where the cache has/.test(line))
    ) {
      await unmount(job, all, { state: main.state })
      continue
    }
    if (nth === 0) writeBase(tree, files, newRandom(seed).bytes(6 * 1024 ** 2))
    else if (!hasOwnFiles) {
      const found = await described(tree)
      const wrong = newest.map((left) => differences(found, left))
      if (wrong.every((lines) => lines.length > 0)) {
        // Ends the mounts.
        await unmount(job, all, { state: main.state })
        throw new Error(`job ${nth} of --seed ${seed} found another tree:\n${wrong[0]?.join('\n')}`)
      }
      newest = newest.filter((_, place) => wrong[place]?.length === 0)
    }
    changeFiles(tree, changes, random)
    const left = await described(tree)
    const killMs = nth % 5 === 4 ? (saveMs * random.below(100)) / 100 : undefined
    const onSpawn = (child: ChildProcess): void => {
      if (killMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killMs)
    }
    const post = await save(job, all, { state: main.state, onSpawn })
    const log = logOf(post)
    if (killMs !== undefined) {
      tally.killed++
      newest.push(left)
      await unmount(job, all, { state: main.state })
    } else if (log.includes('Cache saved with key: jobs')) {
      if (log.some((text) => / merged into the newest$/.test(text))) tally.merges++
      if (log.some((text) => text.startsWith('Reused '))) tally.changes++
      else tally.whole++
      newest = [left]
      saveMs = post.ms
    }
    rmSync(join(job.workspace, '..'), { recursive: true, force: true })
  }
  for (const path of entriesOf(host.store)) rmSync(path)
  return tally
}

function newDirectory(path: string): string {
  mkdirSync(path)
  return path
}

function differences(found: string[], left: string[]): string[] {
  const [more, less] = [
    found.filter((line) => !left.includes(line)),
    left.filter((line) => !found.includes(line)),
  ]
  return [...more.map((line) => `found ${line}`), ...less.map((line) => `left  ${line}`)]
}

/** Changes of all kinds in a directory, which add and remove at most some files. */
function changeFiles(tree: string, count: number, random: Random): void {
  for (let left = count; left > 0; left -= 8)
    changeAtRandom(join(tree, `d${random.below(20)}`), Math.min(left, 8), random)
}

function writeBase(tree: string, files: number, large: Buffer): void {
  for (let nth = 0; nth < files; nth++) {
    mkdirSync(join(tree, `d${nth % 20}`), { recursive: true })
    writeFileSync(join(tree, `d${nth % 20}/f${nth}`), `${nth}`)
  }
  writeFileSync(join(tree, 'large'), large)
}
