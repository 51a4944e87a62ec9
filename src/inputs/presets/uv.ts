/** https://docs.astral.sh/uv/concepts/cache */
import type { Preset } from './preset.ts'
import { python } from './toolchains.ts'

export const uv: Preset = {
  name: 'uv',
  program: 'uv',
  lockFiles: ['uv.lock'],
  foreign: ['.venv', 'venv'],
  isNative: true,
  directories: [
    {
      questions: [['cache', 'dir']],
      variables: ['UV_CACHE_DIR'],
      linux: ['~/.cache/uv'],
      win32: ['~/AppData/Local/uv/cache'],
      // Virtual environments of builds, and notes on the runner's interpreters.
      leaveOut: ['builds-v*', 'interpreter-v*'],
    },
  ],
  toolchain: python,
}
