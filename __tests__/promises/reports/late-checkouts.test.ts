// https://github.com/brouberol/bo/pull/51, https://github.com/facebookincubator/axiom/pull/300: a checkout after the step
// removed what it had restored, and nothing said so.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import { git } from '../../support/histories/repository.ts'
import {
  type Inputs,
  logOf,
  newPlace,
  restore,
  restoreOnly,
  save,
  unmount,
  writeTree,
} from '../../support/host.ts'

const place = newPlace()
const notice =
  '::notice::A later checkout has removed what this step restored: deps. Put this step after actions/checkout, which empties the workspace.'
const line =
  'A later step has removed what this step restored: deps. actions/checkout does so unless its `clean` is false, because git does not track these files.'

/** The lines about it, after a hit and a change of the workspace. */
async function toldAfter(
  inputs: Inputs,
  prepare: (job: Job) => void,
  change: (job: Job) => void,
): Promise<string[]> {
  const host = place.newHost()
  const first = await host.newJob()
  writeTree(first.workspace, { 'deps/a': 'a', 'deps/b': 'b' })
  await save(first, { ...inputs, key: 'k-1' })
  const job = await host.newJob()
  prepare(job)
  const { state, outputs } = await restore(job, inputs)
  expect(outputs['cache-matched-key']).toBe('k-1')
  change(job)
  return logOf(await save(job, inputs, { state })).filter((text) => text.includes('has removed'))
}

const empty = ({ workspace }: Job): void => {
  for (const name of readdirSync(workspace)) rmSync(join(workspace, name), { recursive: true })
}
const checkOut = (job: Job): void => {
  empty(job)
  git(job.workspace, 'init', '--quiet')
}
const clean = ({ workspace }: Job): void => void git(workspace, 'clean', '-ffdxq')
const nothing = (): void => {}

describe.each([
  { what: 'an exact hit', inputs: { path: 'deps', key: 'k-1' } },
  { what: 'another hit', inputs: { path: 'deps', key: 'k-2', 'restore-keys': 'k' } },
  { what: 'a mounted hit', inputs: { path: 'deps', key: 'k-1', mode: 'mount' } },
])('after $what', ({ inputs }) => {
  it.each([
    { what: 'a checkout', prepare: nothing, change: checkOut, told: [notice] },
    { what: 'another checkout', prepare: checkOut, change: clean, told: [line] },
    { what: 'no other step', prepare: checkOut, change: nothing, told: [] },
  ])('post says what $what has removed', async ({ prepare, change, told }) => {
    expect(await toldAfter(inputs, prepare, change)).toEqual(told)
  })
})

it('post of restore/ says it, too', async () => {
  const host = place.newHost()
  const first = await host.newJob()
  writeTree(first.workspace, { 'deps/a': 'a' })
  const inputs = { path: 'deps', key: 'k' }
  await save(first, inputs)
  const job = await host.newJob()
  const { state } = await restoreOnly(job, inputs)
  checkOut(job)
  expect(logOf(await unmount(job, inputs, { state }))).toEqual([notice])
})
