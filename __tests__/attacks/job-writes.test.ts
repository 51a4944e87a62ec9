// Data that a job can write (the event file, its environment) decides neither scopes nor what a step does.
import { writeFileSync } from 'node:fs'
import type { Job } from '../../scripts/as-runner.ts'
import type { States } from '../../src/job/shared/state.ts'
import { entriesOf, type Host, logOf, newPlace, restore, save, unmount, writeTree } from '../support/host.ts'

const place = newPlace()
const inputs = { key: 'k', path: 'tree' }

/** What an earlier step would do. */
function rewriteEvent(job: Job, defaultBranch: string): void {
  writeFileSync(
    String(job.env.GITHUB_EVENT_PATH),
    JSON.stringify({ repository: { default_branch: defaultBranch } }),
  )
}

async function jobWithTree(host: Host, env: Record<string, string> = {}): Promise<Job> {
  const job = await host.newJob({ env })
  writeTree(job.workspace, { 'tree/a': 'four' })
  return job
}

describe('the event file', () => {
  it.each(['pull_request_target', 'issue_comment', 'workflow_run'])(
    'rewritten between main and post lets %s save nothing for the default branch',
    async (event) => {
      const host = place.newHost()
      const job = await jobWithTree(host, { GITHUB_EVENT_NAME: event })
      const { state } = await restore(job, inputs)
      rewriteEvent(job, 'elsewhere')
      const post = await save(job, inputs, { state })
      expect(logOf(post)).toEqual([expect.stringContaining(`anyone can cause the event '${event}'`)])
      expect(entriesOf(host.store)).toEqual([])
    },
  )

  it('lets a run read no other branch than the default branch', async () => {
    const host = place.newHost()
    await save(await jobWithTree(host, { GITHUB_REF: 'refs/heads/elsewhere' }), inputs)
    const pull = {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_BASE_REF: 'main',
    }
    const job = await host.newJob({ env: pull })
    rewriteEvent(job, 'elsewhere')
    expect((await restore(job, inputs)).outputs.hit).toBe('miss')
    // As the runner says it, which a job cannot change.
    const event = { repository: { default_branch: 'elsewhere' } }
    expect((await restore(await host.newJob({ env: pull, event }), inputs)).outputs.hit).toBe('exact')
  })
})

// What a step writes to GITHUB_ENV is in the environment of all that follow, below what the runner sets itself.
describe('a state in the environment', () => {
  const planned = { inputs: { key: 'forged', path: 'tree' }, hasInstall: false, key: 'forged' }
  const mounts = { by: 'job' as const, mountRoot: '/nowhere' }
  const forged: States = { '': { kind: 'hit', ...planned, matchedKey: 'forged', mounts } }
  const env = { STATE_headstart: JSON.stringify(forged) }

  it('has no effect on save/', async () => {
    const host = place.newHost()
    const run = await save(await jobWithTree(host, env), inputs)
    expect(logOf(run).at(-1)).toBe('Cache saved with key: k')
    expect(logOf(run).join()).not.toContain('/nowhere')
    expect(entriesOf(host.store)).toHaveLength(1)
  })

  it.each([
    { main: 'restored nothing', inputs, post: 'Cache saved with key: k' },
    // Main has reported the mistake.
    { main: 'had no key', inputs: { path: 'tree' }, post: undefined },
    { main: 'had no branch', inputs, more: { GITHUB_REF: '' }, post: undefined },
  ])('does not concern post, though main $main', async ({ inputs, more, post }) => {
    const job = await jobWithTree(place.newHost(), { ...env, ...more })
    const { state } = await restore(job, inputs)
    const run = await save(job, inputs, { state })
    expect(logOf(run).at(-1)).toBe(post)
    expect(logOf(await unmount(job, inputs, { state }))).toEqual([])
  })
})
