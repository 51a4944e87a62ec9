/** Compilers, and the caches of compilers. */
import type { Preset } from './preset.ts'

/** The variables that decide what C and C++ compilers build. */
const compilerFlags: Preset['flags'] = {
  'https://www.gnu.org/software/make/manual/html_node/Implicit-Variables.html':
    /^(CC|CXX|CFLAGS|CXXFLAGS|CPPFLAGS|LDFLAGS)$/,
  'https://cmake.org/cmake/help/latest/manual/cmake-env-variables.7.html':
    /^CMAKE_(BUILD_TYPE|TOOLCHAIN_FILE)$/,
}

// Asked once, because each start of a tool takes time. A line answers each name; notices may come before these lines.
const goQuestion = ['env', 'GOVERSION', 'GOMODCACHE', 'GOCACHE']

/** https://go.dev/ref/mod#module-cache, https://pkg.go.dev/cmd/go#hdr-Build_and_test_caching, and setup-go's `cache` */
export const go: Preset = {
  name: 'go',
  // A module that needs no other has no go.sum.
  lockFiles: ['go.sum', 'go.mod'],
  directories: [
    {
      questions: [goQuestion],
      inAnswer: /(.*)\r?\n.*\s*$/,
      variables: ['GOMODCACHE'],
      linux: ['~/go/pkg/mod'],
      leaveOut: ['cache/lock', 'cache/download/**/*.lock'],
    },
    {
      holds: 'builds',
      questions: [goQuestion],
      variables: ['GOCACHE'],
      linux: ['~/.cache/go-build'],
      darwin: ['~/Library/Caches/go-build'],
      win32: ['~/AppData/Local/go-build'],
      // Inputs that fuzzing found.
      leaveOut: ['fuzz'],
    },
  ],
  toolchain: { name: 'go', args: goQuestion, version: /^go(\d+(?:\.\w+)*)/m },
  // Go hashes all of these into the names of its files (buildActionID in cmd/go/internal/work/exec.go).
  flags: {
    'https://pkg.go.dev/cmd/go#hdr-Environment_variables':
      /^GO(FLAGS|OS|ARCH|EXPERIMENT|FIPS140|386|AMD64|ARM|ARM64|MIPS|MIPS64|PPC64|RISCV64|WASM)$/,
    'https://pkg.go.dev/cmd/cgo#hdr-Using_cgo_with_the_go_command':
      /^(CGO_(ENABLED|CFLAGS|CPPFLAGS|CXXFLAGS|FFLAGS|LDFLAGS)|CC|CXX|FC)$/,
  },
  // The cached results of tests depend on the times of the files that tests read.
  comparesTimes: true,
}

/** https://doc.rust-lang.org/cargo/guide/cargo-home.html#caching-the-cargo-home-in-ci, https://github.com/Swatinem/rust-cache */
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
  // Nightly compilers differ in the commit only.
  toolchain: { name: 'rustc', version: /^rustc (\S+)(?: \(([0-9a-f]+))?/ },
  flags: {
    'https://doc.rust-lang.org/cargo/reference/environment-variables.html':
      /^(CARGO_(ENCODED_)?RUST(DOC)?FLAGS|RUST(DOC)?FLAGS|RUSTC(_WORKSPACE)?_WRAPPER|RUSTC|CARGO_INCREMENTAL)$/,
    'https://doc.rust-lang.org/cargo/reference/config.html':
      /^CARGO_(BUILD_(TARGET|RUST(DOC)?FLAGS|RUSTC\w*|INCREMENTAL)|PROFILE_\w+|TARGET_\w+_(RUST(DOC)?FLAGS|LINKER))$/,
    'https://docs.rs/cc/latest/cc/#external-configuration-via-environment-variables':
      /^((HOST|TARGET)_)?(CC|CXX|AR|CFLAGS|CXXFLAGS|ARFLAGS)(_[a-z\d_]+)?$/,
  },
  comparesTimes: true,
}

/** https://ccache.dev/manual/latest.html#config_cache_dir */
export const ccache: Preset = {
  name: 'ccache',
  lockFiles: [],
  directories: [
    {
      holds: 'builds',
      questions: [['--get-config', 'cache_dir']],
      variables: ['CCACHE_DIR'],
      linux: ['~/.cache/ccache'],
      darwin: ['~/Library/Caches/ccache'],
      win32: ['~/AppData/Local/ccache'],
      leaveOut: ['tmp', 'lock'],
    },
  ],
  flags: compilerFlags,
}

/** The local directory. https://github.com/mozilla/sccache/blob/main/docs/Local.md */
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
  flags: {
    ...compilerFlags,
    'https://github.com/mozilla/sccache/blob/main/docs/Rust.md':
      /^(CARGO_(ENCODED_|BUILD_)?RUSTFLAGS|RUSTFLAGS)$/,
  },
}
