// Presets with the tools that they are for: after a restore in another home, they need no registry.
import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Job } from '../../scripts/as-runner.ts'
import { zipOf } from '../support/corpus/zip.ts'
import {
  foldedIn,
  give,
  type Host,
  logOf,
  newPlace,
  restore,
  save,
  usersFor,
  writeTree,
} from '../support/host.ts'
import { pythonPackages, servePackage } from '../support/projects.ts'
import { newRegistries, type Registry } from '../support/servers/registry.ts'
import { inTurn } from '../support/turns.ts'

const place = newPlace()
const startRegistry = newRegistries(place.dir)
const tools = join(import.meta.dirname, '../../.tools')
const packages = join(tools, 'package-managers/node_modules')

interface Tool {
  /** Of each family, `npm test` tries one tool and `npm run soak -- --combinations` all. */
  family: 'JavaScript' | 'Python' | 'Java'
  preset: string
  name: string
  /** The command if it is not on PATH: a program and its first arguments. */
  program?: string[]
  /** The files of a project without a lock file. Fills the registry. */
  project(registry: Registry): Record<string, string>
  lockFile?: string
  /** Makes the lock file. */
  lock?: string
  /** Without a change of the lock file. */
  install: string
  /** Prints `left is`. */
  use: string
  /** The lines of `path`. */
  path: string[]
  env?: (job: Job) => Record<string, string>
  /** Its builds are a cache of their own. */
  hasBuilds?: boolean
}

/** A package of npm, as registries describe it, and a project that needs it. */
function npmFiles(registry: Registry): Record<string, string> {
  const dist = servePackage(registry)
  const left = { name: 'left', version: '1.0.0', dist }
  const versions = { '1.0.0': left }
  // Tools refuse packages of the last days.
  const time = { '1.0.0': '2020-02-02T00:00:00.000Z' }
  writeTree(registry.dir, {
    left: JSON.stringify({ name: 'left', 'dist-tags': { latest: '1.0.0' }, versions, time }),
  })
  return {
    'package.json': JSON.stringify({ name: 'app', private: true, dependencies: { left: '1.0.0' } }),
  }
}

/** A package of a Maven repository, which needs nothing. */
function mavenFiles(registry: Registry, group: string, name: string, version: string): void {
  const stem = `${group.replaceAll('.', '/')}/${name}/${version}/${name}-${version}`
  const facts = `<groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version>`
  writeTree(registry.dir, {
    [`${stem}.pom`]: `<project><modelVersion>4.0.0</modelVersion>${facts}</project>`,
    [`${stem}.jar`]: zipOf({ 'left.txt': 'left' }),
  })
}

// The virtual machine starts sooner.
const javaOptions = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'

const use = `node -p "'left is ' + require('left')"`
const rows: Tool[] = [
  {
    family: 'JavaScript',
    preset: 'pnpm',
    name: 'pnpm 12',
    program: [join(packages, `@pnpm/exe.linux-${process.arch}/pnpm`)],
    project: (registry) => ({
      ...npmFiles(registry),
      '.npmrc': `registry=${registry.url}/\n`,
      'pnpm-workspace.yaml': 'fetchRetries: 0\n',
    }),
    lockFile: 'pnpm-lock.yaml',
    lock: 'pnpm install --lockfile-only',
    install: 'pnpm install --frozen-lockfile',
    use,
    path: ['~/.local/share/pnpm/store/v11', '~/.cache/pnpm', '!~/.cache/pnpm/dlx'],
  },
  {
    family: 'JavaScript',
    preset: 'yarn',
    name: 'Yarn 1',
    program: ['node', join(packages, 'yarn/bin/yarn.js')],
    project: (registry) => ({ ...npmFiles(registry), '.yarnrc': `registry "${registry.url}/"\n` }),
    lockFile: 'yarn.lock',
    lock: 'yarn install',
    install: 'yarn install --frozen-lockfile',
    use,
    path: ['~/.cache/yarn/v6', '!~/.cache/yarn/v6/.tmp'],
    // Root would have its cache outside of its home.
    env: ({ home }) => ({ YARN_CACHE_FOLDER: `${home}/.cache/yarn` }),
  },
  {
    family: 'JavaScript',
    preset: 'yarn',
    name: 'Yarn 4',
    program: ['node', join(packages, '@yarnpkg/cli-dist/bin/yarn.js')],
    project: (registry) => ({
      ...npmFiles(registry),
      '.yarnrc.yml': `npmRegistryServer: ${registry.url}\nunsafeHttpWhitelist: [127.0.0.1]\nenableTelemetry: false\nhttpRetry: 0\n`,
    }),
    lockFile: 'yarn.lock',
    lock: 'touch yarn.lock; yarn install --mode=update-lockfile',
    install: 'yarn install --immutable',
    use: `yarn ${use}`,
    path: ['~/.yarn/berry/cache', '!~/.yarn/berry/cache/.tmp'],
  },
  {
    family: 'Python',
    preset: 'uv',
    name: 'uv',
    project(registry) {
      pythonPackages(registry)
      const facts =
        'name = "app"\nversion = "1.0.0"\nrequires-python = ">=3.9"\ndependencies = ["left", "right"]'
      const index = `[[tool.uv.index]]\nurl = "${registry.url}/simple/"\ndefault = true`
      return { 'pyproject.toml': `[project]\n${facts}\n\n${index}\n` }
    },
    lockFile: 'uv.lock',
    lock: 'uv lock',
    install: 'uv sync --locked',
    use: `.venv/bin/python -c "import left, right; print('left is', left.value)"`,
    path: ['~/.cache/uv', '!~/.cache/uv/builds-v*', '!~/.cache/uv/interpreter-v*'],
    env: () => ({ UV_HTTP_RETRIES: '0' }),
  },
  {
    family: 'Java',
    preset: 'maven',
    name: 'Maven 3',
    project(registry) {
      mavenFiles(registry, 'example', 'left', '1.0.0')
      // Maven adds it to each extension.
      mavenFiles(registry, 'org.codehaus.plexus', 'plexus-utils', '1.1')
      const left = '<groupId>example</groupId><artifactId>left</artifactId><version>1.0.0</version>'
      const app = '<groupId>example</groupId><artifactId>app</artifactId><version>1.0.0</version>'
      const mirror = `<mirror><id>own</id><url>${registry.url}/</url><mirrorOf>*</mirrorOf></mirror>`
      return {
        // An extension needs no plugins, which would need many packages.
        'pom.xml': `<project><modelVersion>4.0.0</modelVersion>${app}<packaging>pom</packaging>
          <build><extensions><extension>${left}</extension></extensions></build></project>`,
        'settings.xml': `<settings><mirrors>${mirror}</mirrors></settings>`,
        '.mvn/maven.config': '-Dmaven.repo.local=.m2/repository -s settings.xml\n',
      }
    },
    install: 'mvn -B -q validate',
    use: 'echo left is $(ls .m2/repository/example/left/1.0.0/left-1.0.0.jar)',
    path: ['.m2/repository', '!.m2/repository/**/*.lastUpdated'],
    env: () => ({ MAVEN_OPTS: javaOptions }),
  },
  {
    family: 'Java',
    preset: 'gradle',
    name: 'Gradle 4',
    project(registry) {
      mavenFiles(registry, 'example', 'left', '1.0.0')
      return {
        'settings.gradle': '',
        'build.gradle': `repositories { maven { url '${registry.url}/' } }
          configurations { own }
          dependencies { own 'example:left:1.0.0' }
          task show { doLast { println 'left is ' + configurations.own.files*.name } }`,
      }
    },
    install: 'gradle -q show',
    use: 'true',
    path: ['~/.gradle/caches/modules-2', '~/.gradle/wrapper/dists', '~/.gradle/jdks'],
    hasBuilds: true,
    env: ({ home }) => ({
      GRADLE_USER_HOME: `${home}/.gradle`,
      GRADLE_OPTS: `-Dorg.gradle.daemon=false ${javaOptions}`,
    }),
  },
]

const tried = [...Map.groupBy(rows, ({ family }) => family).values()].flatMap((tools) => inTurn(0, tools))

describe.each(tried)(
  '$name',
  ({ preset, program = [], project, lockFile, lock, install, use, path, env, hasBuilds }) => {
    const cache = hasBuilds ? `${preset}: ` : ''
    /** As an ordinary user's shell, with the tool on its PATH. */
    async function sh(job: Job, script: string): Promise<string> {
      const options = { cwd: job.workspace, env: job.env }
      const { stdout } = await promisify(execFile)('sh', ['-ec', `exec 2>&1; ${script}`], options).catch(
        (error) => {
          throw new Error(error.stdout)
        },
      )
      return stdout
    }

    it('needs no registry after a restore in another home', async () => {
      const registry = await startRegistry()
      const host = place.newHost()
      const command = program.map((word) => `'${word}'`).join(' ')
      const bin = join(host.dir, 'bin')
      if (program.length > 0) {
        writeTree(bin, { [preset]: `#!/bin/sh\nexec ${command} "$@"\n` })
        chmodSync(join(bin, preset), 0o755)
      }
      const files = project(registry)
      const newJob = async (): Promise<Job> => {
        const job = await host.newJob()
        Object.assign(job.env, { ...env?.(job), PATH: `${bin}:${job.env.PATH}` })
        writeTree(job.workspace, files)
        return job
      }
      if (lockFile && lock) {
        const author = await newJob()
        await sh(author, lock)
        files[lockFile] = readFileSync(join(author.workspace, lockFile), 'utf8')
      }

      registry.requests()
      const first = await newJob()
      const miss = await restore(first, { preset: 'auto' })
      const block = foldedIn(miss)[`${cache}Preset ${preset} stands for these inputs`] ?? []
      expect(block.slice(2, 2 + path.length).map((line) => line.trim())).toEqual(path)
      expect(await sh(first, `${install}; ${use}`)).toContain('left is ')
      await save(first, { preset: 'auto' }, { state: miss.state })

      // A new home has nothing of it.
      expect(registry.requests()).toContainEqual(expect.stringMatching(/left[^/]*\.(tgz|whl|jar)$/))

      await registry.stop()
      const second = await newJob()
      const hit = await restore(second, { preset: 'auto' })
      expect(hit.outputs).toMatchObject({ hit: 'exact' })
      expect(await sh(second, `${install}; ${use}`)).toContain('left is ')
      const post = logOf(await save(second, { preset: 'auto' }, { state: hit.state }))
      const line = expect.stringMatching(`^${cache}Cache hit occurred on the primary key `)
      if (hasBuilds) expect(post).toContainEqual(line)
      else expect(post).toEqual([line])
    })
  },
)

// https://github.com/hendrikmuhs/ccache-action/issues/94
describe.each(usersFor(place))('ccache with a compiler whose time is new in each job, as $name', (user) => {
  /** Restores, compiles three files, and saves. @returns how many of them ccache had, and what the step said of it */
  async function compiled(host: Host, seconds: number, env: Record<string, string> = {}, config = '') {
    const compiler = join(host.dir, 'gcc')
    writeFileSync(compiler, '#!/bin/sh\nexec gcc "$@"\n', { mode: 0o755 })
    utimesSync(compiler, seconds, seconds)
    const job = await host.newJob({ env })
    writeTree(job.workspace, { 'a.c': 'int a;', 'b.c': 'int b;', 'c.c': 'int c;' })
    if (config !== '') writeTree(join(job.home, '.config/ccache'), { 'ccache.conf': config })
    for (const dir of [job.home, job.workspace, host.dir]) give(dir, user)
    const inputs = { preset: 'ccache' }
    const { state, ...run } = await restore(job, inputs, user.options)
    const { uid, gid } = user.options
    const each = `for name in a b c; do ccache ${compiler} -c $name.c; done; ccache --print-stats`
    const stats = execFileSync('sh', ['-c', `ccache --zero-stats >/dev/null; ${each}`], {
      ...{ cwd: job.workspace, env: job.env, encoding: 'utf8' },
      ...(uid !== undefined && { uid, gid }),
    })
    await save(job, inputs, { ...user.options, state })
    const hits = [...stats.matchAll(/^(?:direct|preprocessed)_cache_hit\t(\d+)$/gm)]
    const told = logOf({ ...run, state }).filter((line) => line.includes('CCACHE_COMPILERCHECK'))
    return { hits: hits.reduce((sum, [, count]) => sum + Number(count), 0), told, hit: run.outputs.hit }
  }

  it('finds all that was compiled before, and the log names the setting', async () => {
    const host = place.newHost()
    const told = [
      expect.stringMatching(/^Later steps get CCACHE_COMPILERCHECK=content, unless they set it: /),
    ]
    expect(await compiled(host, 1_000_000_000)).toEqual({ hit: 'miss', hits: 0, told })
    expect(await compiled(host, 1_100_000_000)).toEqual({ hit: 'exact', hits: 3, told })
  })

  it.each([
    { env: { CCACHE_COMPILERCHECK: 'mtime' }, config: '' },
    { env: { CCACHE_COMPILERCHECK: 'none' }, config: '' },
    { env: {}, config: 'compiler_check = mtime\n' },
  ])('leaves a setting of the user as it is: $env $config', async ({ env, config }) => {
    const host = place.newHost()
    expect(await compiled(host, 1_000_000_000, env, config)).toMatchObject({ told: [] })
    const hits = env.CCACHE_COMPILERCHECK === 'none' ? 3 : 0
    expect(await compiled(host, 1_100_000_000, env, config)).toEqual({ hit: 'exact', hits, told: [] })
  })
})

// https://github.com/nrwl/nx/pull/36514: since 23.2, Nx keeps results below a home that only its user can write to.
const homes: string[] = []
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true })
})

it('Nx finds what an earlier job has built', async () => {
  const host = place.newHost()
  const home = mkdtempSync(join(homedir(), 'headstart-home-'))
  homes.push(home)
  const nx = join(packages, 'nx/dist/bin/nx.js')

  async function build(): Promise<{ hit: string | undefined; text: string }> {
    const job = await host.newJob({ home })
    writeTree(job.workspace, {
      'nx.json': '{}',
      'package.json': JSON.stringify({ name: 'all', private: true, workspaces: ['app'] }),
      'package-lock.json': JSON.stringify({ name: 'all', lockfileVersion: 3, packages: {} }),
      'app/package.json': JSON.stringify({
        name: 'app',
        scripts: { build: 'mkdir out && echo built > out/file' },
        nx: { targets: { build: { cache: true, outputs: ['{projectRoot}/out'] } } },
      }),
    })
    symlinkSync(packages, join(job.workspace, 'node_modules'))
    // Nx names the place of the results after it.
    for (const argv of [['init'], ['remote', 'add', 'origin', 'https://example.com/octo/demo']])
      execFileSync('git', [...argv], { cwd: job.workspace, stdio: 'pipe' })
    const { state, ...run } = await restore(job, { preset: 'nx' })
    const text = execFileSync(process.execPath, [nx, 'run', 'app:build'], {
      ...{ cwd: job.workspace, encoding: 'utf8' },
      env: { ...job.env, CI: 'true', NX_DAEMON: 'false', NX_NO_CLOUD: 'true' },
    })
    expect(readFileSync(join(job.workspace, 'app/out/file'), 'utf8')).toBe('built\n')
    await save(job, { preset: 'nx' }, { state })
    rmSync(join(home, '.nx'), { recursive: true, force: true })
    return { hit: run.outputs.hit, text }
  }

  expect(await build()).toMatchObject({ hit: 'miss' })
  expect(await build()).toEqual({
    hit: 'exact',
    text: expect.stringMatching(/1\/1 hit|read the output from the cache/),
  })
})
