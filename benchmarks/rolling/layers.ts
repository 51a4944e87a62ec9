// Restores the tree after eight rolling jobs have saved it, compared with an entry that one save made of the same tree.
import { join } from 'node:path'
import type { Signer } from '../../__tests__/support/servers/presigned.ts'
import { timed } from '../../scripts/command.ts'
import { type Bench, type Contender, emptyDirectory } from '../bench.ts'
import { inVersitygw } from '../bucket.ts'
import { save } from '../headstart-save.ts'
import { readCold, whileMounted } from '../mount.ts'
import { rollingTree, saveChanges } from './changed-tree.ts'

const saves = 8

const ofLayers = (server: Signer): Record<string, string> => rollingTree(server, 'layers')
const ofOne = (server: Signer): Record<string, string> => rollingTree(server, 'one-layer')

/** A bucket with both entries. */
async function bothEntries(bench: Bench) {
  const { near, far } = await bench.once(inVersitygw)
  await save(bench, { inputs: ofLayers(near) })
  for (let number = 1; number < saves; number += 1)
    await saveChanges(bench, { inputs: ofLayers(near), share: { every: 50, offset: 5 * number } })
  const workspace = await emptyDirectory(bench, 'same')
  await whileMounted(bench, { inputs: ofLayers(near) }, ({ job }) =>
    timed('cp', ['-a', join(job.workspace, 'node_modules'), workspace], { signal: bench.signal }),
  )
  await save(bench, { inputs: ofOne(near), workspace })
  await timed('rm', ['-rf', workspace])
  return { far }
}

function restoring(name: string, inputsOf: (server: Signer) => Record<string, string>): Contender {
  return {
    name,
    parts: ['lazy ready', 'mount', 'read'],
    async measure(bench) {
      const inputs = inputsOf((await bench.once(bothEntries)).far)
      const lazy = await whileMounted(bench, { inputs: { ...inputs, mode: 'lazy' } }, async ({ ms }) => ms)
      let mount = Number.NaN
      const read = await whileMounted(bench, { inputs }, ({ job, ms }) => {
        mount = ms
        return readCold(join(job.workspace, 'node_modules'), bench)
      })
      return { 'lazy ready': lazy, mount, read }
    },
  }
}

export const layered = restoring(`saved ${saves} times`, ofLayers)
export const single = restoring('saved once', ofOne)
