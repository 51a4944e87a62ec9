// Runners that keep RUNNER_TEMP between jobs, such as act (https://github.com/nektos/act, `--reuse`): a note of the first job
// in it ended source times for all later ones.
import { lstatSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { newRepository } from '../../support/histories/repository.ts'
import { logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'

const place = newPlace()
const inputs = { path: 'built', key: 'k', 'source-times': 'true' }

it('Each job has the times of the saved sources, although RUNNER_TEMP is that of the jobs before', async () => {
  const host = place.newHost()
  const repository = newRepository(join(host.dir, 'repository'))
  const commit = repository.commit({ 'a.c': 'a' })
  const first = await host.newJob()
  const seconds = Math.floor(Date.now() / 1000) - 3600
  repository.clone(commit, first.workspace)
  utimesSync(join(first.workspace, 'a.c'), seconds, seconds)
  const { state } = await restore(first, inputs)
  writeTree(first.workspace, { 'built/out': 'out' })
  await save(first, inputs, { state })
  for (const _ of [1, 2]) {
    const job = await host.newJob({ env: { RUNNER_TEMP: first.temp } })
    repository.clone(commit, job.workspace)
    expect(logOf(await restore(job, inputs))).toContain('Sources with the time of the saved ones: 1 of 1')
    expect(lstatSync(join(job.workspace, 'a.c')).mtimeMs).toBe(seconds * 1000)
  }
})
