// Saves the tree to a bucket over a slow link.
import type { Contender } from './bench.ts'
import { inputsFor, inVersitygw } from './bucket.ts'
import { headstartSaving, save } from './headstart-save.ts'

let saves = 0

/** Every round uses a new key. */
export function newInputs(server: Parameters<typeof inputsFor>[0]): Record<string, string> {
  saves += 1
  return inputsFor(server, { key: `benchmark-${saves}` })
}

export const savingFar: Contender = {
  name: 'headstart',
  async measure(bench) {
    const { far } = await bench.once(inVersitygw)
    return (await save(bench, { inputs: newInputs(far) })).ms
  },
}

export const savingNear: Contender = { ...headstartSaving, name: 'to the local store' }
