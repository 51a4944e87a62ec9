// A Gradle build of 20 Java modules, which use each other.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { emptyDirectory } from '../bench.ts'
import type { Sources } from '../rolling/recipe.ts'
import { lockOf, type Snapshot, versionsOf } from './history.ts'
import type { Project } from './project.ts'

const count = 20
const modules = Array.from({ length: count }, (_, n) => n)
const functions = Array.from({ length: 20 }, (_, n) => n)
const usesOf = (n: number): number[] => [n - 4, n - 7].filter((other) => other >= 0)

function codeOf(n: number, version: number): string {
  const bodies = functions.map(
    (number) => `  public String f${number}(String s) {
    int x = ${version} + lib.Lib.LOCK;
    for (int k = 0; k < s.length(); k++) x = x * ${number} + s.charAt(k);
    return s + x;
  }
`,
  )
  const calls = usesOf(n).map((other) => ` + new m${other}.Code().f1(s)`)
  return `package m${n};

public class Code {
${bodies.join('\n')}
  public String all(String s) { return f1(s)${calls.join('')}; }
}
`
}

const build = `subprojects {
  apply plugin: 'java'
  if (project.hasProperty('release')) tasks.withType(JavaCompile) { options.compilerArgs += ['-g:none'] }
}
`

/** The library of the lock file is a module with a constant, which the compiler puts into all that use it. */
function sourcesOf(snapshot: Snapshot): Sources {
  const versions = versionsOf(snapshot, count)
  const files: Sources = {
    'build.gradle': build,
    'settings.gradle': `include 'lib', ${modules.map((n) => `'m${n}'`).join(', ')}\n`,
    'gradle.properties': `library=${lockOf(snapshot)}\n`,
    'lib/src/main/java/lib/Lib.java': `package lib;\n\npublic class Lib { public static final int LOCK = ${lockOf(snapshot)}; }\n`,
  }
  for (const n of modules) {
    const uses = ['lib', ...usesOf(n).map((other) => `m${other}`)]
    files[`m${n}/build.gradle`] =
      `dependencies { ${uses.map((name) => `compile project(':${name}')`).join('; ')} }\n`
    files[`m${n}/src/main/java/m${n}/Code.java`] = codeOf(n, versions[n] ?? 0)
    files[`m${n}/src/test/java/m${n}/CodeTest.java`] =
      `package m${n};\n\npublic class CodeTest { String all = new Code().all("x"); }\n`
  }
  return files
}

const gradle = 'gradle --no-daemon --offline --build-cache --console plain'

export const gradleProject: Project = {
  name: 'gradle',
  inputs: () => ({ preset: 'gradle' }),
  env: {},
  jobs: [
    { name: 'lint', script: `${gradle} :m0:compileJava :m1:compileJava :m2:compileJava` },
    { name: 'test', script: `${gradle} classes testClasses` },
    { name: 'release', script: `${gradle} -Prelease classes` },
  ],
  sourcesOf,
  // Java does not look for the home in the environment.
  prepare: async (bench) => ({ GRADLE_USER_HOME: join(await emptyDirectory(bench, 'job'), 'home/.gradle') }),
  // Gradle compiles a module again only if its own sources change, or what other modules may see of those that it uses.
  compiledIn: (text, run) => {
    const files = sourcesOf(run)
    return [...text.matchAll(/^(?:> Task )?:((lib|m\d+):compile(?:Test)?Java)$/gm)].map(([, task, name]) => {
      const sources = ['gradle.properties', `${name}/src/main/java/${name}/Code.java`]
      const hash = createHash('sha256').update(sources.map((file) => files[file] ?? '').join('\0'))
      return `${task} ${hash.digest('hex').slice(0, 16)}`
    })
  },
  buildsOf: ({ home }) => join(home, '.gradle/caches'),
  used: { names: /^build-cache-1\/[0-9a-f]{32}$/ },
  ways: [
    {
      name: 'setup-java',
      source: 'https://github.com/actions/setup-java/blob/main/docs/advanced-usage.md#caching',
      inputs: ({ lock }) => ({
        path: '~/.gradle/caches\n~/.gradle/wrapper',
        key: `setup-java-Linux-x64-gradle-${lock}`,
        'restore-keys': '',
      }),
    },
    {
      name: 'setup-gradle',
      source:
        'https://github.com/gradle/actions/blob/main/docs/setup-gradle.md#caching-build-state-between-jobs',
      inputs: ({ job, run }) => ({
        path: '~/.gradle/caches\n~/.gradle/notifications',
        key: `gradle-home-v1-Linux-${job}-${run}`,
        'restore-keys': `gradle-home-v1-Linux-${job}-\ngradle-home-v1-Linux-`,
      }),
    },
  ],
}
