/**
 * Yarn 1 and later. https://yarnpkg.com/configuration/yarnrc#cacheFolder, https://classic.yarnpkg.com/docs/cli/cache, and
 * `cache: yarn` of https://github.com/actions/setup-node
 */
import type { Preset } from './preset.ts'
import { node } from './toolchains.ts'

export const yarn: Preset = {
  name: 'yarn',
  program: 'yarn',
  lockFiles: ['yarn.lock'],
  foreign: ['.yarn'],
  directories: [
    {
      // Yarn 1 answers `undefined` to the first one, and later versions do not know the second one.
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
}
