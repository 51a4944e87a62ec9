/**
 * Yarn 1 and later. https://yarnpkg.com/configuration/yarnrc#cacheFolder, https://classic.yarnpkg.com/docs/cli/cache, and
 * `cache: yarn` of https://github.com/actions/setup-node
 */
import { nodeModules, nodeModulesOf } from './node-modules.ts'
import { type Lifecycle, ofInstall, scriptsOfPackages } from './own-scripts.ts'
import type { Preset, Project } from './preset.ts'
import { node } from './toolchains.ts'

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
