// The recipes of docs/rolling.md, with the real tools.
import { bazel, gradle, nx, pnpm, turborepo } from './build-tools.ts'
import { cargo, ccache, goBuild, sccache } from './compilers.ts'
import { buildah, buildkit } from './container-layers.ts'
import { nix } from './nix.ts'
import type { Recipe } from './recipe.ts'

export const recipes: Recipe[] = [
  ...[ccache, sccache, goBuild, cargo, gradle, turborepo, nx, pnpm, buildah, nix],
  // Its daemon needs root.
  ...(process.getuid?.() === 0 ? [buildkit] : []),
  // The npm registry has Bazel for this processor only.
  ...(process.arch === 'x64' ? [bazel] : []),
]
