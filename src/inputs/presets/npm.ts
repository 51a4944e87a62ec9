/** https://docs.npmjs.com/cli/commands/npm-cache, and `cache: npm` of https://github.com/actions/setup-node */
import { basename, dirname, join } from '../../system/native-path.ts'
import { nodeModules } from './node-modules.ts'
import { ofInstall, ofPrepare } from './own-scripts.ts'
import type { Preset, SettingFacts } from './preset.ts'
import { npmrcOfNode } from './settings.ts'
import { node } from './toolchains.ts'

/** `${` stands for a variable, also in names. */
const npmrcOfCache = /cache|config|prefix|^[ \t]*\$/im

export const npm: Preset = {
  name: 'npm',
  lockFiles: ['package-lock.json', 'npm-shrinkwrap.json'],
  manifest: 'package.json',
  directories: [
    {
      // In a package of a workspace, npm answers for the workspace with an error.
      questions: [['config', 'get', 'cache', '--no-workspaces', '--logs-max=0', '--no-update-notifier']],
      // https://docs.npmjs.com/cli/configuring-npm/npmrc. Files may name other files of settings.
      settings: [
        {
          variables: /^(npm_config_\w*(cache|config|prefix)\w*|PREFIX|DESTDIR)$/i,
          files: [{ names: ['.npmrc', '~/.npmrc'], text: npmrcOfCache }],
          installation: { files: npmrcOfNpm, text: npmrcOfCache },
          onMacToo: true,
        },
      ],
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

/** @returns undefined if `npm` is not npm's own file, but a script that finds npm elsewhere */
function npmrcOfNpm(facts: SettingFacts): string[] | undefined {
  const npm = facts.real(facts.program('npm') ?? '')
  const ofNode = basename(npm) === 'npm-cli.js' ? npmrcOfNode(facts) : undefined
  return ofNode && [...ofNode, join(dirname(npm), '../npmrc')]
}
