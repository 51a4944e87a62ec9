// https://github.com/actions/runner/issues/2030, 2009: in nested composite actions, post gets empty or other inputs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import { type Host, type Inputs, logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'

const place = newPlace()
let host: Host
beforeEach(() => {
  host = place.newHost()
})

/** Main with these inputs, and post with the others. */
async function run(inputs: Inputs, others: Inputs): Promise<{ job: Job; post: StepRun }> {
  const job = await host.newJob()
  const { state } = await restore(job, inputs)
  writeTree(job.workspace, { 'deps/a': 'a', 'others/b': 'b' })
  return { job, post: await save(job, others, { state }) }
}

async function hitOf(inputs: Inputs): Promise<{ job: Job; hit: string | undefined }> {
  const job = await host.newJob()
  return { job, hit: (await restore(job, inputs)).outputs.hit }
}

const told = 'The values of the restore count, because these inputs have others now: '

describe.each<{ what: string; inputs: Inputs }>([
  { what: 'an ordinary cache', inputs: { path: 'deps', key: 'k' } },
  { what: 'a rolling cache', inputs: { path: 'deps', key: 'k', rolling: 'true' } },
  {
    what: 'a store elsewhere',
    inputs: { path: 'deps', key: 'k', store: 'local', 'local-dir': '~/elsewhere' },
  },
  { what: 'several caches', inputs: { caches: '- { name: one, path: deps, key: k, rolling: true }' } },
  { what: 'a preset', inputs: { preset: 'ccache', path: 'deps', key: 'k', rolling: 'true' } },
])('$what', ({ inputs }) => {
  it.each<{ what: string; others: Inputs }>([
    { what: 'none', others: {} },
    {
      what: 'others',
      others: { path: 'others', key: 'of-others', store: 'local', 'local-dir': '~/of-others', save: 'never' },
    },
  ])('is saved as main has restored it, although post has $what', async ({ others }) => {
    const { job, post } = await run(inputs, others)
    const log = logOf(post)
    expect(log.filter((line) => line.includes('Cache saved with key: k'))).toHaveLength(1)
    const names = Object.keys({ ...inputs, ...others }).filter((name) => inputs[name] !== others[name])
    const [line = '', ...more] = log.filter((one) => one.startsWith(told))
    expect(line.slice(told.length).split(', ').sort()).toEqual(names.sort())
    expect(more).toEqual([])
    const next = await host.newJob({ home: job.home })
    const { outputs } = await restore(next, inputs)
    expect(outputs.hit ?? outputs['hit-one']).toBe('exact')
    expect(
      ['a', 'b'].map((name, at) => existsSync(join(next.workspace, ['deps', 'others'][at] ?? '', name))),
    ).toEqual([true, false])
  })
})

it('is not saved where main would not have', async () => {
  const { post } = await run({ path: 'deps', key: 'k', save: 'never' }, {})
  expect(logOf(post)).toContain("Cache save skipped: the input `save` is 'never'.")
})

it.each(['', 'o'.repeat(40)])('is not saved with another key that signs: "%s"', async (other) => {
  const inputs = { path: 'deps', key: 'k', 'signing-key': 's'.repeat(40) }
  const { post } = await run(inputs, { ...inputs, 'signing-key': other })
  expect(logOf(post).filter((line) => line.startsWith('::warning::'))).toEqual([
    '::warning::Cache save skipped: `signing-key` has another value than at the restore, so no job could use what this one signs.',
  ])
  expect((await hitOf({ path: 'deps', key: 'k' })).hit).toBe('miss')
})

it('says nothing where post has the inputs of main, and keeps no secret in the state', async () => {
  const secrets = {
    'signing-key': 's'.repeat(40),
    'secret-access-key': 'hush',
    'access-key-id': 'who',
    install: 'echo token',
  }
  const inputs = { path: 'deps', key: 'k', store: 'local', ...secrets }
  const job = await host.newJob()
  const { state } = await restore(job, inputs)
  writeTree(job.workspace, { 'deps/a': 'a' })
  for (const secret of Object.values(secrets)) expect(JSON.stringify(state)).not.toContain(secret)
  const log = logOf(await save(job, { ...inputs, 'secret-access-key': 'newer' }, { state }))
  expect(log).toContain('Cache saved with key: k')
  expect(log.filter((line) => line.startsWith(told))).toEqual([])
})
