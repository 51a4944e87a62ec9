/** https://turborepo.dev/docs/guides/ci-vendors/github-actions and https://turborepo.dev/docs/reference/configuration#cachedir */
import type { Preset } from './preset.ts'
import { node } from './toolchains.ts'

export const turbo: Preset = {
  name: 'turbo',
  lockFiles: ['turbo.json', 'turbo.jsonc'],
  directories: [{ holds: 'builds', variables: ['TURBO_CACHE_DIR'], linux: ['.turbo/cache'] }],
  toolchain: node,
}
