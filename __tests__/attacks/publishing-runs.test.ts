// A poisoned cache must not reach what a run publishes: in such runs, presets cache only what is verified or insisted on.
import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../scripts/as-runner.ts'
import { entriesOf, type Host, logOf, newPlace, restore, save, writeTree } from '../support/host.ts'

const place = newPlace()
const preset = { preset: 'npm' }
// Its tool is not installed, so restores are quick.
const signed = { preset: 'nuget', 'signing-key': 'a'.repeat(32) }
const own = { path: 'own', key: 'own' }
const install = 'mkdir -p node_modules; echo a > node_modules/a; echo run >> runs'
const tag = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/tags/v1' }

const publishing: [cause: string, env: Record<string, string>][] = [
  ["the event 'release'", { GITHUB_EVENT_NAME: 'release', GITHUB_REF: 'refs/tags/v1' }],
  ["the event 'pull_request_target'", { GITHUB_EVENT_NAME: 'pull_request_target' }],
  ["the event 'workflow_run'", { GITHUB_EVENT_NAME: 'workflow_run' }],
  ['a pushed tag', tag],
]
const reason = (cause: string): string =>
  `Preset npm does nothing in a run of ${cause}, which may publish: a poisoned cache would be published too.`
const refusal = (cause: string): string =>
  `${reason(cause)} Nothing is cached. To cache all the same, set \`path\` and \`key\` in place of \`preset\`, or restore only verified entries (docs/presets.md).`

async function newCheckout(host: Host, env: Record<string, string> = {}): Promise<Job> {
  const job = await host.newJob({ env })
  writeTree(job.workspace, { 'package.json': '{}', 'package-lock.json': '{}', 'packages.lock.json': '{}' })
  return job
}

const envOf = (job: Job) => ({ env: { npm_config_cache: join(job.home, '.npm') } })
const has = (job: Job, path: string): boolean => existsSync(join(job.home, path))

const host = place.newHost()

// Entries of the default branch, as an attacker may have written them.
beforeAll(async () => {
  const job = await newCheckout(host)
  writeTree(job.home, { '.npm/_cacache/x': 'bad', '.nuget/packages/x': 'good' })
  writeTree(job.workspace, { 'own/file': 'own' })
  for (const inputs of [preset, signed, own]) await save(job, inputs, envOf(job))
  const { state } = await restore(job, { ...preset, install }, envOf(job))
  await save(job, { ...preset, install }, { state, ...envOf(job) })
  expect(entriesOf(host.store)).toHaveLength(4)
})

describe.each(publishing)('in a run of %s, a preset', (cause, env) => {
  afterEach(() => expect(entriesOf(host.store)).toHaveLength(4))

  it('restores and saves nothing, asks no tool, and says so in one line', async () => {
    const job = await newCheckout(host, env)
    writeTree(job.workspace, { 'bin/npm': `#!/bin/sh\ntouch ${job.home}/asked\n` })
    chmodSync(join(job.workspace, 'bin/npm'), 0o755)
    const PATH = `${join(job.workspace, 'bin')}:${process.env.PATH}`
    const main = await restore(job, preset, { env: { PATH } })
    expect([logOf(main), main.outputs]).toEqual([[refusal(cause)], { hit: 'miss' }])
    expect([has(job, '.npm'), has(job, 'asked')]).toEqual([false, false])

    writeTree(job.workspace, { 'package-lock.json': '{ "new": 1 }' })
    writeTree(job.home, { '.npm/_cacache/x': 'new' })
    expect(logOf(await save(job, preset, { state: main.state, ...envOf(job) }))).toEqual([])
    expect(logOf(await save(job, preset, envOf(job)))).toEqual([refusal(cause)])
  })

  it('restores what a holder of the key has signed', async () => {
    const job = await newCheckout(host, env)
    expect((await restore(job, signed)).outputs.hit).toBe('exact')
    expect(has(job, '.nuget/packages/x')).toBe(true)
  })

  it('with `trusted-writers` takes only what their tokens prove', async () => {
    const wanted = {
      preset: 'nuget',
      'trusted-writers': 'octo/demo/.github/workflows/ci.yml@refs/heads/main',
    }
    // No request leaves the machine.
    const main = await restore(await newCheckout(host, { ...env, HTTPS_PROXY: 'http://127.0.0.1:9' }), wanted)
    expect(main.outputs.hit).toBe('miss')
    expect(logOf(main)).toContainEqual(
      expect.stringMatching(/^::warning::Failed to restore: .* has a signature of another kind than a token/),
    )
  })

  it('leaves `path` and `key` of the user alone', async () => {
    const main = await restore(await newCheckout(host, env), { ...preset, ...own })
    expect(main.outputs.hit).toBe('exact')
    expect(logOf(main)[0]).toBe(reason(cause))
  })

  it('with `install` runs the command, and caches neither tree nor downloads', async () => {
    const job = await newCheckout(host, env)
    const main = await restore(job, { ...preset, install }, envOf(job))
    expect([main.exitCode, existsSync(join(job.workspace, 'runs'))]).toEqual([0, true])
    expect(logOf(main)).toEqual([refusal(cause), `Run ${install}`])
    expect(logOf(await save(job, { ...preset, install }, { state: main.state, ...envOf(job) }))).toEqual([])
  })
})

it.each([
  [
    'a pull request',
    { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge', GITHUB_BASE_REF: 'main' },
  ],
  ['a branch whose name looks like a tag', { GITHUB_REF: 'refs/heads/refs/tags/v1' }],
  ['a schedule', { GITHUB_EVENT_NAME: 'schedule' }],
])('presets restore in a run of %s', async (_, env) => {
  expect((await restore(await newCheckout(host, env), { preset: 'nuget' })).outputs.hit).toBe('exact')
})

it('each preset of several says that it does nothing, and a miss can fail the step', async () => {
  const job = await newCheckout(host, tag)
  const several = await restore(job, { preset: 'npm, uv' })
  expect(logOf(several)).toEqual([
    `npm: ${refusal('a pushed tag')}`,
    `uv: ${refusal('a pushed tag').replace('npm', 'uv')}`,
  ])
  const main = await restore(job, { ...preset, 'fail-on-cache-miss': 'true' })
  expect([main.exitCode, logOf(main).at(-1)]).toEqual([
    1,
    '::error::Exiting as fail-on-cache-miss is set: the preset caches nothing here.',
  ])
})
