/** https://python-poetry.org/docs/configuration#cache-dir, and `cache: poetry` of https://github.com/actions/setup-python */
import type { Preset } from './preset.ts'
import { python } from './toolchains.ts'

export const poetry: Preset = {
  name: 'poetry',
  program: 'poetry',
  lockFiles: ['poetry.lock'],
  foreign: ['.venv', 'venv'],
  isNative: true,
  directories: [
    {
      questions: [['config', 'cache-dir']],
      variables: ['POETRY_CACHE_DIR'],
      linux: ['~/.cache/pypoetry'],
      darwin: ['~/Library/Caches/pypoetry'],
      win32: ['~/AppData/Local/pypoetry/Cache'],
      // They lead to an interpreter that the next runner may have elsewhere. Poetry rebuilds them from the other files.
      leaveOut: ['virtualenvs'],
    },
  ],
  toolchain: python,
}
