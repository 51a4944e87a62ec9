// A Go module of 60 packages with two dependencies. Real ones are as large: among the modules that kustomize, OpenTofu,
// Prometheus, Gitea and OpenTelemetry's collector need, 35 have 40 to 90 packages, with 800 lines and five packages of the
// standard library in each (medians of the modules). Real ones have more tests: 80 % of their packages have some.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipOf } from '../../__tests__/support/corpus/zip.ts'
import { output } from '../../scripts/command.ts'
import { emptyDirectory } from '../bench.ts'
import type { Sources } from '../rolling/recipe.ts'
import { lockOf, type Snapshot, versionsOf } from './history.ts'
import type { Project } from './project.ts'

const count = 60
const packages = Array.from({ length: count }, (_, n) => n)
const libraries = ['left', 'right']
const packagesOfLibrary = Array.from({ length: 12 }, (_, n) => n)
const functions = Array.from({ length: 90 }, (_, n) => n)
/** Packages with tests. */
const isTested = (n: number): boolean => n % 15 === 7
const usesOf = (n: number): number[] => [n - 9, n - 16].filter((other) => other >= 0)

/** The bodies of functions, each of about seven lines. */
const bodies: ((n: number, number: number) => string)[] = [
  (n, number) => `	parts := strings.Split(s, "${number}")
	for i, part := range parts {
		parts[i] = strconv.Itoa(len(part)*${number} + i%7)
	}
	sort.Strings(parts)
	return strings.Join(parts, "${n}")`,
  (n, number) => `	sum := ${n}
	for i, r := range s {
		if r > 'm' {
			sum += i * ${number}
		}
	}
	return fmt.Sprintf("%s %d", s, sum)`,
  (n, number) => `	err := errors.New(s)
	for i := range ${2 + (number % 5)} {
		err = fmt.Errorf("%d of ${n}: %w", i, err)
	}
	if errors.Unwrap(err) == nil {
		return s
	}
	return err.Error()`,
]
const usual = ['errors', 'fmt', 'sort', 'strconv', 'strings']
const service = `
func Serve(w http.ResponseWriter, r *http.Request) {
	fmt.Fprint(w, All(r.URL.Path))
}
`
const text = `
func Text(s string) string {
	text, err := json.Marshal(map[string]string{"all": All(s)})
	if err != nil {
		return err.Error()
	}
	return string(text)
}
`

function packageOf(n: number, version: number): string {
  const own = usesOf(n)
  const library = `example.org/${libraries[n % 2]}/q${n % packagesOfLibrary.length}`
  const [hasText, isService] = [n % 3 === 0, n % 10 === 3]
  const standard = [...usual, ...(hasText ? ['encoding/json'] : []), ...(isService ? ['net/http'] : [])]
  const imports = [...standard, library, ...own.map((other) => `example.org/app/p${other}`)]
  const called = [`q${n % packagesOfLibrary.length}`, ...own.map((other) => `p${other}`)]
  return `package p${n}

import (
${imports.map((path) => `\t"${path}"\n`).join('')})

const version = ${version}

${functions.map((number) => `func F${number}(s string) string {\n${bodies[number % bodies.length]?.(n, number)}\n}\n`).join('\n')}
func All(s string) string {
	return F1(s) + strconv.Itoa(version) + ${called.map((name) => `${name}.F1(s)`).join(' + ')}
}
${hasText ? text : ''}${isService ? service : ''}`
}

function sourcesWith(snapshot: Snapshot): Sources {
  const versions = versionsOf(snapshot, count)
  const version = `v1.0.${lockOf(snapshot)}`
  const files: Sources = {
    'go.mod': `module example.org/app\n\ngo 1.26\n\nrequire (\n${libraries.map((name) => `\texample.org/${name} ${version}\n`).join('')})\n`,
    'cmd/app/main.go': `package main

import (
	"os"
${packages.map((n) => `	"example.org/app/p${n}"\n`).join('')})

func main() {
	os.Stdout.WriteString(${packages.map((n) => `p${n}.All("")`).join(' + ')})
}
`,
  }
  for (const n of packages) {
    files[`p${n}/code.go`] = packageOf(n, versions[n] ?? 0)
    if (isTested(n))
      files[`p${n}/code_test.go`] =
        `package p${n}\n\nimport "testing"\n\nfunc TestAll(t *testing.T) {\n\tif All("x") == "" {\n\t\tt.Fatal()\n\t}\n}\n`
  }
  return files
}

function libraryAt(name: string, lock: number): { module: string; zip: Buffer } {
  const module = `module example.org/${name}\n\ngo 1.26\n`
  const root = `example.org/${name}@v1.0.${lock}`
  const files: Sources = { [`${root}/go.mod`]: module }
  for (const n of packagesOfLibrary)
    files[`${root}/q${n}/code.go`] =
      `package q${n}\n\n${functions.map((number) => `func F${number}(s string) string { return s + "${name} ${lock} ${number}" }\n`).join('\n')}`
  return { module, zip: zipOf(files) }
}

const sums = new Map<number, string>()

export const goProject: Project = {
  name: 'go',
  inputs: () => ({ preset: 'go' }),
  env: { GOSUMDB: 'off', GOTOOLCHAIN: 'local', CGO_ENABLED: '0' },
  jobs: [
    { name: 'lint', script: 'go vet -x ./p1 ./p2 ./p3' },
    { name: 'test', script: 'go test -x ./...' },
    {
      name: 'release',
      script: 'go build -x -o "$RUNNER_TEMP/app" ./cmd/app',
      env: { GOFLAGS: '-trimpath' },
    },
  ],
  sourcesOf: (snapshot) => ({ ...sourcesWith(snapshot), 'go.sum': sums.get(lockOf(snapshot)) ?? '' }),
  async prepare(bench, commits) {
    const proxy = await emptyDirectory(bench, 'proxy')
    const env = { ...goProject.env, GOPROXY: `file://${proxy}` }
    const locks = lockOf({ commit: commits - 1, isDraft: false })
    for (let lock = 0; lock <= locks; lock++) {
      for (const name of libraries) {
        const at = join(proxy, 'example.org', name, '@v')
        const { module, zip } = libraryAt(name, lock)
        await mkdir(at, { recursive: true })
        await writeFile(join(at, `v1.0.${lock}.info`), JSON.stringify({ Version: `v1.0.${lock}` }))
        await writeFile(join(at, `v1.0.${lock}.mod`), module)
        await writeFile(join(at, `v1.0.${lock}.zip`), zip)
      }
      const author = await emptyDirectory(bench, 'author')
      const home = join(author, 'home')
      const requires = libraries.map((name) => `\texample.org/${name} v1.0.${lock}\n`).join('')
      await writeFile(
        join(author, 'go.mod'),
        `module example.org/app\n\ngo 1.26\n\nrequire (\n${requires})\n`,
      )
      await writeFile(
        join(author, 'app.go'),
        `package app\n\nimport (\n${libraries.map((name) => `\t_ "example.org/${name}/q0"\n`).join('')})\n`,
      )
      const { signal } = bench
      await output('go', ['mod', 'tidy', '-modcacherw'], {
        cwd: author,
        env: { ...process.env, ...env, HOME: home, GOFLAGS: '-modcacherw' },
        signal,
      })
      sums.set(lock, await readFile(join(author, 'go.sum'), 'utf8'))
    }
    return env
  },
  // The first part of a build id is a hash of all that decides on the result.
  compiledIn: (text) =>
    [...text.matchAll(/\/compile .* -p (\S+) .*-buildid (\S+?)\//g)].map(([, name, id]) => `${name} ${id}`),
  buildsOf: ({ home }) => join(home, '.cache/go-build'),
  used: { names: /^[0-9a-f]{2}\/[0-9a-f]{64}-[ad]$/, cleanUpFile: 'trim.txt' },
  ways: [
    {
      name: 'setup-go',
      source: 'https://github.com/actions/setup-go',
      inputs: ({ lock }) => ({
        path: '~/go/pkg/mod\n~/.cache/go-build',
        key: `setup-go-Linux-x64-go-1.26-${lock}`,
        'restore-keys': '',
      }),
    },
    {
      name: 'actions/cache, key of run and job',
      source: 'https://github.com/actions/cache/blob/main/tips-and-workarounds.md#update-a-cache',
      inputs: ({ job, run }) => ({
        path: '~/.cache/go-build\n~/go/pkg/mod',
        key: `Linux-go-${job}-${run}`,
        'restore-keys': `Linux-go-${job}-\nLinux-go-`,
      }),
    },
  ],
}
