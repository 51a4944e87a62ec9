// Where tools keep their files: the directory that Headstart takes without asking is the one that the tool names, and
// each place of a setting changes the tool's answer.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { pathIn } from '../../src/inputs/presets/ask.ts'
import { presets } from '../../src/inputs/presets/index.ts'
import type { Directory, Project } from '../../src/inputs/presets/preset.ts'
import { defaultDirectory, factsOf } from '../../src/inputs/presets/settings.ts'
import { uv } from '../../src/inputs/presets/uv.ts'
import { asRoot, give, newPlace, usersFor, writeTree } from '../support/host.ts'
import { shownTools } from '../support/jobs/shown-tools.ts'
import { toolAt } from '../support/real-projects/real-project.ts'

const place = newPlace()
// Other users may not reach the checkout.
const tools = shownTools(place)
const packages = join(tools, 'package-managers/node_modules')
const ordinary = usersFor(place).find(({ name }) => name === 'an ordinary user')

/** Where a setting is. */
interface Setting {
  /** In the project, or below `~/` in the home, for which `~` stands in texts, too. */
  files?: Record<string, string>
  /** `~` stands for the home. */
  env?: Record<string, string>
}

interface Tool {
  /** The preset by default. */
  name?: string
  preset: string
  /** Root has another default. */
  notOfRoot?: boolean
  /** Which question of the directory is for this tool; the first by default. */
  question?: number
  /** The program and its first arguments; the preset's name by default. */
  command?: string[]
  files: Record<string, string>
  /** Of every run. */
  env?: Record<string, string>
  /** Whether this machine has the default. */
  isUsual?: boolean
  /** Settings that change the first directory. */
  settings: Setting[]
}

const variable = (name: string, value = '~/elsewhere'): Setting => ({ env: { [name]: value } })
const inFiles = (text: string, names: string[]): Setting[] =>
  names.map((name) => ({ files: { [name]: text } }))
const emptyPackage = '{"name":"app","version":"1.0.0","private":true}'
const facts = 'name = "app"\nversion = "1.0.0"\nrequires-python = ">=3.9"\n'

const rows: Tool[] = [
  {
    preset: 'poetry',
    files: { 'pyproject.toml': `[project]\n${facts}`, 'poetry.lock': '' },
    settings: [
      variable('POETRY_CACHE_DIR'),
      variable('XDG_CACHE_HOME'),
      ...inFiles('cache-dir = "~/elsewhere"\n', ['poetry.toml', '~/.config/pypoetry/config.toml']),
      {
        ...variable('XDG_CONFIG_HOME', '~/set'),
        files: { '~/set/pypoetry/config.toml': 'cache-dir = "~/x"\n' },
      },
      { ...variable('POETRY_CONFIG_DIR', '~/set'), files: { '~/set/config.toml': 'cache-dir = "~/x"\n' } },
    ],
  },
  {
    preset: 'composer',
    files: { 'composer.json': '{}' },
    // Any such variable shows Composer that the system follows XDG, and so does /etc/xdg, at which Headstart looks.
    env: { XDG_SESSION_ID: '1' },
    isUsual: existsSync('/etc/xdg'),
    settings: [
      variable('COMPOSER_CACHE_DIR'),
      variable('COMPOSER_HOME'),
      variable('XDG_CACHE_HOME'),
      ...inFiles('{"config":{"cache-dir":"~/elsewhere"}}', [
        'composer.json',
        '~/.config/composer/config.json',
      ]),
      { files: { '~/.composer/config.json': '{}', '~/.composer/cache/x': '' } },
      { ...variable('COMPOSER', 'other.json'), files: { 'other.json': '{"config":{"cache-dir":"~/x"}}' } },
    ],
  },
  {
    preset: 'pip',
    files: {},
    settings: [
      variable('PIP_CACHE_DIR'),
      variable('XDG_CACHE_HOME'),
      ...inFiles('[global]\ncache-dir = ~/elsewhere\n', ['~/.config/pip/pip.conf', '~/.pip/pip.conf']),
      {
        ...variable('PIP_CONFIG_FILE', '~/pip.conf'),
        files: { '~/pip.conf': '[global]\ncache_dir = ~/x\n' },
      },
    ],
  },
  {
    preset: 'npm',
    files: { 'package.json': emptyPackage },
    settings: [
      variable('npm_config_cache'),
      variable('NPM_CONFIG_CACHE'),
      ...inFiles('cache = ~/elsewhere\n', ['.npmrc', '~/.npmrc']),
      { ...variable('npm_config_userconfig', '~/rc'), files: { '~/rc': 'cache=~/x\n' } },
      { ...variable('npm_config_prefix', '~/global'), files: { '~/global/etc/npmrc': 'cache=~/x\n' } },
      { files: { '~/.npmrc': 'prefix=~/global\n', '~/global/etc/npmrc': 'cache=~/x\n' } },
    ],
  },
  {
    preset: 'pnpm',
    command: [join(packages, `@pnpm/exe.linux-${process.arch}/pnpm`)],
    files: { 'package.json': emptyPackage, 'pnpm-lock.yaml': "lockfileVersion: '9.0'\n" },
    settings: [
      variable('pnpm_config_store_dir'),
      variable('PNPM_CONFIG_STORE_DIR'),
      variable('XDG_DATA_HOME'),
      ...inFiles('storeDir: ~/elsewhere\n', ['pnpm-workspace.yaml', '~/.config/pnpm/config.yaml']),
    ],
  },
  {
    preset: 'uv',
    files: { 'pyproject.toml': `[project]\n${facts}`, 'uv.lock': '' },
    settings: [
      variable('UV_CACHE_DIR'),
      variable('XDG_CACHE_HOME'),
      variable('UV_NO_CACHE', '1'),
      ...inFiles('cache-dir = "~/elsewhere"\n', ['uv.toml', '~/.config/uv/uv.toml']),
      ...inFiles(`[project]\n${facts}[tool.uv]\ncache-dir = "~/elsewhere"\n`, ['pyproject.toml']),
      { ...variable('UV_CONFIG_FILE', '~/uv.toml'), files: { '~/uv.toml': 'cache-dir = "~/x"\n' } },
    ],
  },
  {
    preset: 'yarn',
    command: ['node', join(packages, '@yarnpkg/cli-dist/bin/yarn.js')],
    files: { 'package.json': emptyPackage, 'yarn.lock': '__metadata:\n  version: 8\n  cacheKey: 10c0\n' },
    settings: [
      variable('YARN_GLOBAL_FOLDER'),
      variable('YARN_ENABLE_GLOBAL_CACHE', 'false'),
      ...inFiles('enableGlobalCache: false\ncacheFolder: ~/elsewhere\n', ['.yarnrc.yml', '~/.yarnrc.yml']),
      {
        ...variable('YARN_RC_FILENAME', '.other.yml'),
        files: { '.other.yml': 'enableGlobalCache: false\n' },
      },
    ],
  },
  {
    name: 'Yarn 1',
    preset: 'yarn',
    notOfRoot: true,
    question: 1,
    command: [
      toolAt({ dir: '', tools }, 'bin/node'),
      toolAt({ dir: '', tools }, 'package-managers/node_modules/yarn/bin/yarn.js'),
    ],
    files: { 'package.json': emptyPackage, 'yarn.lock': '# yarn lockfile v1\n' },
    settings: [
      variable('YARN_CACHE_FOLDER'),
      variable('npm_config_cache_folder'),
      variable('XDG_CACHE_HOME'),
      ...inFiles('cache-folder "~/elsewhere"\n', ['.yarnrc', '~/.yarnrc']),
      ...inFiles('cache-folder=~/elsewhere\n', ['.npmrc', '~/.npmrc']),
    ],
  },
]

/** Paths in the home begin with `~/`. */
interface Answers {
  /** What Headstart takes without asking. */
  taken: string | undefined
  /** What the tool says. */
  said: string | undefined
}

interface Machine {
  home?: string
  setting?: Setting
}

/** Of a project and a home of their own. */
async function answersOf(
  {
    preset,
    command: [program = preset, ...args] = [],
    files,
    env: ofTool,
    notOfRoot = false,
    question = 0,
  }: Tool,
  directory: Directory,
  { home = join(mkdtempSync(join(place.dir, 'home-')), 'me'), setting = {} }: Machine = {},
): Promise<Answers> {
  const cwd = mkdtempSync(join(place.dir, 'project-'))
  mkdirSync(home, { recursive: true })
  const all = Object.entries({ ...files, ...setting.files })
  const [ofHome, ofProject] = [true, false].map((isOfHome) =>
    Object.fromEntries(
      all
        .filter(([name]) => name.startsWith('~/') === isOfHome)
        .map(([name, text]) => [name.replace('~/', ''), text.replaceAll('~', home)]),
    ),
  )
  writeTree(home, ofHome ?? {})
  writeTree(cwd, ofProject ?? {})
  const user = notOfRoot ? ordinary : undefined
  const { uid, gid } = user?.options ?? {}
  if (user) for (const dir of [dirname(home), cwd]) give(dir, user)
  const set = Object.entries(setting.env ?? {}).map(([name, value]) => [name, value.replace('~', home)])
  const env: Record<string, string> = { HOME: home, ...ofTool, ...Object.fromEntries(set) }
  const known = factsOf({ cwd, env })
  const programs = (name: string): string | undefined => (name === 'yarn' ? args[0] : known.program(name))
  const taken = defaultDirectory(directory, { ...known, isRoot: known.isRoot && !user, program: programs })
  const { stdout } = await promisify(execFile)(
    program,
    [...args, ...(directory.questions?.[question] ?? [])],
    {
      cwd,
      env: { PATH: process.env.PATH, COMPOSER_ALLOW_SUPERUSER: '1', ...env },
      ...(uid !== undefined && { uid, gid: gid ?? uid }),
    },
  )
  const written = (path?: string): string | undefined => path?.replace(`${home}/`, '~/')
  return { taken: written(taken), said: written(pathIn(stdout, { cwd, platform: process.platform })) }
}

/** pnpm adds the version of its store. */
const plain = (path = ''): string => path.replace(/\/store\/v\d+$/, '/store')

const cases = rows.map((tool) => ({
  name: tool.preset,
  ...tool,
  directories: presets.flatMap(({ name, directories }) => (name === tool.preset ? directories : [])),
}))

describe.each(cases)('$name', (tool) => {
  const { isUsual = true, directories, settings } = tool

  it('names the default, without settings', async () => {
    for (const directory of directories) {
      const { taken, said } = await answersOf(tool, directory)
      expect(said).toBeDefined()
      expect(taken).toBe(isUsual ? plain(said) : undefined)
    }
  })

  let usual: Promise<Answers> | undefined
  it.each(settings)('is asked with %j', async (setting) => {
    const [directory] = directories as [Directory]
    usual ??= answersOf(tool, directory)
    const { taken, said } = await answersOf(tool, directory, { setting })
    expect(taken).toBeUndefined()
    expect(said).not.toBe((await usual).said)
  })
})

describe('pnpm', () => {
  const tool = cases.find(({ preset }) => preset === 'pnpm') as (typeof cases)[number]
  const [store] = tool.directories as [Directory]

  it('has its store in its own home, if there is one', async () => {
    const { taken, said } = await answersOf(tool, store, { setting: variable('PNPM_HOME', '~/own') })
    expect(taken).toBe('~/own/store')
    expect(plain(said)).toBe(taken)
  })

  it('has its store elsewhere if the home is another mount of the same disk', async () => {
    const home = join(mkdtempSync(join(place.dir, 'home-')), 'me')
    mkdirSync(home)
    execFileSync(...asRoot('mount', '--bind', dirname(home), home))
    const { taken, said } = await answersOf(tool, store, { home })
    expect(taken).toBeUndefined()
    expect(said).toMatch(/^\//)
  })
})

describe('uv', () => {
  const tool = cases.find(({ preset }) => preset === 'uv') as (typeof cases)[number]
  const none: Project = {
    command: '',
    files: [],
    read: () => '',
    exists: () => false,
    variable: () => undefined,
    ask: async () => '',
  }

  it.each<Setting>([{}, variable('UV_PYTHON_INSTALL_DIR'), variable('XDG_DATA_HOME')])(
    'has its interpreters where Headstart looks for them, with %j',
    async (setting) => {
      const { directories = [] } = (await uv.installed?.locate(none)) ?? {}
      const interpreters = directories.find(({ questions }) => questions) as Directory
      const { taken, said } = await answersOf(tool, interpreters, { setting })
      expect(said).toMatch(setting.env ? /^~\/elsewhere/ : /^~\/\.local\/share\/uv\/python$/)
      expect(taken).toBe(setting.env ? undefined : said)
    },
  )
})
