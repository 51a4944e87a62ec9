/** https://go.dev/ref/mod#module-cache, https://pkg.go.dev/cmd/go#hdr-Build_and_test_caching, and setup-go's `cache` */
import type { Preset } from './preset.ts'
import { goToolchain as toolchain } from './toolchains.ts'

export const go: Preset = {
  name: 'go',
  // A module that needs no other has no go.sum.
  lockFiles: ['go.sum', 'go.mod'],
  directories: [
    {
      questions: [['env', 'GOMODCACHE']],
      variables: ['GOMODCACHE'],
      linux: ['~/go/pkg/mod'],
      leaveOut: ['cache/lock', 'cache/download/**/*.lock'],
    },
    {
      holds: 'builds',
      questions: [['env', 'GOCACHE']],
      variables: ['GOCACHE'],
      linux: ['~/.cache/go-build'],
      darwin: ['~/Library/Caches/go-build'],
      win32: ['~/AppData/Local/go-build'],
      // Inputs that fuzzing found.
      leaveOut: ['fuzz'],
    },
  ],
  toolchain,
  // Go hashes all of these into the names of its files (buildActionID in cmd/go/internal/work/exec.go).
  flags: [
    {
      variables: /^GO(FLAGS|OS|ARCH|EXPERIMENT|FIPS140)$/,
      source: 'https://pkg.go.dev/cmd/go#hdr-Environment_variables',
    },
    {
      variables: /^GO(386|AMD64|ARM|ARM64|MIPS|MIPS64|PPC64|RISCV64|WASM)$/,
      source: 'https://pkg.go.dev/cmd/go#hdr-Environment_variables',
    },
    {
      variables: /^(CGO_(ENABLED|CFLAGS|CPPFLAGS|CXXFLAGS|FFLAGS|LDFLAGS)|CC|CXX|FC)$/,
      source: 'https://pkg.go.dev/cmd/cgo#hdr-Using_cgo_with_the_go_command',
    },
  ],
  // The cached results of tests depend on the times of the files that tests read.
  comparesTimes: true,
}
