/** https://getcomposer.org/doc/06-config.md#cache-dir */
import type { Preset } from './preset.ts'

export const composer: Preset = {
  name: 'composer',
  program: 'composer',
  lockFiles: ['composer.lock'],
  foreign: ['vendor'],
  directories: [
    {
      questions: [['config', '--no-interaction', 'cache-dir']],
      variables: ['COMPOSER_CACHE_DIR'],
      linux: ['~/.cache/composer'],
      darwin: ['~/Library/Caches/composer'],
      win32: ['~/AppData/Local/Composer'],
      // `repo` holds the registry's answers. An installation from a lock file needs none.
      take: ['files', 'vcs'],
    },
  ],
}
