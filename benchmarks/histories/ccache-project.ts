// A C project of 30 modules with headers, which make builds with ccache.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sources } from '../rolling/recipe.ts'

import { lockOf, type Snapshot, versionsOf } from './history.ts'
import type { Project } from './project.ts'

const count = 30
const headers = 6
const modules = Array.from({ length: count }, (_, n) => n)
const functions = Array.from({ length: 8 }, (_, n) => n)

function codeOf(n: number, version: number): string {
  const bodies = functions.map(
    (number) => `int f${n}_${number}(int n) {
  int x = ${version};
  for (int k = 0; k < n; k++) x = x * ${number + 3} + k % 7 + HEADER_${n % headers} + LIBRARY;
  return x;
}
`,
  )
  return `#include "library.h"\n#include "h${n % headers}.h"\n${bodies.join('\n')}`
}

const makefile = `objects := ${modules.map((n) => `m${n}.o`).join(' ')}
all: $(objects)
lint: ${modules
  .slice(0, 6)
  .map((n) => `m${n}.o`)
  .join(' ')}
%.o: %.c
	ccache gcc $(CFLAGS) -c $< -o $@
`

/** The lowest modules are the headers. The library of the lock file is a header that all modules use. */
function sourcesOf(snapshot: Snapshot): Sources {
  const versions = versionsOf(snapshot, count)
  const files: Sources = {
    Makefile: makefile,
    'library.h': `#define LIBRARY ${lockOf(snapshot)}\n`,
    'library.lock': String(lockOf(snapshot)),
  }
  for (const n of modules) {
    const version = versions[n] ?? 0
    if (n < headers) files[`h${n}.h`] = `#define HEADER_${n} ${version}\n`
    files[`m${n}.c`] = codeOf(n, version)
  }
  return files
}

const statistics = 'ccache-statistics'

export const ccacheProject: Project = {
  name: 'ccache',
  inputs: () => ({ preset: 'ccache' }),
  env: {},
  jobs: [
    { name: 'lint', script: 'make -s lint', env: { CFLAGS: '-Wall -Wextra -O0' } },
    { name: 'test', script: 'make -s -j2 all', env: { CFLAGS: '-g -O1' } },
    { name: 'release', script: 'make -s -j2 all', env: { CFLAGS: '-O2' } },
  ].map((job) => ({ ...job, script: `CCACHE_STATSLOG="$RUNNER_TEMP/${statistics}" ${job.script}` })),
  sourcesOf,
  prepare: async () => ({}),
  compiledIn(_, run, { temp, env }) {
    const files = sourcesOf(run)
    const texts = readFileSync(join(temp, statistics), 'utf8').split(/^# /m).slice(1)
    return texts.flatMap((text) => {
      if (!/^cache_miss$/m.test(text)) return []
      const name = text.slice(0, text.indexOf('\n'))
      const header = `h${Number(/\d+/.exec(name)) % headers}.h`
      const all = [name, header, 'library.h'].map((file) => files[file] ?? '')
      const hash = createHash('sha256').update([env.CFLAGS, ...all].join('\0'))
      return [`${name} ${hash.digest('hex').slice(0, 16)}`]
    })
  },
  buildsOf: ({ home }) => join(home, '.cache/ccache'),
  used: { names: /^[0-9a-f]\/([0-9a-f]\/)*[0-9a-z]{20,}[A-Z]$/ },
  ways: [
    {
      name: 'actions/cache, key of run',
      source: 'https://github.com/actions/cache/blob/main/tips-and-workarounds.md#update-a-cache',
      inputs: ({ run }) => ({
        path: '~/.cache/ccache',
        key: `Linux-ccache-${run}`,
        'restore-keys': 'Linux-ccache-',
      }),
    },
    {
      name: 'ccache-action',
      source: 'https://github.com/hendrikmuhs/ccache-action',
      inputs: ({ job, run }) => ({
        path: '~/.cache/ccache',
        key: `ccache-${job}-${run}`,
        'restore-keys': `ccache-${job}-`,
      }),
    },
  ],
}
