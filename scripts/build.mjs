// Bundles src/ into the committed dist/ (`--check` only compares the two).
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { licencesOf, packageOf } from './licences.mjs'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const noHttpClient = join(import.meta.dirname, 'no-http-client.mjs')
const programs = ['restore', 'restore-only', 'post', 'save', 'unmount', 'clean', 'lazy']

const bundle = await rolldown({
  cwd: root,
  platform: 'node',
  transform: { target: 'node24' },
  input: {
    ...Object.fromEntries(programs.map((name) => [name, `src/main/${name}.ts`])),
    bench: 'bench/src/main.ts',
    'tar-thread': 'src/formats/tar/threads/tar-thread.ts',
  },
  resolve: {
    mainFields: ['module', 'main'], // prefers ES modules, whose unused parts are left out
    alias: { '@actions/http-client': noHttpClient, '@actions/http-client/lib/auth': noHttpClient },
  },
  preserveEntrySignatures: false,
  // The settings of @smithy/core are imported late, and at once only by the writer, which is loaded late, too.
  checks: { ineffectiveDynamicImport: false },
  onLog: (_, { message }) => fail(message),
})

// A module that is imported dynamically becomes a file of its own, loaded when needed.
const { output } = await bundle.generate({
  entryFileNames: '[name].js',
  chunkFileNames: ({ name, facadeModuleId: id }) => {
    const names = id === null ? [name] : packageOf(id) ? [nameOf(id), name] : [nameOf(id)]
    return `${names.join('-')}.js`
  },
  minifyInternalExports: false, // else a change of one file renames the exports of others
  comments: { legal: false }, // THIRD-PARTY-LICENSES.txt has the licences
  codeSplitting: {
    // A group takes the modules that its first one imports, unless an earlier group has them.
    groups: [
      // What a thread of tar loads: all that a step loads would make it start late.
      { name: 'tar', test: /\/(create|extract|frame|messages|member-paths)\.ts$/, priority: 4 },
      // All that each step loads: on Windows, each further file takes milliseconds.
      { name: 'start', test: /\/src\/main\/run\.ts$/, priority: 3 },
      { name: 'http', test: /\/src\/stores\/transfer\/http\.ts$/, priority: 2 },
      // The check for secrets needs it, too.
      { name: 'xml', test: /\/@aws-sdk\/xml-builder\//, priority: 2 },
      // A restore from a bucket needs few parts of the SDK's packages.
      { name: 's3', test: /\/src\/stores\/s3\/open\.ts$/, priority: 1 },
      {
        name: nameOf,
        debugName: 'packages',
        test: /\/node_modules\//,
        includeDependenciesRecursively: false,
      },
    ],
  },
})

const built = new Map(output.map(({ fileName, code }) => [fileName, code]))
built.set('THIRD-PARTY-LICENSES.txt', licencesOf(output.flatMap(({ moduleIds }) => moduleIds)))

if (process.argv.includes('--check')) {
  const stale = []
  for (const name of new Set([...built.keys(), ...(await readdir(dist).catch(() => []))])) {
    const committed = await readFile(join(dist, name), 'utf8').catch(() => undefined)
    if (committed !== built.get(name)) stale.push(name)
  }
  if (stale.length > 0)
    fail(`dist/ is not what src/ builds to (${stale.join(', ')}): run \`npm run build\` and commit dist/.`)
} else {
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist)
  for (const [name, contents] of built) await writeFile(join(dist, name), contents)
}

/** The package of a module, or the path of a module of ours. */
function nameOf(id) {
  const path = relative(join(root, 'src'), id)
  const name = packageOf(id)?.[1] ?? path.slice(0, -extname(path).length)
  return name.replace('@', '').replaceAll('/', '-')
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
