/** https://doc.rust-lang.org/cargo/guide/cargo-home.html#caching-the-cargo-home-in-ci, https://github.com/Swatinem/rust-cache */
import type { Preset } from './preset.ts'
import { rustc } from './toolchains.ts'

export const cargo: Preset = {
  name: 'cargo',
  lockFiles: ['Cargo.lock'],
  manifest: 'Cargo.toml',
  foreign: ['target'],
  isNative: true,
  directories: [
    {
      variables: ['CARGO_HOME'],
      linux: ['~/.cargo'],
      // Cargo unpacks registry/src and git/checkouts again from these.
      take: ['registry/index', 'registry/cache', 'git/db'],
    },
    {
      questions: [['metadata', '--no-deps', '--offline', '--format-version', '1']],
      inAnswer: /"target_directory":"([^"]*)"/,
      variables: ['CARGO_TARGET_DIR', 'CARGO_BUILD_TARGET_DIR'],
      linux: ['target'],
      // Large, and of use only to the crates that change.
      leaveOut: ['*/incremental', '*/*/incremental', 'doc', 'package', 'tmp'],
    },
  ],
  toolchain: rustc,
  comparesTimes: true,
}
