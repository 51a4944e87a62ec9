// Jobs with a preset: package managers find all that they need in the cache, in another home, without a registry.
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Job } from '../../scripts/as-runner.ts'
import { zipOf } from '../support/corpus/zip.ts'
import {
  annotationsOf,
  entriesOf,
  foldedIn,
  logOf,
  newPlace,
  restore,
  restoreOnly,
  save,
  writeTree,
} from '../support/host.ts'
import { ciFlags, npmProject, rustupHome } from '../support/projects.ts'
import { newRegistries } from '../support/servers/registry.ts'

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
    expect(miss.outputs['cache-primary-key-go']).toMatch(/^go-Linux-X64-[0-9a-f]{64}$/)
    expect(miss.outputs['cache-primary-key-go-builds']).toMatch(
      /^go-builds-Linux-X64-go1\.[\d.]+-[0-9a-f]{8}$/,
    )
    const compiled = await build(first, `file://${proxy}`, 'build', '-v', '-trimpath', './...')
    expect(compiled).toContain('example.org/left')
    await save(first, preset, { state: miss.state })

    const second = await host.newJob()
    writeTree(second.workspace, { ...sources, 'go.sum': sum })
    expect((await restore(second, preset)).outputs.hit).toBe('exact')
    expect(await build(second, 'off', 'build', '-v', '-trimpath', './...')).toBe('')
  })

  it('compiles nothing that an earlier job has compiled, also if a lint ends first', async () => {
    const host = place.newHost()
    const names = ['a', 'b', 'c', 'd']
    const files: Record<string, string> = { 'go.mod': 'module example.org/app\n\ngo 1.21\n' }
    for (const name of names) files[`${name}/${name}.go`] = `package ${name}\n\nconst Value = "${name}"\n`
    /** @returns the packages that go has compiled */
    const compiledBy = async (name: string, what: string, more: Record<string, string> = {}) => {
      const job = await host.newJob({ env: { GITHUB_JOB: name, ...more } })
      writeTree(job.workspace, files)
      const { state } = await restore(job, preset)
      const log = await build(job, 'off', 'build', '-v', '-trimpath', what)
      expect((await save(job, preset, { state })).exitCode).toBe(0)
      return log.match(/(?<=example\.org\/app\/)\w+/g)?.sort() ?? []
    }
    expect(await compiledBy('lint', './a')).toEqual(['a'])
    expect(await compiledBy('test', './...')).toEqual(['b', 'c', 'd'])
    expect(await compiledBy('test', './...')).toEqual([])
    // The lint never overwrites what the tests have built, nor do jobs of other flags.
    expect(await compiledBy('lint', './a')).toEqual([])
    expect(await compiledBy('test', './...', { GOFLAGS: '-gcflags=-N' })).toEqual(names)
    files['b/b.go'] = 'package b\n\nconst Value = "changed"\n'
    expect(await compiledBy('test', './...')).toEqual(['b'])
    expect(await compiledBy('test', './...')).toEqual([])
    expect(await compiledBy('renamed', './...')).toEqual([])
    const pull = {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_BASE_REF: 'main',
    }
    expect(await compiledBy('test', './...', pull)).toEqual([])
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
    const key = miss.outputs['cache-primary-key-cargo-builds']
    expect(key).toMatch(/^cargo-builds-api-Linux-([a-z]+[\d.]*-)?X64-/)
    expect(logOf(await save(job, inputs))).toContain(`cargo-builds: Cache saved with key: ${key}`)
    rmSync(join(job.workspace, 'api/target'), { recursive: true })
    expect((await restoreOnly(job, inputs)).outputs['hit-cargo-builds']).toBe('exact')
    const { stdout } = await run('find', ['api/target', '-type', 'f'], { cwd: job.workspace })
    expect(stdout).toBe('api/target/debug/lib\n')
    // Builds stay, whatever the lock file is.
    writeTree(job.workspace, { 'api/Cargo.lock': '2' })
    const { outputs } = await restoreOnly(job, inputs)
    expect(outputs['cache-primary-key-cargo']).not.toBe(miss.outputs['cache-primary-key-cargo'])
    expect(outputs['hit-cargo-builds']).toBe('exact')
  })
})

describe('a preset', () => {
  it('without a lock file caches nothing, unless the key is the user’s', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    // An earlier job of another project has left files in the home.
    writeTree(job.home, { '.npm/_cacache/x': 'of another project' })
    const inputs = { preset: 'npm' }
    const main = await restore(job, inputs)
    expect(logOf(main)).toEqual([
      '::notice::Preset npm finds no package-lock.json, npm-shrinkwrap.json. The workspace is empty: put this step after actions/checkout. To cache without a lock file, set `key`. Nothing is cached.',
    ])
    await save(job, inputs, { state: main.state })
    await save(job, inputs)
    expect(entriesOf(host.store)).toEqual([])
    const own = await restore(job, { ...inputs, key: 'own' })
    expect(own.outputs['cache-primary-key']).toBe('own')
    await save(job, { ...inputs, key: 'own' }, { state: own.state })
    expect(entriesOf(host.store)).toHaveLength(1)
  })

  it('auto takes the lock files below, if the working directory has none', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    const env = { npm_config_cache: join(job.home, '.npm'), UV_CACHE_DIR: join(job.home, '.uv') }
    writeTree(job.workspace, {
      'web/shop/package-lock.json': '1',
      'web/admin/package-lock.json': '2',
      'backend/uv.lock': '',
      'backend/pyproject.toml': '',
      'node_modules/left/composer.lock': '',
      'vendor/gem/Gemfile.lock': '',
      '.hidden/go.sum': '',
      '[slug]/Cargo.lock': '',
    })
    writeTree(job.home, { '.npm/_cacache/x': 'npm', '.uv/y': 'uv' })
    const main = await restore(job, preset, { env })
    expect(logOf(main)).toContain(
      'Preset auto finds no lock file in the working directory itself, and takes npm in web, uv in backend.',
    )
    expect(main.outputs).toMatchObject({
      'cache-primary-key-npm': expect.stringMatching(/^npm-web-Linux-/),
      'cache-primary-key-uv': expect.stringMatching(/^uv-backend-Linux-/),
    })
    expect(Object.keys(main.outputs).filter((name) => name.startsWith('hit-'))).toHaveLength(2)
    await save(job, preset, { state: main.state, env })
    expect((await restore(job, preset, { env })).outputs).toMatchObject({ hit: 'exact', 'cache-hit': 'true' })
    // The lock files of the working directory are the project's; those below may belong to examples.
    writeTree(job.workspace, { 'go.sum': '' })
    const own = await restore(job, preset)
    expect(own.outputs['cache-primary-key-go']).toMatch(/^go-Linux-/)
  })

  it.each([
    ['self-hosted', [expect.stringMatching(/^\[warning\]~\/\.npm\/_cacache .*`npm_config_cache`/)]],
    // Such as act.
    ['', [expect.stringMatching(/^\[warning\]~\/\.npm\/_cacache .* many more than this project needs, /)]],
    ['github-hosted', []],
  ])('in the home of a runner, with files of earlier jobs: %s', async (runner, warnings) => {
    const job = await place.newHost().newJob({ env: { RUNNER_ENVIRONMENT: runner } })
    writeTree(job.workspace, { 'package-lock.json': '{}' })
    const warningsOf = async (npm_config_cache: string): Promise<string[]> => {
      const step = await restore(job, { preset: 'npm' }, { env: { npm_config_cache } })
      return logOf(step).filter((line) => line.startsWith('[warning]'))
    }
    expect(await warningsOf(join(job.home, '.npm'))).toEqual([])
    writeTree(job.home, { '.npm/_cacache/x': 'of another job' })
    writeTree(job.workspace, { '.cache/npm/_cacache/x': 'of this job' })
    expect(await warningsOf(join(job.home, '.npm'))).toEqual(warnings)
    expect(await warningsOf(join(job.workspace, '.cache/npm'))).toEqual([])
  })

  it('caches the lines of path, too', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    const inputs = { preset: 'npm', path: 'build' }
    const env = { npm_config_cache: join(job.home, '.npm') }
    writeTree(job.workspace, { 'package-lock.json': '{}', 'build/out': 'built' })
    writeTree(job.home, { '.npm/_cacache/x': 'package' })
    await save(job, inputs, { env })
    const files = [join(job.workspace, 'build/out'), join(job.home, '.npm/_cacache/x')]
    for (const file of files) rmSync(file)
    expect((await restore(job, inputs, { env })).outputs.hit).toBe('exact')
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['built', 'package'])
  })

  it('that is unknown fails the step, which names all presets', async () => {
    const step = await restore(await place.newHost().newJob(), { preset: 'leiningen' })
    expect(step.exitCode).toBe(1)
    expect(logOf(step)).toEqual([
      expect.stringMatching(
        /^::error::Input `preset` is 'leiningen'; it must be one or more of: auto, npm, .*, nx\.$/,
      ),
    ])
  })

  it.each([
    [
      'auto',
      'package.json',
      'Preset auto finds no lock file in the working directory or below it. There is package.json without package-lock.json or pnpm-lock.yaml or yarn.lock or bun.lock: commit the lock file.',
    ],
    [
      'composer',
      'composer.json',
      'Preset composer finds no composer.lock. There is composer.json without composer.lock: commit the lock file.',
    ],
    ['turbo', 'x', 'Preset turbo finds no turbo on PATH and no turbo.json, turbo.jsonc.'],
    ['sccache', 'x', 'Preset sccache finds no sccache on PATH.'],
  ])('%s that finds nothing is one line, and nothing is cached', async (name, file, line) => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { [file]: '{}' })
    const main = await restore(job, { preset: name })
    expect(main).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
    expect(logOf(main)).toEqual([expect.stringMatching(`^::notice::${line}.* Nothing is cached\\.$`)])
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
    const message = `::error::Input \`working-directory\` is '${directory}'; ${why}.`
    expect({ exitCode: step.exitCode, log: logOf(step) }).toEqual({ exitCode: 1, log: [message] })
  })

  it('that finds nothing leaves the user’s own path and key, and fails the step on a miss if the user wants that', async () => {
    const job = await place.newHost().newJob()
    const own = await restore(job, { preset: 'auto', path: 'tree', key: 'own' })
    expect(logOf(own).at(-1)).toBe('Cache not found for input keys: own')
    const failed = await restore(job, { preset: 'auto', 'fail-on-cache-miss': 'true' })
    expect({ exitCode: failed.exitCode, last: logOf(failed).at(-1) }).toEqual({
      exitCode: 1,
      last: '::error::Exiting as fail-on-cache-miss is set: the preset caches nothing here.',
    })
  })

  it.each<[Record<string, string>, string[]]>([
    [{ path: 'dist', key: 'k' }, ['']],
    [{ caches: '- { name: own, path: dist, key: k }' }, ['own: ']],
    [{ caches: '- { name: own, path: dist, key: k }\n- { preset: auto }' }, []],
  ])('is missing beside a working directory: %j', async (inputs, labels) => {
    const job = await place.newHost().newJob()
    writeTree(job.workspace, { 'web/package-lock.json': '{}' })
    const step = await restore(job, { ...inputs, 'working-directory': 'web' })
    const why =
      'Input `working-directory` has no effect without `preset`: lines of `path` are relative to the workspace. Write web/ before them.'
    expect(annotationsOf(step)).toEqual(labels.map((label) => `::warning::${label}${why}`))
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

  const keys = { '.ssh/id_rsa': 'canary', '.ssh/repository/x': 'canary' }
  const ofMaven = (directory: string): Record<string, string> => ({
    'pom.xml': '',
    '.mvn/maven.config': `-Dmaven.repo.local=${directory}`,
  })
  it.each([
    ['a link to the home’s keys', 'maven', ofMaven('deps'), '.ssh', 'deps'],
    ['a file behind a link', 'maven', ofMaven('deps/id_rsa'), '.ssh', 'deps'],
    ['a link below a link’s target', 'maven', ofMaven('deps'), 'plain/../.ssh', 'deps'],
    ['a link to a directory that comes later', 'maven', ofMaven('deps'), '.docker/later', 'deps'],
    ['a link to Git’s files', 'maven', ofMaven('deps'), 'WORKSPACE/.git', 'deps'],
    ['a link to files of the system', 'maven', ofMaven('deps/certs'), '/etc/ssl', 'deps'],
    ['a link out of the workspace', 'maven', ofMaven('deps'), 'plain', 'deps'],
    ['a link that leads to itself', 'maven', ofMaven('deps'), 'WORKSPACE/deps', 'deps'],
    ['a link at a part that the preset takes', 'npm', { '.npmrc': 'cache=./own' }, '.ssh', 'own/_cacache'],
    ['a link above the tool’s default', 'bundler', { 'Gemfile.lock': '' }, '.ssh', 'vendor'],
  ])('follows no link of the checkout: %s', async (_, name, files, target, link) => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.home, { ...keys, 'plain/x': 'canary' })
    writeTree(job.workspace, { ...files, '.git/config': 'canary', 'own/x': '' })
    const to = join(
      target.startsWith('WORKSPACE') ? '' : job.home,
      target.replace('WORKSPACE', job.workspace),
    )
    symlinkSync(target.startsWith('/') ? target : to, join(job.workspace, link))
    const step = await restore(job, { preset: name })
    const block = foldedIn(step)[`Preset ${name} stands for these inputs`] ?? []
    expect(block.filter((line) => line.includes(link))).toEqual([])
    expect(logOf(step)).toContainEqual(
      expect.stringMatching(` names .*${link}.*which a preset does not cache`),
    )
    const saved = await save(job, { preset: name }, { state: step.state })
    expect(saved.exitCode).toBe(0)
  })

  it('follows the links of the machine', async () => {
    const job = await place.newHost().newJob()
    writeTree(job.workspace, { 'package-lock.json': '{}' })
    mkdirSync(join(job.temp, 'disk'))
    symlinkSync(join(job.temp, 'disk'), join(job.home, '.npm'))
    const block = foldedIn(await restore(job, { preset: 'npm' }))['Preset npm stands for these inputs']
    expect(block).toContain('    ~/.npm/_cacache')
  })

  it.each([
    [
      'npm, in a package of a workspace',
      { preset: 'npm', 'working-directory': 'packages/own' },
      {
        'package.json': '{ "workspaces": ["packages/*"] }',
        'packages/own/package.json': '{ "name": "own" }',
        'packages/own/package-lock.json': '{}',
      },
      '    ~/own-cache/_cacache',
    ],
    [
      'cargo, whose configuration names another target',
      { preset: 'cargo', key: 'own' },
      {
        'Cargo.toml': '[package]\nname = "own"\nversion = "1.0.0"\nedition = "2021"\n',
        'Cargo.lock': '',
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
      { preset: 'gradle', path: 'own' },
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
      { preset: 'ccache', 'session-token': '', 'bucket-prefix': 'canary-3' },
      { env: { ...secrets, PATH: `${bin}:${job.env.PATH}`, CCACHE_DIR: '/named' } },
    )
    expect(foldedIn(step)['Preset ccache stands for these inputs']).toContain('    ~/own-cache')
    const { stdout } = await run('cat', [join(job.home, 'asked')])
    expect(stdout).toContain('CCACHE_DIR=/named')
    expect(stdout).not.toContain('canary')
  })
})
