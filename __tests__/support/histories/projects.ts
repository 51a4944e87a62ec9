// Projects that make, ninja or cargo build from the same sources, to compare incremental builds with clean ones.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a commit has. */
export interface Sources {
  /** By name: a text, and the names of the shared texts that belong to it. */
  units: Record<string, { text: string; uses: string[] }>
  shared: Record<string, string>
  /** The build makes a file from it. */
  generator: string
}

export interface Project {
  name: string
  /** The directory to cache. */
  built: string
  /** About how long a build takes. */
  buildMs: number
  files(sources: Sources): Record<string, string>
  /** @returns the commands that it ran, or what it compiled */
  build(directory: string): string[]
  /** What the build has made, file by file. */
  result(directory: string): Record<string, string>
}

const ignored = 'build/\ntarget/\nCargo.lock\n'

function plainFiles({ units, shared, generator }: Sources): Record<string, string> {
  const texts = Object.entries(units).map(([name, { text, uses }]) => [
    `src/${name}.c`,
    `${text}\n${uses.join(' ')}\n`,
  ])
  const headers = Object.entries(shared).map(([name, text]) => [`include/${name}.h`, `${text}\n`])
  return { '.gitignore': ignored, 'gen.in': generator, ...Object.fromEntries([...texts, ...headers]) }
}

const headersOf = (uses: string[]): string => uses.map((name) => ` include/${name}.h`).join('')

function resultOf(directory: string): Record<string, string> {
  // Objects of removed sources may stay, as in every directory where somebody builds.
  const app = join(directory, 'build/app')
  return { app: readFileSync(app, 'utf8'), gen: readFileSync(join(directory, 'build/gen.h'), 'utf8') }
}

// One output depends on the time of a directory only.
const makefile = `SOURCES := $(sort $(wildcard src/*.c))
OBJECTS := $(SOURCES:src/%.c=build/%.o)
build/app: $(OBJECTS) build/list build/names
	cat build/list $(OBJECTS) > $@
build/names: src
	@mkdir -p build
	ls src > $@
build/list: FORCE
	@mkdir -p build; echo $(OBJECTS) | cmp -s - $@ || echo $(OBJECTS) > $@
build/gen.h: gen.in Makefile
	@mkdir -p build
	tr a-z A-Z < gen.in > $@
build/%.o: src/%.c build/gen.h Makefile
	cat $(filter-out Makefile,$^) > $@
-include uses.mk
FORCE:
`

export const make: Project = {
  name: 'make',
  built: 'build',
  buildMs: 60,
  files: (sources) => ({
    ...plainFiles(sources),
    Makefile: makefile,
    'uses.mk': Object.entries(sources.units)
      .map(([name, { uses }]) => `build/${name}.o:${headersOf(uses)}\n`)
      .join(''),
  }),
  build: (directory) => linesLike(/^((?:cat|ls|tr) .*)/, run('make', ['-j2'], directory)),
  result: (directory) => ({
    ...resultOf(directory),
    names: readFileSync(join(directory, 'build/names'), 'utf8'),
  }),
}

export const ninja: Project = {
  name: 'ninja',
  built: 'build',
  buildMs: 40,
  files: (sources) => {
    const names = Object.keys(sources.units).sort()
    const lines = names.map(
      (name) =>
        `build build/${name}.o: cat src/${name}.c build/gen.h${headersOf(sources.units[name]?.uses ?? [])}\n`,
    )
    const rules = 'rule cat\n  command = cat $in > $out\nrule upper\n  command = tr a-z A-Z < $in > $out\n'
    const app = `build build/app: cat ${names.map((name) => `build/${name}.o`).join(' ')}\ndefault build/app\n`
    return {
      ...plainFiles(sources),
      'build.ninja': `builddir = build\n${rules}build build/gen.h: upper gen.in\n${lines.join('')}${app}`,
    }
  },
  build: (directory) => linesLike(/^\[\d+\/\d+\] (.*)/, run('ninja', ['--verbose'], directory)),
  result: resultOf,
}

const manifest = (name: string, uses: string[]): string =>
  `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\n` +
  uses.map((use) => `${use} = { path = "../${use}" }\n`).join('')

/**
 * Each unit and each shared text is a crate. Build scripts read a file, and name it to cargo by its directory or not at all.
 */
export const cargo: Project = {
  name: 'cargo',
  built: 'target',
  buildMs: 1500,
  files: ({ units, shared, generator }) => {
    const members = Object.keys({ ...units, ...shared })
    const values = Object.entries(units).map(
      ([name, { text, uses }]) =>
        [
          [`${name}/Cargo.toml`, manifest(name, uses)],
          [`${name}/data/data.txt`, text],
          [`${name}/build.rs`, script(uses.length > 1 ? watchesData : '')],
          [
            `${name}/src/lib.rs`,
            `pub fn value() -> String { format!("${name} {} {} {}", include_str!("../data/data.txt"), env!("FROM_SCRIPT"), [${uses.map((use) => `${use}::value()`).join(', ')}].concat()) }\n`,
          ],
        ] as const,
    )
    const commons = Object.entries(shared).map(
      ([name, text]) =>
        [
          [`${name}/Cargo.toml`, manifest(name, [])],
          [`${name}/src/lib.rs`, `pub fn value() -> String { "${text}".to_string() }\n`],
        ] as const,
    )
    const calls = Object.keys(units).map((name) => `    println!("{}", ${name}::value());\n`)
    return {
      '.gitignore': ignored,
      'Cargo.toml': `[workspace]\nresolver = "2"\nmembers = [${['app', ...members].map((name) => `"${name}"`).join(', ')}]\n[profile.dev]\ndebug = false\n`,
      'app/Cargo.toml': manifest('app', Object.keys(units)),
      'app/gen.in': generator,
      'app/src/main.rs': `fn main() {\n    println!("{}", include_str!("../gen.in"));\n${calls.join('')}}\n`,
      ...Object.fromEntries([...values.flat(), ...commons.flat()]),
    }
  },
  build: (directory) => linesLike(/^ +Compiling (\S+)/, run('cargo', ['build', '--offline'], directory)),
  result: (directory) => ({ app: execFileSync(join(directory, 'target/debug/app'), { encoding: 'utf8' }) }),
}

const script = (watch: string): string => `fn main() {
    ${watch}println!("cargo:rustc-env=FROM_SCRIPT={}", std::fs::read_to_string("data/data.txt").unwrap().to_uppercase());
}
`
const watchesData = 'println!("cargo:rerun-if-changed=data");\n    '

/** @returns what the program has written to both streams */
function run(program: string, args: string[], cwd: string): string {
  const env = { ...process.env, CARGO_INCREMENTAL: '0' }
  const { error, status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stdout}${stderr}`)
  return stdout + stderr
}

function linesLike(pattern: RegExp, text: string): string[] {
  return text.split('\n').flatMap((line) => pattern.exec(line)?.[1] ?? [])
}
