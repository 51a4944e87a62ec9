// Bundles src/ into the committed dist/ (`--check` only compares them).
// Tests of src/ see whole packages: each replacement here needs a test of dist/ (bundle-parts.test.ts, proxy.test.ts).
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..')
const noHttpClient = join(import.meta.dirname, 'no-http-client.mjs')
const signerParts = join(import.meta.dirname, 'signer-parts.mjs')
const s3Settings = join(import.meta.dirname, 's3-settings.mjs')
const undiciClient = join(import.meta.dirname, 'undici-client.mjs')

const shared = {
  absWorkingDir: root, // keeps the bundle the same in every directory
  outdir: 'dist',
  bundle: true,
  write: false,
  metafile: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  legalComments: 'none',
  // V8 reads all of a file before it runs any of it. Short names take 5 ms off each start. Lines and comments stay, so that
  // people can read the files.
  minifyIdentifiers: true,
  minifySyntax: true,
  logLevel: 'warning',
}

// The whole package.json would be bundled, and every bump of a dev dependency would change dist/.
const versionOnly = {
  name: 'version-only',
  setup({ onLoad }) {
    onLoad({ filter: /package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'))
      return { contents: JSON.stringify({ version }), loader: 'json' }
    })
  },
}

// An alias would also match the paths within undici.
const partsOfUndici = {
  name: 'parts-of-undici',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^undici$/ }, () => ({ path: undiciClient }))
    // Headstart speaks only HTTP/1.1, and sends no forms.
    onResolve({ filter: /\/(client-h2|fetch\/body)\.js$/ }, ({ path }) => ({ path, namespace: 'unused' }))
    onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: '' }))
  },
}

// The client of src/stores/s3/write/commands.ts has its own endpoint, signer and HTTP client.
const partsOfSdk = {
  name: 'parts-of-sdk',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/runtimeConfig$/ }, ({ importer }) =>
      importer.includes('client-s3') ? { path: s3Settings } : undefined,
    )
    onResolve({ filter: /^@(smithy|aws-sdk)\/core\/(client|config|protocols|serde)$/ }, ({ importer }) =>
      /signature-v4\/|xml-builder\/|s3\/(address|client|objects|open)\.ts$/.test(importer)
        ? { path: signerParts }
        : undefined,
    )
    const unused = /\/endpointResolver$|signature-v4-multi-region$|checksums\/(crc|sha)$/
    onResolve({ filter: unused }, ({ path, importer }) =>
      /client-s3|checksums|middleware-sdk-s3/.test(importer)
        ? { path, namespace: 'unused-by-sdk' }
        : undefined,
    )
    // No client of ours has events, and bowser is for browsers.
    onResolve({ filter: /core\/event-streams$|^bowser$/ }, ({ path, kind }) => ({
      path,
      namespace: kind === 'dynamic-import' ? 'never-loaded' : 'unused-by-sdk',
    }))
    onLoad({ filter: /./, namespace: 'never-loaded' }, () => ({ contents: 'export {}' }))
    onLoad({ filter: /./, namespace: 'unused-by-sdk' }, () => ({ contents: unusedBySdk }))
  },
}

// These two are used when the client is loaded.
const unusedBySdk = `module.exports = {
  SignatureV4SignWithCredentials: class {},
  resolveEventStreamSerdeConfig: (config) => config,
}`

// An import of these modules of Node loads them at every start and reads all that they export, which loads more: 20 ms
// in all, and for http an undici of its own, 50 ms. So they load when a name of theirs is first used.
const lighterNode = {
  name: 'lighter-node',
  setup({ onResolve, onLoad }) {
    const heavy = /^(node:)?(assert|child_process|crypto|https?|readline|stream\/consumers|v8|zlib)$/
    onResolve({ filter: heavy }, ({ path, importer, namespace, kind }) => {
      if (namespace === 'lighter-node' || kind === 'dynamic-import') return { path, external: true }
      // One for each importer, so that they make no chunks of their own.
      const suffix = `?${relative(root, importer).replaceAll('node_modules/', '')}`
      return { path: path.replace('node:', ''), namespace: 'lighter-node', suffix }
    })
    onLoad({ filter: /./, namespace: 'lighter-node' }, ({ path, suffix }) => {
      if (path === 'assert') return { contents: assert }
      if (path === 'http' && suffix.startsWith('?undici/')) return { contents: httpOfUndici }
      // esbuild gives its own object for an import the prototype of what the module exports.
      const onUse = `new Proxy({}, { get: (_, name) => require('node:${path}')[name] })`
      return { contents: `module.exports = Object.create(${onUse})${path === 'crypto' ? randomOnCall : ''}` }
    })
  },
}

// @smithy/core takes this function at every start, which would load all of Web Crypto.
const randomOnCall = `
module.exports.getRandomValues = (bytes) => require('node:crypto').getRandomValues(bytes)`

// Node's own also loads what it needs to print differences in colour.
const assert = `module.exports = (holds, why) => {
  if (!holds) throw new Error(why ?? 'The code is in a state that cannot be')
}
module.exports.ok = module.exports`

// undici takes a default from Node's HTTP, and tells its messages apart, which no body of ours is.
const httpOfUndici = 'module.exports = { IncomingMessage: class {}, maxHeaderSize: 16384 }'

const start = join(root, 'src/main/run.ts')

// Modules that several files need become files of their own, one for each combination, and a start took 13 of them. If
// every file imports all of `run`, there is one combination.
const startInOneFile = (files) => ({
  name: 'start-in-one-file',
  setup({ onLoad }) {
    onLoad({ filter: /./ }, async ({ path }) => {
      if (!files.has(path) || path === start) return undefined
      const contents = `${await readFile(path, 'utf8')}\nimport ${JSON.stringify(start)}`
      return { contents, loader: 'default' }
    })
  },
})

const entries = ['restore', 'restore-only', 'post', 'save', 'unmount', 'lazy']

// A module that is imported dynamically becomes a file of its own, loaded when needed.
const options = {
  ...shared,
  entryPoints: {
    ...Object.fromEntries(entries.map((name) => [name, `src/main/${name}.ts`])),
    s3: 'src/stores/s3/open.ts',
    's3-writer': 'src/stores/s3/write/writer.ts',
    's3-credentials': 'src/stores/s3/providers.ts',
    github: 'src/stores/github/open.ts',
    tokens: 'src/job/token-trust.ts',
    'image-tools': 'src/system/squashfs-tools.ts',
    bench: 'bench/src/main.ts',
    presets: 'src/inputs/presets/fill-in.ts',
  },
  splitting: true,
  chunkNames: 'shared-[hash]',
  // Prefers ES modules: esbuild leaves out their unused parts.
  mainFields: ['module', 'main'],
  plugins: [versionOnly, partsOfUndici, partsOfSdk, lighterNode],
  alias: {
    '@actions/http-client': noHttpClient,
    '@actions/http-client/lib/auth': noHttpClient,
  },
}

// Plugins load files before all imports are known, so a first build finds out which files are imported dynamically.
const { metafile } = await build(options)
const late = Object.values(metafile.inputs).flatMap(({ imports }) =>
  imports.filter(({ kind, external }) => kind === 'dynamic-import' && !external).map(({ path }) => path),
)
const files = new Set([...Object.values(options.entryPoints), ...late].map((path) => join(root, path)))
const program = await build({ ...options, plugins: [...options.plugins, startInOneFile(files)] })

// A worker thread loads nothing else.
const thread = await build({ ...shared, entryPoints: ['src/formats/tar-archives/threads/tar-thread.ts'] })

const undicis = new Set(
  Object.keys(program.metafile.inputs).map((path) => path.match(/^.*node_modules\/undici\//)?.[0]),
)
undicis.delete(undefined)
if (undicis.size > 1) fail(`The bundle holds more than one undici: ${[...undicis].join(', ')}`)

// CommonJS packages inside an ES module still call `require` for Node's own modules.
const makeRequire =
  "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n"
const built = new Map(
  [...program.outputFiles, ...thread.outputFiles].map(({ path, text }) => [
    basename(path),
    Buffer.from(/\brequire\b/.test(text) ? makeRequire + text : text),
  ]),
)
const dist = join(root, 'dist')

if (process.argv.includes('--check')) {
  const committed = await readdir(dist).catch(() => [])
  const stale = []
  for (const name of new Set([...built.keys(), ...committed])) {
    const same =
      built.has(name) &&
      committed.includes(name) &&
      (await readFile(join(dist, name))).equals(built.get(name))
    if (!same) stale.push(name)
  }
  if (stale.length > 0) {
    fail(`dist/ is not what src/ builds to (${stale.join(', ')}): run \`npm run build\` and commit dist/.`)
  }
} else {
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist)
  for (const [name, contents] of built) await writeFile(join(dist, name), contents)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
