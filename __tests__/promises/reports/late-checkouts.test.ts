// https://github.com/brouberol/bo/pull/51, https://github.com/facebookincubator/axiom/pull/300: a checkout after the step
// removed what it had restored, and nothing said so.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import { git } from '../../support/histories/repository.ts'
import {
  give,
  type Inputs,
  logOf,
  newPlace,
  restore,
  restoreOnly,
  save,
  unmount,
  usersFor,
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

describe.each(usersFor(place))('main, as $name', (user) => {
  const early = /^The workspace has no checkout yet\. If actions\/checkout follows, it removes /
  const checkout = (workspace: string): void => void git(workspace, 'init', '--quiet')
  const download = (workspace: string): void => writeTree(workspace, { artifact: 'x' })
  it.each([
    { what: 'an empty workspace', paths: { deps: 'deps' }, prepare: nothing, count: 1 },
    { what: 'an empty workspace', paths: { a: 'deps', b: 'more' }, prepare: nothing, count: 1 },
    { what: 'a home', paths: { home: '~/deps' }, prepare: nothing, count: 0 },
    { what: 'a checkout', paths: { deps: 'deps' }, prepare: checkout, count: 0 },
    { what: 'files of a step that is no checkout', paths: { deps: 'deps' }, prepare: download, count: 0 },
  ])('says once what a checkout would do to $what: $paths', async ({ paths, prepare, count }) => {
    const host = place.newHost()
    const env = { RUNNER_ENVIRONMENT: 'github-hosted' }
    const first = await host.newJob({ env })
    for (const dir of [first.workspace, first.home]) writeTree(dir, { 'deps/a': 'a', 'more/b': 'b' })
    const caches = Object.entries(paths).map(([name, path]) => `- { name: ${name}, path: "${path}", key: k }`)
    give(host.dir, user)
    await save(first, { caches: caches.join('\n') }, user.options)
    const job = await host.newJob({ env })
    prepare(job.workspace)
    for (const dir of [job.workspace, job.home]) give(dir, user)
    const run = await restore(job, { caches: caches.join('\n') }, user.options)
    expect(logOf(run).filter((text) => early.test(text.replace(/^\w+: /, '')))).toHaveLength(count)
    for (const name of Object.keys(paths)) expect(run.outputs[`hit-${name}`]).toBe('exact')
  })
})
