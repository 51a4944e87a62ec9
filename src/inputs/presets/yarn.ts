/**
 * Yarn 1 and later. https://yarnpkg.com/configuration/yarnrc#cacheFolder, https://classic.yarnpkg.com/docs/cli/cache, and
 * `cache: yarn` of https://github.com/actions/setup-node
 */
import { dirname, join } from '../../system/native-path.ts'
import { nodeModules, nodeModulesOf } from './node-modules.ts'
import { type Lifecycle, ofInstall, scriptsOfPackages } from './own-scripts.ts'
import type { Preset, Project, SettingFacts, Settings } from './preset.ts'
import { placesBesideNode } from './settings.ts'
import { node } from './toolchains.ts'

/** Yarn 1, whose settings are in files of its own and of npm. https://classic.yarnpkg.com/docs/yarnrc */
const ofFirstYarn: Settings = {
  place: '~/.cache/yarn/v6',
  variables: /^((yarn|npm_config)_\w*(cache|config|prefix|path|cwd)\w*|PREFIX|DESTDIR)$/i,
  files: [
    {
      names: [
        ...['.yarnrc', '.npmrc', '.yarnrc.yml'].flatMap((name) => [name, `~/${name}`]),
        ...['~/.config/yarn', '~/.config/yarn/config', '~/.yarn/config', '/etc/yarnrc', '/etc/yarn/config'],
      ],
      text: /cache|config|prefix|yarn-?path|^[ \t]*\$/im,
    },
  ],
  installation: { files: filesOfFirstYarn, text: /cache|config|prefix|path/i },
  lockFile: { name: 'yarn.lock', text: /^# yarn lockfile v1$/m },
  notOfRoot: true,
}

/** @returns undefined if `yarn` is not Yarn 1.22: older versions have other directories */
function filesOfFirstYarn(facts: SettingFacts): string[] | undefined {
  const manifest = join(dirname(facts.real(facts.program('yarn') ?? '')), '../package.json')
  const isLast = /"version": "1\.22\./.test(facts.read(manifest) ?? '')
  return isLast ? placesBesideNode(facts, ['etc/yarnrc', 'etc/npmrc']) : undefined
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
      settings: [
        {
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
        ofFirstYarn,
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
