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

// https://yarnpkg.com/configuration/yarnrc#cacheFolder, and `globalFolder`, `enableGlobalCache` there
const foldersOfSettings = /^(cacheFolder|enableGlobalCache|globalFolder):/m
const foldersOfVariables = [
  'LOCALAPPDATA',
  'XDG_DATA_HOME',
  'YARN_CACHE_FOLDER',
  'YARN_ENABLE_GLOBAL_CACHE',
  'YARN_GLOBAL_FOLDER',
  'YARN_RC_FILENAME',
]

/** Yarn takes half a second to say where its downloads are, so it is asked only if they may be elsewhere than usual. */
function downloadsOf({ read, variable, hasAbove }: Project): Directory[] {
  // Yarn 4, which first kept them in the home, writes version 8.
  const isUsual = /^__metadata:\s+version: (8|9|\d\d+)$/m.test(read('yarn.lock'))
  const isSet =
    foldersOfSettings.test(read('.yarnrc.yml')) ||
    foldersOfVariables.some(variable) ||
    hasAbove('.yarnrc.yml')
  if (!isUsual || isSet) return yarn.directories
  const places = { linux: ['~/.yarn/berry/cache'], darwin: ['~/.yarn/berry/cache'] }
  return yarn.directories.map(({ questions: _, ...usual }) => ({ ...usual, ...places }))
}
