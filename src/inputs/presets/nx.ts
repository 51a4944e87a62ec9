/** https://nx.dev/docs/kb/change-cache-location */
import type { Preset } from './preset.ts'
import { node } from './toolchains.ts'

export const nx: Preset = {
  name: 'nx',
  lockFiles: ['nx.json'],
  directories: [
    { holds: 'builds', variables: ['NX_CACHE_DIRECTORY'], linux: ['.nx/cache'] },
    {
      holds: 'builds',
      variables: ['NX_WORKSPACE_DATA_DIRECTORY'],
      linux: ['.nx/workspace-data'],
      // The daemon's socket and logs.
      leaveOut: ['d', '*.log'],
    },
  ],
  toolchain: node,
}
