// The shortest history of benchmarks/histories: no job compiles what an earlier one of its name has compiled.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { withBench } from '../../benchmarks/bench.ts'
import { ccacheProject as project } from '../../benchmarks/histories/ccache-project.ts'
import { runsOf } from '../../benchmarks/histories/history.ts'
import { newSimulation } from '../../benchmarks/histories/simulate.ts'
import { serviceStore } from '../../benchmarks/histories/stores.ts'
import { newPlace } from '../support/host.ts'

const place = newPlace()
const commits = 3

it('a history with ccache compiles nothing twice', async () => {
  const disk = join(place.dir, 'disk')
  mkdirSync(disk)
  const { signal } = new AbortController()
  await withBench({ disk, source: join(disk, 'source'), signal }, async (bench) => {
    const env = await project.prepare(bench, commits)
    const store = await serviceStore(bench, 'test', 1e9)
    try {
      const simulation = newSimulation(bench, { project, env }, store, undefined)
      const compiled: number[] = []
      for (const run of runsOf(commits)) {
        const before = (await simulation.figures()).compilations
        await simulation.runJobs(run)
        compiled.push((await simulation.figures()).compilations - before)
      }
      expect(await simulation.figures()).toMatchObject({ jobs: 9, again: 0 })
      const [all = 0, ...later] = compiled
      for (const count of later) expect(count).toBeLessThan(all / 2)
      expect(later.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
    } finally {
      await store.stop()
    }
  })
}, 300_000)
