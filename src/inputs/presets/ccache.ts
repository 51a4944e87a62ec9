/** https://ccache.dev/manual/latest.html#config_cache_dir */
import type { Preset } from './preset.ts'

export const ccache: Preset = {
  name: 'ccache',
  lockFiles: [],
  directories: [
    {
      questions: [['--get-config', 'cache_dir']],
      variables: ['CCACHE_DIR'],
      linux: ['~/.cache/ccache'],
      darwin: ['~/Library/Caches/ccache'],
      win32: ['~/AppData/Local/ccache'],
      leaveOut: ['tmp', 'lock'],
    },
  ],
  perCommit: true,
}
