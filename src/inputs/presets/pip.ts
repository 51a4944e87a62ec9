/** https://pip.pypa.io/en/stable/topics/caching, and `cache: pip` of https://github.com/actions/setup-python */
import type { Preset } from './preset.ts'
import { python, pythonPackages } from './toolchains.ts'

export const pip: Preset = {
  name: 'pip',
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
  // Docker images often set it. Even `false` switches the cache off.
  switchedOffBy: ['PIP_NO_CACHE_DIR', /./],
  toolchain: python,
  installed: {
    decidedBy: ['constraints*.txt', 'setup.py', 'setup.cfg'],
    variables:
      /^(PIP_(NO_BINARY|ONLY_BINARY|PREFER_BINARY|NO_DEPS|CONSTRAINT|REQUIREMENT|PRE|TARGET|PREFIX|USER)|VIRTUAL_ENV)$/,
    holdsPaths: true,
    marks: pythonPackages,
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
