/**
 * Yarn 1 and later. https://yarnpkg.com/configuration/yarnrc#cacheFolder, https://classic.yarnpkg.com/docs/cli/cache, and
 * `cache: yarn` of https://github.com/actions/setup-node
 */
import { nodeModules, nodeModulesOf } from './node-modules.ts'
import type { Directory, Preset, Project } from './preset.ts'
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
          downloads: downloadsOf(project),
        }
      const { directories, patterns = [] } = nodeModulesOf(project)
      return { directories, patterns: [...patterns, state] }
    },
    // Yarn 1.
    copies: { file: 'yarn.lock', text: /^"?[^\s#]\S*@file:/m },
  },
}

/** Yarn takes half a second to say where its downloads are, so it is asked only if they may be elsewhere than usual. */
function downloadsOf({ read, variable, hasAbove }: Project): Directory[] {
  // Since Yarn 4, which writes version 8 and later. https://yarnpkg.com/configuration/yarnrc#enableGlobalCache
  const isUsual = /^__metadata:\s+version: (8|9|\d\d+)$/m.test(read('yarn.lock'))
  const isSet =
    /^(cacheFolder|enableGlobalCache|globalFolder):/m.test(read('.yarnrc.yml')) ||
    ['YARN_CACHE_FOLDER', 'YARN_ENABLE_GLOBAL_CACHE', 'YARN_GLOBAL_FOLDER', 'YARN_RC_FILENAME'].some(
      variable,
    ) ||
    hasAbove('.yarnrc.yml')
  if (!isUsual || isSet) return yarn.directories
  return yarn.directories.map(({ questions: _, ...usual }) => ({
    ...usual,
    linux: ['~/.yarn/berry/cache'],
    darwin: ['~/.yarn/berry/cache'],
    win32: ['~/AppData/Local/Yarn/Berry/cache'],
  }))
}
