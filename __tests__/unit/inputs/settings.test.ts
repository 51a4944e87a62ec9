// A tool is asked for its directory only if a setting may name another one than the default.
import { execFileSync } from 'node:child_process'
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { presets } from '../../../src/inputs/presets/index.ts'
import type { Directory, SettingFacts } from '../../../src/inputs/presets/preset.ts'
import { defaultDirectory, factsOf } from '../../../src/inputs/presets/settings.ts'
import { newScratch } from '../../support/scratch.ts'

const home = '/home/me'
const cwd = `${home}/code/project/api`

/** Where a setting is. */
interface Place {
  name: string
  /** By their paths. The content `unreadable` stands for a file that cannot be read. */
  files?: Record<string, string>
  env?: Record<string, string>
  directories?: string[]
  /** By their names: the paths of the real files. */
  programs?: Record<string, string>
  platform?: NodeJS.Platform
  canLink?: boolean
  isRoot?: boolean
}

interface Tool {
  /** The name by default. */
  preset?: string
  /** The default of each directory that has settings. */
  usual: string[]
  /** Of a project whose tool has the default. */
  project?: Place
  /** Settings that name no other directory. */
  others: Place[]
  /** Settings that may name another directory for the first of the directories. */
  settings: Place[]
}

const everywhere: Place[] = [
  { name: 'the cache directory of the system', env: { XDG_CACHE_HOME: '/caches' } },
  { name: 'the data directory of the system', env: { XDG_DATA_HOME: '/data' } },
  { name: 'the settings of the system', env: { XDG_CONFIG_DIRS: '/settings' } },
  { name: 'no home', env: { HOME: '' } },
  { name: 'Windows', platform: 'win32' },
]
const onMac: Place = { name: 'macOS', platform: 'darwin' }

const bin = '/opt/hostedtoolcache/node/24.1.0/x64/bin'
const npmPrograms = {
  node: `${bin}/node`,
  npm: `${bin}/../lib/node_modules/npm/bin/npm-cli.js`,
}
const python = '/opt/hostedtoolcache/Python/3.13.1/x64/bin'
const pipScript = (first: string): Place => ({
  name: `pip as ${first}`,
  files: { [`${python}/pip`]: `${first}\nimport re\n` },
})
/** To a variable, in npm's files. */
const reference = '$' + '{NAME}'
const yarnLock = (version: number): Record<string, string> => ({
  [`${cwd}/yarn.lock`]: `# comment\n\n__metadata:\n  version: ${version}\n  cacheKey: 10c0\n`,
})
const pnpmLock = (version: string): Record<string, string> => ({
  [`${cwd}/pnpm-lock.yaml`]: `lockfileVersion: ${version}\n\nsettings:\n`,
})
/** The same text in several files. */
const each = (text: string, paths: string[]): Place[] =>
  paths.map((path) => ({ name: `${text.trim().replace('\n', ', ')} in ${path}`, files: { [path]: text } }))
const variable = (name: string, value = '/elsewhere'): Place => ({ name, env: { [name]: value } })

const tools: Record<string, Tool> = {
  poetry: {
    usual: [`${home}/.cache/pypoetry`],
    others: [
      { name: 'other settings', files: { [`${cwd}/poetry.toml`]: '[virtualenvs]\nin-project = true\n' } },
      { name: 'an empty directory of settings', env: { XDG_CONFIG_HOME: `${home}/.config` } },
      variable('POETRY_VIRTUALENVS_PATH'),
      {
        name: 'a setting below the cache',
        files: {
          [`${home}/.config/pypoetry/config.toml`]: '[virtualenvs]\npath = "{cache-dir}/virtualenvs"\n',
        },
      },
    ],
    settings: [
      variable('POETRY_CACHE_DIR'),
      variable('POETRY_CONFIG_DIR'),
      ...each('cache-dir = "/elsewhere"\n', [
        `${cwd}/poetry.toml`,
        `${home}/code/project/poetry.toml`,
        `${home}/.config/pypoetry/config.toml`,
        `${home}/.config/pypoetry/auth.toml`,
      ]),
      {
        name: 'settings where the system has them',
        env: { XDG_CONFIG_HOME: '/settings' },
        files: { '/settings/pypoetry/config.toml': 'cache-dir = "/elsewhere"\n' },
      },
      { name: 'a name in quotes', files: { [`${cwd}/poetry.toml`]: ' "cache-dir" = "/elsewhere"\n' } },
      { name: 'a file that cannot be read', files: { [`${cwd}/poetry.toml`]: 'unreadable' } },
      onMac,
    ],
  },
  composer: {
    usual: [`${home}/.cache/composer`],
    project: { name: '', directories: ['/etc/xdg'] },
    others: [
      {
        name: 'a package whose name has the word',
        files: {
          [`${cwd}/composer.json`]: '{"require":{"symfony/cache":"7"},"config":{"sort-packages":true}}',
        },
      },
      { name: 'an old home without a cache', directories: ['/etc/xdg', `${home}/.composer`] },
      variable('COMPOSER_NO_INTERACTION', '1'),
    ],
    settings: [
      variable('COMPOSER'),
      variable('COMPOSER_HOME'),
      variable('COMPOSER_CACHE_DIR'),
      ...['cache-dir', 'cache-files-dir'].flatMap((name) =>
        each(`{"config":{"${name}":"/elsewhere"}}`, [
          `${cwd}/composer.json`,
          `${home}/.config/composer/config.json`,
          `${home}/.composer/config.json`,
          `${home}/.config/composer/auth.json`,
        ]),
      ),
      { name: 'a system without XDG', directories: [] },
      { name: 'an old cache', directories: ['/etc/xdg', `${home}/.composer/cache`] },
      onMac,
    ],
  },
  pip: {
    usual: [`${home}/.cache/pip`],
    project: { ...pipScript(`#!${python}/python3.13`), programs: { pip: `${python}/pip` } },
    others: [
      { name: 'other settings', files: { '/etc/pip.conf': '[global]\ncert = /etc/ca.pem\n' } },
      variable('PIP_INDEX_URL', 'https://example.org/simple'),
      pipScript('#!/usr/bin/python3'),
    ],
    settings: [
      variable('PIP_CACHE_DIR'),
      variable('PIP_NO_CACHE_DIR', '1'),
      variable('PIP_CONFIG_FILE'),
      ...each('[global]\ncache-dir = /elsewhere\n', [
        '/etc/pip.conf',
        '/etc/xdg/pip/pip.conf',
        `${home}/.config/pip/pip.conf`,
        `${home}/.pip/pip.conf`,
        `${python}/../pip.conf`,
      ]),
      pipScript('#!/usr/bin/env bash'),
      pipScript('#!/usr/bin/env python3'),
      onMac,
    ],
  },
  npm: {
    usual: [`${home}/.npm`],
    project: { name: '', programs: npmPrograms },
    others: [
      { name: 'a token', files: { [`${home}/.npmrc`]: `//registry.example/:_authToken=${reference}\n` } },
      variable('npm_config_fund', 'false'),
      onMac,
    ],
    settings: [
      variable('npm_config_cache'),
      variable('NPM_CONFIG_CACHE'),
      variable('NPM_CONFIG_USERCONFIG'),
      variable('npm_config_globalconfig'),
      variable('npm_config_prefix'),
      variable('PREFIX'),
      variable('DESTDIR'),
      ...[
        'cache=/elsewhere\n',
        ' prefix = /elsewhere\n',
        'globalconfig=/elsewhere\n',
        `${reference}=/elsewhere\n`,
      ].flatMap((text) => each(text, [`${cwd}/.npmrc`, `${home}/.npmrc`])),
      ...each('cache=/elsewhere\n', [
        `${home}/code/project/.npmrc`,
        `${bin}/../etc/npmrc`,
        `${bin}/../lib/node_modules/npm/npmrc`,
      ]),
      { name: 'npm as a script', programs: { ...npmPrograms, npm: `${home}/.asdf/shims/npm` } },
      { name: 'Node as a script', files: { [`${bin}/node`]: '#!/bin/sh\nexec other/node "$@"\n' } },
    ],
  },
  pnpm: {
    usual: [`${home}/.local/share/pnpm/store`, `${home}/.cache/pnpm`],
    project: { name: '', files: pnpmLock("'9.0'"), programs: npmPrograms },
    others: [
      { name: 'pnpm 8', files: pnpmLock("'6.0'") },
      { name: 'a later pnpm', files: pnpmLock('12') },
      {
        name: 'other settings',
        files: { [`${cwd}/package.json`]: '{"scripts":{"test":"jest --cacheDirectory .cache --config x"}}' },
      },
      {
        name: 'packages',
        files: { [`${cwd}/pnpm-workspace.yaml`]: 'packages: [packages/store, tsconfig]\n' },
      },
      { name: 'no Node', programs: { pnpm: '/usr/bin/pnpm' } },
    ],
    settings: [
      { name: 'pnpm 7 or older', files: pnpmLock('5.4') },
      { name: 'no lock file', files: { [`${cwd}/pnpm-lock.yaml`]: '' } },
      { name: 'a home on another disk', canLink: false },
      variable('pnpm_config_store_dir'),
      variable('PNPM_CONFIG_STORE_DIR'),
      variable('npm_config_store_dir'),
      variable('npm_config_cache_dir'),
      variable('npm_config_userconfig'),
      variable('pnpm_config_workspace_dir'),
      ...each('storeDir: /elsewhere\n', [
        `${cwd}/pnpm-workspace.yaml`,
        `${home}/code/project/pnpm-workspace.yaml`,
        `${home}/.config/pnpm/config.yaml`,
      ]),
      ...each('store-dir=/elsewhere\n', [
        `${cwd}/.npmrc`,
        `${home}/.npmrc`,
        `${home}/.config/pnpm/rc`,
        `${bin}/../etc/npmrc`,
      ]),
      ...each('{"pnpm":{"storeDir":"/elsewhere"}}', [`${cwd}/package.json`]),
      ...each('module.exports = { hooks: { updateConfig } }\n', [`${cwd}/.pnpmfile.cjs`]),
      ...each('configDependencies:\n', [`${cwd}/pnpm-workspace.yaml`]),
      onMac,
    ],
  },
  uv: {
    usual: [`${home}/.cache/uv`],
    others: [
      {
        name: 'a package whose name has the word',
        files: {
          [`${cwd}/pyproject.toml`]: '[project]\ndependencies = ["cachetools"]\n[tool.uv]\npackage = true\n',
        },
      },
      variable('UV_HTTP_RETRIES', '0'),
    ],
    settings: [
      variable('UV_CACHE_DIR'),
      variable('UV_CONFIG_FILE'),
      variable('UV_NO_CACHE', '1'),
      variable('UV_PROJECT'),
      variable('UV_WORKING_DIR'),
      ...each('cache-dir = "/elsewhere"\n', [
        `${cwd}/uv.toml`,
        `${cwd}/pyproject.toml`,
        `${home}/code/project/pyproject.toml`,
        `${home}/.config/uv/uv.toml`,
        '/etc/uv/uv.toml',
        '/etc/xdg/uv/uv.toml',
      ]),
      ...each('no-cache = true\n', [`${cwd}/uv.toml`]),
      onMac,
    ],
  },
  yarn: {
    usual: [`${home}/.yarn/berry/cache`],
    project: { name: '', files: yarnLock(8) },
    others: [
      { name: 'a later Yarn', files: yarnLock(10) },
      {
        name: 'other settings',
        files: { [`${cwd}/.yarnrc.yml`]: 'nodeLinker: pnp\nenableTelemetry: false\n' },
      },
      onMac,
    ],
    settings: [
      { name: 'Yarn 3, which keeps them in the project', files: yarnLock(6) },
      { name: 'Yarn 1', files: { [`${cwd}/yarn.lock`]: '# yarn lockfile v1\n' } },
      ...each('cacheFolder: ./.cache\n', [`${cwd}/.yarnrc.yml`, `${home}/.yarnrc.yml`]),
      ...each('a: b\nglobalFolder: "/elsewhere"\n', [`${cwd}/.yarnrc.yml`]),
      ...each('enableGlobalCache: false\n', [`${cwd}/.yarnrc.yml`, `${home}/code/.yarnrc.yml`]),
      variable('YARN_CACHE_FOLDER'),
      variable('yarn_cache_folder'),
      variable('YARN_ENABLE_GLOBAL_CACHE', 'false'),
      variable('YARN_GLOBAL_FOLDER'),
      variable('YARN_RC_FILENAME', '.other.yml'),
      variable('LOCALAPPDATA'),
    ],
  },
  'Yarn 1': {
    preset: 'yarn',
    usual: [`${home}/.cache/yarn/v6`],
    project: {
      name: '',
      files: {
        [`${cwd}/yarn.lock`]: '# THIS IS AN AUTOGENERATED FILE.\n# yarn lockfile v1\n',
        [`${bin}/../lib/node_modules/yarn/package.json`]: '{\n  "name": "yarn",\n  "version": "1.22.22"\n}',
      },
      programs: { ...npmPrograms, yarn: `${bin}/../lib/node_modules/yarn/bin/yarn.js` },
    },
    others: [
      { name: 'another registry', files: { [`${cwd}/.yarnrc`]: 'registry "https://registry.example/"\n' } },
      variable('YARN_SILENT', '1'),
    ],
    settings: [
      ...each('cache-folder "/elsewhere"\n', [
        `${cwd}/.yarnrc`,
        `${home}/code/project/.yarnrc`,
        `${home}/.yarnrc`,
        `${home}/.config/yarn`,
        `${home}/.config/yarn/config`,
        `${home}/.yarn/config`,
        '/etc/yarnrc',
        '/etc/yarn/config',
        `${bin}/../etc/yarnrc`,
      ]),
      ...each('cache-folder=/elsewhere\n', [`${cwd}/.npmrc`, `${home}/.npmrc`, `${bin}/../etc/npmrc`]),
      ...each('yarn-path ".yarn/releases/yarn.js"\n', [`${cwd}/.yarnrc`]),
      ...each('yarnPath: .yarn/releases/yarn.js\n', [`${cwd}/.yarnrc.yml`]),
      variable('YARN_CACHE_FOLDER'),
      variable('yarn_preferred_cache_folder'),
      variable('npm_config_cache_folder'),
      variable('npm_config_userconfig'),
      variable('PREFIX'),
      { name: 'root', isRoot: true },
      {
        name: 'an older Yarn 1',
        files: { [`${bin}/../lib/node_modules/yarn/package.json`]: '{\n  "version": "1.12.3"\n}' },
      },
      { name: 'Yarn as a script', programs: { ...npmPrograms, yarn: `${home}/.volta/bin/yarn` } },
      onMac,
    ],
  },
}

function factsFor(tool: Tool, place: Place): SettingFacts {
  const { project } = tool
  const files = { ...project?.files, ...place.files }
  const programs = { ...(place.programs ?? project?.programs) }
  const texts = new Map(Object.entries(files))
  // Paths in rows are as the tools write them.
  const plain = (path: string): string => new URL(`file://${path}`).pathname
  for (const [path, text] of Object.entries(files)) texts.set(plain(path), text)
  return {
    platform: place.platform ?? 'linux',
    cwd,
    env: { HOME: home, ...place.env },
    read: (path) => (texts.get(path) === 'unreadable' ? undefined : (texts.get(path) ?? '')),
    isDirectory: (path) => (place.directories ?? project?.directories ?? []).includes(path),
    program: (name) => programs[name],
    real: plain,
    isRoot: place.isRoot ?? false,
    canLink: () => place.canLink ?? true,
  }
}

const directoriesOf = (name: string): Directory[] =>
  presets
    .flatMap((preset) => (preset.name === name ? preset.directories : []))
    .filter(({ settings }) => settings)

it('has a row for each default that a tool is not asked for', () => {
  const rows = presets.flatMap(({ name, directories }) => (directories[0]?.settings ?? []).map(() => name))
  const tested = Object.entries(tools).map(([name, { preset = name }]) => preset)
  expect(rows.toSorted()).toEqual(tested.toSorted())
})

describe.each(Object.entries(tools))('%s', (title, tool) => {
  const { preset: name = title } = tool
  it.each([{ name: 'no settings' }, ...tool.others])('is not asked: $name', (place) => {
    const found = directoriesOf(name).map((directory) => defaultDirectory(directory, factsFor(tool, place)))
    expect(found).toEqual(tool.usual)
  })

  it.each([...everywhere, ...tool.settings])('is asked: $name', (place) => {
    const [first] = directoriesOf(name)
    expect(first && defaultDirectory(first, factsFor(tool, place))).toBeUndefined()
  })
})

it('pnpm has its store in its own home, if there is one', () => {
  const tool = tools.pnpm as Tool
  const env = { PNPM_HOME: '/opt/pnpm' }
  const found = directoriesOf('pnpm').map((one) => defaultDirectory(one, factsFor(tool, { name: '', env })))
  expect(found).toEqual(['/opt/pnpm/store', `${home}/.cache/pnpm`])
})

describe('the facts of this machine', () => {
  const { dir } = newScratch()
  const { read, real, canLink } = factsOf({ cwd: dir, env: {} })
  writeFileSync(join(dir, 'file'), 'text')
  symlinkSync('file', join(dir, 'link'))
  symlinkSync('/dev/zero', join(dir, 'endless'))
  symlinkSync('circle', join(dir, 'circle'))
  execFileSync('mkfifo', [join(dir, 'pipe')])
  writeFileSync(join(dir, 'large'), '')
  truncateSync(join(dir, 'large'), 2 ** 30)

  it.each([
    ['file', 'text'],
    ['link', 'text'],
    ['none', ''],
    ['file/none', ''],
    ['.', ''],
    ['endless', undefined],
    ['circle', undefined],
    ['pipe', undefined],
    ['large', undefined],
  ])('have of %s the text %j', (name, text) => {
    expect(read(join(dir, name))).toBe(text)
  })

  it('have the real paths of programs', () => {
    expect([real(join(dir, 'link')), real('/none')]).toEqual([real(join(dir, 'file')), '/none'])
  })

  it('tell where hard links can be', () => {
    expect(canLink(dir, join(dir, 'not/there'))).toBe(true)
    expect(canLink(dir, '/proc/none')).toBe(false)
    expect(canLink(join(dir, 'none'), dir)).toBe(false)
  })
})
