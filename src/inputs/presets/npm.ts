/** https://docs.npmjs.com/cli/commands/npm-cache, and `cache: npm` of https://github.com/actions/setup-node */
import { nodeModules } from './node-modules.ts'
import { ofInstall, ofPrepare } from './own-scripts.ts'
import type { Preset } from './preset.ts'
import { node } from './toolchains.ts'

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
