/** https://docs.npmjs.com/cli/commands/npm-cache, and `cache: npm` of https://github.com/actions/setup-node */
import type { Preset } from './preset.ts'
import { node } from './toolchains.ts'

export const npm: Preset = {
  name: 'npm',
  program: 'npm',
  lockFiles: ['package-lock.json', 'npm-shrinkwrap.json'],
  directories: [
    {
      questions: [['config', 'get', 'cache', '--logs-max=0', '--no-update-notifier']],
      variable: 'npm_config_cache',
      linux: ['~/.npm'],
      win32: ['~/AppData/Local/npm-cache'],
      // The others are logs, and programs of npx.
      take: ['_cacache'],
      leaveOut: ['tmp'],
    },
  ],
  toolchain: node,
}
