// Makes large entries from a few files that do not compress.
import { randomFillSync } from 'node:crypto'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Signer } from '../__tests__/support/servers/presigned.ts'
import type { StepOptions } from '../scripts/as-runner.ts'
import type { Bench } from './bench.ts'
import { type Bucket, inputsFor, inSeaweedfs, inVersitygw } from './bucket.ts'
import { save } from './headstart-save.ts'

/** The inputs that save and restore an entry of `mebibytes`. */
export const largeInputs = (server: Signer, mebibytes: number): Record<string, string> =>
  inputsFor(server, { path: 'large', key: `large-${mebibytes}` })

/** Buckets whose largest object is an entry of 2 GiB. */
export const largeInSeaweedfs = largeIn(inSeaweedfs, 2048)
export const largeInVersitygw = largeIn(inVersitygw, 2048)
/** A bucket with a smaller entry, for downloads over a slow link. */
export const smallerInVersitygw = largeIn(inVersitygw, 512)

function largeIn(open: (bench: Bench) => Promise<Bucket>, mebibytes: number) {
  return async (bench: Bench): Promise<Bucket & { inputs(server: Signer): Record<string, string> }> => {
    const { near, far } = await bench.once(open)
    await saveLarge(bench, near, { files: [mebibytes] })
    return { near, far, inputs: (server) => largeInputs(server, mebibytes) }
  }
}

export interface Large {
  /** The size of each file, in MiB. */
  files: number[]
  onSpawn?: StepOptions['onSpawn']
  mode?: string
}

/** Saves such an entry with the action itself. */
export async function saveLarge(
  bench: Bench,
  server: Signer,
  { files, onSpawn, mode = 'unpack' }: Large,
): Promise<void> {
  // An image takes as much again on the disk while it is made.
  const workspace = await mkdtemp(join(tmpdir(), 'headstart-large-'))
  const large = join(workspace, 'large')
  try {
    await mkdir(large)
    for (const [number, mebibytes] of files.entries()) await writeRandom(join(large, `${number}`), mebibytes)
    const total = files.reduce((sum, mebibytes) => sum + mebibytes, 0)
    await save(bench, { inputs: { ...largeInputs(server, total), mode }, workspace, onSpawn })
  } finally {
    await rm(workspace, { recursive: true })
  }
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
