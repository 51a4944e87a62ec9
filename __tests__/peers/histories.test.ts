// The shortest histories of benchmarks/histories: no job compiles what an earlier one of its name has compiled.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Bench, withBench } from '../../benchmarks/bench.ts'
import { cargoProject } from '../../benchmarks/histories/cargo-project.ts'
import { ccacheProject } from '../../benchmarks/histories/ccache-project.ts'
import { runsOf } from '../../benchmarks/histories/history.ts'
import type { Project } from '../../benchmarks/histories/project.ts'
import { type Figures, newSimulation } from '../../benchmarks/histories/simulate.ts'
import { type HistoryStore, localStore, serviceStore } from '../../benchmarks/histories/stores.ts'
import { newPlace } from '../support/host.ts'

const place = newPlace()
/** @returns the figures after each push */
async function historyOf(
  project: Project,
  { from = 0, to }: { from?: number; to: number },
  storeOf: (bench: Bench) => Promise<HistoryStore>,
): Promise<Figures[]> {
  const disk = join(place.dir, project.name)
  mkdirSync(disk)
  const all: Figures[] = []
  const { signal } = new AbortController()
  await withBench({ disk, source: join(disk, 'source'), signal }, async (bench) => {
    const env = await project.prepare(bench, to)
    const store = await storeOf(bench)
    try {
      const simulation = newSimulation(bench, { project, env }, store, undefined)
      for (const run of runsOf(to).filter(({ commit }) => commit >= from)) {
        await simulation.runJobs(run)
        all.push(await simulation.figures())
      }
    } finally {
      await store.stop()
    }
  })
  return all
}

it('a history with ccache compiles nothing twice', async () => {
  const all = await historyOf(ccacheProject, { to: 3 }, (bench) =>
    serviceStore(bench, 'test', { mostBytes: 1e9 }),
  )
  expect(all.at(-1)).toMatchObject({ jobs: 9, again: 0 })
  const [first = 0, second = 0, third = 0] = all.map(({ compilations }) => compilations)
  expect(second - first).toBeLessThan(first / 2)
  expect(third - second).toBeLessThan(first / 2)
  expect(third).toBeGreaterThan(first)
}, 300_000)

it('a history with cargo compiles nothing twice, and stores nothing of an earlier lock file', async () => {
  const all = await historyOf(cargoProject, { from: 9, to: 12 }, (bench) => localStore(bench, 'test'))
  expect(all.at(-1)).toMatchObject({ jobs: 9, again: 0 })
  const [first, changed, last] = all
  expect(changed?.compilations).toBeGreaterThan(1.5 * (first?.compilations ?? 0))
  expect(last?.compilations).toBeLessThan(2.5 * (first?.compilations ?? 0))
  // With the builds of both lock files, it would be nearly twice as much.
  expect(last?.storedBytes).toBeLessThan(1.3 * (first?.storedBytes ?? 0))
}, 600_000)
