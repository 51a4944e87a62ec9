/** The table of presets: to add one, write its file and name it here. */
import { bun } from './bun.ts'
import { bundler } from './bundler.ts'
import { cargo } from './cargo.ts'
import { ccache } from './ccache.ts'
import { composer } from './composer.ts'
import { go } from './go.ts'
import { gradle } from './gradle.ts'
import { maven } from './maven.ts'
import { npm } from './npm.ts'
import { nuget } from './nuget.ts'
import { nx } from './nx.ts'
import { pip } from './pip.ts'
import { pnpm } from './pnpm.ts'
import { poetry } from './poetry.ts'
import type { Preset } from './preset.ts'
import { sccache } from './sccache.ts'
import { turbo } from './turbo.ts'
import { uv } from './uv.ts'
import { yarn } from './yarn.ts'

const ofPackages = [npm, pnpm, yarn, bun, pip, uv, poetry, go, cargo, gradle, maven, bundler, composer, nuget]
const ofBuilds = [ccache, sccache, turbo, nx]

/** `auto` joins the names in this order. */
export const presets: Preset[] = [...ofPackages, ...ofBuilds]
