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
      holds: 'builds',
      questions: [['metadata', '--no-deps', '--offline', '--format-version', '1']],
      inAnswer: /"target_directory":"([^"]*)"/,
      variables: ['CARGO_TARGET_DIR', 'CARGO_BUILD_TARGET_DIR'],
      linux: ['target'],
      // Large, and of use only to the crates that change.
      leaveOut: ['*/incremental', '*/*/incremental', 'doc', 'package', 'tmp'],
    },
  ],
  toolchain: rustc,
  flags: [
    {
      variables:
        /^(CARGO_(ENCODED_)?RUST(DOC)?FLAGS|RUST(DOC)?FLAGS|RUSTC(_WORKSPACE)?_WRAPPER|RUSTC|CARGO_INCREMENTAL)$/,
      source: 'https://doc.rust-lang.org/cargo/reference/environment-variables.html',
    },
    {
      variables:
        /^CARGO_(BUILD_(TARGET|RUST(DOC)?FLAGS|RUSTC\w*|INCREMENTAL)|PROFILE_\w+|TARGET_\w+_(RUST(DOC)?FLAGS|LINKER))$/,
      source: 'https://doc.rust-lang.org/cargo/reference/config.html',
    },
    {
      variables: /^((HOST|TARGET)_)?(CC|CXX|AR|CFLAGS|CXXFLAGS|ARFLAGS)(_[a-z\d_]+)?$/,
      source: 'https://docs.rs/cc/latest/cc/#external-configuration-via-environment-variables',
    },
  ],
  comparesTimes: true,
}
