// Projects with requirements.txt: pip installs Flask, Requests and pytest into a virtual environment; of the typical one
// Django, Celery, boto3 and SQLAlchemy.
import { dirname, join } from 'node:path'
import {
  edited,
  environmentFor,
  filesOf,
  nothingToStop,
  type RealProject,
  type Setting,
  toolAt,
} from './real-project.ts'

export async function openPip(setting: Setting): Promise<RealProject> {
  const files = filesOf(setting, 'pip')
  // It is in a virtual environment, so the interpreter beside it finds it.
  const python = join(dirname(toolAt(setting, 'bin/pip')), 'python3')
  return {
    files,
    changed: edited(files, { 'requirements.txt': [['click==8.3.0', 'click==8.3.1']] }),
    install: 'python3 -m venv .venv\n.venv/bin/pip install --quiet -r requirements.txt',
    check: '.venv/bin/pip check',
    test: '.venv/bin/pytest -q',
    env: {
      ...environmentFor(setting, { pip: [python, '-m', 'pip'] }),
      PIP_DISABLE_PIP_VERSION_CHECK: '1',
    },
    stop: nothingToStop,
  }
}
