/** https://bun.com/docs/pm/global-cache */
import { nodeModules } from './node-modules.ts'
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
  installed: { ...nodeModules(['bunfig.toml']), toolchain: { name: 'bun', version: /^(\d+\.\d+)/ } },
}
