// Eight real projects of each size, by the presets of their tools.
import { openBundler } from './bundler.ts'
import { openComposer } from './composer.ts'
import { openNpm } from './npm.ts'
import { openPip } from './pip.ts'
import { openPnpm } from './pnpm.ts'
import { openPoetry } from './poetry.ts'
import type { RealProject, Setting } from './real-project.ts'
import { openUv } from './uv.ts'
import { openYarn } from './yarn.ts'

export const realProjects: Record<string, (setting: Setting) => Promise<RealProject>> = {
  npm: openNpm,
  pnpm: openPnpm,
  yarn: openYarn,
  uv: openUv,
  pip: openPip,
  poetry: openPoetry,
  bundler: openBundler,
  composer: openComposer,
}
