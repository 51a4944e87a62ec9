/** https://ccache.dev/manual/latest.html#config_cache_dir */
import { compilerFlags } from './flags.ts'
import type { Preset } from './preset.ts'

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
  // The compiler of an image, or one that a step installs, has a new time in each job: then ccache finds nothing.
  // https://github.com/hendrikmuhs/ccache-action/issues/94
  laterSteps: {
    variable: 'CCACHE_COMPILERCHECK',
    value: 'content',
    question: ['-p'],
    ifAnswer: /^\(default\) +compiler_check = mtime\s*$/m,
    why: 'ccache would compare the time of the compiler, which can be new in each job',
  },
}
