// Measures the peak memory of the action's own process while it saves and restores 4 incompressible GiB.
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { inSeaweedfs } from './bucket.ts'
import { restore } from './headstart-restore.ts'
import { largeInputs, saveLarge } from './large-entry.ts'
import { peakMiB } from './memory.ts'

const files = [1024, 1024, 1024, 1024]

/** The entry, and the peak memory of its save. */
async function giants(bench: Bench) {
  const { near } = await bench.once(inSeaweedfs)
  const saving = await peakMiB((onSpawn) => saveLarge(bench, near, { files, onSpawn }))
  return { inputs: largeInputs(near, 4096), saving }
}

export const savingGiants: Contender = {
  name: 'save',
  measure: async (bench) => (await bench.once(giants)).saving,
}

export const restoringGiants: Contender = {
  name: 'restore',
  async measure(bench) {
    const { inputs } = await bench.once(giants)
    const peak = await peakMiB((onSpawn) => restore(bench, { inputs, onSpawn }))
    await emptyDirectory(bench, 'target')
    return peak
  },
}
