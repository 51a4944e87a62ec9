/** https://pnpm.io/settings#storedir, https://pnpm.io/settings#cachedir and https://pnpm.io/continuous-integration */
import type { Preset } from './preset.ts'
import { node } from './toolchains.ts'

export const pnpm: Preset = {
  name: 'pnpm',
  program: 'pnpm',
  lockFiles: ['pnpm-lock.yaml'],
  directories: [
    {
      questions: [['store', 'path', '--silent']],
      variables: ['npm_config_store_dir', 'PNPM_HOME/store'],
      linux: ['~/.local/share/pnpm/store'],
      darwin: ['~/Library/pnpm/store'],
      win32: ['~/AppData/Local/pnpm/store'],
    },
    {
      // The registry's metadata of packages. pnpm 12 checks even a frozen lock file against it.
      questions: [['cache', 'path']],
      variables: ['npm_config_cache_dir', 'XDG_CACHE_HOME/pnpm'],
      linux: ['~/.cache/pnpm'],
      darwin: ['~/Library/Caches/pnpm'],
      win32: ['~/AppData/Local/pnpm-cache'],
      // Programs that `pnpm dlx` ran.
      leaveOut: ['dlx'],
    },
  ],
  toolchain: node,
}
