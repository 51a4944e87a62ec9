// Saves and restores the tree with Headstart's own tar, on a runner without tar and zstd.
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { restore } from './headstart-restore.ts'
import { localEntry, save } from './headstart-save.ts'

async function noPrograms(bench: Bench): Promise<{ PATH: string }> {
  return { PATH: await emptyDirectory(bench, 'no-programs') }
}

export const savingWithoutTar: Contender = {
  name: 'headstart without tar',
  measure: async (bench) => (await save(bench, { env: await noPrograms(bench) })).ms,
}

export const restoringWithoutTar: Contender = {
  name: 'headstart without tar',
  async measure(bench) {
    await bench.once(localEntry)
    return (await restore(bench, { env: await noPrograms(bench) })).ms
  },
}
