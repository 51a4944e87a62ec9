// Makes entries that are large because their few files do not compress.
import { randomFillSync } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Signer } from '../__tests__/servers/presigned.ts'
import type { StepOptions } from '../scripts/as-runner.ts'
import { type Bench, emptyDirectory } from './bench.ts'
import { type Bucket, inputsFor, inSeaweedfs, inVersitygw } from './bucket.ts'
import { save } from './headstart-save.ts'

/** What restores such an entry. */
export const largeInputs = (server: Signer): Record<string, string> =>
  inputsFor(server, { path: 'large', key: 'large' })

/** Buckets with an entry of 512 MiB. */
export const largeInSeaweedfs = largeIn(inSeaweedfs)
export const largeInVersitygw = largeIn(inVersitygw)

function largeIn(open: (bench: Bench) => Promise<Bucket>) {
  return async (bench: Bench): Promise<Bucket> => {
    const { near, far } = await bench.once(open)
    await saveLarge(bench, near, { files: [512] })
    return { near, far }
  }
}

export interface Large {
  /** In MiB, each of the files. */
  files: number[]
  onSpawn?: StepOptions['onSpawn']
}

/** Saves such an entry with the action itself. */
export async function saveLarge(bench: Bench, server: Signer, { files, onSpawn }: Large): Promise<void> {
  const workspace = await emptyDirectory(bench, 'large-source')
  const large = await emptyDirectory(bench, 'large-source/large')
  for (const [number, mebibytes] of files.entries()) await writeRandom(join(large, `${number}`), mebibytes)
  await save(bench, { inputs: largeInputs(server), workspace, onSpawn })
  await rm(workspace, { recursive: true })
}

async function writeRandom(path: string, mebibytes: number): Promise<void> {
  const file = await open(path, 'wx')
  try {
    const bytes = Buffer.alloc(2 ** 20)
    for (let written = 0; written < mebibytes; written += 1) await file.write(randomFillSync(bytes))
  } finally {
    await file.close()
  }
}
