// Caches of compilers: ccache, sccache, Go, cargo.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { toolRecipe } from './recipe.ts'
import { inC, inGo, inRust, modulesOf } from './sources.ts'

const compileAll = 'printf "%s\\n" *.c | xargs -P 2 -I{} $COMPILER gcc -O2 -c {} -o {}.o'
const cModules = 12
const cFiles = (commit: number) =>
  modulesOf(commit, cModules, (n, changed) => ({ [`m${n}.c`]: inC(n, changed) }))

export const ccache = toolRecipe({
  name: 'ccache',
  path: '~/.cache/ccache',
  mode: 'mount',
  files: cFiles,
  env: { COMPILER: 'ccache', CCACHE_MAXSIZE: '500M', CCACHE_COMPILERCHECK: 'content' },
  script: `ccache --zero-stats; ${compileAll}; ccache --print-stats`,
  proof: new RegExp(`^direct_cache_hit\\t${cModules - 1}$`, 'm'),
})

export const sccache = toolRecipe({
  name: 'sccache',
  path: '~/.cache/sccache',
  mode: 'mount',
  files: cFiles,
  env: { COMPILER: 'sccache', SCCACHE_CACHE_SIZE: '500M' },
  // Its server would go on after the job.
  script: `export SCCACHE_DIR=~/.cache/sccache SCCACHE_SERVER_UDS="$RUNNER_TEMP/sccache"
    trap 'sccache --stop-server' EXIT; sccache --start-server; ${compileAll}; sccache --show-stats`,
  proof: new RegExp(`^Cache hits +${cModules - 1}$`, 'm'),
})

const goModules = 6
const goPackages = Array.from({ length: goModules }, (_, n) => `p${n}`)
const goMain = `package main

import (
	"encoding/json"
	"os"
${goPackages.map((name) => `	"example.com/app/${name}"`).join('\n')}
)

func main() {
	json.NewEncoder(os.Stdout).Encode([]string{${goPackages.map((name) => `${name}.F1("")`).join(', ')}})
}
`

export const goBuild = toolRecipe({
  name: 'go',
  path: '~/.cache/go-build',
  mode: 'mount',
  files: (commit) => ({
    'go.mod': 'module example.com/app\n\ngo 1.26\n',
    'main.go': goMain,
    ...modulesOf(commit, goModules, (n, changed) => ({ [`p${n}/code.go`]: inGo(n, changed) })),
  }),
  env: { CGO_ENABLED: '0', GOTOOLCHAIN: 'local', GOFLAGS: '-mod=mod' },
  // Names the packages that it compiles.
  script: 'go build -v -o app .',
  proof: /^(?:example\.com\/.*\n){2}$/,
})

const manifest = (name: string, more = ''): string =>
  `[package]\nname = "${name}"\nversion = "1.0.0"\nedition = "2021"\n${more}`
const crates = Array.from({ length: 6 }, (_, n) => n)

/** A crate of the project, which each job compiles because a checkout gives it a new time, and its dependencies. */
export const cargo = toolRecipe({
  name: 'cargo',
  path: 'target',
  mode: 'unpack',
  files: (commit) => ({
    'Cargo.toml': manifest(
      'app',
      `\n[dependencies]\n${crates.map((n) => `c${n} = "1.0.0"\n`).join('')}\n[lib]\npath = "lib.rs"\n`,
    ),
    'lib.rs': inRust(0, commit),
    '.cargo/config.toml':
      '[source.crates-io]\nreplace-with = "vendored"\n\n[source.vendored]\ndirectory = "vendor"\n',
    ...Object.assign(
      {},
      ...crates.map((n) => ({
        [`vendor/c${n}/Cargo.toml`]: manifest(`c${n}`),
        [`vendor/c${n}/.cargo-checksum.json`]: '{"files":{}}',
        [`vendor/c${n}/src/lib.rs`]: inRust(n, 0),
      })),
    ),
  }),
  // A machine's rustup would look for its toolchains in the job's home.
  env: { CARGO_INCREMENTAL: '0', RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), '.rustup') },
  script: 'cargo build --offline --verbose',
  proof: /^(?![\s\S]*Compiling[\s\S]*Compiling)[\s\S]*Fresh/,
})
