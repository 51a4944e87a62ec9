/** The table of presets: to add one, write it beside the tools of its language, and name it here. */
import { bundler } from './bundler.ts'
import { cargo, ccache, go, sccache } from './compilers.ts'
import { composer } from './composer.ts'
import { gradle, maven } from './java.ts'
import { bun, npm, nx, pnpm, turbo, yarn } from './node.ts'
import { nuget } from './nuget.ts'
import type { Preset } from './preset.ts'
import { pip, poetry, uv } from './python.ts'

const ofPackages = [npm, pnpm, yarn, bun, pip, uv, poetry, go, cargo, gradle, maven, bundler, composer, nuget]
const ofBuilds = [ccache, sccache, turbo, nx]

/** `auto` joins the names in this order. */
export const presets: Preset[] = [...ofPackages, ...ofBuilds]
