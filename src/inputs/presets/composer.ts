/** https://getcomposer.org/doc/06-config.md#cache-dir */
import type { Preset } from './preset.ts'

/** What `composer install` does even if everything is installed. Classmaps list the classes of the project. */
const always = /"(pre|post)-(install-cmd|autoload-dump)"|"classmap(-authoritative)?"|"optimize-autoloader"/
const alwaysByCommand = /\s(-o|-a|--optimize-autoloader|--classmap-authoritative)(\s|$)/

export const composer: Preset = {
  name: 'composer',
  lockFiles: ['composer.lock'],
  manifest: 'composer.json',
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
  installed: {
    toolchain: { name: 'php', version: /^PHP (\d+\.\d+)/ },
    decidedBy: ['composer.json'],
    variables: /^COMPOSER(_(NO_DEV|PREFER_\w+|MIRROR_PATH_REPOS|VENDOR_DIR|BIN_DIR))?$/,
    marks: ['composer/installed.json'],
    locate: () => ({ directories: [{ variables: ['COMPOSER_VENDOR_DIR'], linux: ['vendor'] }] }),
    // It takes no time where everything is installed. Only the command has the options.
    ownScripts({ command, read }) {
      const part = command.split(/&&|\|\||[;|\n]/).find((one) => /\bcomposer\b.*\s(i|install)\b/.test(one))
      const isNeeded = always.test(read('composer.json')) || alwaysByCommand.test(part ?? command)
      return isNeeded ? [{ text: (part ?? command).trim(), directory: '.' }] : []
    },
    // The setting of repositories of the type `path`.
    copies: { file: 'composer.json', text: /"symlink"\s*:\s*false/ },
  },
}
