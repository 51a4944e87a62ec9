/** https://docs.astral.sh/uv/concepts/cache */
import type { Preset, Settings } from './preset.ts'
import { python, pythonPackages } from './toolchains.ts'

/** https://docs.astral.sh/uv/concepts/configuration-files */
const uvSettings: Settings = {
  variables: /^UV_\w*(CACHE|CONFIG|PROJECT$|WORKING)/,
  files: [
    {
      names: [
        ...['uv.toml', 'pyproject.toml'],
        ...['~/.config/uv/uv.toml', '/etc/xdg/uv/uv.toml', '/etc/uv/uv.toml'],
      ],
      text: /(no-cache|cache-dir|install-dir)\b/,
    },
  ],
}

export const uv: Preset = {
  name: 'uv',
  lockFiles: ['uv.lock'],
  manifest: 'pyproject.toml',
  foreign: ['.venv', 'venv'],
  isNative: true,
  directories: [
    {
      questions: [['cache', 'dir']],
      settings: [uvSettings],
      variables: ['UV_CACHE_DIR'],
      linux: ['~/.cache/uv'],
      win32: ['~/AppData/Local/uv/cache'],
      // Virtual environments of builds, and notes on the runner's interpreters.
      leaveOut: ['builds-v*', 'interpreter-v*'],
    },
  ],
  switchedOffBy: ['UV_NO_CACHE', /^(?:1|true|t|yes|y|on)$/i],
  switchedOffIn: /^[ \t]*no-cache[ \t]*=[ \t]*true\b/m,
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
          settings: [{ ...uvSettings, variables: /^UV_PYTHON_INSTALL_DIR$/ }],
          variables: ['UV_PYTHON_INSTALL_DIR'],
          linux: ['~/.local/share/uv/python'],
          win32: ['~/AppData/Roaming/uv/python'],
        },
      ],
    }),
  },
}
