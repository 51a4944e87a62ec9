// Jobs that cannot restore or save: the log says what happened, why, and what to do.
import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { StepRun } from '../../scripts/as-runner.ts'
import {
  annotationsOf,
  asRoot,
  itWithRights,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'

const place = newPlace()
const warningsOf = (run: StepRun): string[] =>
  annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))

function unsignedToken(scopes: object[]): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ ac: JSON.stringify(scopes) })}.`
}

it('a read-only token: which event, and which events may save', async () => {
  const ACTIONS_RUNTIME_TOKEN = unsignedToken([{ Scope: 'refs/heads/main', Permission: 1 }])
  const job = await place.newHost().newJob({ env: { ACTIONS_RUNTIME_TOKEN } })
  writeTree(job.workspace, { 'deps/one': 'one' })
  expect(logOf(await save(job, { path: 'deps', key: 'k' }))).toEqual([
    expect.stringMatching(
      /^Cache save skipped: the token of this run is read-only \(event 'push'\)\. GitHub lets these events save a branch's caches: push, schedule, .*; a pull request saves its own\./,
    ),
  ])
})

describe('the local store', () => {
  it.each([
    [
      'github-hosted',
      [expect.stringMatching(/^::warning::No other job will find .* `store` .* `bucket`\.$/)],
    ],
    ['self-hosted', []],
  ])('is named by saves and hits, on a %s runner', async (kind, warnings) => {
    const host = place.newHost()
    const job = await host.newJob({ env: { RUNNER_ENVIRONMENT: kind } })
    writeTree(job.workspace, { 'deps/one': 'one' })
    const saved = await save(job, { path: 'deps', key: 'k', store: 'local' })
    expect(logOf(saved)).toContain(`Saved in the local directory ${host.store}`)
    expect(warningsOf(saved)).toEqual(warnings)
    const restored = await restore(job, { path: 'deps', key: 'k', store: 'local' })
    expect(logOf(restored)).toContain(`Found in the local directory ${host.store}`)
  })
})

describe('no file matches `path`, because', () => {
  it.each([
    ['nothing is there', 'build', "'build'. Lines without / at the start are relative to "],
    ['the shell would replace a variable', '$HOME/.npm', "'$HOME/.npm' (variables are not replaced; write ~"],
    ['of another variable', '$CACHE/a', "'$CACHE/a' (variables are not replaced; use an expression"],
    ['of commas', 'a, b', "'a, b' (a comma separates no paths; write one path on each line)"],
    ['of a list', '- a\n- b', "'- a' (a list of YAML; write `path: |`"],
    ['of quotes', '"a b"', '\'"a b"\' (the quotes count as a part of the name'],
    ['it only excludes', '!a', 'The input `path` has only lines that exclude files.'],
  ])('%s', async (_, path, why) => {
    const job = await place.newHost().newJob()
    const log = logOf(await save(job, { path, key: 'k' }))
    expect(log[0]).toMatch(/^\[warning\]Path Validation Error: /)
    expect(log[1]).toContain(why)
  })
})

describe('an entry of the name that is asked for', () => {
  const pem = (): string =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

  it('was refused: post says whose name it is', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'deps/one': 'one' })
    await save(job, { path: 'deps', key: 'k', 'signing-key': pem() })
    const inputs = { path: 'deps', key: 'k', 'signing-key': pem() }
    const main = await restore(job, inputs)
    expect(main.outputs.hit).toBe('miss')
    expect(logOf(await save(job, inputs, { state: main.state }))).toContain(
      'Failed to save: Unable to reserve cache with key k, another job may be creating this cache. The name belongs to the entry that the restore of this job refused. Change `key`, or delete the entry.',
    )
  })

  it('differs in case: post names the key of the step', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'deps/one': 'one' })
    await save(job, { path: 'deps', key: 'Linux-K' })
    const main = await restore(job, { path: 'deps', key: 'linux-k' })
    expect(logOf(await save(job, { path: 'deps', key: 'linux-k' }, { state: main.state }))).toEqual([
      'Cache hit occurred on the primary key linux-k, not saving cache.',
    ])
  })
})

describe('the disk', () => {
  const itMounts = itWithRights('small file systems')

  async function withTmpfs(dir: string, use: () => Promise<void>): Promise<void> {
    mkdirSync(dir, { recursive: true })
    const options = `mode=0700,uid=${process.geteuid?.()},size=3m`
    execFileSync(...asRoot('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', dir))
    try {
      await use()
    } finally {
      execFileSync(...asRoot('umount', dir))
    }
  }

  itMounts('of the store is full: which one, and how large', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'deps/large': Buffer.from(crypto.getRandomValues(new Uint8Array(65536))) })
    for (let i = 0; i < 100; i++)
      writeTree(job.workspace, { [`deps/${i}`]: Buffer.from(crypto.getRandomValues(new Uint8Array(65536))) })
    await withTmpfs(host.store, async () => {
      const [warning = '', ...others] = warningsOf(await save(job, { path: 'deps', key: 'k' }))
      expect(others).toEqual([])
      expect(warning).toContain(
        `::warning::Failed to save: no space is left (ENOSPC) on the disk of ${host.store}: `,
      )
      expect(warning).toMatch(/of 3\.0 MiB are free\. Make room on this disk$/)
    })
  })

  itMounts('of a mount below the target is another one: where', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'deps/one': 'one', 'deps/sub/two': 'two' })
    await save(job, { path: 'deps', key: 'k' })
    const mounted = join(realpathSync(job.workspace), 'deps/sub')
    await withTmpfs(mounted, async () => {
      expect(warningsOf(await restore(job, { path: 'deps', key: 'k' }))).toEqual([
        `::warning::Failed to restore: something is mounted below the target, at ${mounted}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`,
      ])
    })
  })
})
