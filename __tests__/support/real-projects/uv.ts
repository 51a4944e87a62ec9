// A project of uv with NumPy and pandas; the typical one with SciPy, scikit-learn, Matplotlib and Jupyter, too.
import { join } from 'node:path'
import {
  edited,
  environmentFor,
  filesOf,
  lockedBy,
  nothingToStop,
  type RealProject,
  type Setting,
  toolAt,
} from './real-project.ts'

export async function openUv(setting: Setting): Promise<RealProject> {
  const files = filesOf(setting, 'uv')
  const changed = edited(files, { 'pyproject.toml': [['pytz==2025.1', 'pytz==2025.2']] })
  const env = environmentFor(setting, { uv: [toolAt(setting, 'bin/uv')] })
  const { PIP_INDEX_URL } = env
  if (PIP_INDEX_URL) env.UV_DEFAULT_INDEX ??= PIP_INDEX_URL
  // A lock file names the registry. The exact versions are in pyproject.toml.
  const lock = (name: string, content: Record<string, string>): Promise<string> =>
    lockedBy('uv lock', { dir: join(setting.dir, name), env, files: content, lockFile: 'uv.lock' })
  return {
    files: { ...files, 'uv.lock': await lock('lock', files) },
    changed: { ...changed, 'uv.lock': await lock('changed', { ...files, ...changed }) },
    install: 'uv sync --locked',
    check: 'uv sync --locked --check --offline',
    test: 'uv run --offline pytest -q',
    env,
    stop: nothingToStop,
  }
}
