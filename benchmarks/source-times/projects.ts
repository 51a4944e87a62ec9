// Projects whose build directories are cached, for jobs with source times and without. Commits change one module.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Recipe, type Sources, toolRecipe } from '../rolling/recipe.ts'
import { inGo, inJava, inRust, inTypeScript, modulesOf } from '../rolling/sources.ts'

const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number)

const crates = 10

/** All crates use the first one, and a commit changes another one. The first has a build script that does not say what it reads. */
const cargo = toolRecipe({
  name: 'cargo',
  path: 'target',
  mode: 'unpack',
  files: (commit) => ({
    'Cargo.toml': `[workspace]\nresolver = "2"\nmembers = ["c*"]\n`,
    'c0/build.rs': 'fn main() {}\n',
    ...modulesOf(commit, crates, (n, changed) => ({
      [`c${n}/Cargo.toml`]: `[package]\nname = "c${n}"\nversion = "1.0.0"\nedition = "2021"\n${
        n > 0 ? `[dependencies]\nc0 = { path = "../c0" }\n` : ''
      }`,
      [`c${n}/src/lib.rs`]: inRust(n, changed),
    })),
  }),
  // A machine's rustup would look for its toolchains in the job's home.
  env: { CARGO_INCREMENTAL: '0', RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), '.rustup') },
  script: 'cargo build --offline',
})

const objects = 300

const ninja = toolRecipe({
  name: 'cmake and ninja',
  path: 'build',
  mode: 'unpack',
  files: (commit) => ({
    'CMakeLists.txt': `cmake_minimum_required(VERSION 3.18)\nproject(app C)\nadd_library(app ${numbers(
      objects,
    )
      .map((n) => `m${n}.c`)
      .join(' ')})\n`,
    ...modulesOf(commit, objects, (n, changed) => ({
      [`m${n}.c`]: `#include <stdio.h>\n#include <stdlib.h>\nint f${n}(int x) { return printf("%d", x + ${changed}); }\n`,
    })),
  }),
  script: 'cmake -G Ninja -S . -B build && ninja -C build',
})

const packages = 10

const typescript = toolRecipe({
  name: 'tsc',
  path: 'out',
  mode: 'unpack',
  files: (commit): Sources => ({
    'tsconfig.json': JSON.stringify({
      files: [],
      references: numbers(packages).map((n) => ({ path: `p${n}` })),
    }),
    ...modulesOf(commit, packages, (n, changed) => ({
      [`p${n}/tsconfig.json`]: JSON.stringify({
        compilerOptions: { composite: true, rootDir: '.', outDir: `../out/p${n}`, target: 'es2022' },
        files: ['code.ts'],
      }),
      [`p${n}/code.ts`]: inTypeScript(n, changed),
    })),
  }),
  script: `${process.execPath} ${tsc} --build`,
})

const goPackages = 10

/** A test that reads a file runs again when the file has another time. */
const go = toolRecipe({
  name: 'go',
  path: '~/.cache/go-build',
  mode: 'unpack',
  files: (commit) => ({
    'go.mod': 'module example.com/app\n\ngo 1.26\n',
    // Where Go has not run before, it starts one more process for its telemetry. Every job has a new home.
    'config/go/telemetry/mode': 'off',
    ...modulesOf(commit, goPackages, (n, changed) => ({
      [`p${n}/code.go`]: inGo(n, changed),
      [`p${n}/testdata/text`]: `${changed}\n`,
      [`p${n}/code_test.go`]: `package p${n}\n\nimport ("os"; "testing"; "time")\n\nfunc TestText(t *testing.T) {\n\ttime.Sleep(100 * time.Millisecond)\n\tif _, err := os.ReadFile("testdata/text"); err != nil { t.Fatal(err) }\n}\n`,
    })),
  }),
  env: { CGO_ENABLED: '0', GOTOOLCHAIN: 'local', GOFLAGS: '-mod=mod' },
  script: 'XDG_CONFIG_HOME="$PWD/config" go test ./...',
})

const javaModules = 10

const gradle = toolRecipe({
  name: 'gradle',
  path: `.gradle\n${numbers(javaModules)
    .map((n) => `m${n}/build`)
    .join('\n')}`,
  mode: 'unpack',
  files: (commit) => ({
    'build.gradle': "subprojects { apply plugin: 'java' }\n",
    'settings.gradle': `include ${numbers(javaModules).map((n) => `'m${n}'`)}\n`,
    ...modulesOf(commit, javaModules, (n, changed) => ({
      [`m${n}/src/main/java/m${n}/Code.java`]: inJava(n, changed),
    })),
  }),
  script: 'gradle --no-daemon --offline --gradle-user-home ~/.gradle --console plain compileJava',
})

export const projects: Recipe[] = [cargo, ninja, typescript, go, gradle]
