/** https://bun.com/docs/pm/global-cache */
import { nodeModules } from './node-modules.ts'
import { ofInstall, ofPrepare } from './own-scripts.ts'
import type { Preset } from './preset.ts'

export const bun: Preset = {
  name: 'bun',
  lockFiles: ['bun.lock', 'bun.lockb'],
  manifest: 'package.json',
  directories: [
    {
      questions: [['pm', 'cache']],
      variables: ['BUN_INSTALL_CACHE_DIR'],
      linux: ['~/.bun/install/cache'],
      // The registry's answers. An installation from a lock file needs none.
      leaveOut: ['*.npm'],
    },
  ],
  installed: {
    // https://bun.com/docs/pm/lifecycle
    ...nodeModules(['bunfig.toml'], {
      run: 'bun run',
      ofRoot: [...ofInstall, ...ofPrepare],
      ofPackages: [...ofInstall, 'prepare'],
      hasHooks: true,
    }),
    toolchain: { name: 'bun', version: /^(\d+\.\d+)/ },
  },
}
