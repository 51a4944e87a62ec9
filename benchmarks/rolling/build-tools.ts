// Caches of build tools: Gradle, Bazel, Turborepo, Nx, pnpm's store.
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRegistry } from './package-registry.ts'
import { type Recipe, runScript, type Sources, toolRecipe, writeSources } from './recipe.ts'
import { inC, inJava, inTypeScript, modulesOf } from './sources.ts'

const root = join(import.meta.dirname, '../..')
/** The packages of benchmarks/build-tools. */
const packages = join(root, '.tools/build-tools/node_modules')

const javaModules = 6

export const gradle = toolRecipe({
  name: 'gradle',
  path: '~/.gradle/caches',
  mode: 'mount',
  files: (commit) => ({
    'build.gradle': "subprojects { apply plugin: 'java' }\n",
    'settings.gradle': `include ${Array.from({ length: javaModules }, (_, n) => `'m${n}'`)}\n`,
    ...modulesOf(commit, javaModules, (n, changed) => ({
      [`m${n}/src/main/java/m${n}/Code.java`]: inJava(n, changed),
    })),
  }),
  script:
    'gradle --no-daemon --offline --build-cache --gradle-user-home ~/.gradle --console plain compileJava',
  proof: new RegExp(`${javaModules - 1} from cache`),
})

const objects = 12

export const bazel = toolRecipe({
  name: 'bazel',
  path: '~/.cache/bazel-disk',
  mode: 'mount',
  files: (commit) => ({
    WORKSPACE: '',
    // Without cc_library, whose rules come from GitHub.
    BUILD: `[genrule(name="g%d"%n, srcs=["m%d.c"%n], outs=["m%d.o"%n], cmd="gcc -O2 -c $< -o $@") for n in range(${objects})]\n`,
    ...modulesOf(commit, objects, (n, changed) => ({ [`m${n}.c`]: inC(n, changed) })),
  }),
  env: { BAZEL: join(packages, '@bazel/bazel-linux_x64/bazel-2.1.0-linux-x86_64') },
  // A runner's image would have Bazel unpacked, so that is no part of a job.
  script: `"$BAZEL" --batch --install_base="$RUNNER_TOOL_CACHE/bazel" --output_user_root="$RUNNER_TEMP/bazel" \\
    build --disk_cache="$HOME/.cache/bazel-disk" //... 2>&1`,
  proof: new RegExp(`${objects - 1} remote cache hit`),
})

const tasks = 6

function workspaces(commit: number): Sources {
  const build = `node ${join(root, 'node_modules/typescript/bin/tsc')} --ignoreConfig --outDir dist --target es2022 src.ts`
  const manifest = (name: string) => `${JSON.stringify({ name, version: '1.0.0', scripts: { build } })}\n`
  return {
    'package.json': `${JSON.stringify({ name: 'root', private: true, packageManager: 'npm@10.9.0', workspaces: ['packages/*'] })}\n`,
    'turbo.json': '{ "tasks": { "build": { "outputs": ["dist/**"] } }, "cacheMaxSize": "500MB" }\n',
    'nx.json':
      '{ "targetDefaults": { "build": { "cache": true, "outputs": ["{projectRoot}/dist"] } }, "maxCacheSize": "500MB" }\n',
    ...modulesOf(commit, tasks, (n, changed) => ({
      [`packages/p${n}/package.json`]: manifest(`p${n}`),
      [`packages/p${n}/src.ts`]: inTypeScript(n, changed),
    })),
  }
}

export const turborepo = toolRecipe({
  name: 'turborepo',
  path: '.turbo/cache',
  mode: 'mount',
  files: workspaces,
  env: { TURBO_TELEMETRY_DISABLED: '1' },
  script: `${join(packages, '.bin/turbo')} run build --no-daemon`,
  proof: new RegExp(`Cached: +${tasks - 1} cached, ${tasks} total`),
})

const nxBuild: Recipe = toolRecipe({
  name: 'nx',
  path: '.nx/cache\n.nx/workspace-data',
  mode: 'mount',
  files: workspaces,
  env: { NX_DAEMON: 'false', NX_NO_CLOUD: 'true' },
  script: 'node_modules/.bin/nx run-many -t build',
  proof: new RegExp(`${tasks - 1} out of ${tasks} tasks`),
})

export const nx: Recipe = {
  ...nxBuild,
  async checkOut(job, commit, bench) {
    await nxBuild.checkOut(job, commit, bench)
    await symlink(packages, join(job.workspace, 'node_modules'))
  },
}

/** Every commit depends on one package more. */
export const pnpm: Recipe = {
  name: 'pnpm',
  path: '~/.pnpm-store',
  mode: 'unpack',
  isTool: true,
  async checkOut(job, commit, bench) {
    const { projectOf } = await bench.once(packageRegistry)
    await writeSources(job, projectOf(commit))
  },
  build: (job, _, { signal }) =>
    runScript(job, {
      script: `${join(packages, '@pnpm/exe.linux-x64/pnpm')} install --frozen-lockfile --ignore-scripts --store-dir ~/.pnpm-store --reporter append-only`,
      signal,
    }),
  proof: /reused [1-9]\d*, downloaded 1,/,
}
