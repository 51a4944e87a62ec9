// Runs histories of commits: `npm run bench -- --only histories`, or `--only 'histories of go'`. `--commits 8` runs fewer.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { interruption } from '../../scripts/command.ts'
import { type Bench, withBench } from '../bench.ts'
import { choose } from '../choose.ts'
import { onFreshDisk } from '../disk.ts'
import { peerAction } from '../peer-action.ts'
import { describeMachine } from '../report.ts'
import { cargoProject } from './cargo-project.ts'
import { ccacheProject } from './ccache-project.ts'
import { goProject } from './go-project.ts'
import { gradleProject } from './gradle-project.ts'
import { main, runsOf } from './history.ts'
import { nextProject } from './next-project.ts'
import type { Project } from './project.ts'
import { newSimulation, type Other, type Simulation, uncached } from './simulate.ts'
import { type HistoryStore, localStore, serviceStore } from './stores.ts'
import { type HistoryResult, tableOfHistory } from './table.ts'

const projects = [goProject, ccacheProject, cargoProject, gradleProject, nextProject]
/** GitHub keeps 10 GB; the caches of a large project have more than one. */
const cachesOfService = 8
const commitsPerTable = 5

const { values } = parseArgs({
  options: { only: { type: 'string', default: 'histories' }, commits: { type: 'string', default: '40' } },
})
const commits = Number(values.commits)
if (!(commits >= 6)) throw new Error('--commits must be at least 6')
const titled = projects.map((project) => ({ title: `histories of ${project.name}`, project }))
const chosen = choose(titled, values.only.split(','))
const signal = interruption()
const text = [describeMachine()]

try {
  await onFreshDisk(async (disk) => {
    for (const { project } of chosen)
      await withBench({ disk, source: join(disk, 'source'), signal }, (bench) => history(bench, project))
  })
} catch (error) {
  console.error(signal.aborted ? signal.reason : error)
  process.exitCode = 1
}

async function history(bench: Bench, project: Project): Promise<void> {
  const env = await project.prepare(bench, commits)
  const facts = { project, commits, env }
  const none = await uncached(bench, facts)
  const mostBytes = Math.ceil((cachesOfService * none.usedBytes) / project.jobs.length)
  await using all = new AsyncDisposableStack()
  const simulations: Simulation[] = []
  const add = (store: HistoryStore, other: Other | undefined): void => {
    all.defer(() => store.stop())
    simulations.push(newSimulation(bench, facts, store, other))
  }
  add(await localStore(bench, 'local'), undefined)
  add(await serviceStore(bench, 'cleaned', { mostBytes, cleaned: `${project.name}-` }), undefined)
  add(await serviceStore(bench, 'service', { mostBytes }), undefined)
  const { dist } = await peerAction(bench)
  for (const [nth, way] of project.ways.entries())
    add(await serviceStore(bench, String(nth), { mostBytes, isAzure: true }), { way, dist })
  const tableAfter = async (done: number): Promise<HistoryResult> => {
    const rows = await Promise.all(
      simulations.map(async ({ way, store, figures }) => ({
        way,
        store: store.name,
        figures: await figures(),
      })),
    )
    return { project, commits: done, none, rows }
  }
  // The ways take turns, so that other work on the machine slows all of them.
  for (const run of runsOf(commits)) {
    for (const simulation of simulations) await simulation.runJobs(run)
    const done = run.commit + 1
    if (run.ref === main && done % commitsPerTable === 0 && done < commits)
      console.log(tableOfHistory(await tableAfter(done)))
  }
  // What is stored counts after the next night.
  for (const { store } of simulations) await store.begin(24)
  const result = await tableAfter(commits)
  text.push(tableOfHistory(result))
  console.log(text.join('\n'))
  const directory = join(import.meta.dirname, '../results')
  await mkdir(directory, { recursive: true })
  const name = join(directory, `histories-${project.name}-${new Date().toISOString().replaceAll(':', '-')}`)
  await writeFile(`${name}.txt`, `${text.join('\n')}\n`)
  await writeFile(`${name}.json`, `${JSON.stringify(result, null, 2)}\n`)
}
