/** The local directory. https://github.com/mozilla/sccache/blob/main/docs/Local.md */
import { compilerFlags } from './flags.ts'
import type { Preset } from './preset.ts'

export const sccache: Preset = {
  name: 'sccache',
  lockFiles: [],
  directories: [
    {
      holds: 'builds',
      variables: ['SCCACHE_DIR'],
      linux: ['~/.cache/sccache'],
      darwin: ['~/Library/Caches/Mozilla.sccache'],
      win32: ['~/AppData/Local/Mozilla/sccache'],
    },
  ],
  flags: [
    ...compilerFlags,
    {
      variables: /^(CARGO_(ENCODED_|BUILD_)?RUSTFLAGS|RUSTFLAGS)$/,
      source: 'https://github.com/mozilla/sccache/blob/main/docs/Rust.md',
    },
  ],
}
