// A workspace of npm with Vite, Jest and ESLint.
import { after, before, manifest } from './clsx.ts'
import {
  edited,
  environmentFor,
  filesOf,
  nothingToStop,
  programAt,
  type RealProject,
  type Setting,
  toolAt,
} from './real-project.ts'

export async function openNpm(setting: Setting): Promise<RealProject> {
  const files = filesOf('npm')
  return {
    files,
    changed: edited(files, {
      'package.json': [manifest],
      'package-lock.json': [
        ['"clsx": "2.1.0"', '"clsx": "2.1.1"'],
        [`"2.1.0",\n      "integrity": "${before}`, `"2.1.1",\n      "integrity": "${after}`],
      ],
    }),
    install: 'npm ci',
    check: 'npm ls --all',
    test: 'npm test --silent',
    env: environmentFor(setting, { npm: [toolAt(setting, 'bin/node'), programAt('npm')] }),
    stop: nothingToStop,
  }
}
