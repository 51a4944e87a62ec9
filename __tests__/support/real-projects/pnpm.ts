// Workspaces of pnpm, which Turborepo builds with TypeScript; the typical one with Next.js and Vitest, too.
import { after, before, manifest } from './clsx.ts'
import {
  edited,
  environmentFor,
  filesOf,
  nothingToStop,
  type RealProject,
  type Setting,
  toolAt,
} from './real-project.ts'

export async function openPnpm(setting: Setting): Promise<RealProject> {
  const files = filesOf(setting, 'pnpm')
  const pnpm = toolAt(setting, `package-managers/node_modules/@pnpm/exe.linux-${process.arch}/pnpm`)
  return {
    files,
    changed: edited(files, {
      'package.json': [manifest],
      'pnpm-lock.yaml': [
        ['specifier: 2.1.0\n        version: 2.1.0', 'specifier: 2.1.1\n        version: 2.1.1'],
        ['clsx@2.1.0', 'clsx@2.1.1'],
        [before, after],
      ],
    }),
    install: 'pnpm install --frozen-lockfile',
    check: 'pnpm install --frozen-lockfile --offline',
    // No daemon is left, and no build of an earlier job is taken.
    test: 'pnpm test',
    env: {
      ...environmentFor(setting, { pnpm: [pnpm] }),
      NEXT_TELEMETRY_DISABLED: '1',
      TURBO_TELEMETRY_DISABLED: '1',
    },
    // Without it, the store of a mounted project is in the project.
    whenMounted: { pnpm_config_store_dir: '~/.local/share/pnpm/store' },
    stop: nothingToStop,
  }
}
