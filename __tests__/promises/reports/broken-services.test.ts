// enketo 1543, restore-virtualenv 476, rstest 1305, actions/cache 713 and 757, ccache-action 149: a service, an archive or a build that failed.

import { readdirSync, truncateSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import {
  annotationsOf,
  entriesOf,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../../support/host.ts'
import { runnerEnv } from '../../support/servers/cache-service.ts'

const place = newPlace()
const server = createServer((_, answer) => answer.writeHead(503).end('Service Unavailable'))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

async function restoreFromBroken(more: Inputs) {
  const env = runnerEnv({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, 'v2')
  const run = await restore(await place.newHost().newJob(), { path: 'deps', key: 'k', ...more }, { env })
  expect(run.outputs.hit).toBe('miss')
  const annotations = annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))
  return { exitCode: run.exitCode, annotations }
}
const warning = expect.stringMatching(
  /^::warning::Failed to restore: .*the server fails or is overloaded.*503/,
)

it('a service that fails is a warning and a miss', async () => {
  expect(await restoreFromBroken({})).toEqual({ exitCode: 0, annotations: [warning] })
})

it('a miss that fails the step has its reason before it', async () => {
  const error = expect.stringMatching(/^::error::Failed to restore cache entry\./)
  expect(await restoreFromBroken({ 'fail-on-cache-miss': 'true' })).toEqual({
    exitCode: 1,
    annotations: [warning, error],
  })
})

it('an entry that was cut is a miss, changes nothing, and is saved anew', async () => {
  const host = place.newHost()
  const inputs = { path: 'deps', key: 'k' }
  const job = await host.newJob()
  writeTree(job.workspace, { 'deps/cached': 'x' })
  await save(job, inputs)
  truncateSync(entriesOf(host.store)[0] ?? '', 500)
  const next = await host.newJob()
  writeTree(next.workspace, { 'deps/own': 'x' })
  const { outputs, state } = await restore(next, inputs)
  expect(outputs.hit).toBe('miss')
  expect(readdirSync(join(next.workspace, 'deps'))).toEqual(['own'])
  expect(logOf(await save(next, inputs, { state })).at(-1)).toBe('Cache saved with key: k')
})

it('the objects of a build that failed are not saved', async () => {
  const host = place.newHost()
  const job = await host.newJob()
  writeTree(job.workspace, { 'deps/object': 'x' })
  const inputs = { path: 'deps', key: 'k', 'job-status': 'failure' }
  const post = await save(job, inputs, { state: {} })
  expect(logOf(post)).toEqual([expect.stringContaining("the job's status is 'failure'")])
  expect(entriesOf(host.store)).toEqual([])
})
