/** https://docs.astral.sh/uv/concepts/cache */
import type { Preset } from './preset.ts'
import { python, pythonPackages } from './toolchains.ts'

export const uv: Preset = {
  name: 'uv',
  lockFiles: ['uv.lock'],
  manifest: 'pyproject.toml',
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
  switchedOffBy: ['UV_NO_CACHE', /^(?:1|true|t|yes|y|on)$/i],
  toolchain: python,
  installed: {
    decidedBy: ['pyproject.toml', 'uv.toml'],
    variables: /^UV_(?!CACHE_DIR|.*(TOKEN|PASSWORD|USERNAME))\w+$/,
    holdsPaths: true,
    marks: pythonPackages,
    locate: () => ({
      directories: [
        { variables: ['UV_PROJECT_ENVIRONMENT'], linux: ['.venv'] },
        {
          // Interpreters that uv has downloaded, to which the environment links.
          questions: [['python', 'dir']],
          variables: ['UV_PYTHON_INSTALL_DIR'],
          linux: ['~/.local/share/uv/python'],
          win32: ['~/AppData/Roaming/uv/python'],
        },
      ],
    }),
  },
}
