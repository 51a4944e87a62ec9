/**
 * Yarn 1 and later. https://yarnpkg.com/configuration/yarnrc#cacheFolder, https://classic.yarnpkg.com/docs/cli/cache, and
 * `cache: yarn` of https://github.com/actions/setup-node
 */
import { nodeModules, nodeModulesOf } from './node-modules.ts'
import type { Preset } from './preset.ts'
import { node } from './toolchains.ts'

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
      // https://yarnpkg.com/configuration/yarnrc#cacheFolder, and `globalFolder`, `enableGlobalCache` there
      settings: {
        variables: /^(YARN_(CACHE_FOLDER|ENABLE_GLOBAL_CACHE|GLOBAL_FOLDER|RC_FILENAME)|LOCALAPPDATA)$/i,
        files: [
          {
            names: ['.yarnrc.yml', '~/.yarnrc.yml'],
            text: /^[ \t]*["']?(cacheFolder|enableGlobalCache|globalFolder)\b/m,
          },
        ],
        // Yarn 4, which first kept them in the home, writes version 8.
        lockFile: { name: 'yarn.lock', text: /^__metadata:\s+version: (8|9|\d\d+)$/m },
        onMacToo: true,
      },
      variables: ['YARN_CACHE_FOLDER'],
      linux: ['~/.yarn/berry/cache', '~/.cache/yarn'],
      darwin: ['~/.yarn/berry/cache', '~/Library/Caches/Yarn'],
      win32: ['~/AppData/Local/Yarn/Berry/cache', '~/AppData/Local/Yarn/Cache'],
      leaveOut: ['.tmp'],
    },
  ],
  toolchain: node,
  installed: {
    ...nodeModules(['.yarnrc', '.yarnrc.yml']),
    // With Plug'n'Play, `.pnp.cjs` leads to the downloads.
    holdsPaths: true,
    locate(project) {
      const isFirst = /^# yarn lockfile v1$/m.test(project.read('yarn.lock'))
      const [, setting] = /^nodeLinker:\s*["']?([\w-]+)/m.exec(project.read('.yarnrc.yml')) ?? []
      const linker = project.variable('YARN_NODE_LINKER') ?? setting ?? 'pnp'
      if (isFirst) return nodeModulesOf(project)
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
