// The recipes of docs/rolling.md, with the real tools.
import { bazel, gradle, nx, pnpm, turborepo } from './build-tools.ts'
import { cargo, ccache, goBuild, sccache } from './compilers.ts'
import type { Recipe } from './recipe.ts'

export const recipes: Recipe[] = [
  ...[ccache, sccache, goBuild, cargo, gradle, turborepo, nx, pnpm],
  // The npm registry has Bazel for this processor only.
  ...(process.arch === 'x64' ? [bazel] : []),
]
