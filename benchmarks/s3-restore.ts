// Restores the tree from a bucket over a slow link.
import type { Bench, Contender } from './bench.ts'
import { type Bucket, inputsFor, inVersitygw } from './bucket.ts'
import { discard } from './downloads.ts'
import { restore } from './headstart-restore.ts'
import { save } from './headstart-save.ts'

/** A bucket with the tree. */
async function treeInBucket(bench: Bench): Promise<Bucket> {
  const { near, far } = await bench.once(inVersitygw)
  await save(bench, { inputs: inputsFor(near) })
  return { near, far }
}

async function farInputs(bench: Bench): Promise<Record<string, string>> {
  return inputsFor((await bench.once(treeInBucket)).far)
}

export const restoringFar: Contender = {
  name: 'headstart',
  measure: async (bench) => (await restore(bench, { inputs: await farInputs(bench) })).ms,
}

export const downloadingOnly: Contender = {
  name: 'download only',
  measure: async (bench) => (await discard(await farInputs(bench), bench)).ms,
}
