/** https://python-poetry.org/docs/configuration#cache-dir, and `cache: poetry` of https://github.com/actions/setup-python */
import type { Preset } from './preset.ts'
import { python, pythonPackages } from './toolchains.ts'

export const poetry: Preset = {
  name: 'poetry',
  lockFiles: ['poetry.lock'],
  manifest: 'pyproject.toml',
  foreign: ['.venv', 'venv'],
  isNative: true,
  directories: [
    {
      questions: [['config', 'cache-dir']],
      variables: ['POETRY_CACHE_DIR'],
      linux: ['~/.cache/pypoetry'],
      darwin: ['~/Library/Caches/pypoetry'],
      win32: ['~/AppData/Local/pypoetry/Cache'],
      // They link to an interpreter, which the next runner may have elsewhere. Poetry rebuilds them from the cache.
      leaveOut: ['virtualenvs'],
    },
  ],
  toolchain: python,
  installed: {
    decidedBy: ['pyproject.toml', 'poetry.toml'],
    variables: /^POETRY_(VIRTUALENVS|INSTALLER|WITH|WITHOUT|ONLY)\w*$/,
    holdsPaths: true,
    marks: pythonPackages,
    locate: () => ({
      directories: [
        { linux: ['.venv'] },
        {
          variables: ['POETRY_VIRTUALENVS_PATH', 'POETRY_CACHE_DIR/virtualenvs'],
          linux: ['~/.cache/pypoetry/virtualenvs'],
          darwin: ['~/Library/Caches/pypoetry/virtualenvs'],
          win32: ['~/AppData/Local/pypoetry/Cache/virtualenvs'],
        },
      ],
    }),
  },
}
