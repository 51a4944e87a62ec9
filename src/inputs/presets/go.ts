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
  // The cached results of tests depend on the times of the files that tests read.
  comparesTimes: true,
}
