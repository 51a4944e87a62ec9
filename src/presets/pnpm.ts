/** https://pnpm.io/settings#storedir and https://pnpm.io/continuous-integration */
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
  ],
  toolchain: node,
}
