/** The local directory. https://github.com/mozilla/sccache/blob/main/docs/Local.md */
import type { Preset } from './preset.ts'

export const sccache: Preset = {
  name: 'sccache',
  lockFiles: [],
  directories: [
    {
      variables: ['SCCACHE_DIR'],
      linux: ['~/.cache/sccache'],
      darwin: ['~/Library/Caches/Mozilla.sccache'],
      win32: ['~/AppData/Local/Mozilla/sccache'],
    },
  ],
  perCommit: true,
}
