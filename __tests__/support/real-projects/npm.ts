// A workspace of npm with Vite, Jest and ESLint; the typical one with React, Ant Design and Storybook, too.
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
  const files = filesOf(setting, 'npm')
  const changed = edited(files, {
    'package.json': [manifest],
    'package-lock.json': [
      ['"clsx": "2.1.0"', '"clsx": "2.1.1"'],
      [`"2.1.0",\n      "integrity": "${before}`, `"2.1.1",\n      "integrity": "${after}`],
    ],
  })
  const registry = setting.registries?.env.npm_config_registry
  return {
    files: registry ? withArchives(files, registry) : files,
    changed: registry ? withArchives(changed, registry) : changed,
    install: 'npm ci',
    check: 'npm ls --all',
    test: 'npm test --silent',
    env: environmentFor(setting, { npm: [toolAt(setting, 'bin/node'), programAt('npm')] }),
    stop: nothingToStop,
  }
}

interface Lock {
  packages: Record<string, { name?: string; version?: string; integrity?: string; resolved?: string }>
}

/** Lock files name the archives of packages, unless npm is told to leave them out. */
function withArchives(files: Record<string, string>, registry: string): Record<string, string> {
  const lock = JSON.parse(files['package-lock.json'] ?? '') as Lock
  for (const [path, facts] of Object.entries(lock.packages)) {
    if (!facts.integrity) continue
    // A package that is installed under another name has its own name here.
    const name = facts.name ?? path.replace(/.*node_modules\//, '')
    facts.resolved = `${registry}${name}/-/${name.replace(/.*\//, '')}-${facts.version}.tgz`
  }
  return { ...files, 'package-lock.json': `${JSON.stringify(lock, undefined, 2)}\n` }
}
