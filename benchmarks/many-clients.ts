// Counts the requests of many hosts that use one store at once: a real S3 server that logs every request.
import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { placeIn, restore, save, writeTree } from '../__tests__/support/host.ts'
import { newRandom } from '../__tests__/support/random.ts'
import { startVersitygw } from '../__tests__/support/servers/versitygw.ts'
import type { StepRun } from '../scripts/as-runner.ts'
import { timed } from '../scripts/command.ts'
import type { Bench, Contender } from './bench.ts'
import { inputsFor } from './bucket.ts'

const clients = 64
// Three parts.
const entryBytes = 24_000_000

async function loggingServer({ disk }: Bench) {
  const log = join(disk, 'access.log')
  const server = await startVersitygw({ parent: disk, keepAlive: true, accessLog: log })
  const requests = async (): Promise<number> => (await readFile(log, 'utf8')).match(/ s3_\w+ /g)?.length ?? 0
  return { inputs: inputsFor(server, { path: 'deps' }), requests, stop: server.stop }
}

/** Runs a step on each host. @returns requests per step @throws Error when a step fails or warns */
async function requestsPer(
  bench: Bench,
  step: (nth: number, dir: string) => Promise<StepRun>,
): Promise<number> {
  const { requests } = await bench.once(loggingServer)
  const dir = await mkdtemp(join(bench.disk, 'clients-'))
  const before = await requests()
  const runs = await Promise.all(Array.from({ length: clients }, (_, nth) => step(nth, dir)))
  const failed = runs.filter(({ exitCode, stdout }) => exitCode !== 0 || stdout.includes('::warning'))
  if (failed[0]) throw new Error(`${failed.length} of ${clients} failed:\n${failed[0].stdout}`)
  await timed('rm', ['-rf', dir])
  return ((await requests()) - before) / clients
}

async function saveIn(dir: string, inputs: Record<string, string>, bytes: number): Promise<StepRun> {
  const job = await placeIn(dir).newHost().newJob()
  writeTree(job.workspace, { 'deps/large': newRandom(1).bytes(bytes) })
  const run = await save(job, inputs)
  if (!run.stdout.includes('Cache saved with key')) throw new Error(`nothing was saved:\n${run.stdout}`)
  return run
}

/** A bucket with the entry. */
async function entryInBucket(bench: Bench) {
  const { inputs } = await bench.once(loggingServer)
  await saveIn(await mkdtemp(join(bench.disk, 'saving-')), inputs, entryBytes)
  return { inputs }
}

export const restoringClients: Contender = {
  name: `${clients} restores`,
  async measure(bench) {
    const { inputs } = await bench.once(entryInBucket)
    return requestsPer(bench, async (_, dir) => restore(await placeIn(dir).newHost().newJob(), inputs))
  },
}

let saves = 0

export const savingClients: Contender = {
  name: `${clients} saves`,
  async measure(bench) {
    const { inputs } = await bench.once(loggingServer)
    return requestsPer(bench, (_, dir) => saveIn(dir, { ...inputs, key: `own-${saves++}` }, 2_000_000))
  },
}

const onPaper = (requests: number): Contender => ({ name: 'on paper', measure: async () => requests })
// docs/scale.md: 1 LIST, 1 + 3 GET; 1 HEAD, 2 PUT.
export const restoringOnPaper = onPaper(5)
export const savingOnPaper = onPaper(3)
