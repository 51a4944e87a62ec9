/** https://pip.pypa.io/en/stable/topics/caching, and `cache: pip` of https://github.com/actions/setup-python */
import type { Preset } from './preset.ts'
import { python } from './toolchains.ts'

export const pip: Preset = {
  name: 'pip',
  program: 'pip',
  lockFiles: ['requirements*.txt', 'pyproject.toml'],
  foreign: ['.venv', 'venv'],
  yieldsTo: ['uv', 'poetry'],
  isNative: true,
  directories: [
    {
      questions: [['cache', 'dir']],
      variables: ['PIP_CACHE_DIR'],
      linux: ['~/.cache/pip'],
      darwin: ['~/Library/Caches/pip'],
      win32: ['~/AppData/Local/pip/Cache'],
      leaveOut: ['selfcheck'],
    },
  ],
  toolchain: python,
}
