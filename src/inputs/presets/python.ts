/** The tools of Python's projects. */
import type { Preset, Toolchain } from './preset.ts'

/** Wheels fit one minor version. https://packaging.python.org/specifications/platform-compatibility-tags */
const python: Toolchain = {
  name: 'python',
  programs: ['python', 'python3'],
  version: /^Python (\d+\.\d+)/,
}

/** The facts that all of them share. */
const ofPython = { foreign: ['.venv', 'venv'], isNative: true, toolchain: python }

/** The marks of environments, of directories of environments, and of an interpreter's own packages. */
const marks = ['', 'lib/python*/site-packages/', '*/lib/python*/site-packages/', 'Lib/site-packages/'].map(
  (place) => `${place}*.dist-info`,
)

/** https://pip.pypa.io/en/stable/topics/caching, and `cache: pip` of https://github.com/actions/setup-python */
export const pip: Preset = {
  ...ofPython,
  name: 'pip',
  lockFiles: ['requirements*.txt', 'pyproject.toml'],
  yieldsTo: ['uv', 'poetry'],
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
  // Docker images often set it. Even `false` switches the cache off.
  switchedOffBy: ['PIP_NO_CACHE_DIR', /./],
  // Any value does so, also `false`.
  switchedOffIn: {
    files: [
      ...['$PIP_CONFIG_FILE', '$VIRTUAL_ENV/pip.conf', '~/.config/pip/pip.conf', '~/.pip/pip.conf'],
      ...['/etc/xdg/pip/pip.conf', '/etc/pip.conf'],
    ],
    text: /^[ \t]*no-cache-dir[ \t]*[=:]/m,
  },
  installed: {
    decidedBy: ['constraints*.txt', 'setup.py', 'setup.cfg'],
    variables:
      /^(PIP_(NO_BINARY|ONLY_BINARY|PREFER_BINARY|NO_DEPS|CONSTRAINT|REQUIREMENT|PRE|TARGET|PREFIX|USER)|VIRTUAL_ENV)$/,
    holdsPaths: true,
    marks,
    ifElsewhere: 'Make a virtual environment in .venv, or set up Python with actions/setup-python.',
    async locate({ variable, ask }) {
      const environments = { variables: ['VIRTUAL_ENV'], linux: ['.venv', 'venv'] }
      const tools = variable('RUNNER_TOOL_CACHE')
      const [purelib = '', scripts = ''] = (await ask('python', ['-c', askForPlaces])).split(/\r?\n/)
      // The interpreter of setup-python. Other interpreters belong to the system.
      if (!tools || !purelib.startsWith(tools)) return { directories: [environments] }
      // The interpreter's own programs, such as python3.12 and pip3. Packages have programs such as pip-compile.
      const own = ['python', 'python[0-9w.]*', 'pip', 'pip[0-9.]*', '*.dll'].map(
        (name) => `!${scripts}/${name}`,
      )
      const patterns = [purelib, scripts, ...own]
      return { directories: [environments], patterns }
    },
  },
}

const askForPlaces = "import sysconfig as s; print(s.get_path('purelib'), s.get_path('scripts'), sep='\\n')"

/** https://docs.astral.sh/uv/concepts/cache */
export const uv: Preset = {
  ...ofPython,
  name: 'uv',
  lockFiles: ['uv.lock'],
  manifest: 'pyproject.toml',
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
  switchedOffIn: {
    files: ['$UV_CONFIG_FILE', 'uv.toml', 'pyproject.toml', '~/.config/uv/uv.toml', '/etc/uv/uv.toml'],
    text: /^[ \t]*no-cache[ \t]*=[ \t]*true\b/m,
  },
  installed: {
    decidedBy: ['pyproject.toml', 'uv.toml'],
    variables: /^UV_(?!CACHE_DIR|.*(TOKEN|PASSWORD|USERNAME))\w+$/,
    holdsPaths: true,
    marks,
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

/** https://python-poetry.org/docs/configuration#cache-dir, and `cache: poetry` of https://github.com/actions/setup-python */
export const poetry: Preset = {
  ...ofPython,
  name: 'poetry',
  lockFiles: ['poetry.lock'],
  manifest: 'pyproject.toml',
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
  installed: {
    decidedBy: ['pyproject.toml', 'poetry.toml'],
    variables: /^POETRY_(VIRTUALENVS|INSTALLER|WITH|WITHOUT|ONLY)\w*$/,
    holdsPaths: true,
    marks,
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
