// A C project of 30 modules with headers, which make builds with ccache. Real ones are as large: Lua has 35 C files and Redis
// 107, which gcc -O2 compiles in 442 and 284 ms each (means) into objects of 28 and 33 kB; these take as long.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sources } from '../rolling/recipe.ts'
import { lockOf, type Snapshot, versionsOf } from './history.ts'
import type { Project } from './project.ts'

const count = 30
const headers = 6
const modules = Array.from({ length: count }, (_, n) => n)
const functions = Array.from({ length: 50 }, (_, n) => n)

/** Functions of about eleven lines. `f` names the function, and `use` calls the one before it. */
const bodies: ((f: string, use: string, number: number) => string)[] = [
  (f, use, number) => `char *${f}(const char *text, size_t length) {
  char *copy = malloc(length + ${number});
  if (copy == NULL) {
    perror("${f}");
    return NULL;
  }
  for (size_t i = 0; i < length; i++)
    copy[i] = (char)(isalpha((unsigned char)text[i]) ? toupper((unsigned char)text[i]) : '_');
  memset(copy + length, 0, ${number});
  return ${use}(copy, length) == NULL ? NULL : copy;
}
`,
  (f, use, number) => `char *${f}(const char *text, size_t length) {
  unsigned long hash = ${number} + VERSION + LIBRARY;
  for (size_t i = 0; i < length; i++) {
    switch (text[i] % ${3 + (number % 9)}) {
      case 0: hash = hash * 31 + (unsigned char)text[i]; break;
      case 1: hash ^= hash << 7; break;
      case 2: hash += HEADER; break;
      default: hash = (hash >> 3) | (hash << 61);
    }
  }
  return hash % 2 == 0 ? ${use}(text, length) : NULL;
}
`,
  (f, use, number) => `char *${f}(const char *text, size_t length) {
  char line[${64 + number}];
  struct { const char *name; int count; } parts[] = {{"a", ${number}}, {"b", HEADER}, {"c", LIBRARY}};
  size_t used = 0;
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    int written = snprintf(line + used, sizeof line - used, "%s=%d;", parts[i].name, parts[i].count);
    if (written < 0 || (size_t)written >= sizeof line - used) return NULL;
    used += (size_t)written;
  }
  return strstr(text, line) ? ${use}(text, length) : NULL;
}
`,
]

function codeOf(n: number, version: number): string {
  const code = functions.map((number) => {
    const use = number === 0 ? 'strndup' : `f${n}_${number - 1}`
    return bodies[number % bodies.length]?.(`f${n}_${number}`, use, number + 1)
  })
  const includes = ['ctype', 'stdio', 'stdlib', 'string'].map((name) => `#include <${name}.h>\n`).join('')
  return `#define _GNU_SOURCE
${includes}#include "library.h"
#include "h${n % headers}.h"
#define VERSION ${version}
#define HEADER HEADER_${n % headers}

${code.join('\n')}`
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
