/** https://pnpm.io/settings#storedir, https://pnpm.io/settings#cachedir and https://pnpm.io/continuous-integration */
import { nodeModules, nodeModulesOf } from './node-modules.ts'
import { type Lifecycle, ofInstall, ofPrepare } from './own-scripts.ts'
import type { Directory, Preset } from './preset.ts'
import { node } from './toolchains.ts'

const cache: Directory = {
  variables: ['pnpm_config_cache_dir', 'npm_config_cache_dir', 'XDG_CACHE_HOME/pnpm'],
  linux: ['~/.cache/pnpm'],
  darwin: ['~/Library/Caches/pnpm'],
  win32: ['~/AppData/Local/pnpm-cache'],
}
/** Lists the lock files that pnpm has checked against the registry. Without it, pnpm 12 asks the registry again. */
const checked = 'lockfile-verified.jsonl'

/** https://pnpm.io/scripts#lifecycle-scripts */
const pnpmScripts: Lifecycle = {
  run: 'pnpm run',
  ofRoot: ['pnpm:devPreinstall', ...ofInstall, ...ofPrepare],
  ofPackages: [...ofInstall, ...ofPrepare],
  hasHooks: true,
}

export const pnpm: Preset = {
  name: 'pnpm',
  lockFiles: ['pnpm-lock.yaml'],
  manifest: 'package.json',
  directories: [
    {
      questions: [['store', 'path', '--silent']],
      variables: ['pnpm_config_store_dir', 'npm_config_store_dir', 'PNPM_HOME/store'],
      linux: ['~/.local/share/pnpm/store'],
      darwin: ['~/Library/pnpm/store'],
      win32: ['~/AppData/Local/pnpm/store'],
    },
    {
      // The registry's metadata of packages. pnpm 12 checks even a frozen lock file against it.
      ...cache,
      questions: [['cache', 'path']],
      // Programs that `pnpm dlx` ran.
      leaveOut: ['dlx'],
    },
  ],
  toolchain: node,
  installed: {
    ...nodeModules(['pnpm-workspace.yaml', '.pnpmfile.*'], pnpmScripts, (project) => {
      const { directories, ...more } = nodeModulesOf(project)
      return { ...more, directories: [...directories, { ...cache, take: [checked] }] }
    }),
    // pnpm removes a tree that was installed from a store at another path. Without a setting, a store in the home is only
    // for projects of the same file system, and a mounted project is not.
    holdsPaths: true,
    copies: { file: 'pnpm-lock.yaml', text: /^\s+resolution: \{[^}]*type: directory/m },
  },
}
