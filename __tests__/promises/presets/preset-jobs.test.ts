// Jobs with a preset: package managers find all that they need in the cache, in another home, without a registry.
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Job } from '../../../scripts/as-runner.ts'
import { zipOf } from '../../support/corpus/zip.ts'
import {
  entriesOf,
  foldedIn,
  logOf,
  newPlace,
  restore,
  restoreOnly,
  save,
  writeTree,
} from '../../support/host.ts'
import { ciFlags, npmProject, rustupHome } from '../../support/projects.ts'
import { newRegistries } from '../../support/servers/registry.ts'

const run = promisify(execFile)
const place = newPlace()
const startRegistry = newRegistries(place.dir)
const preset = { preset: 'auto' }

const ci = (job: Job): Promise<unknown> =>
  run('npm', ['ci', ...ciFlags.split(' ')], { cwd: job.workspace, env: job.env })

describe('npm', () => {
  it('downloads nothing after a restore in another home', async () => {
    const registry = await startRegistry()
    const { files } = npmProject(registry)
    const host = place.newHost()
    const first = await host.newJob()
    writeTree(first.workspace, files)
    const miss = await restore(first, preset)
    expect(miss.outputs.hit).toBe('miss')
    const block = foldedIn(miss)['Preset npm stands for these inputs']
    const system = `$\{{ runner.os }}-$\{{ runner.arch }}`
    expect(block).toEqual([
      'with:',
      '  path: |',
      '    ~/.npm/_cacache',
      '    !~/.npm/_cacache/tmp',
      `  key: npm-${system}-node24-$\{{ hashFiles('**/package-lock.json', '**/npm-shrinkwrap.json', '!**/node_modules/**') }}`,
      '  restore-keys: |',
      `    npm-${system}-node24-`,
    ])
    await ci(first)
    // Post saves what main looked up, though the lock file is another now.
    writeFileSync(join(first.workspace, 'package-lock.json'), '{}')
    const saved = await save(first, preset, { state: miss.state })
    expect(logOf(saved)).toContain(`Cache saved with key: ${miss.outputs['cache-primary-key']}`)
    expect(entriesOf(host.store)).toHaveLength(1)

    await registry.stop()
    const second = await host.newJob()
    writeTree(second.workspace, files)
    const hit = await restore(second, preset)
    expect(hit.outputs).toMatchObject({ hit: 'exact', 'cache-hit': 'true' })
    await ci(second)
    expect(logOf(await save(second, preset, { state: hit.state }))).toEqual([
      `Cache hit occurred on the primary key ${hit.outputs['cache-primary-key']}, not saving cache.`,
    ])
  })
})

describe('go', () => {
  const proxy = join(place.dir, 'proxy')
  const module = 'module example.org/left\n'
  const sources = {
    'go.mod': 'module example.org/app\n\ngo 1.21\n\nrequire example.org/left v1.0.0\n',
    'app.go': 'package app\n\nimport _ "example.org/left"\n',
  }
  const build = async (job: Job, goproxy: string, ...args: string[]): Promise<string> => {
    const env = { ...job.env, GOPROXY: goproxy, GOSUMDB: 'off', GOTOOLCHAIN: 'local', CGO_ENABLED: '0' }
    const { stderr } = await run('go', args, { cwd: job.workspace, env })
    return stderr
  }

  it('downloads and compiles nothing after a restore in another home', async () => {
    const root = 'example.org/left@v1.0.0'
    writeTree(join(proxy, 'example.org/left/@v'), {
      list: 'v1.0.0\n',
      'v1.0.0.info': '{"Version":"v1.0.0"}',
      'v1.0.0.mod': module,
      'v1.0.0.zip': zipOf({ [`${root}/go.mod`]: module, [`${root}/left.go`]: 'package left\n' }),
    })
    const host = place.newHost()
    const author = await host.newJob()
    writeTree(author.workspace, sources)
    await build(author, `file://${proxy}`, 'mod', 'tidy')
    const sum = readFileSync(join(author.workspace, 'go.sum'))

    const first = await host.newJob()
    writeTree(first.workspace, { ...sources, 'go.sum': sum })
    const miss = await restore(first, preset)
    expect(miss.outputs['cache-primary-key']).toMatch(/^go-Linux-X64-go1\.[\d.]+-[0-9a-f]{64}$/)
    const compiled = await build(first, `file://${proxy}`, 'build', '-v', '-trimpath', './...')
    expect(compiled).toContain('example.org/left')
    await save(first, preset, { state: miss.state })

    const second = await host.newJob()
    writeTree(second.workspace, { ...sources, 'go.sum': sum })
    expect((await restore(second, preset)).outputs.hit).toBe('exact')
    expect(await build(second, 'off', 'build', '-v', '-trimpath', './...')).toBe('')
  })
})

describe('restore/ and save/', () => {
  it('choose alike, each by the lock files that it finds', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    const inputs = { preset: 'cargo', 'working-directory': 'api' }
    writeTree(job.workspace, { 'api/Cargo.lock': '1', 'api/target/debug/lib': 'built' })
    writeTree(job.workspace, { 'api/target/debug/incremental/x': 'debris' })
    const miss = await restoreOnly(job, inputs)
    const key = miss.outputs['cache-primary-key']
    expect(key).toMatch(/^cargo-api-Linux-([a-z]+[\d.]*-)?X64-/)
    expect(logOf(await save(job, inputs))).toContain(`Cache saved with key: ${key}`)
    rmSync(join(job.workspace, 'api/target'), { recursive: true })
    expect((await restoreOnly(job, inputs)).outputs.hit).toBe('exact')
    const { stdout } = await run('find', ['api/target', '-type', 'f'], { cwd: job.workspace })
    expect(stdout).toBe('api/target/debug/lib\n')
    writeTree(job.workspace, { 'api/Cargo.lock': '2' })
    expect((await restoreOnly(job, inputs)).outputs.hit).toBe('partial')
  })
})

describe('a preset', () => {
  it('asks about the checkout if it finds no lock file, unless the key is the user’s', async () => {
    const job = await place.newHost().newJob()
    const asked =
      'No lock file is found, so the key has the commit instead. Does this step come after actions/checkout?'
    const restored = await restore(job, { preset: 'npm' })
    expect(logOf(restored)).toContain(asked)
    expect(restored.outputs['cache-primary-key']).toMatch(/-0123456789abcdef0123456789abcdef01234567$/)
    expect(logOf(await restore(job, { preset: 'npm', key: 'own' }))).not.toContain(asked)
  })

  it('that is unknown fails the step, which names all presets', async () => {
    const step = await restore(await place.newHost().newJob(), { preset: 'leiningen' })
    expect(step.exitCode).toBe(1)
    expect(logOf(step)).toEqual([
      expect.stringMatching(
        /^::error::Input preset is 'leiningen'; it must be one or more of: auto, npm, .*, nx\.$/,
      ),
    ])
  })

  it.each([
    ['auto', 'Preset auto finds no lock file in the working directory.'],
    ['composer', 'Preset composer finds no composer on PATH and no composer.lock.'],
    ['sccache', 'Preset sccache finds no sccache on PATH.'],
  ])('%s that finds nothing is one line, and nothing is cached', async (name, line) => {
    const host = place.newHost()
    const job = await host.newJob()
    const main = await restore(job, { preset: name })
    expect(main).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
    expect(logOf(main)).toEqual([expect.stringMatching(`^${line}.* Nothing is cached\\.$`)])
    // The job makes lock files; main's choice counts.
    writeTree(job.workspace, { 'package-lock.json': '{}' })
    expect(logOf(await save(job, { preset: name }, { state: main.state }))).toEqual([])
    expect(entriesOf(host.store)).toEqual([])
  })

  it.each([
    ['../elsewhere', 'it must be a directory of the workspace'],
    ['gone', 'there is no such directory'],
    ['link', 'it is a link that leads out of the workspace'],
    ['file', 'it is no directory'],
    ['[ab]', 'a preset cannot be used where it has such characters'],
  ])('in the working directory %s fails the step', async (directory, why) => {
    const job = await place.newHost().newJob()
    writeTree(job.workspace, { file: '', '[ab]/file': '' })
    symlinkSync('/usr', join(job.workspace, 'link'))
    const step = await restore(job, { ...preset, 'working-directory': directory })
    const message = `::error::Input working-directory is '${directory}'; ${why}.`
    expect({ exitCode: step.exitCode, log: logOf(step) }).toEqual({ exitCode: 1, log: [message] })
  })

  it('that finds nothing leaves the user’s own path and key, and fails the step on a miss if the user wants that', async () => {
    const job = await place.newHost().newJob()
    const own = await restore(job, { preset: 'auto', path: 'tree', key: 'own' })
    expect(logOf(own).at(-1)).toBe('Cache not found for input keys: own')
    const failed = await restore(job, { preset: 'auto', 'fail-on-cache-miss': 'true' })
    expect({ exitCode: failed.exitCode, last: logOf(failed).at(-1) }).toEqual({
      exitCode: 1,
      last: '::error::Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.',
    })
  })

  it.each([
    ['names what no cache is', 'echo "$HOME/.ssh"', /^ccache names .*\.ssh, which a preset does not cache/],
    ['leaves a process that keeps its output open', 'sleep 100 & echo "$HOME/own-cache"', /^Cache not found/],
    ['prints without end', 'yes', /^Cache not found/],
  ])('whose tool %s goes on', async (_, script, line) => {
    const job = await place.newHost().newJob()
    const bin = join(job.temp, 'bin')
    mkdirSync(bin)
    writeFileSync(join(bin, 'ccache'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    const step = await restore(job, { preset: 'ccache' }, { env: { PATH: `${bin}:${job.env.PATH}` } })
    expect(logOf(step)).toContainEqual(expect.stringMatching(line))
    expect(step.ms).toBeLessThan(15_000)
  })

  it.each([
    [
      'npm, in a package of a workspace',
      { preset: 'npm', 'working-directory': 'packages/own' },
      {
        'package.json': '{ "workspaces": ["packages/*"] }',
        'packages/own/package.json': '{ "name": "own" }',
      },
      '    ~/own-cache/_cacache',
    ],
    [
      'cargo, whose configuration names another target',
      { preset: 'cargo' },
      {
        'Cargo.toml': '[package]\nname = "own"\nversion = "1.0.0"\nedition = "2021"\n',
        'src/lib.rs': '',
        '.cargo/config.toml': '[build]\ntarget-dir = "out"\n',
      },
      '    out',
    ],
    [
      'the configuration of Maven',
      { preset: 'maven' },
      { 'pom.xml': '', '.mvn/maven.config': '-T4\n-Dmaven.repo.local=.m2/own\n' },
      '    .m2/own',
    ],
    [
      'Java 8, which prints its version to the standard error',
      { preset: 'gradle' },
      { 'build.gradle': '' },
      `    gradle-$\{{ runner.os }}-$\{{ runner.arch }}-jdk8-`,
    ],
  ])('asks %s', async (_, inputs, files, line) => {
    const job = await place.newHost().newJob()
    writeTree(job.workspace, files)
    writeTree(job.home, { '.npmrc': `cache=${job.home}/own-cache` })
    const bin = join(job.temp, 'bin')
    mkdirSync(bin)
    writeFileSync(join(bin, 'java'), `#!/bin/sh\necho 'openjdk version "1.8.0_422"' >&2\n`, { mode: 0o755 })
    const env = { PATH: `${bin}:${job.env.PATH}`, RUSTUP_HOME: rustupHome }
    const step = await restore(job, inputs, { env })
    expect(foldedIn(step)[`Preset ${inputs.preset} stands for these inputs`]).toContain(line)
  })

  it('asks tools without the inputs and tokens of the step', async () => {
    const job = await place.newHost().newJob()
    const bin = join(job.temp, 'bin')
    mkdirSync(bin)
    // Writes its variables into the cache directory that it names.
    const tool = `#!/bin/sh\nenv > "$HOME/asked"\necho "$HOME/own-cache"\n`
    writeFileSync(join(bin, 'ccache'), tool, { mode: 0o755 })
    const secrets = { ACTIONS_RUNTIME_TOKEN: 'canary-1', AWS_SECRET_ACCESS_KEY: 'canary-2' }
    const step = await restore(
      job,
      { preset: 'ccache', 'session-token': '', prefix: 'canary-3' },
      { env: { ...secrets, PATH: `${bin}:${job.env.PATH}`, CCACHE_DIR: '/named' } },
    )
    expect(foldedIn(step)['Preset ccache stands for these inputs']).toContain('    ~/own-cache')
    const { stdout } = await run('cat', [join(job.home, 'asked')])
    expect(stdout).toContain('CCACHE_DIR=/named')
    expect(stdout).not.toContain('canary')
  })
})
