// Kills steps on Windows: the next run cleans up, and tells the living from the dead.
import type { ChildProcess } from 'node:child_process'
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '../../scripts/as-runner.ts'
import { describeTree, inMilliseconds } from '../support/corpus/tree.ts'
import {
  entriesOf,
  type Host,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'
import { useWindows } from '../support/windows/wine.ts'

const place = newPlace()
const windows = useWindows(place)
const inputs = { key: 'key', path: 'tree' }
const miss = { key: 'no such key', path: 'tree' }
const filesOf = (owner: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`tree/d${at % 20}/${at}`, `${owner} ${at}\n`]))
const treeOf = ({ workspace }: Job): string[] => inMilliseconds(describeTree(join(workspace, 'tree')))

let host: Host
let tree: string[]
beforeAll(async () => {
  host = place.newHost()
  const job = await newJob()
  writeTree(job.workspace, filesOf('cached'))
  // A time between two milliseconds may be rounded to either.
  for (const name of readdirSync(job.workspace, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(job.workspace, name), 1_600_000_000, 1_600_000_000)
  tree = treeOf(job)
  expect(logOf(await save(job, inputs)).at(-1)).toBe('Cache saved with key: key')
})

const newJob = (): Promise<Job> => host.newJob({ system: windows() })

const stagingsIn = ({ workspace }: Job): string[] =>
  readdirSync(workspace).filter((name) => name.startsWith('.headstart-'))
const itemsIn = (job: Job): string[] =>
  stagingsIn(job).flatMap((name) => readdirSync(join(job.workspace, name)))
const unpacks = (job: Job): boolean => itemsIn(job).some((name) => name.startsWith('worker-'))

/** Sends a step a signal once something has shown. */
async function signalled(signal: NodeJS.Signals, shows: () => boolean, child: ChildProcess): Promise<void> {
  while (!shows() && child.exitCode === null) await sleep(1)
  child.kill(signal)
}

it('a restore that is killed while it unpacks is cleaned up by the next one', async () => {
  const job = await newJob()
  const run = await restore(job, inputs, {
    onSpawn: (child) => signalled('SIGKILL', () => unpacks(job), child),
  })
  expect(run.signal).toBe('SIGKILL')
  expect(stagingsIn(job)).toHaveLength(1)
  expect((await restore(job, inputs)).outputs.hit).toBe('exact')
  expect(treeOf(job)).toEqual(tree)
  expect(stagingsIn(job)).toEqual([])
})

it('a restore that is killed while it publishes leaves one tree or the other after the next run', async () => {
  const job = await newJob()
  writeTree(job.workspace, filesOf('mine'))
  const before = treeOf(job)
  const publishes = (): boolean => itemsIn(job).includes('journal')
  await restore(job, inputs, { onSpawn: (child) => signalled('SIGKILL', publishes, child) })
  expect(logOf(await restore(job, miss))).toEqual(['Cache not found for input keys: no such key'])
  const contents = (lines: string[]): string[] => lines.filter((line) => / f /.test(line))
  expect([contents(before), contents(tree)]).toContainEqual(contents(treeOf(job)))
  expect(stagingsIn(job)).toEqual([])
})

it('a restore that sleeps keeps its staging directory', async () => {
  const job = await newJob()
  const spawned = Promise.withResolvers<ChildProcess>()
  const running = restore(job, inputs, { onSpawn: spawned.resolve })
  const sleeper = await spawned.promise
  await signalled('SIGSTOP', () => unpacks(job), sleeper)
  try {
    const staging = stagingsIn(job)
    expect(staging).toHaveLength(1)
    expect(logOf(await restore(job, miss))).toEqual(['Cache not found for input keys: no such key'])
    expect(stagingsIn(job)).toEqual(staging)
  } finally {
    sleeper.kill('SIGCONT')
  }
  expect((await running).outputs.hit).toBe('exact')
  expect(treeOf(job)).toEqual(tree)
})

it('a save that is killed leaves no entry, and the next one saves', async () => {
  const own = place.newHost()
  const job = await own.newJob({ system: windows() })
  writeTree(job.workspace, filesOf('cached'))
  const drafts = (): boolean => leftoversIn(own).some((path) => path.includes('.drafts/'))
  await save(job, inputs, { onSpawn: (child) => signalled('SIGKILL', drafts, child) })
  expect(entriesOf(own.store)).toEqual([])
  expect(logOf(await save(job, inputs)).at(-1)).toBe('Cache saved with key: key')
})

it('a restore that is cancelled takes away what it has unpacked', async () => {
  const job = await newJob()
  const run = await restore(job, inputs, {
    onSpawn: (child) => signalled('SIGINT', () => unpacks(job), child),
  })
  expect(run.exitCode).toBe(130)
  expect(readdirSync(job.workspace)).toEqual([])
})
