// A preset gives the same inputs that an expert would write, on every system.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles } from '@actions/glob'
import { overlapOf } from '../../../src/files/paths/overlap.ts'
import { type Selection, selectionOf } from '../../../src/files/paths/patterns.ts'
import { pathIn } from '../../../src/inputs/presets/ask.ts'
import {
  answersOfKind,
  choose,
  distributionIn,
  expressionsFor,
  hashOfFlags,
  holdsOnlyBuilds,
  isOfTwoKinds,
  presetsFor,
  withUserInputs,
} from '../../../src/inputs/presets/choose.ts'
import { presets } from '../../../src/inputs/presets/index.ts'
import { hashOfFiles, lockFilesBelow, presetInProject } from '../../../src/inputs/presets/lock-files.ts'
import { isCacheable, locate, type Machine, variablesOf } from '../../../src/inputs/presets/places.ts'
import type { Preset, ToolAnswers } from '../../../src/inputs/presets/preset.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const parts = { os: 'Linux', arch: 'X64', hash: 'abc', commit: 'c0ffee' }
const homes = { linux: '/home/me', darwin: '/Users/me', win32: 'C:/Users/me' } as const
type System = keyof typeof homes

const presetOf = (name: string): Preset => {
  const found = presets.find((preset) => preset.name === name)
  if (!found) throw new Error(`there is no preset ${name}`)
  return found
}
const machineWith = (more: Partial<Machine> = {}): Machine => {
  const { platform = 'linux' } = more
  const home = homes[platform as System]
  const workspace = `${home}/work/project`
  const variable = (): undefined => undefined
  return {
    ...{ platform, home, userHome: home, workspace, workingDirectory: workspace, variable },
    distribution: '',
    realDirectory: (path) => path,
    ...more,
  }
}
const unanswered = (name: string): ToolAnswers => ({
  preset: presetOf(name),
  directories: [],
  toolchain: '',
  version: '',
})
const linesFor = (one: ToolAnswers, machine: Machine): string[] =>
  choose(one, machine, parts, { isRolling: false }).path.split('\n')

/** The paths of a tool that is not installed: on Linux, macOS and Windows; without the last two, they are Linux'. */
const documented: Record<string, [linux: string[], darwin?: string[] | undefined, win32?: string[]]> = {
  npm: [
    ['~/.npm/_cacache', '!~/.npm/_cacache/tmp'],
    undefined,
    ['~/AppData/Local/npm-cache/_cacache', '!~/AppData/Local/npm-cache/_cacache/tmp'],
  ],
  pnpm: [
    ['~/.local/share/pnpm/store', '~/.cache/pnpm', '!~/.cache/pnpm/dlx'],
    ['~/Library/pnpm/store', '~/Library/Caches/pnpm', '!~/Library/Caches/pnpm/dlx'],
    ['~/AppData/Local/pnpm/store', '~/AppData/Local/pnpm-cache', '!~/AppData/Local/pnpm-cache/dlx'],
  ],
  yarn: [
    ['~/.yarn/berry/cache', '!~/.yarn/berry/cache/.tmp', '~/.cache/yarn', '!~/.cache/yarn/.tmp'],
    [
      '~/.yarn/berry/cache',
      '!~/.yarn/berry/cache/.tmp',
      '~/Library/Caches/Yarn',
      '!~/Library/Caches/Yarn/.tmp',
    ],
    [
      '~/AppData/Local/Yarn/Berry/cache',
      '!~/AppData/Local/Yarn/Berry/cache/.tmp',
      '~/AppData/Local/Yarn/Cache',
      '!~/AppData/Local/Yarn/Cache/.tmp',
    ],
  ],
  bun: [['~/.bun/install/cache', '!~/.bun/install/cache/*.npm']],
  pip: [
    ['~/.cache/pip', '!~/.cache/pip/selfcheck'],
    ['~/Library/Caches/pip', '!~/Library/Caches/pip/selfcheck'],
    ['~/AppData/Local/pip/Cache', '!~/AppData/Local/pip/Cache/selfcheck'],
  ],
  uv: [
    ['~/.cache/uv', '!~/.cache/uv/builds-v*', '!~/.cache/uv/interpreter-v*'],
    undefined,
    [
      '~/AppData/Local/uv/cache',
      '!~/AppData/Local/uv/cache/builds-v*',
      '!~/AppData/Local/uv/cache/interpreter-v*',
    ],
  ],
  poetry: [
    ['~/.cache/pypoetry', '!~/.cache/pypoetry/virtualenvs'],
    ['~/Library/Caches/pypoetry', '!~/Library/Caches/pypoetry/virtualenvs'],
    ['~/AppData/Local/pypoetry/Cache', '!~/AppData/Local/pypoetry/Cache/virtualenvs'],
  ],
  go: [
    [
      '~/go/pkg/mod',
      '!~/go/pkg/mod/cache/lock',
      '!~/go/pkg/mod/cache/download/**/*.lock',
      '~/.cache/go-build',
      '!~/.cache/go-build/fuzz',
    ],
    [
      '~/go/pkg/mod',
      '!~/go/pkg/mod/cache/lock',
      '!~/go/pkg/mod/cache/download/**/*.lock',
      '~/Library/Caches/go-build',
      '!~/Library/Caches/go-build/fuzz',
    ],
    [
      '~/go/pkg/mod',
      '!~/go/pkg/mod/cache/lock',
      '!~/go/pkg/mod/cache/download/**/*.lock',
      '~/AppData/Local/go-build',
      '!~/AppData/Local/go-build/fuzz',
    ],
  ],
  cargo: [
    [
      '~/.cargo/registry/index',
      '~/.cargo/registry/cache',
      '~/.cargo/git/db',
      'target',
      '!target/*/incremental',
      '!target/*/*/incremental',
      '!target/doc',
      '!target/package',
      '!target/tmp',
    ],
  ],
  gradle: [
    [
      '~/.gradle/caches/modules-2',
      '~/.gradle/wrapper/dists',
      '~/.gradle/jdks',
      '~/.gradle/caches',
      '!~/.gradle/caches/*/cc-keystore',
    ],
  ],
  maven: [
    [
      '~/.m2/repository',
      '!~/.m2/repository/**/*.lastUpdated',
      '!~/.m2/repository/**/resolver-status.properties',
      '~/.m2/wrapper/dists',
      '~/.m2/build-cache',
    ],
  ],
  bundler: [['vendor/bundle', '!vendor/bundle/ruby/*/cache']],
  composer: [
    ['~/.cache/composer/files', '~/.cache/composer/vcs'],
    ['~/Library/Caches/composer/files', '~/Library/Caches/composer/vcs'],
    ['~/AppData/Local/Composer/files', '~/AppData/Local/Composer/vcs'],
  ],
  nuget: [['~/.nuget/packages']],
  ccache: [
    ['~/.cache/ccache', '!~/.cache/ccache/tmp', '!~/.cache/ccache/lock'],
    ['~/Library/Caches/ccache', '!~/Library/Caches/ccache/tmp', '!~/Library/Caches/ccache/lock'],
    ['~/AppData/Local/ccache', '!~/AppData/Local/ccache/tmp', '!~/AppData/Local/ccache/lock'],
  ],
  sccache: [['~/.cache/sccache'], ['~/Library/Caches/Mozilla.sccache'], ['~/AppData/Local/Mozilla/sccache']],
  turbo: [['.turbo/cache']],
  nx: [['.nx/cache', '.nx/workspace-data', '!.nx/workspace-data/d', '!.nx/workspace-data/*.log']],
}

it('has a row for each preset', () => {
  expect(Object.keys(documented)).toEqual(presets.map(({ name }) => name))
})

it.each(Object.entries(documented))('%s takes the documented paths', (name, [linux, darwin, win32]) => {
  const on = (platform: System): string[] => linesFor(unanswered(name), machineWith({ platform }))
  expect([on('linux'), on('darwin'), on('win32')]).toEqual([linux, darwin ?? linux, win32 ?? linux])
})

it('docs/presets.md has the lock files and the paths of each preset', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/presets.md'), 'utf8')
  const rows = text.match(/^\| `.*` +\| .*$/gm) ?? []
  for (const { name, lockFiles, directories } of presets) {
    const described = rows.filter((line) => line.startsWith(`| \`${name}\` `)).join('\n')
    const places = directories.flatMap(({ linux, take = [] }) => [...linux, ...take])
    const missing = [...lockFiles, ...places].filter((item) => !described.includes(item))
    expect([name, missing]).toEqual([name, []])
  }
})

describe('a directory', () => {
  it('is where the tool says, whatever the variable says', () => {
    const machine = machineWith({ variable: () => '/elsewhere' })
    const pip = { ...unanswered('pip'), directories: ['/home/me/.pip'] }
    expect(linesFor(pip, machine)).toEqual(['~/.pip', '!~/.pip/selfcheck'])
    expect(linesFor(unanswered('pip'), machine)).toEqual(['/elsewhere', '!/elsewhere/selfcheck'])
  })

  it('is relative to the workspace within it, and has the same name in every home', () => {
    const workspace = '/home/me/work/project'
    const machine = machineWith({ workingDirectory: `${workspace}/api` })
    const yarn = { ...unanswered('yarn'), directories: [`${workspace}/.yarn/cache`] }
    expect(linesFor(yarn, machine)).toEqual(['.yarn/cache', '!.yarn/cache/.tmp'])
    expect(linesFor(unanswered('turbo'), machine)).toEqual(['api/.turbo/cache'])
    const windows = { ...unanswered('nuget'), directories: ['c:\\Users\\me\\packages'] }
    expect(linesFor(windows, machineWith({ platform: 'win32' }))).toEqual(['~/packages'])
  })

  it('follows the variables of the user’s cache directory on Linux', () => {
    const variable = (name: string): string | undefined => (name === 'XDG_CACHE_HOME' ? '/caches' : undefined)
    expect(linesFor(unanswered('sccache'), machineWith({ variable }))).toEqual(['/caches/sccache'])
    expect(linesFor(unanswered('sccache'), machineWith({ variable, platform: 'darwin' }))).toEqual([
      '~/Library/Caches/Mozilla.sccache',
    ])
  })

  it.each([
    ['GOMODCACHE', '/home/me', 'go', undefined],
    ['BUNDLE_PATH', '.', 'bundler', undefined],
    ['XDG_CACHE_HOME', 'caches', 'pip', '~/.cache/pip'],
    ['XDG_CACHE_HOME', '/home/me/.ssh', 'pip', '~/.cache/pip'],
    ['XDG_DATA_HOME', '/data', 'pnpm', '/data/pnpm/store'],
    ['PNPM_HOME', '/opt/pnpm', 'pnpm', '/opt/pnpm/store'],
    ['NPM_CONFIG_CACHE', '/caches/npm', 'npm', '/caches/npm/_cacache'],
    ['CARGO_BUILD_TARGET_DIR', '../out', 'cargo', '~/work/out'],
    ['MAVEN_USER_HOME', '~/mvn', 'maven', '~/mvn/wrapper/dists'],
  ])('of the variable %s=%s is judged as an answer is: %s', (name, value, preset, line) => {
    const machine = machineWith({ variable: (asked) => (asked === name ? value : undefined) })
    const lines = linesFor(unanswered(preset), machine)
    expect(lines).toEqual(line === undefined ? documented[preset]?.[0] : expect.arrayContaining([line]))
  })

  it('that cannot be a cache leaves the next one, and is named', () => {
    const machine = machineWith({ variable: () => '/elsewhere' })
    const [cache] = presetOf('pip').directories
    expect(cache && locate(cache, ['pip', '/home/me/.ssh'], machine)).toEqual({
      places: ['/elsewhere'],
      refused: [{ by: 'pip', place: '/home/me/.ssh', real: '/home/me/.ssh' }],
    })
  })

  it('is named by a variable whose case only Windows ignores', () => {
    const env = { Cargo_Home: 'D:\\cargo' }
    const named = (['win32', 'linux'] as const).map((platform) => variablesOf(env, platform)('CARGO_HOME'))
    expect(named).toEqual(['D:\\cargo', undefined])
  })

  it.each([
    ['/home/me/.npm\n', 'linux', '/home/me/.npm'],
    ['a notice\n/home/me/.npm/\n', 'linux', '/home/me/.npm'],
    ['C:\\Users\\me\\.npm\\\r\n', 'win32', 'C:/Users/me/.npm'],
    ['undefined\n', 'linux', undefined],
    ['off\n', 'linux', undefined],
    ['/tmp/..', 'linux', '/'],
    ['./.cache', 'linux', '/home/me/project/.cache'],
    ['../.cache\n', 'linux', '/home/me/.cache'],
    ['.pc/x', 'linux', '/home/me/project/.pc/x'],
    ['', 'linux', undefined],
  ] as const)('of the answer %j on %s is %j', (answer, platform, path) => {
    expect(pathIn(answer, { platform, cwd: '/home/me/project' })).toBe(path)
  })

  it.each([
    ['global-packages: /root/.nuget/packages/\n', '/root/.nuget/packages/'],
    ['info : global-packages: C:\\Users\\me\\.nuget\\packages\\\r\n', 'C:\\Users\\me\\.nuget\\packages\\'],
  ])('of the answer %j of dotnet is %j', (answer, path) => {
    expect(presetOf('nuget').directories[0]?.inAnswer?.exec(answer)?.[1]).toBe(path)
  })

  it.each(['\n', '\r\n'])('are in the one answer of go, also after a notice: %j', (eol) => {
    const lines = [
      'go: downloading go1.24.1',
      'go1.24.1',
      '/home/me/go/pkg/mod',
      '/home/me/.cache/go-build',
      '',
    ]
    const answer = lines.join(eol)
    const { directories, toolchain } = presetOf('go')
    const here = { platform: 'linux', cwd: '/home/me/project' } as const
    expect(
      directories.map(({ inAnswer }) => pathIn(inAnswer ? (inAnswer.exec(answer)?.[1] ?? '') : answer, here)),
    ).toEqual(['/home/me/go/pkg/mod', '/home/me/.cache/go-build'])
    expect(answer.match(toolchain?.version ?? '')?.[1]).toBe('1.24.1')
  })
})

const workspace = '/home/me/work/project'
it.each(
  ['/', '/usr', '/home', '/home/me', '/home/me/work', workspace, '/home/me/.ssh', `${workspace}/.git`].concat(
    `${workspace}/x/.git/y`,
    `${workspace}/api`,
    '/etc/ssl',
    '/home/me/.s*',
    '/home/me/.docker/x',
  ),
)('%s is no directory for a cache', (dir) => {
  expect(isCacheable(dir, machineWith({ workspace, workingDirectory: `${workspace}/api` }))).toBe(false)
})

it.each([
  '/go',
  '/home/me/.npm',
  `${workspace}/.yarn/cache`,
  '/home/metoo/x',
  '/tmp/cache',
  '/usr/local/share/.cache/yarn',
])('%s is a directory for a cache', (dir) => {
  expect(isCacheable(dir, machineWith({ workspace, workingDirectory: `${workspace}/api` }))).toBe(true)
})

it('lines of the workspace mean nothing else, and Java has a home of its own', () => {
  const odd = machineWith({ workingDirectory: `${workspace}/#x` })
  expect(linesFor(unanswered('turbo'), odd)).toEqual(['./#x/.turbo/cache'])
  expect(linesFor(unanswered('maven'), machineWith({ userHome: '/root' }))[0]).toBe('/root/.m2/repository')
  expect(linesFor(unanswered('npm'), machineWith({ userHome: '/root' }))[0]).toBe('~/.npm/_cacache')
})

describe('a key', () => {
  const npm = { ...unanswered('npm'), toolchain: 'node24' }

  it('has the system, the toolchain and the lock files', () => {
    expect(choose(npm, machineWith(), parts, { isRolling: false })).toMatchObject({
      key: 'npm-Linux-X64-node24-abc',
      'restore-keys': 'npm-Linux-X64-node24-',
    })
  })

  it('of builds has the flags and the job, and stays', () => {
    const own = { ...parts, flags: '01234567', job: 'test' }
    expect(choose(unanswered('ccache'), machineWith(), own, { isRolling: true })).toMatchObject({
      key: 'ccache-Linux-X64-01234567-test',
      'restore-keys': 'ccache-Linux-X64-01234567-',
      rolling: 'true',
    })
    expect(
      choose(unanswered('ccache'), machineWith(), { ...own, job: '' }, { isRolling: true }),
    ).toMatchObject({
      key: 'ccache-Linux-X64-01234567',
      'restore-keys': '',
    })
  })

  it('of builds that do not roll has the commit', () => {
    const own = { ...parts, flags: '01234567', job: 'test' }
    expect(choose(unanswered('ccache'), machineWith(), own, { isRolling: false })).toMatchObject({
      key: 'ccache-Linux-X64-01234567-test-c0ffee',
      'restore-keys': 'ccache-Linux-X64-01234567-test-\nccache-Linux-X64-01234567-',
      rolling: 'false',
    })
    const plain = choose(unanswered('nx'), machineWith(), parts, { isRolling: false })
    expect(plain).toMatchObject({ key: 'nx-Linux-X64-c0ffee', 'restore-keys': 'nx-Linux-X64-' })
  })

  it('has the distribution where the system counts', () => {
    const ubuntu = machineWith({
      distribution: distributionIn('NAME="Ubuntu"\nVERSION_ID="24.04"\nID=ubuntu\n'),
    })
    expect(choose(npm, ubuntu, parts, { isRolling: false }).key).toBe('npm-Linux-X64-node24-abc')
    expect(choose(unanswered('pip'), ubuntu, parts, { isRolling: false }).key).toBe(
      'pip-Linux-ubuntu24.04-X64-abc',
    )
  })

  it('has the working directory, which the restore keys of the workspace do not find', () => {
    const api = machineWith({ workingDirectory: '/home/me/work/project/services/api, v2' })
    expect(choose(npm, api, parts, { isRolling: false }).key).toBe('npm-services_api_v2-Linux-X64-node24-abc')
  })

  it.each([
    ['openjdk version "21.0.4" 2024-07-16 LTS', '21'],
    ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "1.8.0_422"', '8'],
    ['java version "11.0.24" 2024-07-16 LTS', '11'],
  ])('has of Java as %j the version %s', (text, major) => {
    expect(text.match(presetOf('gradle').toolchain?.version ?? '')?.[1]).toBe(major)
  })

  it('stays in a rolling cache', () => {
    const rolling = { key: 'npm-Linux-X64-node24', 'restore-keys': '' }
    expect(choose(npm, machineWith(), parts, { isRolling: true })).toMatchObject(rolling)
  })

  it('can be pasted as expressions', () => {
    const workingDirectory = '/home/me/work/project/api'
    const files = "'api/**/Cargo.lock', '!api/**/node_modules/**', '!api/**/target/**', '!it''s/**'"
    const cached = [
      '/home/me/.cargo',
      ...['api/x/target', "it's"].map((name) => `/home/me/work/project/${name}`),
    ]
    const expressions = expressionsFor(presetOf('cargo'), machineWith({ workingDirectory }), cached)
    expect(choose(unanswered('cargo'), machineWith(), expressions, { isRolling: false }).key).toBe(
      `cargo-$\{{ runner.os }}-$\{{ runner.arch }}-$\{{ hashFiles(${files}) }}`,
    )
  })
})

describe('the two kinds of a preset', () => {
  const answers = {
    ...unanswered('go'),
    toolchain: 'go1.26',
    version: 'go1.26',
    directories: ['/mod', '/build'],
  }
  const both = { ...parts, flags: 'f', job: 'lint' }

  it('are the downloads of the lock files, for each toolchain', () => {
    expect(choose(answersOfKind(answers, 'downloads'), machineWith(), both, { isRolling: false })).toEqual({
      path: '/mod\n!/mod/cache/lock\n!/mod/cache/download/**/*.lock',
      key: 'go-Linux-X64-abc',
      'restore-keys': 'go-Linux-X64-',
      'source-times': '',
      rolling: 'false',
    })
  })

  it('are the builds of the toolchain, the flags and the job', () => {
    expect(choose(answersOfKind(answers, 'builds'), machineWith(), both, { isRolling: true })).toEqual({
      path: '/build\n!/build/fuzz',
      key: 'go-builds-Linux-X64-go1.26-f-lint',
      'restore-keys': 'go-builds-Linux-X64-go1.26-f-',
      'source-times': 'true',
      rolling: 'true',
    })
  })

  it('have no file in common, and all files together', () => {
    for (const { name } of presets.filter(isOfTwoKinds)) {
      const [downloads, builds] = (['downloads', 'builds'] as const).map((kind) =>
        linesFor(answersOfKind(unanswered(name), kind), machineWith()),
      ) as [string[], string[]]
      const selections = [downloads, builds].map((lines) => selectionOf(lines, '/w')) as [
        Selection,
        Selection,
      ]
      expect([name, overlapOf(...selections)]).toEqual([name, undefined])
      expect([...downloads, ...builds]).toEqual(
        expect.arrayContaining(linesFor(unanswered(name), machineWith())),
      )
    }
  })

  it('leave a preset of one kind as it is', () => {
    const twofold = presets.filter(isOfTwoKinds).map(({ name }) => name)
    expect(twofold).toEqual(['go', 'cargo', 'gradle', 'maven'])
    expect(presets.filter(holdsOnlyBuilds).map(({ name }) => name)).toEqual([
      'ccache',
      'sccache',
      'turbo',
      'nx',
    ])
  })

  it('of Maven are two only with its extension', () => {
    const workspace = scratch.fresh()
    const kinds = () =>
      isOfTwoKinds(presetInProject(presetOf('maven'), { workspace, workingDirectory: workspace }))
    expect(kinds()).toBe(false)
    mkdirSync(join(workspace, '.mvn'))
    writeFileSync(
      join(workspace, '.mvn/extensions.xml'),
      '<extension><artifactId>maven-build-cache-extension</artifactId></extension>',
    )
    expect(kinds()).toBe(true)
  })
})

describe('the flags of a tool', () => {
  it.each([
    ['go', 'GOFLAGS', 'GOFLAGS_OLD'],
    ['go', 'CGO_CFLAGS', 'GOCACHE'],
    ['go', 'GOAMD64', 'GOPROXY'],
    ['cargo', 'RUSTFLAGS', 'CARGO_TERM_COLOR'],
    ['cargo', 'CARGO_PROFILE_RELEASE_LTO', 'CARGO_REGISTRY_TOKEN'],
    ['cargo', 'CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_LINKER', 'CARGO_TARGET_DIR'],
    ['cargo', 'CC_x86_64_unknown_linux_musl', 'CC_TEST_REPORTER_ID'],
    ['ccache', 'CXXFLAGS', 'CCACHE_DIR'],
    ['sccache', 'RUSTFLAGS', 'SCCACHE_BUCKET'],
  ])('%s count in a key: %s does, %s does not', (name, flag, other) => {
    const hash = (env: Record<string, string>) => hashOfFlags(presetOf(name), env)
    const none = hash({ HOME: '/home/me' })
    expect(none).toMatch(/^[0-9a-f]{8}$/)
    expect(hash({ [flag]: '', [other]: 'x' })).toBe(none)
    expect(hash({ [flag]: 'x' })).not.toBe(none)
    expect(hash({ [flag]: 'x' })).not.toBe(hash({ [flag]: 'y' }))
  })

  it('have a source each, and those of other tools none', () => {
    for (const { flags = {} } of presets)
      for (const source of Object.keys(flags)) expect(source).toMatch(/^https:\/\//)
    expect(hashOfFlags(presetOf('turbo'), { CC: 'gcc' })).toBe('')
  })
})

describe('lock files', () => {
  const names = [
    'package-lock.json',
    'packages/a/package-lock.json',
    'packages-b/package-lock.json',
    'Z/npm-shrinkwrap.json',
    '.hidden/package-lock.json',
    'node_modules/a/package-lock.json',
    'packages/a/node_modules/b/package-lock.json',
    'packages/own-cache/package-lock.json',
    'other.json',
  ]
  const workspace = scratch.fresh()
  const here = { workspace, cached: [], signal: new AbortController().signal }
  beforeAll(() => {
    for (const name of names) {
      mkdirSync(join(workspace, name, '..'), { recursive: true })
      writeFileSync(join(workspace, name), name)
    }
    symlinkSync('../other.json', join(workspace, 'packages/npm-shrinkwrap.json'))
    symlinkSync('.', join(workspace, 'loop'))
    // None of these is a file of the workspace.
    for (const [target, name] of [
      ['/etc/hostname', 'a'],
      ['/proc/self/pagemap', 'b'],
      ['npm-shrinkwrap.json', 'c'],
    ] as const) {
      mkdirSync(join(workspace, 'odd', name), { recursive: true })
      symlinkSync(target, join(workspace, 'odd', name, 'npm-shrinkwrap.json'))
    }
  })

  it('of all packages count, as hashFiles counts them', async () => {
    const npm = presetOf('npm')
    const patterns = [...npm.lockFiles.map((name) => `${workspace}/**/${name}`)]
    patterns.push(
      `!${workspace}/**/node_modules/**`,
      `!${workspace}/odd/**`,
      `!${workspace}/packages/own-cache/**`,
    )
    const cached = [join(workspace, 'packages/own-cache')]
    const hash = hashOfFiles(await lockFilesBelow(workspace, npm, { ...here, cached }))
    expect(hash).toBe(await hashFiles(patterns.join('\n'), workspace, { followSymbolicLinks: false }))
  })

  it('that are none have the hash of hashFiles', async () => {
    expect(hashOfFiles(await lockFilesBelow(workspace, presetOf('go'), here))).toBe('')
  })
})

it.each([
  [['package-lock.json', 'README.md'], ['npm']],
  [
    ['Cargo.lock', 'package-lock.json', 'turbo.json'],
    ['npm', 'cargo'],
  ],
  [['pyproject.toml'], ['pip']],
  [['pyproject.toml', 'requirements-dev.txt', 'uv.lock'], ['uv']],
  [
    ['build.gradle.kts', 'pom.xml'],
    ['gradle', 'maven'],
  ],
  [['App.csproj'], ['nuget']],
  [['README.md', 'nx.json'], []],
])('auto takes %j as %j', (fileNames, names) => {
  expect(presetsFor(fileNames, presets).map(({ name }) => name)).toEqual(names)
})

describe('the user’s own', () => {
  const filled = {
    path: 'a\n!a/tmp',
    key: 'k-1',
    'restore-keys': 'k-',
    'source-times': 'true',
    rolling: 'false',
  }
  const none = { path: '', key: '', 'restore-keys': '', 'source-times': '', rolling: '' }

  it.each([
    ['nothing', {}, {}],
    ['path is added', { path: 'b\n!b/tmp' }, { path: 'a\n!a/tmp\nb\n!b/tmp' }],
    ['excludes are added', { path: '!a/logs' }, { path: 'a\n!a/tmp\n!a/logs' }],
    ['key wins, and its restore keys are the user’s', { key: 'own' }, { key: 'own', 'restore-keys': '' }],
    ['restore keys win', { 'restore-keys': 'own-' }, { 'restore-keys': 'own-' }],
    ['source times are turned off', { 'source-times': 'false' }, { 'source-times': 'false' }],
    ['kind of cache wins', { rolling: 'true' }, { rolling: 'true' }],
  ])('%s', (_, own, changed) => {
    expect(withUserInputs(filled, { ...none, ...own })).toEqual({ ...filled, ...changed })
  })
})
