/** The tools of Node's projects: package managers, and runners of tasks that keep builds. */
import { nodeModules, nodeModulesOf } from './node-modules.ts'
import { type Lifecycle, ofInstall, ofPrepare, scriptsOfPackages } from './own-scripts.ts'
import type { Directory, Preset, Project, Toolchain } from './preset.ts'

/** Native addons fit one major version. https://nodejs.org/api/n-api.html */
const node: Toolchain = { name: 'node', version: /^v(\d+)/ }

/** https://docs.npmjs.com/cli/commands/npm-cache, and `cache: npm` of https://github.com/actions/setup-node */
export const npm: Preset = {
  name: 'npm',
  lockFiles: ['package-lock.json', 'npm-shrinkwrap.json'],
  manifest: 'package.json',
  directories: [
    {
      // In a package of a workspace, npm answers for the workspace with an error.
      questions: [['config', 'get', 'cache', '--no-workspaces', '--logs-max=0', '--no-update-notifier']],
      variables: ['npm_config_cache', 'NPM_CONFIG_CACHE'],
      linux: ['~/.npm'],
      win32: ['~/AppData/Local/npm-cache'],
      // The other directories hold logs, and programs of npx.
      take: ['_cacache'],
      leaveOut: ['tmp'],
    },
  ],
  toolchain: node,
  installed: {
    // https://docs.npmjs.com/cli/using-npm/scripts#life-cycle-operation-order
    ...nodeModules([], {
      run: 'npm run',
      ofRoot: ['dependencies', ...ofInstall, 'prepublish', ...ofPrepare],
      ofPackages: [...ofInstall, 'prepare'],
      hasHooks: true,
      linksFiles: true,
    }),
    // With `install-links`. The hash of a package's archive is in the lock file.
    copies: { file: 'package-lock.json', text: /"resolved": "file:(?![^"]*\.(tgz|tar|tar\.gz)")/ },
  },
}

const pnpmCache: Directory = {
  variables: ['pnpm_config_cache_dir', 'npm_config_cache_dir', 'XDG_CACHE_HOME/pnpm'],
  linux: ['~/.cache/pnpm'],
  darwin: ['~/Library/Caches/pnpm'],
  win32: ['~/AppData/Local/pnpm-cache'],
}
/** Lists the lock files that pnpm has checked against the registry. Without it, pnpm 12 asks the registry again. */
const checkedByPnpm = 'lockfile-verified.jsonl'

/** https://pnpm.io/scripts#lifecycle-scripts */
const pnpmScripts: Lifecycle = {
  run: 'pnpm run',
  ofRoot: ['pnpm:devPreinstall', ...ofInstall, ...ofPrepare],
  ofPackages: [...ofInstall, ...ofPrepare],
  hasHooks: true,
}

/** https://pnpm.io/settings#storedir, https://pnpm.io/settings#cachedir and https://pnpm.io/continuous-integration */
export const pnpm: Preset = {
  name: 'pnpm',
  lockFiles: ['pnpm-lock.yaml'],
  manifest: 'package.json',
  directories: [
    {
      questions: [['store', 'path', '--silent']],
      variables: ['pnpm_config_store_dir', 'npm_config_store_dir', 'PNPM_HOME/store'],
      linux: ['~/.local/share/pnpm/store'],
      darwin: ['~/Library/pnpm/store'],
      win32: ['~/AppData/Local/pnpm/store'],
    },
    {
      // The registry's metadata of packages. pnpm 12 checks even a frozen lock file against it.
      ...pnpmCache,
      questions: [['cache', 'path']],
      // Programs that `pnpm dlx` ran.
      leaveOut: ['dlx'],
    },
  ],
  toolchain: node,
  installed: {
    ...nodeModules(['pnpm-workspace.yaml', '.pnpmfile.*'], pnpmScripts),
    locate(project) {
      const { directories, ...more } = nodeModulesOf(project)
      return { ...more, directories: [...directories, { ...pnpmCache, take: [checkedByPnpm] }] }
    },
    // pnpm removes a tree that was installed from a store at another path. Without a setting, a store in the home is only
    // for projects of the same file system, and a mounted project is not.
    holdsPaths: true,
    copies: { file: 'pnpm-lock.yaml', text: /^\s+resolution: \{[^}]*type: directory/m },
  },
}

/** https://yarnpkg.com/advanced/lifecycle-scripts */
const yarnScripts: Lifecycle = {
  run: 'yarn run',
  ofRoot: ofInstall,
  ofPackages: ofInstall,
  hasHooks: false,
}
/** https://classic.yarnpkg.com/docs/package-json#toc-scripts */
const firstYarnScripts: Lifecycle = {
  ...yarnScripts,
  ofRoot: [...ofInstall, 'prepublish', 'prepare'],
  hasHooks: true,
}

function isFirst({ read }: Project): boolean {
  return /^# yarn lockfile v1$/m.test(read('yarn.lock'))
}

/**
 * Yarn 1 and later. https://yarnpkg.com/configuration/yarnrc#cacheFolder, https://classic.yarnpkg.com/docs/cli/cache, and
 * `cache: yarn` of https://github.com/actions/setup-node
 */
export const yarn: Preset = {
  name: 'yarn',
  lockFiles: ['yarn.lock'],
  manifest: 'package.json',
  foreign: ['.yarn'],
  directories: [
    {
      // Yarn 1 answers `undefined` to the first question; later versions do not know the second question.
      questions: [
        ['config', 'get', 'cacheFolder'],
        ['cache', 'dir'],
      ],
      variables: ['YARN_CACHE_FOLDER'],
      linux: ['~/.yarn/berry/cache', '~/.cache/yarn'],
      darwin: ['~/.yarn/berry/cache', '~/Library/Caches/Yarn'],
      win32: ['~/AppData/Local/Yarn/Berry/cache', '~/AppData/Local/Yarn/Cache'],
      leaveOut: ['.tmp'],
    },
  ],
  toolchain: node,
  installed: {
    ...nodeModules(['.yarnrc', '.yarnrc.yml'], yarnScripts),
    ownScripts: (project, { lockFiles }) =>
      scriptsOfPackages(project, lockFiles, isFirst(project) ? firstYarnScripts : yarnScripts),
    // With Plug'n'Play, `.pnp.cjs` leads to the downloads.
    holdsPaths: true,
    locate(project) {
      const [, setting] = /^nodeLinker:\s*["']?([\w-]+)/m.exec(project.read('.yarnrc.yml')) ?? []
      const linker = project.variable('YARN_NODE_LINKER') ?? setting ?? 'pnp'
      if (isFirst(project)) return nodeModulesOf(project)
      const state = '.yarn/install-state.gz'
      // Programs load packages from the folder of downloads. https://yarnpkg.com/features/pnp
      if (linker === 'pnp')
        return {
          directories: [],
          patterns: ['.pnp.*', '.yarn/unplugged', state],
          downloads: yarn.directories,
        }
      const { directories, patterns = [] } = nodeModulesOf(project)
      return { directories, patterns: [...patterns, state] }
    },
    // Yarn 1.
    copies: { file: 'yarn.lock', text: /^"?[^\s#]\S*@file:/m },
  },
}

/** https://bun.com/docs/pm/global-cache */
export const bun: Preset = {
  name: 'bun',
  lockFiles: ['bun.lock', 'bun.lockb'],
  manifest: 'package.json',
  directories: [
    {
      questions: [['pm', 'cache']],
      variables: ['BUN_INSTALL_CACHE_DIR'],
      linux: ['~/.bun/install/cache'],
      // The registry's answers. An installation from a lock file needs none.
      leaveOut: ['*.npm'],
    },
  ],
  installed: {
    // https://bun.com/docs/pm/lifecycle
    ...nodeModules(['bunfig.toml'], {
      run: 'bun run',
      ofRoot: [...ofInstall, ...ofPrepare],
      ofPackages: [...ofInstall, 'prepare'],
      hasHooks: true,
    }),
    toolchain: { name: 'bun', version: /^(\d+\.\d+)/ },
  },
}

/** https://turborepo.dev/docs/guides/ci-vendors/github-actions and https://turborepo.dev/docs/reference/configuration#cachedir */
export const turbo: Preset = {
  name: 'turbo',
  lockFiles: ['turbo.json', 'turbo.jsonc'],
  directories: [{ holds: 'builds', variables: ['TURBO_CACHE_DIR'], linux: ['.turbo/cache'] }],
  toolchain: node,
}

/** Where Nx keeps results if `NX_CACHE_DIRECTORY` says so. Since 23.2, it would keep them below the home directory. */
export const nxCache = '.nx/cache'

/** https://nx.dev/docs/kb/change-cache-location, https://github.com/nrwl/nx/pull/36514 */
export const nx: Preset = {
  name: 'nx',
  lockFiles: ['nx.json'],
  directories: [
    {
      holds: 'builds',
      setting: { sources: ['nx.json'], value: /"cacheDirectory"\s*:\s*"([^"\\]+)"/ },
      variables: ['NX_CACHE_DIRECTORY'],
      linux: [nxCache],
    },
    {
      holds: 'builds',
      variables: ['NX_WORKSPACE_DATA_DIRECTORY'],
      linux: ['.nx/workspace-data'],
      // The daemon's socket and logs.
      leaveOut: ['d', '*.log'],
    },
  ],
  toolchain: node,
}
