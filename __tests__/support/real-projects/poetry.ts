// A project of Poetry with Jinja, Rich and pytest; the typical one with FastAPI, SQLAlchemy, Celery and boto3, too. Its
// environment is where Poetry has it by default.
import { dirname, join } from 'node:path'
import {
  edited,
  environmentFor,
  filesOf,
  lockedBy,
  nothingToStop,
  pythonIndex,
  type RealProject,
  type Setting,
  toolAt,
} from './real-project.ts'

export async function openPoetry(setting: Setting): Promise<RealProject> {
  const python = join(dirname(toolAt(setting, 'bin/poetry')), 'python3')
  const env = environmentFor(setting, { poetry: [python, '-m', 'poetry'] })
  const { 'pyproject.toml': manifest = '', ...others } = filesOf(setting, 'poetry')
  const source = `\n[[tool.poetry.source]]\nname = "registry"\nurl = "${pythonIndex(setting)}"\npriority = "primary"\n`
  const files = { ...others, 'pyproject.toml': manifest + source }
  const changed = edited(files, { 'pyproject.toml': [['rich (==14.2.0)', 'rich (==14.1.0)']] })
  // A lock file names the registry.
  const lock = (name: string, content: Record<string, string>): Promise<string> =>
    lockedBy('poetry lock', { dir: join(setting.dir, name), env, files: content, lockFile: 'poetry.lock' })
  return {
    files: { ...files, 'poetry.lock': await lock('lock', files) },
    changed: { ...changed, 'poetry.lock': await lock('changed', { ...files, ...changed }) },
    install: 'poetry install',
    // It succeeds, whatever is missing.
    check: "poetry check --lock\npoetry install --dry-run | grep '0 installs, 0 updates, 0 removals'",
    test: 'poetry run pytest -q',
    env,
    stop: nothingToStop,
  }
}
