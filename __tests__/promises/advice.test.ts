// What newcomers overlook: the log says it, in one line and once.
import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, StepRun } from '../../scripts/as-runner.ts'
import {
  annotationsOf,
  entriesOf,
  foldedIn,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  restoreOnly,
  save,
  unmount,
  writeTree,
} from '../support/host.ts'
import { runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import type { Fault } from '../support/servers/faults.ts'

const place = newPlace()
const textOf = (run: StepRun): string => logOf(run).join('\n')
const publicKey = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString()
const countIn = (text: string, line: string): number => text.split(line).length - 1

async function jobWith(files: Record<string, string>, host: Host = place.newHost()): Promise<Job> {
  const job = await host.newJob()
  writeTree(job.workspace, files)
  return job
}

describe('a later step that makes a restored tree again, as `npm ci` does', () => {
  const tree = { 'deps/a/file': 'a', 'deps/b/file': 'b' }
  const line =
    /^::notice::(?:\w+: )?A later step has made all of deps again, so it was restored for nothing\./
  const makeAgain = (job: Job): void => {
    rmSync(join(job.workspace, 'deps'), { recursive: true })
    writeTree(job.workspace, tree)
  }

  /** The annotations of the post of a job that restores what another one has saved. */
  async function postAfter(
    inputs: Inputs,
    between: (job: Job) => unknown,
    own: Inputs = inputs,
  ): Promise<string[]> {
    const host = place.newHost()
    await save(await jobWith(tree, host), inputs)
    const job = await host.newJob()
    const main = await restore(job, own)
    expect(main.outputs.hit).not.toBe('miss')
    between(job)
    return annotationsOf(await save(job, own, { state: main.state }))
  }

  it.each([
    [{ path: 'deps', key: 'k' }, "`if: steps.ID.outputs.cache-hit != 'true'`"],
    [{ path: 'deps', key: 'k', mode: 'mount' }, "`if: steps.ID.outputs.cache-hit != 'true'`"],
    [
      { caches: '- { name: own, path: deps, key: k }\n- { name: other, path: c, key: c }' },
      "`if: steps.ID.outputs.cache-hit-own != 'true'`",
    ],
  ])('is told what to do: %j', async (inputs: Inputs, remedy) => {
    const [notice = '', ...others] = await postAfter(inputs, makeAgain)
    expect(others).toEqual([])
    expect(notice).toMatch(line)
    expect(notice).toContain(remedy)
  })

  it.each([
    [{ GITHUB_ACTION: 'restore-deps' }, 'restore-deps'],
    // The ids that the runner and act make up.
    [{ GITHUB_ACTION: '__headstart_cache' }, 'ID'],
    [{ GITHUB_ACTION: '2' }, 'ID'],
    // The runner gives the id of the step that uses the composite action, whose outputs are others.
    [{ GITHUB_ACTION: 'set-up', GITHUB_ACTION_PATH: '/a/composite/action' }, 'ID'],
  ])('is told the id of the step, if it has one: %j', async (env, id) => {
    const host = place.newHost()
    const inputs = { path: 'deps', key: 'k' }
    await save(await jobWith(tree, host), inputs)
    const job = await host.newJob()
    const { state } = await restore(job, inputs)
    makeAgain(job)
    const [notice] = annotationsOf(await save(job, inputs, { state, env }))
    expect(notice).toContain(`\`if: steps.${id}.outputs.cache-hit != 'true'\``)
  })

  it('is told the whole path of a directory outside of the workspace', async () => {
    const host = place.newHost()
    const inputs = { path: '../deps', key: 'k' }
    const job = await host.newJob()
    const deps = join(job.workspace, '../deps')
    writeTree(deps, { 'a/file': 'a' })
    await save(job, inputs)
    rmSync(deps, { recursive: true })
    const { state } = await restore(job, inputs)
    rmSync(deps, { recursive: true })
    writeTree(deps, { 'a/file': 'a' })
    expect(annotationsOf(await save(job, inputs, { state }))).toEqual([
      expect.stringContaining(`made all of ${deps} again`),
    ])
  })

  it('is told so by `restore/`', async () => {
    const host = place.newHost()
    const inputs = { path: 'deps', key: 'k' }
    await save(await jobWith(tree, host), inputs)
    const job = await host.newJob()
    const { state } = await restoreOnly(job, inputs)
    makeAgain(job)
    expect(annotationsOf(await unmount(job, inputs, { state }))).toEqual([expect.stringMatching(line)])
  })

  it.each<[string, (job: Job) => unknown, Inputs]>([
    ['adds to it', (job) => writeTree(job.workspace, { 'deps/c/file': 'c', 'deps/a/file': 'A' }), {}],
    [
      'gives all of it, which is mounted, another mode and links',
      ({ workspace }) =>
        execFileSync('sh', ['-c', 'cp -al deps linked; chmod -R go= deps'], { cwd: workspace }),
      { mode: 'mount' },
    ],
    ['removes it', (job) => rmSync(join(job.workspace, 'deps'), { recursive: true }), {}],
    ['had to, for only a prefix of its key was found', makeAgain, { key: 'k2', 'restore-keys': 'k' }],
    ['had to, for the key of a rolling cache shows nothing', makeAgain, { rolling: 'true' }],
    ['had to, for a build writes what depends on a changed source', makeAgain, { 'source-times': 'true' }],
  ])('hears nothing if it %s', async (_, between, more) => {
    const { key = 'k', 'restore-keys': restoreKeys = '', ...others } = more
    const inputs = { path: 'deps', key: 'k', ...others }
    const own = { ...inputs, key, 'restore-keys': restoreKeys }
    expect(await postAfter(inputs, between, own)).toEqual([])
  })
})

describe('lock files below the working directory, which has one itself', () => {
  const root = { 'package-lock.json': '{}', 'package.json': '{}' }
  const below = { 'web/package-lock.json': '{}', 'api/pyproject.toml': '', 'api/uv.lock': '' }
  const install = 'mkdir -p node_modules; touch node_modules/a'
  const leftOut = async (files: Record<string, string>, more: Inputs = {}): Promise<string | undefined> => {
    const job = await jobWith(files)
    const env = { npm_config_cache: join(job.home, '.npm') }
    const log = textOf(await restore(job, { preset: 'auto', ...more }, { env }))
    expect(countIn(log, 'and leaves out')).toBeLessThan(2)
    return /^Preset auto takes .*, and leaves out (.*)\. To cache .*`working-directory`.*`caches`(.*)\.$/m
      .exec(log)
      ?.slice(1)
      .join('')
  }

  it('are named with their presets', async () => {
    // The downloads of all projects are one cache.
    expect(await leftOut({ ...root, ...below })).toBe('uv in api')
    const byLine = '; or install those of npm by further lines of `install`'
    expect(await leftOut({ ...root, ...below }, { install })).toBe(`npm in web, uv in api${byLine}`)
    const many = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [`p${n}/package-lock.json`, '{}']))
    expect(await leftOut({ ...root, ...many }, { install })).toMatch(
      /^npm in p1, .*, npm in p5 and 2 more; or install/,
    )
  })

  it('are not looked for after a hit', async () => {
    const host = place.newHost()
    const script = `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { readdirSync } = fs
fs.readdirSync = (dir, options) => (console.error('reads ' + dir), readdirSync(dir, options))
syncBuiltinESMExports()`
    const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}` }
    const inputs = { preset: 'auto', install }
    const jobOf = async (): Promise<unknown[]> => {
      const job = await jobWith({ ...root, 'web/package-lock.json': '{}' }, host)
      const main = await restore(job, inputs, { env })
      await save(job, inputs, { state: main.state })
      const log = textOf(main)
      const reads = countIn(log, `reads ${join(job.workspace, 'web')}\n`)
      return [main.outputs.hit, reads, log.includes('leaves out npm in web')]
    }
    expect(await jobOf()).toEqual(['miss', expect.any(Number), true])
    // For the key.
    expect(await jobOf()).toEqual(['exact', 1, false])
  })

  it.each([': npm ci --prefix web', ': npm --prefix=./web/ ci', '(cd "web" && : npm ci)'])(
    'are not named if `install` has a line for them: %s',
    async (line) => {
      const more = { install: `${install}\n${line}` }
      expect(await leftOut({ ...root, 'web/package-lock.json': '{}' }, more)).toBeUndefined()
      // No tree of npm holds the environments of Python.
      expect(await leftOut({ ...root, 'web/uv.lock': '' }, more)).toBe('uv in web')
    },
  )

  it.each([
    ['a workspace', { ...root, 'package.json': '{"workspaces":["web"]}', 'web/package-lock.json': '{}' }],
    ['a project of uv, whose packages have no lock file', { 'uv.lock': '', 'core/pyproject.toml': '' }],
    ['a project with dependencies', { ...root, 'node_modules/a/uv.lock': '', 'vendor/b/go.sum': '' }],
  ])('are none of %s', async (_, files) => {
    expect(await leftOut(files, { install })).toBeUndefined()
  })
})

describe('presets without `install`', () => {
  const line = /^Without `install`, only downloads are cached here: npm, pip\. With `install`/m

  it('are named in one line, if they know the installed tree', async () => {
    const job = await jobWith({ 'package-lock.json': '{}', 'requirements.txt': '', 'Cargo.lock': '' })
    const env = {
      npm_config_cache: join(job.home, '.npm'),
      PIP_CACHE_DIR: join(job.home, '.pip'),
      CARGO_HOME: join(job.home, '.cargo'),
    }
    expect(textOf(await restore(job, { preset: 'npm, pip, cargo, composer' }, { env }))).toMatch(line)
    const without = [{ preset: 'cargo' }, { preset: 'composer' }, { preset: 'npm', install: 'true' }]
    for (const inputs of without)
      expect(textOf(await restore(job, inputs, { env }))).not.toContain('Without `install`')
  })

  it('have nothing to save if the job downloads nothing', async () => {
    const host = place.newHost()
    const job = await jobWith({ 'requirements.txt': '' }, host)
    const env = { PIP_CACHE_DIR: join(job.home, '.pip') }
    const main = await restore(job, { preset: 'pip' }, { env })
    expect(logOf(await save(job, { preset: 'pip' }, { state: main.state, env }))).toEqual([
      'Cache save skipped: nothing is in the directories of preset pip: ~/.pip.',
    ])
    expect(entriesOf(host.store)).toEqual([])
  })

  it('let post repeat no mistake that ended main', async () => {
    const job = await jobWith({ 'package-lock.json': '{}' })
    const inputs = { preset: 'npm', mode: 'mont' }
    const env = { npm_config_cache: join(job.home, '.npm') }
    const main = await restore(job, inputs, { env })
    expect(annotationsOf(main)).toEqual([expect.stringContaining("Input `mode` is 'mont'")])
    expect(logOf(await save(job, inputs, { state: main.state, env }))).toEqual([])
  })
})

describe('several caches', () => {
  const caches = '- { name: one, path: a, key: k1 }\n- { name: two, path: b, key: k2 }'

  it('have what explains both misses once', async () => {
    const run = await restore(await place.newHost().newJob(), { caches })
    const explanations = Object.values(foldedIn(run)).flat().join('\n')
    expect(countIn(explanations, 'has no entry of these paths with the key')).toBe(2)
    expect(countIn(explanations, 'Branches searched: ')).toBe(1)
  })

  it('have one bottleneck: that of the one which takes longest', async () => {
    const service = await startCacheService('memory')
    const fault: Fault = { kind: 'status', status: 429, code: 'busy', headers: { 'retry-after': '2' } }
    const isLookup = ({ operation }: { operation: string }): boolean =>
      operation === 'GetCacheEntryDownloadURL'
    service.rules.push({ on: isLookup, times: 2, fault })
    const job = await place.newHost().newJob({ env: runnerEnv(service, 'v2') })
    const run = await restore(job, { caches })
    await service.stop()
    expect(countIn(run.stdout, ' was the bottleneck: ')).toBe(1)
    expect(run.stdout).toMatch(/^(one|two): The store was the bottleneck: /m)
  })
})

describe('a miss that is none of the user’s mistakes', () => {
  const line = 'The first run with a key finds nothing, and post saves what later runs find.'
  const inputs = { path: 'deps', key: 'k' }
  const explained = async (run: typeof restore, own: Inputs = inputs): Promise<string | undefined> =>
    foldedIn(await run(await place.newHost().newJob(), own))['Why nothing was found']?.[0]

  it('is said to be normal', async () => {
    expect(await explained(restore)).toBe(line)
  })

  it.each<[string, typeof restore, Inputs]>([
    ['restore/', restoreOnly, inputs],
    ['save: never', restore, { ...inputs, save: 'never' }],
    ['keys that only verify', restore, { ...inputs, 'verify-key': publicKey }],
  ])('is not, where post saves nothing: %s', async (_, run, own) => {
    expect(await explained(run, own)).toMatch(/has no entry of these paths with the key k/)
  })

  it('is not, where an entry differs from it: that line comes first', async () => {
    const host = place.newHost()
    const job = await jobWith({ 'deps/a': 'a' }, host)
    await save(job, { path: 'deps', key: 'k' })
    const run = await restore(await host.newJob(), { path: 'deps/', key: 'k' })
    expect(foldedIn(run)['Why nothing was found']).toEqual([
      'There is k, but it was saved without the slash at the end of lines of path.',
      expect.stringMatching(/has no entry of these paths with the key k/),
      expect.stringMatching(/^Branches searched: /),
      expect.stringMatching(/^Entries are found by exactly these lines of path/),
    ])
  })

  it('names the parts of the key that are new, in a store on this host', async () => {
    const host = place.newHost()
    const install = 'mkdir -p node_modules; touch node_modules/a'
    const firstLine = async (inputs: Inputs): Promise<string | undefined> => {
      const job = await jobWith({ 'package-lock.json': '{}', 'package.json': '{}' }, host)
      const main = await restore(job, { preset: 'npm', ...inputs })
      await save(job, { preset: 'npm', ...inputs }, { state: main.state })
      return foldedIn(main)['Why nothing was found']?.[0]
    }
    expect(await firstLine({ install })).toBe(line)
    expect(await firstLine({ install: `${install}b` })).toMatch(
      /^There is npm-installed-.*-[0-9a-f]{64}, but this key has another hash of lock files, command or settings\.$/,
    )
  })
})

describe('a key that ends in -', () => {
  const warning = "::warning::The key npm-Linux- ends in '-': if `hashFiles()` found no file,"

  it('is a warning', async () => {
    const run = await restore(await place.newHost().newJob(), { path: 'deps', key: 'npm-Linux-' })
    expect(annotationsOf(run)).toEqual([expect.stringContaining(warning)])
  })

  it.each<Inputs>([
    { key: 'npm-Linux-', rolling: 'true' },
    { key: 'npm-Linux-1', 'restore-keys': 'npm-Linux-' },
  ])('is none if it is meant to stay: %j', async (inputs) => {
    const run = await restore(await place.newHost().newJob(), { path: 'deps', ...inputs })
    expect(annotationsOf(run)).toEqual([])
  })
})

describe('lines of `path` that add nothing', () => {
  it('are named by a save', async () => {
    const job = await jobWith({ 'deps/one': 'one', 'build/two': 'two' })
    const path = 'deps\ndeps/*\nbiuld\n!build/three\n$HOME/x'
    expect(logOf(await save(job, { path, key: 'k' }))[0]).toMatch(
      /^No file matches these lines of `path`: 'biuld', '\$HOME\/x' \(variables are not replaced; .*\)\. Lines/,
    )
    expect(textOf(await save(job, { path: 'deps\nbuild\n!absent', key: 'k2' }))).not.toContain('No file')
  })
})
